import ALPValidator

/// A rule that accepts letters, marks, digits, dots, underscores and hyphens, by a pattern.
///
/// Most user names need no regular expression.
struct UserNameCharactersRule: ValidationRule {
  private let pattern: PatternRule

  init() throws(PatternError) { pattern = try PatternRule(#"[\p{L}\p{M}\p{Nd}._-]+"#) }

  var name: String { pattern.name }

  var parameters: [String: JSONValue] { pattern.parameters }

  func isSatisfied(by text: String) -> Bool { verdict(on: text) == .satisfied }

  func verdict(on text: String) -> RuleVerdict {
    guard !text.isEmpty else { return .unsatisfied }
    let isCommon = text.utf8.allSatisfy(Self.isCommon) || text.unicodeScalars.allSatisfy(Self.isCommon)
    return isCommon ? .satisfied : pattern.verdict(on: text)
  }

  private static func isCommon(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E, 0x5F, 0x2D: true
    default: false
    }
  }

  /// Returns whether a character of ASCII, or of the Latin, Greek and Cyrillic scripts, is accepted.
  ///
  /// These have the same category in every version of Unicode since 7.0, so the version of the standard
  /// library is as good as that of the engine.
  private static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E, 0x5F, 0x2D: return true
    case 0xC0..<0x530:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark:
        return true
      default: return false
      }
    default: return false
    }
  }
}
