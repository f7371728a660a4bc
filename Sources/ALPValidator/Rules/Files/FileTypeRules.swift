public import ValidationFormats

/// A rule that accepts files whose content is of certain kinds, whatever their name says.
///
/// Content does not tell formats made of text, such as CSV and JSON: those are accepted if the content is
/// text and the name has an extension of theirs. SVG counts as an image, but may hold scripts; to keep it
/// out, list the types instead of the family.
///
/// ```swift
/// FileTypeRule([.png, .jpeg]).isSatisfied(by: FileValue(url))
/// FileTypeRule(families: [.image, .video]).isSatisfied(by: FileValue(url))
/// ```
public struct FileTypeRule: ValidationRule, Hashable {
  /// The accepted types, under their canonical names.
  public let mediaTypes: Set<MediaType>
  /// The accepted families.
  public let families: Set<MediaType.Family>

  /// Creates a rule that accepts certain types, and all types of certain families.
  public init(_ mediaTypes: Set<MediaType> = [], families: Set<MediaType.Family> = []) {
    self.mediaTypes = Set(mediaTypes.map(\.canonical))
    self.families = families
  }

  public var name: String { "file-type" }

  public var parameters: [String: JSONValue] {
    var parameters: [String: JSONValue] = [:]
    if !mediaTypes.isEmpty {
      parameters["types"] = .array(mediaTypes.map(\.description).sorted().map(JSONValue.string))
    }
    if !families.isEmpty {
      parameters["families"] = .array(families.map(\.rawValue).sorted().map(JSONValue.string))
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
      $0.isToldByExtensionOnly && $0.fileExtensions.contains(where: file.hasExtension)
    }
  }
}

extension MediaType {
  /// Whether content shows no more than that files of the type are text.
  var isToldByExtensionOnly: Bool {
    self == .json || (type == "text" && self != .plainText && self != .html)
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts files whose content is of certain types, whatever their name says.
  public static func fileType(_ mediaTypes: MediaType...) -> Self { Self(FileTypeRule(Set(mediaTypes))) }

  /// A rule that accepts files whose content is of certain types, whatever their name says.
  public static func fileType(in mediaTypes: Set<MediaType>) -> Self { Self(FileTypeRule(mediaTypes)) }

  /// A rule that accepts files whose content is of certain families, whatever their name says.
  public static func fileType(families: Set<MediaType.Family>) -> Self {
    Self(FileTypeRule(families: families))
  }
}

/// A rule that accepts files whose name has an extension that is usual for what they contain.
///
/// It tells a program that is called `photo.jpg`. Files of an unknown kind are not accepted.
public struct FileTypeAgreementRule: ValidationRule, Hashable {
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
    guard mediaType == .plainText, let name = file.name?.split(separator: ".").last else { return false }
    return MediaType(fileExtension: String(name))?.isToldByExtensionOnly ?? false
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts files whose name has an extension that is usual for what they contain.
  public static var fileTypeMatchesExtension: Self { Self(FileTypeAgreementRule()) }
}

/// A rule that accepts files whose name has one of certain extensions.
///
/// Case does not matter, and an extension may have several parts, as in `tar.gz`. The name says nothing of
/// the content; ``FileTypeRule`` looks at that.
///
/// ```swift
/// FileExtensionRule(["jpg", "png"]).isSatisfied(by: FileValue(data, name: "Me.JPG"))  // true
/// ```
public struct FileExtensionRule: ValidationRule, Hashable {
  /// The accepted extensions, in lower case and without a dot in front.
  public let fileExtensions: Set<String>

  /// Creates a rule that accepts certain extensions, of either case, with or without a dot in front.
  public init(_ fileExtensions: Set<String>) {
    self.fileExtensions = Set(
      fileExtensions.map { ($0.hasPrefix(".") ? String($0.dropFirst()) : $0).lowercased() })
  }

  public var name: String { "file-extension" }

  public var parameters: [String: JSONValue] {
    ["extensions": .array(fileExtensions.sorted().map(JSONValue.string))]
  }

  public func isSatisfied(by file: FileValue) -> Bool {
    fileExtensions.contains(where: file.hasExtension)
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts files whose name has one of certain extensions, of either case.
  public static func fileExtension(_ fileExtensions: String...) -> Self {
    Self(FileExtensionRule(Set(fileExtensions)))
  }

  /// A rule that accepts files whose name has one of certain extensions, of either case.
  public static func fileExtension(in fileExtensions: Set<String>) -> Self {
    Self(FileExtensionRule(fileExtensions))
  }
}
