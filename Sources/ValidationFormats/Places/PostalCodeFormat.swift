/// Recognizes postal codes in the shape that a region gives them, such as `SW1A 1AA` in `GB`.
///
/// Shapes, not deliveries: a code may have the right shape and still belong to no street. Where a country uses
/// only some first digits or letters, no others are accepted. Letters may be lower case and the space within a code
/// may be missing, as people type them; other spaces and signs may not. See `PostalCodeTable` for the sources.
///
/// ```swift
/// PostalCodeFormat.matches("1012 SZ", region: "NL")  // true
/// PostalCodeFormat.matches("1012SZ", region: "nl")  // true
/// PostalCodeFormat.matches("1012 SZ", region: "DE")  // false
/// ```
public enum PostalCodeFormat {
  /// The regions that have postal codes, as ISO 3166-1 alpha-2 codes in alphabetical order.
  ///
  /// With them are `XK` (Kosovo), `AC` (Ascension Island) and `TA` (Tristan da Cunha), which CLDR knows as well.
  public static var regions: [String] { PostalCodeIndex.shared.regions }

  /// Returns whether the whole text is a postal code of a region.
  ///
  /// - Parameter region: An ISO 3166-1 alpha-2 code in either case. A region that is unknown or has no postal codes,
  ///   as Hong Kong, has no text that matches, the empty one included; ``regions`` lists the others.
  public static func matches(_ text: String, region: String) -> Bool {
    let index = PostalCodeIndex.shared
    guard let row = region.withBytes({ index.row(of: $0) }) else { return false }
    return text.withBytes { index.matches($0, row: row) }
  }
}
