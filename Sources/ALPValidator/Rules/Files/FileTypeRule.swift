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
