import Foundation

/// A rule that accepts files whose content is of certain kinds, regardless of their name.
///
/// Content does not identify formats made of text, such as CSV and JSON: those are accepted if the content is
/// text and the name has an extension of theirs. SVG counts as an image, but may hold scripts; to keep it
/// out, list the types instead of the family.
///
/// ```swift
/// Rule.fileType(.png, .jpeg).isSatisfied(by: FileValue(url))
/// Rule.fileType(families: [.image, .video]).isSatisfied(by: FileValue(url))
/// ```
struct FileTypeRule: DescribedRule, Equatable {
  /// The accepted types, under their canonical names.
  let mediaTypes: Set<MediaType>
  /// The accepted families.
  let families: Set<MediaType.Family>

  /// Creates a rule that accepts certain types, and all types of certain families.
  ///
  /// - Parameters:
  ///   - mediaTypes: The accepted types. `image/*` accepts all types that begin with `image/`.
  ///   - families: The families of which all types are accepted.
  init(_ mediaTypes: Set<MediaType> = [], families: Set<MediaType.Family> = []) {
    self.mediaTypes = Set(unifying: mediaTypes.map(\.canonical))
    self.families = families
  }

  var details: RuleDescription { .fileType }

  var arguments: RuleArguments {
    [
      "types": mediaTypes.isEmpty ? nil : mediaTypes.map(\.description).sorted(byKey: \.self),
      "families": families.isEmpty ? nil : families.map(\.rawValue).sorted(byKey: \.self),
    ]
  }

  func isSatisfied(by file: FileValue) -> Bool { verdict(on: file) == .satisfied }

  func verdict(on file: FileValue) -> RuleVerdict {
    guard let mediaType = file.mediaType else { return file.verdictWithoutAnswer }
    return accepts(mediaType, of: file) ? .satisfied : .unsatisfied
  }

  private func accepts(_ mediaType: MediaType, of file: FileValue) -> Bool {
    if mediaTypes.contains(mediaType) { return true }
    if mediaTypes.contains(MediaType(type: mediaType.type, subtype: "*")) { return true }
    if let family = mediaType.family, families.contains(family) { return true }
    guard mediaType == .plainText else { return false }
    return mediaTypes.contains {
      $0.isKnownByExtensionOnly && $0.fileExtensions.contains(where: file.hasExtension)
    }
  }
}

extension MediaType {
  /// Whether content shows no more than that files of the type are text.
  var isKnownByExtensionOnly: Bool {
    self == .json || (type == "text" && self != .plainText && self != .html)
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts files whose content is of certain types, regardless of their name.
  ///
  /// See ``MediaType``.
  public static func fileType(_ mediaTypes: MediaType...) -> Self {
    Self(FileTypeRule(Set(unifying: mediaTypes)))
  }

  /// A rule that accepts files whose content is of certain types, regardless of their name.
  ///
  /// See ``MediaType``.
  public static func fileType(in mediaTypes: Set<MediaType>) -> Self { Self(FileTypeRule(mediaTypes)) }

  /// A rule that accepts files whose content is of certain families, regardless of their name.
  ///
  /// See ``MediaType``.
  public static func fileType(families: Set<MediaType.Family>) -> Self {
    Self(FileTypeRule(families: families))
  }
}

/// A rule that accepts files whose name has an extension that is usual for what they contain.
///
/// It rejects a program with the name `photo.jpg`. Files of an unknown kind are not accepted.
struct FileTypeAgreementRule: DescribedRule, Equatable {
  var details: RuleDescription { .fileTypeAgreement }

  func isSatisfied(by file: FileValue) -> Bool { verdict(on: file) == .satisfied }

  func verdict(on file: FileValue) -> RuleVerdict {
    guard let mediaType = file.mediaType else { return file.verdictWithoutAnswer }
    return agrees(mediaType, withNameOf: file) ? .satisfied : .unsatisfied
  }

  private func agrees(_ mediaType: MediaType, withNameOf file: FileValue) -> Bool {
    if mediaType.fileExtensions.contains(where: file.hasExtension) { return true }
    // A name without an extension, or with nothing before it, tells nothing.
    guard mediaType == .plainText,
      let parts = file.name?.split(separator: ".", omittingEmptySubsequences: false),
      let name = parts.last, parts.count > 2 || parts.count == 2 && !parts[0].isEmpty
    else { return false }
    return MediaType(fileExtension: String(name))?.isKnownByExtensionOnly ?? false
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts files whose name has an extension that is usual for what they contain.
  ///
  /// See ``MediaType``.
  public static var fileTypeMatchesExtension: Self { Self(FileTypeAgreementRule()) }
}

/// A rule that accepts files whose name has one of certain extensions.
///
/// Case does not matter, and an extension may have several parts, as in `tar.gz`. The name does not
/// identify the content; `.fileType` reads that.
///
/// ```swift
/// Rule.fileExtension("jpg", "png").isSatisfied(
///   by: FileValue(data, name: "Me.JPG"))  // true
/// ```
struct FileExtensionRule: DescribedRule, Equatable {
  /// The accepted extensions, in lowercase and without the dot.
  let fileExtensions: Set<String>

  /// Creates a rule that accepts certain extensions, of either case, with or without the dot.
  ///
  /// - Precondition: There is one.
  init(_ fileExtensions: Set<String>) {
    precondition(!fileExtensions.isEmpty, "No extension is accepted")
    self.fileExtensions = Set(
      fileExtensions.map { ($0.hasPrefix(".") ? String($0.dropFirst()) : $0).lowercased() })
  }

  var details: RuleDescription { .fileExtension }

  var arguments: RuleArguments { ["extensions": fileExtensions.sorted(byKey: \.self)] }

  func isSatisfied(by file: FileValue) -> Bool {
    fileExtensions.contains(where: file.hasExtension)
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts files whose name has one of certain extensions, of either case.
  ///
  /// - Precondition: There is one.
  public static func fileExtension(_ fileExtensions: String...) -> Self {
    Self(FileExtensionRule(Set(fileExtensions)))
  }

  /// A rule that accepts files whose name has one of certain extensions, of either case.
  ///
  /// - Precondition: There is one.
  public static func fileExtension(in fileExtensions: Set<String>) -> Self {
    Self(FileExtensionRule(fileExtensions))
  }
}

extension RuleDescription {
  static let fileExtension = RuleDescription(ofFiles: "file-extension")

  static let fileType = RuleDescription(ofFiles: "file-type", places: ["files": .files()])

  static let fileTypeAgreement = RuleDescription(ofFiles: "file-type-agreement")

  static let fileSize = RuleDescription(
    ofFiles: "file-size", keys: { MessageKeys(.init(named: $0, none: "\($0).maximum"), $1) },
    places: MessagePlace.fileSizes)

  static let imageSize = RuleDescription(
    ofFiles: "image-size", keys: imageSizeKeys, places: ["files": .files(ofFamilies: ["image"])])

  static let fileCount = RuleDescription(
    ofFiles: "file-count", keys: { MessageKeys(.init($0, minimum: "\($0).minimum"), $1) })

  static let totalFileSize = RuleDescription(
    ofFiles: "total-file-size", keys: { MessageKeys(.init($0, minimum: "\($0).minimum"), $1) },
    places: MessagePlace.fileSizes)

  private convenience init(ofFiles name: String, keys: Keys? = nil, places: [String: MessagePlace] = [:]) {
    self.init(
      name, keys: keys,
      unreadableKeys: { name, _ in MessageKeys("\(name).unreadable", shared: "unreadable-file") },
      places: places)
  }

  @Sendable
  private static func imageSizeKeys(_ name: String, _ parameters: [String: JSONValue]) -> MessageKeys {
    let sides = [
      ("minimumWidth", "\(name).minimum-width"), ("maximumWidth", "\(name).maximum-width"),
      ("minimumHeight", "\(name).minimum-height"), ("maximumHeight", "\(name).maximum-height"),
    ]
    let bounds = sides.filter { parameters[$0.0] != nil }
    var keys: MessageKeys =
      switch bounds.map(\.0) {
      case []: MessageKeys(shared: fileType.name)
      case ["minimumWidth", "minimumHeight"]: MessageKeys("\(name).minimum")
      case ["maximumWidth", "maximumHeight"]: MessageKeys("\(name).maximum")
      default: MessageKeys()
      }
    keys.sentences = bounds.map { [$0.1] }
    return keys
  }
}

extension RuleDescriptor<FileValue> {
  /// The rules for files.
  static var files: [Self] {
    [
      Self(
        .fileExtension, ".fileExtension(\"png\", \"jpg\")", "files whose name has an extension",
        with: ["extensions": ["png", "jpg"]], valid: samplePhoto, invalid: sampleLetter
      ) {
        let extensions: [String] = try $0.value("extensions")
        guard !extensions.isEmpty else {
          throw $0.error("no extension is accepted; name one", at: "extensions")
        }
        return .fileExtension(in: Set(unifying: extensions))
      },
      Self(
        .fileType, ".fileType(families: [.image])", "files of a type, by their content",
        with: ["families": ["image"]], valid: samplePhoto, invalid: sampleLetter, make: fileType),
      Self(
        .fileTypeAgreement, ".fileTypeMatchesExtension", "files whose content is what the name says",
        valid: sampleLetter, invalid: sampleDisguise
      ) { _ in .fileTypeMatchesExtension },
      Self(
        .fileSize, ".fileSize(...5_000_000)", "files of a size in bytes", with: ["maximum": 20],
        valid: sampleLetter, invalid: samplePhoto
      ) { Rule(FileSizeRule(try $0.counts())) },
      Self(
        .imageSize, ".imageSize(width: ...640, height: ...480)",
        "images of a width and height in pixels", with: ["maximumWidth": 640, "maximumHeight": 480],
        valid: samplePhoto, invalid: sampleLetter
      ) {
        let width = try pixels("minimumWidth", "maximumWidth", &$0)
        return .imageSize(width: width, height: try pixels("minimumHeight", "maximumHeight", &$0))
      },
    ]
  }

  /// The header of an image, 640 pixels wide and 480 high.
  fileprivate static var samplePhoto: FileValue {
    FileValue(
      Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
          + [0, 0, 2, 0x80, 0, 0, 1, 0xE0, 8, 2, 0, 0, 0]), name: "photo.png")
  }

  fileprivate static var sampleLetter: FileValue {
    FileValue(Data("%PDF-1.7\n".utf8), name: "letter.pdf")
  }

  private static var sampleDisguise: FileValue {
    FileValue(Data("%PDF-1.7\n".utf8), name: "letter-called.png")
  }

  @Sendable
  private static func fileType(_ parameters: inout RuleParameters) throws -> Rule<FileValue> {
    let names: [String]? = try parameters.optionalValue("types")
    let families = try parameters.optionalChoices("families", as: MediaType.Family.self)
    guard names != nil || families != nil else { throw try parameters.missing(["types", "families"]) }
    let types = try (names ?? []).map {
      guard let type = MediaType($0) else {
        let message = "\(RuleDataText.quoted($0)) is not a media type; write one such as image/png"
        throw parameters.error(message, at: "types")
      }
      return type
    }
    guard !types.isEmpty || families?.isEmpty == false else {
      throw parameters.error("no type is accepted; name one, such as image/png")
    }
    return Rule(FileTypeRule(Set(unifying: types), families: Set(unifying: families ?? [])))
  }

  private static func pixels(
    _ minimum: String, _ maximum: String, _ parameters: inout RuleParameters
  ) throws -> ClosedRange<Int> {
    let least = try parameters.optionalCount(minimum, least: 1) ?? 1
    return try parameters.range(least, try parameters.optionalCount(maximum, least: 1) ?? .max)
  }
}

extension RuleDescriptor<[FileValue]> {
  /// The rules for several files.
  static var fileLists: [Self] {
    let photo = RuleDescriptor<FileValue>.samplePhoto
    let letter = RuleDescriptor<FileValue>.sampleLetter
    return [
      Self(
        .fileCount, ".fileCount(...1)", "a number of files", with: ["maximum": 1], valid: [photo],
        invalid: [photo, letter]
      ) { .fileCount(try $0.counts()) },
      Self(
        .totalFileSize, ".totalFileSize(...5_000_000)", "files that together have a size in bytes",
        with: ["maximum": 30], valid: [photo], invalid: [photo, letter]
      ) { Rule(TotalFileSizeRule(try $0.counts())) },
    ]
  }
}
