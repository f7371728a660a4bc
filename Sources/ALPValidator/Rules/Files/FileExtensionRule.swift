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
