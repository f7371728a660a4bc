import Foundation

/// A rule that accepts files whose content is of certain kinds, regardless of their name.
///
/// Content does not identify formats made of text, such as CSV and JSON: those are accepted if the content is
/// text and the name has an extension of theirs. SVG counts as an image, but may hold scripts; to keep it
/// out, list the types instead of the family.
///
/// ```swift
/// FileTypeRule([.png, .jpeg]).isSatisfied(by: FileValue(url))
/// FileTypeRule(families: [.image, .video]).isSatisfied(by: FileValue(url))
/// ```
public struct FileTypeRule: ValidationRule, Equatable {
  /// The accepted types, under their canonical names.
  public let mediaTypes: Set<MediaType>
  /// The accepted families.
  public let families: Set<MediaType.Family>

  /// Creates a rule that accepts certain types, and all types of certain families.
  ///
  /// - Parameters:
  ///   - mediaTypes: The accepted types.
  ///   - families: The families of which all types are accepted.
  public init(_ mediaTypes: Set<MediaType> = [], families: Set<MediaType.Family> = []) {
    self.mediaTypes = Set(unifying: mediaTypes.map(\.canonical))
    self.families = families
  }

  public var name: String { "file-type" }

  public var parameters: [String: JSONValue] {
    var parameters: [String: JSONValue] = [:]
    if !mediaTypes.isEmpty {
      parameters["types"] = .array(mediaTypes.map(\.description).sorted(byKey: \.self).map(JSONValue.string))
    }
    if !families.isEmpty {
      parameters["families"] = .array(families.map(\.rawValue).sorted(byKey: \.self).map(JSONValue.string))
    }
    return parameters
  }

  public func isSatisfied(by file: FileValue) -> Bool { verdict(on: file) == .satisfied }

  public func verdict(on file: FileValue) -> RuleVerdict {
    guard let mediaType = file.mediaType else { return file.verdictWithoutAnswer }
    return accepts(mediaType, of: file) ? .satisfied : .unsatisfied
  }

  private func accepts(_ mediaType: MediaType, of file: FileValue) -> Bool {
    if mediaTypes.contains(mediaType) { return true }
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
public struct FileTypeAgreementRule: ValidationRule, Equatable {
  /// Creates the rule.
  public init() {}

  public var name: String { "file-type-agreement" }

  public func isSatisfied(by file: FileValue) -> Bool { verdict(on: file) == .satisfied }

  public func verdict(on file: FileValue) -> RuleVerdict {
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
/// identify the content; ``FileTypeRule`` reads that.
///
/// ```swift
/// FileExtensionRule(["jpg", "png"]).isSatisfied(
///   by: FileValue(data, name: "Me.JPG"))  // true
/// ```
public struct FileExtensionRule: ValidationRule, Equatable {
  /// The accepted extensions, in lowercase and without the dot.
  public let fileExtensions: Set<String>

  /// Creates a rule that accepts certain extensions, of either case, with or without the dot.
  ///
  /// - Precondition: There is one.
  public init(_ fileExtensions: Set<String>) {
    precondition(!fileExtensions.isEmpty, "No extension is accepted")
    self.fileExtensions = Set(
      fileExtensions.map { ($0.hasPrefix(".") ? String($0.dropFirst()) : $0).lowercased() })
  }

  public var name: String { "file-extension" }

  public var parameters: [String: JSONValue] {
    ["extensions": .array(fileExtensions.sorted(byKey: \.self).map(JSONValue.string))]
  }

  public func isSatisfied(by file: FileValue) -> Bool {
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

extension RuleDescriptor<FileValue> {
  /// The rules for files.
  static var files: [Self] {
    [
      Self(
        "file-extension", ".fileExtension(\"png\", \"jpg\")", "files whose name has an extension",
        with: ["extensions": ["png", "jpg"]], valid: samplePhoto, invalid: sampleLetter
      ) {
        let extensions: [String] = try $0.value("extensions")
        guard !extensions.isEmpty else {
          throw $0.error("no extension is accepted; name one", at: "extensions")
        }
        return .fileExtension(in: Set(unifying: extensions))
      },
      Self(
        "file-type", ".fileType(families: [.image])", "files of a type, by their content",
        with: ["families": ["image"]], valid: samplePhoto, invalid: sampleLetter, make: fileType),
      Self(
        "file-type-agreement", ".fileTypeMatchesExtension", "files whose content is what the name says",
        valid: sampleLetter, invalid: sampleDisguise
      ) { _ in .fileTypeMatchesExtension },
      Self(
        "file-size", ".fileSize(...5_000_000)", "files of a size in bytes", with: ["maximum": 20],
        valid: sampleLetter, invalid: samplePhoto,
        keys: { MessageKeys(.init(named: "file-size", none: "file-size.maximum"), $0) }
      ) { Rule(FileSizeRule(try $0.counts())) },
      Self(
        "image-size", ".imageSize(width: ...640, height: ...480)",
        "images of a width and height in pixels", with: ["maximumWidth": 640, "maximumHeight": 480],
        valid: samplePhoto, invalid: sampleLetter, keys: imageSizeKeys
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

  @Sendable
  private static func imageSizeKeys(_ parameters: [String: JSONValue]) -> MessageKeys {
    let sides = [
      ("minimumWidth", "image-size.minimum-width"), ("maximumWidth", "image-size.maximum-width"),
      ("minimumHeight", "image-size.minimum-height"), ("maximumHeight", "image-size.maximum-height"),
    ]
    let bounds = sides.filter { parameters[$0.0] != nil }
    var keys: MessageKeys =
      switch bounds.map(\.0) {
      case []: MessageKeys(shared: "file-type")
      case ["minimumWidth", "minimumHeight"]: MessageKeys("image-size.minimum")
      case ["maximumWidth", "maximumHeight"]: MessageKeys("image-size.maximum")
      default: MessageKeys()
      }
    keys.sentences = bounds.map { [$0.1] }
    return keys
  }
}

extension RuleDescriptor<[FileValue]> {
  /// The rules for several files.
  static var fileLists: [Self] {
    let photo = RuleDescriptor<FileValue>.samplePhoto
    let letter = RuleDescriptor<FileValue>.sampleLetter
    return [
      Self(
        "file-count", ".fileCount(...1)", "a number of files", with: ["maximum": 1], valid: [photo],
        invalid: [photo, letter],
        keys: { MessageKeys(.init("file-count", minimum: "file-count.minimum"), $0) }
      ) { Rule(FileCountRule(try $0.counts())) },
      Self(
        "total-file-size", ".totalFileSize(...5_000_000)", "files that together have a size in bytes",
        with: ["maximum": 30], valid: [photo], invalid: [photo, letter],
        keys: { MessageKeys(.init("total-file-size", minimum: "total-file-size.minimum"), $0) }
      ) { Rule(TotalFileSizeRule(try $0.counts())) },
    ]
  }
}
