/// The name of a kind of file, such as `image/png`, and what is known of it.
///
/// The grammar is `type-name "/" subtype-name` of [RFC 6838, section
/// 4.2](https://www.rfc-editor.org/rfc/rfc6838#section-4.2), without parameters and in lower case, because
/// upper case means the same.
///
/// ```swift
/// MediaType("image/jpeg")?.fileExtensions  // ["jpg", "jpeg", "jpe", "jfif"]
/// MediaType(fileExtension: "PDF")          // .pdf
/// MediaType.docx.family                    // .document
/// ```
public struct MediaType: Sendable, Hashable {
  /// A coarse kind of file, as people name it.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// Still and animated pictures.
    case image
    /// Sound.
    case audio
    /// Moving pictures, with or without sound.
    case video
    /// Fonts and collections of them.
    case font
    /// Files that hold other files, and compressed files.
    case archive
    /// Text, with or without layout, spreadsheets and presentations.
    case document
  }

  /// The part before the slash, such as `image`.
  public let type: String

  /// The part after the slash, such as `png`.
  public let subtype: String

  /// Creates a media type from its parts, which must be well formed and in lower case.
  init(type: String, subtype: String) {
    self.type = type
    self.subtype = subtype
  }

  /// The family of the type, or `nil` if it has none, as `application/wasm` and unknown application types.
  public var family: Family? {
    if let entry = MediaTypeIndex.shared.entry(for: self) { return entry.family }
    return switch type {
    case "image": .image
    case "audio": .audio
    case "video": .video
    case "font": .font
    case "text": .document
    default: nil
    }
  }

  /// The usual extensions of such files, in lower case, the most usual first; empty if none is known.
  public var fileExtensions: [String] { MediaTypeIndex.shared.entry(for: self)?.fileExtensions ?? [] }

  /// The name under which this library knows the type, such as `image/jpeg` for `image/pjpeg`.
  ///
  /// Recognition by content answers with this name. It is the one that servers and browsers use most.
  public var canonical: MediaType { MediaTypeIndex.shared.entry(for: self)?.mediaType ?? self }

  /// Creates the media type of files with a certain extension, or `nil` if the extension is not known.
  ///
  /// Case does not matter, and neither does a dot in front.
  public init?(fileExtension: String) {
    guard let entry = MediaTypeIndex.shared.entry(forFileExtension: fileExtension) else { return nil }
    self = entry.mediaType
  }
}

extension MediaType: LosslessStringConvertible {
  /// The type, a slash, and the subtype.
  public var description: String { "\(type)/\(subtype)" }

  /// Creates a media type from its name, such as `image/png`, or `nil` if it is malformed or has parameters.
  public init?(_ description: String) {
    let parts = description.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(Self.isRestrictedName) else { return nil }
    self.init(
      type: String(Substring(parts[0])).lowercased(), subtype: String(Substring(parts[1])).lowercased())
  }

  /// Returns whether the bytes are a `restricted-name`: a letter or digit, then at most 126 of a few more.
  private static func isRestrictedName(_ bytes: Substring.UTF8View) -> Bool {
    guard let first = bytes.first, first.isASCIIAlphanumeric, bytes.count <= 127 else { return false }
    return bytes.allSatisfy { $0.isASCIIAlphanumeric || "!#$&-^_.+".utf8.contains($0) }
  }
}
