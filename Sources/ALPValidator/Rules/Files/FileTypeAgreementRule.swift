import ValidationFormats

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
