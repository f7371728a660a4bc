/// Recognizes latitudes in decimal degrees, such as `47.3769` or `-33.9`, from -90 to 90.
///
/// An optional sign, one or two digits, and optionally a point with digits after it. The range is decided on the
/// digits, so that `90.0000000000000000001` is out, which as a floating-point number would be 90.
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
