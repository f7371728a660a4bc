/// A payment card number of a known network.
///
/// ```swift
/// let card = PaymentCardNumber("378282246310005")
/// card?.network    // americanExpress
/// card?.formatted  // "3782 822463 10005"
/// ```
public struct PaymentCardNumber: Sendable, Hashable {
  /// The digits without separators.
  public let digits: String
  /// The network that the card goes by; the one with the longest matching prefix, where ranges overlap.
  public let network: PaymentCardNetwork

  /// Creates a number from text that `PaymentCardFormat` recognizes under the same options.
  public init?(_ text: String, networks: PaymentCardNetworks = .all, allowsSeparators: Bool = false) {
    guard PaymentCardFormat.matches(text, networks: networks, allowsSeparators: allowsSeparators) else {
      return nil
    }
    let digits = text.utf8.filter(\.isASCIIDigit)
    let prefix = digits.prefix(PaymentCardRange.prefixLength).reduce(0) { $0 * 10 + $1.digitValue }
    guard
      let network = PaymentCardNetworkTable.network(prefix: prefix, length: digits.count, among: networks)
    else { return nil }
    self.digits = String(decoding: digits, as: UTF8.self)
    self.network = network
  }

  /// Every network whose ranges hold the number, such as Visa and Visa Electron.
  public var networks: PaymentCardNetworks {
    let prefix = digits.utf8.prefix(PaymentCardRange.prefixLength).reduce(0) { $0 * 10 + $1.digitValue }
    return PaymentCardNetworkTable.index.networks(prefix: prefix, length: digits.utf8.count)
  }

  /// The digits in the groups in which they are embossed, with single spaces.
  public var formatted: String { PaymentCardFormat.grouped(digits, network: network) }

  /// The last four digits, which may be shown and stored where the whole number must not.
  public var lastFourDigits: String { String(digits.suffix(4)) }
}

extension PaymentCardNumber: CustomStringConvertible {
  /// The network and the last four digits only, so that a log does not hold the number.
  public var description: String { "\(network) \u{2022}\u{2022}\u{2022}\u{2022} \(lastFourDigits)" }
}
