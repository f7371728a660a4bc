/// The properties of all code points that a Unicode label may have.
///
/// A table of two stages: the upper bits of a code point choose a page, the lower bits an entry of it. Pages that are
/// the same all over, such as those of Han, are stored once.
struct IDNACodePoints: Sendable {
  static let shared = IDNACodePoints(table)

  private static let pageSize = 256

  /// Where the page of each 256 code points begins in `entries`; past the end, no code point is allowed.
  private var pages: [Int] = []

  /// The pages one after the other, the first of them for code points of which none is allowed.
  private var entries = [IDNAProperties](repeating: .disallowed, count: pageSize)

  /// Reads a table; the ranges of its lines ascend.
  private init(_ table: String) {
    table.withBytes { bytes in
      var fullPages: [UInt32: Int] = [:]
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let line = bytes.extracting(start..<end)
        let (range, step, wordsStart) = Self.range(line)
        let properties = Self.properties(line.extracting(wordsStart..<line.count))
        insert(properties, range, step: step, &fullPages)
        start = end + 1
      }
    }
  }

  /// The properties of a code point.
  subscript(_ codePoint: UInt32) -> IDNAProperties {
    let page = Int(codePoint &>> 8)
    guard page < pages.count else { return .disallowed }
    return entries[pages[page] &+ Int(codePoint & 0xFF)]
  }

  /// Sets the properties of a range.
  ///
  /// - Parameter fullPages: The pages that have the same properties all over.
  private mutating func insert(
    _ properties: IDNAProperties, _ range: ClosedRange<Int>, step: Int, _ fullPages: inout [UInt32: Int]
  ) {
    var codePoint = range.lowerBound
    while codePoint <= range.upperBound {
      let (page, offset) = codePoint.quotientAndRemainder(dividingBy: Self.pageSize)
      if offset == 0, step == 1, range.upperBound - codePoint >= Self.pageSize - 1 {
        let start = fullPages[properties.bits] ?? appendPage(of: properties)
        fullPages[properties.bits] = start
        setPage(page, to: start)
        codePoint += Self.pageSize
      } else {
        if page >= pages.count || pages[page] == 0 { setPage(page, to: appendPage(of: .disallowed)) }
        entries[pages[page] + offset] = properties
        codePoint += step
      }
    }
  }

  private mutating func appendPage(of properties: IDNAProperties) -> Int {
    entries += repeatElement(properties, count: Self.pageSize)
    return entries.count - Self.pageSize
  }

  private mutating func setPage(_ page: Int, to start: Int) {
    if page >= pages.count { pages += repeatElement(0, count: page - pages.count + 1) }
    pages[page] = start
  }

  /// Reads `0061`, `0061-007A` or `0101-0131/2` at the start of a line.
  private static func range(_ line: Span<UInt8>) -> (range: ClosedRange<Int>, step: Int, end: Int) {
    var first: Int?
    var last = 0
    var index = 0
    while index < line.count, line[index] != UInt8(ascii: " "), line[index] != UInt8(ascii: "/") {
      if line[index] == UInt8(ascii: "-") {
        first = last
        last = 0
      } else {
        last = last * 16 + line[index].hexDigitValue
      }
      index += 1
    }
    let hasStep = index < line.count && line[index] == UInt8(ascii: "/")
    return ((first ?? last)...last, hasStep ? 2 : 1, hasStep ? index + 2 : index)
  }

  /// Reads the words of a line, each behind a space.
  private static func properties(_ words: Span<UInt8>) -> IDNAProperties {
    var properties = IDNAProperties.plain
    var start = 1
    while start < words.count {
      var end = start
      while end < words.count, words[end] != UInt8(ascii: " ") { end += 1 }
      properties.insert(words.extracting(start..<end))
      start = end + 1
    }
    return properties
  }
}

extension UInt8 {
  /// The value of a digit or of one of `A` to `F`; without meaning for any other byte.
  var hexDigitValue: Int { isASCIIDigit ? digitValue : Int(self &- 0x37) }
}
