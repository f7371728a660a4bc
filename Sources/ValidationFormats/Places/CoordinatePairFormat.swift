/// Recognizes pairs of a latitude and a longitude, such as `47.3769, 8.5417`.
///
/// The two stand in this order with a comma between them, which one space may follow, and may stand in parentheses.
/// This is how maps show and copy positions; the strings of ISO 6709 (`+47.3769+008.5417/`) are another form.
public enum CoordinatePairFormat {
  /// Returns whether the whole text is a latitude and a longitude.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a latitude and a longitude.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    var start = 0
    var end = bytes.count
    guard end >= 3 else { return false }
    if bytes[0] == UInt8(ascii: "(") {
      guard bytes[end - 1] == UInt8(ascii: ")") else { return false }
      start = 1
      end -= 1
    }
    var comma = start
    while comma < end, bytes[comma] != UInt8(ascii: ",") { comma &+= 1 }
    guard comma < end else { return false }
    var second = comma &+ 1
    if second < end, bytes[second] == UInt8(ascii: " ") { second &+= 1 }
    return LatitudeFormat.matches(bytes.extracting(start..<comma))
      && LongitudeFormat.matches(bytes.extracting(second..<end))
  }
}
