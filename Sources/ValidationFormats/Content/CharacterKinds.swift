/// Kinds of characters, which you can count in a text or require of all of it.
///
/// Each Unicode scalar is of one kind at most, by its general category ([Unicode Standard, section
/// 4.5](https://www.unicode.org/versions/latest/core-spec/chapter-4/)), so `é` counts once whether it is one
/// scalar or two: a combining mark belongs to the letter before it and is itself of no kind. Neither are
/// controls, format characters and code points for private use.
///
/// ```swift
/// CharacterKinds.digits.count(in: "a1b2")               // 2
/// CharacterKinds.alphanumerics.isAll(of: "Zürich8001")  // true
/// CharacterKinds.alphanumerics.isAll(of: "Zürich8001", asciiOnly: true)
/// // false
/// ```
public struct CharacterKinds: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt8

  /// Creates a set of kinds from one bit for each.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Decimal digits of any script (Nd).
  public static let digits = CharacterKinds(rawValue: 1 << 0)

  /// Lowercase letters (Ll).
  public static let lowercaseLetters = CharacterKinds(rawValue: 1 << 1)

  /// Uppercase and title-case letters (Lu, Lt).
  public static let uppercaseLetters = CharacterKinds(rawValue: 1 << 2)

  /// Letters without case, such as those of Hebrew or Chinese (Lo, Lm).
  public static let uncasedLetters = CharacterKinds(rawValue: 1 << 3)

  /// Punctuation and symbols (P, S), and numbers that are not digits, such as `½` (Nl, No).
  public static let symbols = CharacterKinds(rawValue: 1 << 4)

  /// Whitespace: characters with Unicode's property White_Space, including line breaks.
  public static let whitespace = CharacterKinds(rawValue: 1 << 5)

  /// Letters of any script and either case (L).
  public static let letters: CharacterKinds = [.lowercaseLetters, .uppercaseLetters, .uncasedLetters]

  /// Letters and digits.
  public static let alphanumerics: CharacterKinds = [.letters, .digits]
}

extension CharacterKinds {
  /// Returns how many characters of these kinds a text has.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - asciiOnly: Whether only ASCII characters count.
  /// - Returns: How many characters of these kinds a text has.
  public func count(in text: String, asciiOnly: Bool = false) -> Int {
    count(in: text, upTo: .max, asciiOnly: asciiOnly)
  }

  /// Returns whether the number of characters of these kinds in a text lies within bounds.
  ///
  /// Equal to `bounds.contains(count(in: text, asciiOnly: asciiOnly))`, but stops as soon as the answer is
  /// known.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - bounds: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: `true` if the number of characters of these kinds in a text lies within bounds.
  public func isCount(in text: String, within bounds: ClosedRange<Int>, asciiOnly: Bool = false) -> Bool {
    let limit = bounds.upperBound == .max ? bounds.lowerBound : bounds.upperBound &+ 1
    guard limit > 0 else { return bounds.upperBound == .max }
    return bounds.contains(count(in: text, upTo: limit, asciiOnly: asciiOnly))
  }

  /// Returns whether a text has a character of these kinds.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: `true` if a text has a character of these kinds.
  public func isAny(of text: String, asciiOnly: Bool = false) -> Bool {
    count(in: text, upTo: 1, asciiOnly: asciiOnly) == 1
  }

  /// Returns whether a text consists of characters of these kinds, at least one.
  ///
  /// Combining marks after the first of them are let through, unless only ASCII counts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: `true` if a text consists of characters of these kinds, at least one.
  public func isAll(of text: String, asciiOnly: Bool = false) -> Bool {
    asciiMasks.isAll(of: text, asciiOnly: asciiOnly) ?? isAllByScalars(of: text)
  }

  // Out of line, because the types of the categories are set up at the start of whatever function uses them.
  @inline(never)
  private func isAllByScalars(of text: String) -> Bool {
    var hasAny = false
    for scalar in text.unicodeScalars {
      if contains(scalar) {
        hasAny = true
      } else if !hasAny || !scalar.isMark {
        return false
      }
    }
    return hasAny
  }

  /// Returns the lesser of the number of characters of these kinds in a text and a limit.
  private func count(in text: String, upTo limit: Int, asciiOnly: Bool) -> Int {
    asciiMasks.count(in: text, upTo: limit, asciiOnly: asciiOnly) ?? countByScalars(in: text, upTo: limit)
  }

  @inline(never)
  private func countByScalars(in text: String, upTo limit: Int) -> Int {
    var count = 0
    for scalar in text.unicodeScalars where contains(scalar) {
      count += 1
      if count == limit { break }
    }
    return count
  }
}

extension CharacterKinds {
  /// Creates the kind of a scalar, or none.
  package init(of scalar: Unicode.Scalar) {
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
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return asciiMasks.contains(UInt8(truncatingIfNeeded: scalar.value)) }
    return !isDisjoint(with: CharacterKinds(of: scalar))
  }

  /// The ASCII characters of these kinds.
  @inline(__always)
  package var asciiMasks: ASCIIMasks {
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
  package struct ASCIIMasks: Hashable, Sendable {
    /// U+0000 to U+003F.
    @usableFromInline var low: UInt64 = 0

    /// U+0040 to U+007F.
    @usableFromInline var high: UInt64 = 0

    /// Puts an ASCII character into the set.
    package mutating func insert(_ code: UInt32) {
      if code < 0x40 { low |= 1 << UInt64(code) } else { high |= 1 << UInt64(code - 0x40) }
    }

    /// Returns whether a byte is an ASCII character of the set.
    @inlinable @inline(__always)
    package func contains(_ byte: UInt8) -> Bool {
      let half = low ^ (low ^ high) & (0 &- UInt64(byte &>> 6))
      return byte < 0x80 && half &>> UInt64(byte) & 1 != 0
    }

    /// Returns whether a text consists of characters of the set, at least one; `nil` if that depends on characters beyond
    /// ASCII.
    package func isAll(of text: String, asciiOnly: Bool) -> Bool? {
      text.withBytes { bytes in
        var index = 0
        while index < bytes.count, contains(bytes[index]) { index += 1 }
        if index == bytes.count { return index > 0 }
        return bytes[index] < 0x80 || asciiOnly ? false : nil
      }
    }

    /// Returns the lesser of the number of characters of the set in a text and a limit; `nil` if that depends on characters
    /// beyond ASCII.
    package func count(in text: String, upTo limit: Int, asciiOnly: Bool) -> Int? {
      text.withBytes { bytes in
        var count = 0
        for index in bytes.indices {
          let byte = bytes[index]
          guard byte < 0x80 || asciiOnly else { return nil }
          guard contains(byte) else { continue }
          count += 1
          if count == limit { break }
        }
        return count
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a combining mark (M).
  package var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
