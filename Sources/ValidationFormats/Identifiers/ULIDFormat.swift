/// Recognizes universally unique lexicographically sortable identifiers, such as `01ARZ3NDEKTSV4RRFFQ69G5FAV`.
///
/// The [specification of ULID](https://github.com/ulid/spec): 26 characters of Crockford's Base32, in either case, that
/// hold 128 bits, so that the first is at most `7`. `I`, `L`, `O` and `U` are not in the alphabet.
public enum ULIDFormat {
  /// Returns whether the whole text is a ULID.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a ULID.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 26, bytes[0] &- UInt8(ascii: "0") < 8 else { return false }
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIAlphanumeric else { return false }
      if byte.isASCIIDigit { continue }
      // A bit for each of the letters, A lowest: I, L, O and U.
      if 0x0010_4900 &>> UInt32(byte & 0x1F &- 1) & 1 == 1 { return false }
    }
    return true
  }
}
