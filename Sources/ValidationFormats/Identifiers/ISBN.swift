/// A book number, whichever of its two lengths it was written in.
///
/// Two numbers of the same book are equal: `ISBN("0-306-40615-2") == ISBN("978-0-306-40615-7")`.
public struct ISBN: Sendable, Hashable {
  /// The thirteen digits without hyphens.
  public let isbn13: String

  /// Creates a book number from text that `ISBNFormat` recognizes.
  public init?(_ text: String) {
    guard let version = text.withBytes({ ISBNFormat.version(of: $0) }) else { return nil }
    let characters = text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
    switch version {
    case .isbn13:
      isbn13 = String(decoding: characters, as: UTF8.self)
    case .isbn10:
      let digits = [9, 7, 8] + characters.dropLast().map(\.digitValue)
      let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
      isbn13 = (digits + [(10 - sum % 10) % 10]).map(String.init).joined()
    }
  }

  /// The ten characters of the older form, or nil for a number under 979, which has none.
  public var isbn10: String? {
    guard isbn13.hasPrefix("978") else { return nil }
    let digits = isbn13.utf8.dropFirst(3).dropLast().map(\.digitValue)
    let sum = digits.enumerated().reduce(0) { $0 + $1.element * (10 - $1.offset) }
    let check = (11 - sum % 11) % 11
    return digits.map(String.init).joined() + (check == 10 ? "X" : String(check))
  }
}

extension ISBN: LosslessStringConvertible {
  /// The thirteen digits without hyphens.
  public var description: String { isbn13 }
}
