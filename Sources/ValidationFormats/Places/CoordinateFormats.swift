/// Recognizes pairs of a latitude and a longitude, such as `47.3769, 8.5417`.
///
/// The two are in this order, separated by a comma that a space can follow. Parentheses can enclose them.
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
    if bytes[0] == "(" {
      guard bytes[end - 1] == ")" else { return false }
      start = 1
      end -= 1
    }
    var comma = start
    while comma < end, bytes[comma] != "," { comma += 1 }
    guard comma < end else { return false }
    var second = comma + 1
    if second < end, bytes[second] == " " { second &+= 1 }
    return LatitudeFormat.matches(bytes.extracting(start..<comma))
      && LongitudeFormat.matches(bytes.extracting(second..<end))
  }
}

/// Recognizes latitudes in decimal degrees, such as `47.3769` or `-33.9`, from -90 to 90.
///
/// An optional sign, one or two digits, and optionally a point with digits after it. The range is decided on
/// the digits, so that `90.0000000000000000001` is out, which as a floating-point number would be 90.
public enum LatitudeFormat {
  /// Returns whether the whole text is a latitude.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a latitude.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    DecimalDegrees.matches(bytes, maximum: 90, maximumIntegerDigits: 2)
  }
}

/// Recognizes longitudes in decimal degrees, such as `8.5417` or `-122.4`, from -180 to 180.
///
/// An optional sign, one to three digits, and optionally a point with digits after it. The range is decided
/// on the digits, so that `180.0000000000000000001` is out, which as a floating-point number would be 180.
public enum LongitudeFormat {
  /// Returns whether the whole text is a longitude.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a longitude.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    DecimalDegrees.matches(bytes, maximum: 180, maximumIntegerDigits: 3)
  }
}

/// An angle in decimal degrees, the common part of latitudes and longitudes.
enum DecimalDegrees {
  /// Returns whether all the bytes are a number between a maximum and its opposite, both included.
  ///
  ///     degrees = [ "+" / "-" ] 1*DIGIT [ "." 1*DIGIT ]
  @inline(__always)
  static func matches(_ bytes: Span<UInt8>, maximum: Int, maximumIntegerDigits: Int) -> Bool {
    let count = bytes.count
    guard count > 0 else { return false }
    var index = bytes[0] == "-" || bytes[0] == "+" ? 1 : 0

    let integerStart = index
    var integer = 0
    while index < count, bytes[index].isASCIIDigit {
      guard index &- integerStart < maximumIntegerDigits else { return false }
      integer = integer &* 10 &+ bytes[index].digitValue
      index += 1
    }
    guard index > integerStart, integer <= maximum else { return false }
    if index == count { return true }

    guard bytes[index] == ".", index + 1 < count else { return false }
    // At the very end of the range, only zeros may follow.
    let highest = integer == maximum ? UInt8(ascii: "0") : UInt8(ascii: "9")
    for position in (index + 1)..<count {
      guard bytes[position].isASCIIDigit, bytes[position] <= highest else { return false }
    }
    return true
  }
}
