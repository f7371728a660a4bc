/// Recognizes longitudes in decimal degrees, such as `8.5417` or `-122.4`, from -180 to 180.
///
/// An optional sign, one to three digits, and optionally a point with digits after it. The range is decided on the
/// digits, so that `180.0000000000000000001` is out, which as a floating-point number would be 180.
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
