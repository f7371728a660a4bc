/// Recognizes semantic versions, such as `1.0.0` and `2.1.0-beta.2+exp.sha.5114f85`.
///
/// The grammar is that of [Semantic Versioning 2.0.0](https://semver.org/spec/v2.0.0.html): three numbers
/// without leading zeros, an optional pre-release and optional build metadata, and no `v` in front.
/// ``SemanticVersion`` is the parsed value.
public enum SemanticVersionFormat {
  /// Returns whether the whole text is a semantic version.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a semantic version.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    var index = 0
    guard
      skipNumber(in: bytes, from: &index), skip(UInt8(ascii: "."), in: bytes, from: &index),
      skipNumber(in: bytes, from: &index), skip(UInt8(ascii: "."), in: bytes, from: &index),
      skipNumber(in: bytes, from: &index)
    else { return false }
    if skip(UInt8(ascii: "-"), in: bytes, from: &index) {
      guard skipIdentifiers(in: bytes, from: &index, allowsLeadingZeros: false) else { return false }
    }
    if skip(UInt8(ascii: "+"), in: bytes, from: &index) {
      guard skipIdentifiers(in: bytes, from: &index, allowsLeadingZeros: true) else { return false }
    }
    return index == count
  }

  private static func skip(_ byte: UInt8, in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index &+= 1
    return true
  }

  /// Moves over a `numeric identifier`, which is `0` or starts with another digit.
  private static func skipNumber(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isASCIIDigit { index &+= 1 }
    return index == start &+ 1 || (index > start && bytes[start] != UInt8(ascii: "0"))
  }

  /// Moves over dot-separated identifiers, none of them empty.
  ///
  /// In a pre-release an identifier of digits only is a number, which has no leading zeros.
  private static func skipIdentifiers(
    in bytes: Span<UInt8>, from index: inout Int, allowsLeadingZeros: Bool
  ) -> Bool {
    while true {
      let start = index
      var isNumber = true
      while index < bytes.count {
        let byte = bytes[index]
        if !byte.isASCIIDigit {
          guard byte.isASCIILetter || byte == UInt8(ascii: "-") else { break }
          isNumber = false
        }
        index &+= 1
      }
      guard index > start else { return false }
      if isNumber, !allowsLeadingZeros, index > start &+ 1, bytes[start] == UInt8(ascii: "0") { return false }
      guard skip(UInt8(ascii: "."), in: bytes, from: &index) else { return true }
    }
  }
}
