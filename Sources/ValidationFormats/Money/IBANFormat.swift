/// Recognizes international bank account numbers, such as `GB82 WEST 1234 5698 7654 32`.
///
/// ISO 13616: the country is one of the SWIFT registry, the rest has the structure that the registry gives
/// for it, and the check digits are those of ISO 7064 MOD 97-10, from 02 to 98. Letters are upper case.
///
/// Both forms are accepted, the electronic one and that of print in groups of four. Spaces between other
/// characters, or several in a row, do not matter either, because statements and forms group numbers by the
/// country's own parts (`BY 13 NBRB 3600 …`); only the country code is not parted.
public enum IBANFormat {
  /// Returns whether the whole text is an account number.
  ///
  /// - Parameter country: The only accepted country, as its two upper-case letters in the registry, such as
  ///   `DE`; nil accepts all. France's overseas parts write `FR`, Jersey, Guernsey and Man write `GB`, Åland
  ///   `FI`.
  public static func matches(_ text: String, country: String? = nil) -> Bool {
    if let country, country.utf8.count != 2 || !text.utf8.starts(with: country.utf8) { return false }
    return text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are an account number.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    // The shortest has 15 characters (Norway).
    guard bytes.count >= 15, let slot = IBANTable.slot(of: bytes[0], bytes[1]) else { return false }
    // Two bits for each character to come: 1 digit, 2 letter, 3 either; 0 after the last.
    var classes = IBANTable.index[slot]
    guard classes != 0 else { return false }

    var position = 2
    guard let tens = checkDigit(bytes, &position), let ones = checkDigit(bytes, &position) else {
      return false
    }
    let check = tens &* 10 &+ ones
    guard check >= 2, check <= 98 else { return false }

    var remainder = MOD97Remainder()
    let rest = bytes.extracting(position..<bytes.count)
    for index in rest.indices {
      let byte = rest[index]
      if byte.isASCIIDigit {
        guard classes & 1 != 0 else { return false }
        remainder.append(digit: byte)
      } else if byte &- 0x41 < 26 {
        guard classes & 2 != 0 else { return false }
        remainder.append(letter: byte)
      } else {
        guard byte == UInt8(ascii: " ") else { return false }
        continue
      }
      classes >>= 2
    }
    guard classes == 0, bytes[bytes.count &- 1] != UInt8(ascii: " ") else { return false }
    // The country and the check digits count last, although they stand first.
    remainder.append(letter: bytes[0])
    remainder.append(letter: bytes[1])
    remainder.append(number: check)
    return remainder.isOne
  }

  /// Returns the next digit, spaces before it passed over.
  @inline(__always)
  private static func checkDigit(_ bytes: Span<UInt8>, _ position: inout Int) -> Int? {
    while position < bytes.count {
      let byte = bytes[position]
      position &+= 1
      if byte.isASCIIDigit { return byte.digitValue }
      guard byte == UInt8(ascii: " ") else { return nil }
    }
    return nil
  }
}
