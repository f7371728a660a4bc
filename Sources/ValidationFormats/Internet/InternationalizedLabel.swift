/// What is known of one label of a host name that is not all ASCII, in either of its forms.
///
/// It is a U-label after [RFC 5891, section 4.2](https://www.rfc-editor.org/rfc/rfc5891#section-4.2): in
/// Normalization Form C, of code points that [RFC 5892](https://www.rfc-editor.org/rfc/rfc5892) allows, contextual rules
/// included, without a hyphen at either end or in the third and fourth place, without a leading mark. Nothing is mapped,
/// so that capital letters are no part of one.
struct InternationalizedLabel {
  /// The most octets of a label of the domain name system.
  static let maximumCount = 63

  /// The number of octets of the ASCII form, `xn--` included.
  let asciiCount: Int

  /// Whether there is a right-to-left character, which makes the whole name a Bidi domain name.
  let isRightToLeft: Bool

  /// Whether the label satisfies the Bidi rule, which all labels of a Bidi domain name must.
  let satisfiesBidiRule: Bool

  /// Reads a Unicode label in UTF-8.
  init?(_ bytes: Span<UInt8>) {
    var rules = Rules()
    var codePoints = CodePointBuffer()
    var index = 0
    while index < bytes.count {
      guard let (codePoint, byteCount) = bytes.codePoint(at: index), rules.accepts(codePoint),
        codePoints.append(codePoint)
      else { return nil }
      index &+= byteCount
    }
    guard rules.acceptsEnd, !rules.mayCompose || codePoints.isComposed else { return nil }
    asciiCount = 4 &+ Punycode.encodedCount(of: codePoints)
    guard asciiCount <= Self.maximumCount else { return nil }
    isRightToLeft = rules.isRightToLeft
    satisfiesBidiRule = rules.satisfiesBidiRule
  }

  /// Reads a label that begins with `xn--`.
  ///
  /// It is not encoded again for a comparison: there is but one encoding of what ``Punycode`` decodes, case aside.
  init?(asciiForm bytes: Span<UInt8>) {
    asciiCount = bytes.count
    guard asciiCount > 4, asciiCount <= Self.maximumCount else { return nil }
    let encoded = bytes.extracting(4..<asciiCount)
    // Decoded in place, because a result would be copied.
    var label = Punycode()
    var rules = Rules()
    guard label.decode(encoded), label.allSatisfy(in: encoded, { rules.accepts($0) }), rules.acceptsEnd else {
      return nil
    }
    if rules.mayCompose {
      var codePoints = CodePointBuffer()
      guard label.allSatisfy(in: encoded, { codePoints.append($0) }), codePoints.isComposed else {
        return nil
      }
    }
    isRightToLeft = rules.isRightToLeft
    satisfiesBidiRule = rules.satisfiesBidiRule
  }
}
