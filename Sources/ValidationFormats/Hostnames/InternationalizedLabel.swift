/// The properties of one label of a host name that is not all ASCII, in either of its forms.
///
/// It is a U-label after [RFC 5891, section 4.2](https://www.rfc-editor.org/rfc/rfc5891#section-4.2): in
/// Normalization Form C, of code points that [RFC 5892](https://www.rfc-editor.org/rfc/rfc5892) allows,
/// contextual rules included, without a hyphen at either end or in the third and fourth place, without a
/// leading mark. Nothing is mapped, so uppercase letters are not part of one.
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
  /// It is not encoded again for a comparison: there is but one encoding of what ``Punycode`` decodes, case
  /// aside.
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

extension InternationalizedLabel {
  /// The rules for the code points of a Unicode label, which are added in order.
  struct Rules {
    /// The requirement of a code point for the next one.
    private enum Demand { case nothing, letterL, greek, joining }

    private var count = 0
    private var isASCII = true
    private var previousCodePoint: UInt32 = 0
    private var previous = IDNAProperties.disallowed

    private var demand = Demand.nothing
    /// The joining type of the last code point that is not transparent.
    private var joining = IDNAProperties.Joining.none
    private var hasKatakanaMiddleDot = false
    private var hasKanaOrHan = false
    private var hasArabicIndicDigit = false
    private var hasExtendedArabicIndicDigit = false

    private var firstDirection: IDNAProperties.Directions = []
    private var lastDirection: IDNAProperties.Directions = []
    private var directions: IDNAProperties.Directions = []

    /// Whether a code point might compose with those before it, so that the label may not be in Normalization
    /// Form C.
    private(set) var mayCompose = false
  }
}

extension InternationalizedLabel.Rules {
  /// Adds the next code point, and returns whether it is allowed there.
  @inline(__always)
  mutating func accepts(_ codePoint: UInt32) -> Bool {
    codePoint < 0x80 ? acceptsASCII(UInt8(truncatingIfNeeded: codePoint)) : acceptsOther(codePoint)
  }

  private mutating func acceptsOther(_ codePoint: UInt32) -> Bool {
    let properties = IDNACodePoints.shared[codePoint]
    guard properties.isAllowed, meetsDemand(codePoint, properties),
      !properties.isContextual || isAllowedInContext(codePoint),
      count > 0 || !properties.isMark
    else { return false }
    // Marks in the wrong order are not in Normalization Form C.
    let combiningClass = properties.combiningClass
    guard combiningClass == 0 || combiningClass >= previous.combiningClass else { return false }
    isASCII = false
    if properties.joinsPrevious { mayCompose = true }
    if properties.joining != .transparent { joining = properties.joining }
    if properties.script == .kanaOrHan { hasKanaOrHan = true }
    append(codePoint, properties)
    return true
  }

  @inline(__always)
  private mutating func acceptsASCII(_ byte: UInt8) -> Bool {
    let properties: IDNAProperties
    switch byte {
    case "a"..."z":
      properties = .asciiLetter
    case "0"..."9":
      properties = .asciiDigit
    case "-":
      // Neither first nor in both the third and the fourth place.
      guard count > 0, count != 3 || previousCodePoint != UInt32(byte) else { return false }
      properties = .hyphen
    default:
      return false
    }
    guard demand == .nothing || meetsDemand(UInt32(byte), properties) else { return false }
    joining = .none
    append(UInt32(byte), properties)
    return true
  }

  @inline(__always)
  private mutating func append(_ codePoint: UInt32, _ properties: IDNAProperties) {
    let direction = properties.direction
    if count == 0 { firstDirection = direction }
    directions.formUnion(direction)
    if direction != .nonspacingMark { lastDirection = direction }
    previousCodePoint = codePoint
    previous = properties
    count += 1
  }

  /// Whether a label may end here.
  var acceptsEnd: Bool {
    !isASCII && previousCodePoint != UInt32(UInt8(ascii: "-")) && demand == .nothing
      && (!hasKatakanaMiddleDot || hasKanaOrHan) && (!hasArabicIndicDigit || !hasExtendedArabicIndicDigit)
  }

  /// The contextual rules of [RFC 5892, appendix A](https://www.rfc-editor.org/rfc/rfc5892#appendix-A), as
  /// far as they look back; what they say of the code points that follow is left as a demand.
  private mutating func isAllowedInContext(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x200C:  // zero width non-joiner
      if previous.isVirama { return true }
      demand = .joining
      return joining == .left || joining == .dual
    case 0x200D:  // zero width joiner
      return previous.isVirama
    case 0x00B7:  // middle dot, as in Catalan
      demand = .letterL
      return previousCodePoint == UInt32(UInt8(ascii: "l"))
    case 0x0375:  // Greek lower numeral sign
      demand = .greek
    case 0x05F3, 0x05F4:  // Hebrew geresh and gershayim
      return previous.script == .hebrew
    case 0x30FB:  // katakana middle dot
      hasKatakanaMiddleDot = true
    case 0x0660...0x0669:
      hasArabicIndicDigit = true
    case 0x06F0...0x06F9:
      hasExtendedArabicIndicDigit = true
    default:
      return false
    }
    return true
  }

  private mutating func meetsDemand(_ codePoint: UInt32, _ properties: IDNAProperties) -> Bool {
    switch demand {
    case .nothing:
      return true
    case .letterL:
      demand = .nothing
      return codePoint == UInt32(UInt8(ascii: "l"))
    case .greek:
      demand = .nothing
      return properties.script == .greek
    case .joining:
      if properties.joining == .transparent { return true }
      demand = .nothing
      return properties.joining == .right || properties.joining == .dual
    }
  }
}

extension InternationalizedLabel.Rules {
  /// Whether there is a right-to-left character, which makes the whole name a Bidi domain name.
  var isRightToLeft: Bool {
    !directions.isDisjoint(with: [.rightToLeft, .arabicLetter, .arabicNumber])
  }

  /// Whether the label satisfies the Bidi rule of
  /// [RFC 5893, section 2](https://www.rfc-editor.org/rfc/rfc5893#section-2).
  var satisfiesBidiRule: Bool {
    switch firstDirection {
    case .leftToRight:
      return !isRightToLeft && !lastDirection.isDisjoint(with: [.leftToRight, .europeanNumber])
    case .rightToLeft, .arabicLetter:
      return !directions.contains(.leftToRight)
        && !directions.isSuperset(of: [.europeanNumber, .arabicNumber])
        && !lastDirection.isDisjoint(with: [.rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber])
    default:
      return false
    }
  }
}
