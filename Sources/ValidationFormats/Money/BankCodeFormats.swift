/// Recognizes business identifier codes, also called SWIFT codes, such as `DEUTDEFF` or `DEUTDEFF500`.
///
/// ISO 9362:2022: four characters for the party, a country, two characters of suffix, and three of branch or
/// none. All letters are uppercase. The standard allows digits in the party's four, although SWIFT issues
/// none so.
///
/// The country is one of ISO 3166-1, or `XK` (Kosovo), `IC` and `EA` (Canary Islands, Ceuta and Melilla),
/// which SWIFT and ISO reserve without assigning them.
public enum BICFormat {
  private static let countries = PackedCodeSet(
    column: 0, of: CountryCodeTable.text, "XK\nIC\nEA", alphabet: .capitals, length: 2)

  /// Returns whether the whole text is a code of 8 or 11 characters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a code of 8 or 11 characters.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    TypedText.matches(text, options.contains(.allowsLowercase), options.contains(.allowsSeparators)) {
      matches($0)
    }
  }

  /// Returns whether all the bytes are a code.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 8 || bytes.count == 11 else { return false }
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIDigit || byte &- 0x41 < 26 else { return false }
    }
    return countries.contains(bytes.extracting(4..<6))
  }
}

/// Recognizes routing numbers of banks in the United States, such as `011000015`.
///
/// Nine ASCII digits after the ABA's routing number policy: the first two are a Federal Reserve district or a
/// range derived from one, and the digits weighted 3, 7, 1 in turn add up to a multiple of ten.
public enum ABARoutingNumberFormat {
  /// The accepted first two digits, one bit for each number: 00 (government), 01–12 (the districts), 21–32
  /// (thrifts), 61–72 (electronic), 80 (traveller's cheques; in the second word).
  private static let prefixes: (low: UInt64, high: UInt64) = (
    0x1FFF | 0xFFF << 21 | 0b111 << 61, 0x1FF | 1 << 16
  )

  /// Returns whether the whole text is a routing number.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a routing number.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 9 else { return false }
    var sum = 0
    var isZero = true
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIDigit else { return false }
      // The weights 3, 7, 1, three times, four bits each.
      sum &+= byte.digitValue &* Int((0x1_7317_3173 as UInt64) >> UInt64(index &* 4) & 0xF)
      isZero = isZero && byte == "0"
    }
    // Nine zeros add up to zero, but route nowhere.
    guard sum % 10 == 0, !isZero else { return false }
    let prefix = UInt64(bytes[0].digitValue &* 10 &+ bytes[1].digitValue)
    return (prefix < 64 ? prefixes.low >> prefix : prefixes.high >> (prefix &- 64)) & 1 != 0
  }
}

extension BICFormat {
  /// The options of bank identifier codes.
  public typealias Options = TypedCodeOptions
}
