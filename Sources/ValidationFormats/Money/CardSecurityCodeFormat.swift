/// Recognizes card security codes (CVC, CVV, CID), such as `123`.
public enum CardSecurityCodeFormat {
  /// Returns whether the whole text is a security code.
  ///
  /// - Parameter network: The network of the card: four ASCII digits for American Express, three for the
  ///   others. With nil, either will do.
  public static func matches(_ text: String, network: PaymentCardNetwork? = nil) -> Bool {
    text.withBytes { bytes in
      let lengths = network.map { $0.securityCodeLength...$0.securityCodeLength } ?? 3...4
      guard lengths.contains(bytes.count) else { return false }
      for index in bytes.indices where !bytes[index].isASCIIDigit { return false }
      return true
    }
  }
}
