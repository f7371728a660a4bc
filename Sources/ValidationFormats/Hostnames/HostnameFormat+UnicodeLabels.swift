extension HostnameFormat.Labels {
  /// Reads the labels of any name; nil if one of them, or the whole, is none.
  init?(_ bytes: Span<UInt8>, asciiOnly: Bool, extensions: HostnameFormat.Extensions = .init()) {
    var cursor = SeparatorCursor()
    switch HostnameFormat.scan(bytes, from: 0, cursor: &cursor, extensions: extensions) {
    case .labels(let labels, bytes.count): self = labels
    case .labels, .invalid: return nil
    case .undecided: self.init(unicode: bytes, asciiOnly: asciiOnly, extensions: extensions)
    }
  }

  /// Reads the labels of a name, some of which are Unicode in one form or the other.
  @inline(never)
  init?(unicode bytes: Span<UInt8>, asciiOnly: Bool, extensions: HostnameFormat.Extensions = .init()) {
    guard bytes.count <= HostnameFormat.maximumUnicodeCount else { return nil }
    var asciiCount = 0
    var hasRightToLeftLabel = false
    var hasLabelAgainstBidiRule = false
    var start = 0
    var cursor = SeparatorCursor()
    while true {
      let (end, dotLength, isASCII) = HostnameFormat.endOfLabel(in: bytes, from: start, cursor: &cursor)
      guard !asciiOnly || isASCII && dotLength <= 1 else { return nil }
      let isRootDotNext = extensions.allowsRootDot && dotLength > 0 && end &+ dotLength == bytes.count
      let isLast = dotLength == 0 || isRootDotNext
      let bytesOfLabel = bytes.extracting(start..<end)
      if !isASCII || HostnameFormat.isASCIIForm(bytesOfLabel) {
        guard
          let label = isASCII
            ? InternationalizedLabel(asciiForm: bytesOfLabel) : InternationalizedLabel(bytesOfLabel)
        else { return nil }
        asciiCount &+= label.asciiCount
        if label.isRightToLeft { hasRightToLeftLabel = true }
        if !label.satisfiesBidiRule { hasLabelAgainstBidiRule = true }
        isLastNumeric = false
      } else {
        let allowsUnderscores = extensions.allowsUnderscores && !isLast
        guard
          let isNumeric = HostnameFormat.isNumericLabel(bytesOfLabel, allowsUnderscores: allowsUnderscores)
        else { return nil }
        asciiCount &+= bytesOfLabel.count
        // Of the Bidi rule, this is what is left for letters, digits, hyphens and underscores.
        if !bytesOfLabel[0].isASCIILetter || bytesOfLabel[bytesOfLabel.count - 1] == "_" {
          hasLabelAgainstBidiRule = true
        }
        isLastNumeric = isNumeric
      }
      count += 1
      if isLast { break }
      start = end &+ dotLength
    }
    asciiFormCount = asciiCount &+ count - 1
    guard asciiFormCount <= 253, !hasRightToLeftLabel || !hasLabelAgainstBidiRule else { return nil }
  }
}

extension HostnameFormat.Labels {
  /// Reads the labels of a name after mapping, unless it needs none.
  ///
  /// Nothing is allocated for a name whose characters are those of labels.
  ///
  /// - Parameters:
  ///   - bytes: The name.
  ///   - removesIgnored: Whether the ignored code points of UTS #46 are removed first.
  ///   - extensions: What the name may have besides.
  init?(
    mapping bytes: Span<UInt8>, removesIgnored: Bool = false, extensions: HostnameFormat.Extensions = .init()
  ) {
    if let labels = Self(bytes, asciiOnly: false, extensions: extensions) {
      self = labels
    } else {
      guard let name = MappedHostname(bytes, removesIgnored: removesIgnored) else { return nil }
      self.init(name.bytes.span, asciiOnly: false, extensions: extensions)
    }
  }
}

extension HostnameFormat {
  /// The most bytes of a name with Unicode labels: no octet of the ASCII form stands for more than four
  /// bytes, and the root dot has three at most.
  static let maximumUnicodeCount = 4 * 253 + 3

  /// Finds the end of a label, and what stands there: a dot of one or three bytes, or nothing.
  @inline(__always)
  private static func endOfLabel(
    in bytes: Span<UInt8>, from start: Int, cursor: inout SeparatorCursor
  ) -> (end: Int, dotLength: Int, isASCII: Bool) {
    var isASCII = true
    while true {
      let index = cursor.next(in: bytes)
      guard index < bytes.count else { return (bytes.count, 0, isASCII) }
      // The rest of a dot of three bytes.
      guard index >= start else { continue }
      let dotLength = dotLength(in: bytes, at: index)
      if dotLength > 0 { return (index, dotLength, isASCII) }
      if bytes[index] >= 0x80 { isASCII = false }
    }
  }

  /// Whether a label of letters, digits and hyphens, and perhaps underscores, is a number; nil if it is none.
  private static func isNumericLabel(_ label: Span<UInt8>, allowsUnderscores: Bool) -> Bool? {
    let hyphen = UInt8(ascii: "-")
    guard 1...InternationalizedLabel.maximumCount ~= label.count, label[0] != hyphen,
      label[label.count - 1] != hyphen
    else { return nil }
    var isNumeric = true
    for index in label.indices {
      let byte = label[index]
      if byte.isASCIIDigit { continue }
      isNumeric = false
      guard byte.isASCIILetter || byte == hyphen || byte == "_" && allowsUnderscores else {
        return nil
      }
    }
    return isNumeric || isNumber(label, from: 0, to: label.count)
  }

  /// Whether a label of ASCII characters begins with `xn--`.
  private static func isASCIIForm(_ label: Span<UInt8>) -> Bool {
    label.count >= 4 && label[2] == "-" && label[3] == "-"
      && label[0] | 0x20 == "x" && label[1] | 0x20 == "n"
  }

  /// The number of bytes of the dot at an index, 0 if there is none.
  ///
  /// The ideographic full stops U+3002, U+FF0E and U+FF61 are dots as well
  /// ([RFC 3490, section 3.1](https://www.rfc-editor.org/rfc/rfc3490#section-3.1)), because keyboards for
  /// ideographs have them in the place of the dot.
  @inline(__always)
  static func dotLength(in bytes: Span<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 { return byte == "." ? 1 : 0 }
    guard index + 2 < bytes.count else { return 0 }
    return switch (byte, bytes[index + 1], bytes[index + 2]) {
    case (0xE3, 0x80, 0x82), (0xEF, 0xBC, 0x8E), (0xEF, 0xBD, 0xA1): 3
    default: 0
    }
  }
}
