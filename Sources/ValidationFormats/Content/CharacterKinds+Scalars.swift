extension CharacterKinds {
  /// Creates the kind of a scalar, or none.
  init(of scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .decimalNumber: self = .digits
    case .lowercaseLetter: self = .lowercaseLetters
    case .uppercaseLetter, .titlecaseLetter: self = .uppercaseLetters
    case .otherLetter, .modifierLetter: self = .uncasedLetters
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
      .letterNumber, .otherNumber:
      self = .symbols
    // The property White_Space: all separators, and six controls.
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .whitespace
    case .control: self = 0x09...0x0D ~= scalar.value || scalar.value == 0x85 ? .whitespace : []
    default: self = []
    }
  }

  /// Returns whether a scalar is of one of these kinds.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return asciiMasks.contains(UInt8(truncatingIfNeeded: scalar.value)) }
    return !isDisjoint(with: CharacterKinds(of: scalar))
  }

  /// The ASCII characters of these kinds.
  @inline(__always)
  var asciiMasks: ASCIIMasks {
    var masks = ASCIIMasks()
    if contains(.digits) { masks.low |= 0x03FF_0000_0000_0000 }
    if contains(.lowercaseLetters) { masks.high |= 0x07FF_FFFE_0000_0000 }
    if contains(.uppercaseLetters) { masks.high |= 0x0000_0000_07FF_FFFE }
    if contains(.symbols) {
      masks.low |= 0xFC00_FFFE_0000_0000
      masks.high |= 0x7800_0001_F800_0001
    }
    if contains(.whitespace) { masks.low |= 0x0000_0001_0000_3E00 }
    return masks
  }

  /// A set of ASCII characters, one bit each.
  struct ASCIIMasks: Hashable {
    /// U+0000 to U+003F.
    var low: UInt64 = 0

    /// U+0040 to U+007F.
    var high: UInt64 = 0

    /// Puts an ASCII character into the set.
    mutating func insert(_ code: UInt32) {
      if code < 0x40 { low |= 1 << UInt64(code) } else { high |= 1 << UInt64(code - 0x40) }
    }

    /// Returns whether a byte is an ASCII character of the set.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
      let half = low ^ (low ^ high) & (0 &- UInt64(byte &>> 6))
      return byte < 0x80 && half &>> UInt64(byte) & 1 != 0
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a combining mark (M).
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
