/// The mapping of characters that people type in host names to those of labels.
///
/// Browsers and mail clients apply the mapping of [UTS
/// #46](https://www.unicode.org/reports/tr46/#ProcessingStepMap) before IDNA2008: uppercase letters become
/// lowercase, full-width and other compatibility characters plain ones, and ideographic full stops dots. The
/// deviation characters, such as `ß`, stay as they are.
///
/// Ignored code points, such as the soft hyphen, are removed where a program asks for that. In URLs and email
/// addresses they are rejected, because they are invisible and pasted by accident, or to deceive.
enum IDNAMappings {
  /// Whether UTS #46 ignores a code point: its status is `ignored`, so that step 1 of the processing removes
  /// it.
  static func isIgnored(_ codePoint: UInt32) -> Bool {
    ignoredCodePoints.withBytes { CodePointRanges.entry(of: codePoint, in: $0) != nil }
  }

  /// Calls a function with each code point that a code point is mapped to.
  static func forEachMapped(_ codePoint: UInt32, _ body: (UInt32) -> Void) {
    if codePoint < 0x80 {
      body(0x41...0x5A ~= codePoint ? codePoint | 0x20 : codePoint)
    } else if !table.withBytes({ forEachMapped(codePoint, in: $0, body) }) {
      body(codePoint)
    }
  }

  private static func forEachMapped(
    _ codePoint: UInt32, in table: Span<UInt8>, _ body: (UInt32) -> Void
  ) -> Bool {
    guard let (first, rest) = CodePointRanges.entry(of: codePoint, in: table) else { return false }
    var index = rest
    var offset = codePoint &- first
    if table[index] == "=" {
      offset = 0
      index &+= 1
    } else if table[index] == "/" {
      guard offset & 1 == 0 else { return false }
      index &+= 2
    }
    index &+= 1
    if let element = element(Int(offset), from: index, in: table) {
      index = element
      offset = 0
    }
    while true {
      body(CodePointRanges.number(in: table, from: &index) &+ offset)
      guard index < table.count, table[index] == "+" else { return true }
      index &+= 1
    }
  }

  /// Returns where an element of a list with commas begins, or `nil` without a list.
  private static func element(_ number: Int, from start: Int, in table: Span<UInt8>) -> Int? {
    var index = start
    for _ in 0..<number {
      while index < table.count, table[index] > UInt8(ascii: ",") || table[index] == "+" {
        index &+= 1
      }
      guard index < table.count, table[index] == "," else { return nil }
      index &+= 1
    }
    return index
  }
}

/// A host name after the mapping of UTS #46 and Normalization Form C.
struct MappedHostname {
  /// The name in UTF-8.
  private(set) var bytes = ContiguousArray<UInt8>()

  /// The code points since the last one that composes with nothing before it.
  private var stretch = InternationalizedLabel.CodePointBuffer()

  /// Maps a name in UTF-8, or fails on a name of ASCII characters, which needs no mapping, and on one that is
  /// too long.
  ///
  /// - Parameters:
  ///   - source: The name.
  ///   - removesIgnored: Whether ignored code points are removed before anything else
  ///     ([UTS #46, section 4](https://www.unicode.org/reports/tr46/#ProcessingStepMap), step 1).
  @inline(never)
  init?(_ source: Span<UInt8>, removesIgnored: Bool = false) {
    guard source.count <= HostnameFormat.maximumUnicodeCount, !source.isPlainASCII else { return nil }
    bytes.reserveCapacity(source.count)
    var index = 0
    var isShort = true
    while index < source.count {
      guard let (codePoint, byteCount) = source.codePoint(at: index) else { return nil }
      if !removesIgnored || !IDNAMappings.isIgnored(codePoint) {
        IDNAMappings.forEachMapped(codePoint) { isShort = append($0) && isShort }
        guard isShort else { return nil }
      }
      index &+= byteCount
    }
    flush()
  }

  /// Appends a mapped code point; returns false if it is one of too many that compose.
  private mutating func append(_ codePoint: UInt32) -> Bool {
    if stretch.count == 1, let syllable = Self.hangulSyllable(of: stretch[0], and: codePoint) {
      stretch[0] = syllable
      return true
    }
    if codePoint < 0x80 || IDNACodePoints.shared[codePoint].isBoundary { flush() }
    return stretch.append(codePoint)
  }

  private mutating func flush() {
    guard stretch.count > 0 else { return }
    if stretch.count > 1 { stretch = stretch.normalized ?? stretch }
    for index in 0..<stretch.count { append(utf8: stretch[index]) }
    stretch = InternationalizedLabel.CodePointBuffer()
  }

  private mutating func append(utf8 codePoint: UInt32) {
    guard let scalar = Unicode.Scalar(codePoint) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? .encodedReplacementCharacter)
  }

  /// The composition of conjoining jamo ([The Unicode Standard, section
  /// 3.12](https://www.unicode.org/versions/latest/core-spec/chapter-3/#G56669)).
  private static func hangulSyllable(of first: UInt32, and second: UInt32) -> UInt32? {
    switch (first, second) {
    case (0x1100...0x1112, 0x1161...0x1175): ((first &- 0x1100) &* 21 &+ second &- 0x1161) &* 28 &+ 0xAC00
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first &- 0xAC00) % 28 == 0: first &+ second &- 0x11A7
    default: nil
    }
  }
}

extension HostnameFormat {
  /// Returns the canonical form of a name, in which letters are lowercase and Unicode labels are A-labels.
  ///
  /// - Parameter bytes: A name that the recognizer accepts, with or without mapping. The root dot is left
  ///   out.
  /// - Returns: The canonical form.
  static func canonicalName(_ bytes: Span<UInt8>) -> String {
    guard let name = MappedHostname(bytes, removesIgnored: true) else { return asciiForm(bytes) }
    return asciiForm(name.bytes.span)
  }

  private static func asciiForm(_ name: Span<UInt8>) -> String {
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(name.count)
    var start = 0
    while start < name.count {
      var end = start
      var label = InternationalizedLabel.CodePointBuffer()
      while end < name.count, name[end] != "." {
        guard let (codePoint, byteCount) = name.codePoint(at: end) else { break }
        _ = label.append(codePoint)
        end &+= byteCount
      }
      if start > 0 { result.append(UInt8(ascii: ".")) }
      let bytes = name.extracting(start..<end)
      if bytes.isPlainASCII {
        for index in bytes.indices {
          result.append(bytes[index] &- 0x41 < 26 ? bytes[index] | 0x20 : bytes[index])
        }
      } else {
        result.append(contentsOf: "xn--".utf8)
        Punycode.encode(label) { result.append($0) }
      }
      start = end &+ 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
