/// Recognizes postal codes in the shape that a region gives them, such as `SW1A 1AA` in `GB`.
///
/// Shapes, not deliveries: a code may have the right shape and still belong to no street. Where a country
/// uses only some first digits or letters, no others are accepted. Letters may be lowercase and the space
/// within a code may be missing, as people type them; other spaces and signs may not. See `PostalCodeTable`
/// for the sources.
///
/// ```swift
/// PostalCodeFormat.matches("1012 SZ", region: "NL")  // true
/// PostalCodeFormat.matches("1012SZ", region: "nl")   // true
/// PostalCodeFormat.matches("1012 SZ", region: "DE")  // false
/// ```
public enum PostalCodeFormat {
  /// The regions that have postal codes, as ISO 3166-1 alpha-2 codes in alphabetical order.
  ///
  /// The list contains `XK` (Kosovo), `AC` (Ascension Island) and `TA` (Tristan da Cunha), which CLDR has,
  /// too.
  public static var regions: [String] { PostalCodeIndex.shared.regions }

  /// Returns whether a region is known to have postal codes.
  ///
  /// - Parameter region: An ISO 3166-1 alpha-2 code in either case.
  /// - Returns: `true` if a region is known to have postal codes.
  public static func isSupported(region: String) -> Bool {
    region.withBytes { PostalCodeIndex.shared.row(of: $0) } != nil
  }

  /// Returns whether the whole text is a postal code of a region.
  ///
  /// ```swift
  /// PostalCodeFormat.matches("00950", region: "PL", .lenient)    // true
  /// PostalCodeFormat.matches("D-10115", region: "DE", .lenient)  // true
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - region: An ISO 3166-1 alpha-2 code in either case. A region that is unknown or has no postal codes,
  ///     as Hong Kong, has no text that matches, the empty one included; ``regions`` lists the others.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a postal code of a region.
  public static func matches(_ text: String, region: String, _ options: Options = .standard) -> Bool {
    let index = PostalCodeIndex.shared
    guard let row = region.withBytes({ index.row(of: $0) }) else { return false }
    let isCode = text.withBytes { index.matches($0, row: row) }
    guard !isCode, options.contains(.allowsSeparators) || options.contains(.allowsCountryPrefix) else {
      return isCode
    }
    return matchesTyped(text, region: region, row: row, options)
  }

  // Apart, so that the function above has nothing to release.
  @inline(never)
  private static func matchesTyped(_ text: String, region: String, row: Int, _ options: Options) -> Bool {
    TypedPostalCode(text, region: region, row: row, index: .shared).standard(options) != nil
  }

  /// Returns the canonical form of a postal code, uppercase with the separator of its shape and without a
  /// prefix that may be missing, or `nil` for other text.
  ///
  /// ```swift
  /// PostalCodeFormat.canonical("sw1a1aa", region: "GB")  // "SW1A 1AA"
  /// PostalCodeFormat.canonical("CH-8001", region: "CH")  // "8001"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text, in any spelling that ``matches(_:region:_:)`` allows.
  ///   - region: An ISO 3166-1 alpha-2 code in either case.
  /// - Returns: The canonical form of a postal code, uppercase with the separator of its shape and without a
  ///   prefix that may be missing, or `nil` for other text.
  public static func canonical(_ text: String, region: String) -> String? {
    let index = PostalCodeIndex.shared
    guard let row = region.withBytes({ index.row(of: $0) }) else { return nil }
    return TypedPostalCode(text, region: region, row: row, index: index).standard(.lenient)
  }
}

/// A postal code as people type it.
private struct TypedPostalCode {
  /// The most bytes that are looked at; no code with its separators has as many.
  private static let maximumCount = 64

  /// The distinguishing signs of vehicles that differ from the codes of the regions, in the use of European
  /// posts; Åland is in Finland.
  ///
  /// Source: UNECE, distinguishing signs used on vehicles in international traffic (as of 2025).
  private static let signs = [
    "AT": "A", "AX": "FI", "BE": "B", "DE": "D", "ES": "E", "FI": "FIN", "FR": "F", "HU": "H", "IT": "I",
    "LI": "FL",
    "LU": "L", "NO": "N", "PT": "P", "SE": "S", "SI": "SLO",
  ]

  private let text: String
  private let region: String
  private let row: Int
  private let index: PostalCodeIndex

  init(_ text: String, region: String, row: Int, index: PostalCodeIndex) {
    self.text = text
    self.region = region.uppercased()
    self.row = row
    self.index = index
  }

  /// Returns the code in its standard spelling, or `nil` if there is none.
  func standard(_ options: PostalCodeFormat.Options) -> String? {
    guard text.utf8.count <= Self.maximumCount else { return nil }
    guard options.contains(.allowsSeparators) else {
      return prefixes(isAllowed: options.contains(.allowsCountryPrefix)).lazy.compactMap {
        withoutPrefix(text, $0, "-")
      }
      .first { isCode($0) }
    }
    let isPlain = TypedText.withCode(text, true, true) { code in
      for index in code.indices where !code[index].isASCIIAlphanumeric { return false }
      return true
    }
    guard isPlain == true else { return nil }
    let code = TypedText.characters(of: text)
    for prefix in prefixes(isAllowed: options.contains(.allowsCountryPrefix)) {
      if let rest = withoutPrefix(code, prefix, ""), let code = separated(rest) { return code }
    }
    return separated(code)
  }

  private func prefixes(isAllowed: Bool) -> [String] {
    isAllowed ? [region] + (Self.signs[region].map { [$0] } ?? []) : []
  }

  private func withoutPrefix(_ code: String, _ prefix: String, _ separator: String) -> String? {
    let start = prefix + separator
    guard code.utf8.count > start.utf8.count, code.prefix(start.utf8.count).uppercased() == start else {
      return nil
    }
    return String(code.dropFirst(start.utf8.count))
  }

  private func isCode(_ code: String) -> Bool { code.withBytes { index.matches($0, row: row) } }

  /// Returns a code with the separator of its shape, of which there is at most one.
  private func separated(_ code: String) -> String? {
    let isNumber = code.utf8.allSatisfy(\.isASCIIDigit)
    for separator in isNumber ? ["-", " "] : [" ", "-"] {
      for offset in 1..<max(code.utf8.count, 1) {
        let candidate = String(code.prefix(offset)) + separator + String(code.dropFirst(offset))
        if isCode(candidate) { return candidate }
      }
    }
    return isCode(code) ? code : nil
  }
}

/// The table of postal codes in the form in which texts are matched: sets of positions in the shapes of a
/// region, as bits.
///
/// All shapes of a region follow each other, with one bit for each element. Reading a byte moves
/// every bit to the next element (and past one that may be missing) and keeps those whose element the byte
/// fits: the bit-parallel automaton of Baeza-Yates and Gonnet ("A new approach to text searching", 1992).
struct PostalCodeIndex: Sendable {
  static let shared = PostalCodeIndex(PostalCodeTable.text)

  /// The regions of the table, in its order.
  let regions: [String]

  /// By region, from `AA` to `ZZ`, where its row begins, or 0; then the rows.
  private let words: [UInt64]

  /// What stands where in a row.
  private enum Row {
    static let firsts = 0
    static let lasts = 1
    static let beforeOption = 2
    static let fits = 3
    static let count = 3 + 64
  }

  private static let regionCount = 26 * 26

  /// Returns where the row of a region begins, or nil for a region without postal codes.
  func row(of region: Span<UInt8>) -> Int? {
    guard region.count == 2, region[0].isASCIILetter, region[1].isASCIILetter else { return nil }
    let row = words[Int((region[0] | 0x20) &- 0x61) &* 26 &+ Int((region[1] | 0x20) &- 0x61)]
    return row == 0 ? nil : Int(truncatingIfNeeded: row)
  }

  /// Returns whether all the bytes have one of the shapes of a row.
  @inline(__always)
  func matches(_ bytes: Span<UInt8>, row: Int) -> Bool {
    let firsts = words[row &+ Row.firsts]
    let beforeOption = words[row &+ Row.beforeOption]
    var places: UInt64 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte &- 0x20 < 0x60 else { return false }
      let fits = words[row &+ Row.fits &+ Self.column(of: byte)]
      // The first element of a shape follows no other, least of all the last of the shape before.
      places = index == 0 ? fits & firsts : (places &<< 1 | (places & beforeOption) &<< 2) & (fits & ~firsts)
      guard places != 0 else { return false }
    }
    return places & words[row &+ Row.lasts] != 0
  }

  /// The column of a byte from 0x20 on: letters of either case share one, digits and signs have their own.
  @inline(__always)
  private static func column(of byte: UInt8) -> Int { Int(byte & 0x1F | (byte & 0x40) &>> 1) }
}

extension PostalCodeIndex {
  /// Parses a table in the notation of ``PostalCodeTable``.
  ///
  /// - Precondition: Each line is a region of two uppercase letters, a space, and shapes of at most 64
  ///   elements.
  init(_ table: String) {
    var regions: [String] = []
    var words = [UInt64](repeating: 0, count: Self.regionCount)
    words.reserveCapacity(16_384)
    var rows: [(shapes: [UInt8], start: Int)] = []
    for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) {
      let region = Array(line.prefix(2))
      let shapes = Array(line.dropFirst(3))
      precondition(
        region.count == 2 && region.allSatisfy { 0x41...0x5A ~= $0 } && !shapes.isEmpty,
        "No region and shapes in \"\(String(decoding: line, as: UTF8.self))\"")
      regions.append(String(decoding: region, as: UTF8.self))
      let row = rows.first { $0.shapes == shapes }?.start ?? words.count
      if row == words.count {
        rows.append((shapes, row))
        words += Self.row(for: shapes)
      }
      words[Int(region[0] - 0x41) * 26 + Int(region[1] - 0x41)] = UInt64(row)
    }
    self.regions = regions
    self.words = words
  }

  /// Returns the row of words for the shapes of a region.
  private static func row(for shapes: [UInt8]) -> [UInt64] {
    var row = [UInt64](repeating: 0, count: Row.count)
    var bit: UInt64 = 1
    for shape in shapes.split(separator: UInt8(ascii: "|")) {
      let elements = elements(of: Array(shape))
      for (index, element) in elements.enumerated() {
        precondition(bit != 0, "More than 64 elements in \"\(String(decoding: shapes, as: UTF8.self))\"")
        for byte in element.bytes { row[Row.fits + column(of: byte)] |= bit }
        let following = elements[(index + 1)...]
        let options = following.prefix(while: \.isOptional).count
        precondition(
          options <= 1 && (index > 0 || !element.isOptional) || options == following.count,
          "Neighbours that may both be missing in \"\(String(decoding: shape, as: UTF8.self))\"")
        if options == following.count { row[Row.lasts] |= bit }
        if options == 1, following.count > 1 { row[Row.beforeOption] |= bit }
        if index == 0 { row[Row.firsts] |= bit }
        bit <<= 1
      }
    }
    return row
  }

  /// What stands at one place of a shape.
  struct Element {
    var bytes: [UInt8]
    var isOptional = false
  }

  /// Returns the elements of one shape.
  static func elements(of shape: [UInt8]) -> [Element] {
    var elements: [Element] = []
    var index = 0
    while index < shape.count {
      let byte = shape[index]
      index += 1
      switch byte {
      case "#": elements.append(Element(bytes: Array(0x30...0x39)))
      case "@": elements.append(Element(bytes: Array(0x41...0x5A)))
      case " ": elements.append(Element(bytes: [0x20], isOptional: true))
      case "~": elements.append(Element(bytes: [UInt8(ascii: "-")], isOptional: true))
      case "?": elements[elements.count - 1].isOptional = true
      case "[":
        var set: [UInt8] = []
        while shape[index] != "]" {
          // A hyphen that stands first is itself, any other joins the ends of a range.
          if shape[index] == "-", let low = set.last {
            index += 1
            set += (low + 1)...shape[index]
          } else {
            set.append(shape[index])
          }
          index += 1
        }
        index += 1
        elements.append(Element(bytes: set))
      default: elements.append(Element(bytes: [byte]))
      }
    }
    return elements
  }
}

extension PostalCodeFormat {
  /// The options of postal codes.
  public struct Options: LenientFormatOptions {
    /// You can leave out the hyphen or space, or put any space, dash or dot anywhere, and type
    /// full-width characters in place of ASCII.
    public static let allowsSeparators = Self(rawValue: 1 << 0)
    /// The code can follow the region's code or vehicle sign and a hyphen, as in `D-10115` on letters
    /// from abroad.
    public static let allowsCountryPrefix = Self(rawValue: 1 << 1)

    public static let lenient: Self = [.allowsSeparators, .allowsCountryPrefix]
    public static let names: [OptionName] = ["allowsSeparators", "allowsCountryPrefix"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
