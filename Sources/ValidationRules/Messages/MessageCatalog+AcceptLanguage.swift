extension MessageCatalog {
  /// Creates the messages in the language that a client prefers, by the header `Accept-Language`, or in
  /// English.
  ///
  /// The header is read as [RFC 9110, section 12.5.4](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4)
  /// says: the range with the highest weight wins, of equal ones the first, a weight of 0 excludes a
  /// language, and `*` stands for any other. A range is shortened to the next available language: `de-AT`
  /// becomes `de`. Write the language that was chosen, ``languageTag``, into `Content-Language`, and
  /// `Accept-Language` into `Vary`.
  ///
  /// ```swift
  /// MessageCatalog(acceptLanguage: "da, en-GB;q=0.8, de;q=0.9").languageTag
  /// // "de"
  /// ```
  ///
  /// - Parameter header: The value of the header; `nil` for English.
  public init(acceptLanguage header: String?) {
    self.init(language: header.flatMap { LanguageRanges($0).language } ?? "en")
  }
}

/// The languages that a client accepts, the preferred one first.
struct LanguageRanges {
  private struct Range {
    var tag: String
    /// In thousandths.
    var weight: Int
  }

  /// The most ranges of a header that are read. Browsers send fewer than ten.
  private static let greatestCount = 50

  private let ranges: [Range]

  /// Reads the value of a header. What is not a range is skipped.
  init(_ header: String) {
    var ranges: [Range] = []
    for element in header.utf8.split(separator: UInt8(ascii: ","), maxSplits: Self.greatestCount).prefix(
      Self.greatestCount)
    {
      if let range = Self.range(Substring(element)) { ranges.append(range) }
    }
    // Stable, so that of equal weights the first wins.
    self.ranges = ranges.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
  }

  /// The tag of the available language that is preferred; `nil` if there is none.
  var language: String? {
    let listed = ranges.filter { $0.tag != "*" }
    let excluded = Set(
      listed.filter { $0.weight == 0 }.compactMap { range in
        MessageCatalog.availableLanguage(for: range.tag).flatMap { Self.isSame($0, range.tag) ? $0 : nil }
      })
    for range in ranges where range.weight > 0 {
      guard range.tag == "*" else {
        if let tag = MessageCatalog.availableLanguage(for: range.tag), !excluded.contains(tag) { return tag }
        continue
      }
      let others = Set(listed.compactMap { MessageCatalog.availableLanguage(for: $0.tag) })
      return (["en"] + MessageCatalog.availableLanguages).first { !others.contains($0) }
    }
    return nil
  }

  private static func isSame(_ tag: String, _ other: String) -> Bool {
    tag.lowercased() == other.lowercased()
  }

  private static func range(_ element: Substring) -> Range? {
    let parts = element.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmed }
    guard let tag = parts.first, !tag.isEmpty else { return nil }
    var weight = 1000
    for parameter in parts.dropFirst() {
      guard let value = parameter.valueOfWeight else { continue }
      guard let thousandths = thousandths(value) else { return nil }
      weight = thousandths
    }
    return Range(tag: tag, weight: weight)
  }

  /// Returns a weight in thousandths; `nil` for a text that is not a weight of section 12.4.2.
  private static func thousandths(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, whole == "0" || whole == "1" else { return nil }
    let fraction = parts.count > 1 ? parts[1] : ""
    let isNumber = fraction.utf8.count <= 3 && fraction.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber, let digits = Int("0" + fraction + String(repeating: "0", count: 3 - fraction.utf8.count))
    else { return nil }
    let weight = (whole == "1" ? 1000 : 0) + digits
    return weight <= 1000 ? weight : nil
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}

extension String {
  /// The value of a parameter `q=…`; `nil` for another parameter.
  fileprivate var valueOfWeight: Substring? {
    let parts = split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Substring(parts[0]).trimmed.lowercased() == "q" else { return nil }
    return Substring(Substring(parts[1]).trimmed)
  }
}
