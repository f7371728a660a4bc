/// Recognizes payment card numbers, such as `4111111111111111`.
///
/// A number is 12 to 19 ASCII digits (ISO/IEC 7812-1) that pass the Luhn check, begin with an issuer range of
/// one of the networks, and are as many as that network issues under that range. Where networks overlap, a
/// number answers to each of them: a Visa Electron number is a Visa number too.
public enum PaymentCardFormat {
  /// Returns whether the whole text is a card number of one of the networks.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - networks: The networks that are accepted.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a card number of one of the networks.
  public static func matches(
    _ text: String, networks: PaymentCardNetworks = .all, _ options: Options = .standard
  ) -> Bool {
    text.withBytes { matches($0, networks: networks, options) }
  }

  /// Returns whether all the bytes are a card number of one of the networks.
  static func matches(_ bytes: Span<UInt8>, networks: PaymentCardNetworks, _ options: Options) -> Bool {
    if options.contains(.allowsSeparators) { return matchesSeparated(bytes, networks: networks) }
    guard bytes.count >= 12, bytes.count <= 19, LuhnFormat.matches(bytes) else { return false }
    var prefix = 0
    for index in 0..<PaymentCardRange.prefixLength { prefix = prefix &* 10 &+ bytes[index].digitValue }
    return isIssued(prefix: prefix, length: bytes.count, by: networks)
  }

  private static func matchesSeparated(_ bytes: Span<UInt8>, networks: PaymentCardNetworks) -> Bool {
    guard bytes.count >= 12, bytes.count <= TypedText.maximumCount else { return false }
    var sum = LuhnSum()
    var prefix = 0
    var digits = 0
    var isAfterDigit = false
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      var length = 1
      if !byte.isASCIIDigit {
        let element: TypedElement
        (element, length) = bytes.typedElement(at: index)
        switch element {
        case .character(let character): byte = character
        case .mark, .separator:
          index &+= length
          if case .mark = element { continue }
          guard isAfterDigit else { return false }
          isAfterDigit = false
          continue
        }
      }
      guard byte.isASCIIDigit, digits < 19 else { return false }
      sum.append(byte.digitValue)
      if digits < PaymentCardRange.prefixLength { prefix = prefix &* 10 &+ byte.digitValue }
      digits += 1
      isAfterDigit = true
      index &+= length
    }
    guard isAfterDigit, sum.isValid, digits >= 12 else { return false }
    return isIssued(prefix: prefix, length: digits, by: networks)
  }

  @inline(__always)
  private static func isIssued(prefix: Int, length: Int, by networks: PaymentCardNetworks) -> Bool {
    !PaymentCardNetworkTable.index.networks(prefix: prefix, length: length).isDisjoint(with: networks)
  }

  /// Returns the digits of the text in the groups in which they are embossed, as a field shows them while one
  /// types.
  ///
  /// ```swift
  /// PaymentCardFormat.grouped("41111")      // "4111 1"
  /// PaymentCardFormat.grouped("378282246")  // "3782 82246"
  /// ```
  ///
  /// Everything but digits is left out, and so is every digit past the nineteenth.
  public static func grouped(_ text: String) -> String {
    let digits = text.utf8.filter(\.isASCIIDigit).prefix(PaymentCardIndex.lengths.upperBound)
    let typed = String(decoding: digits, as: UTF8.self)
    return grouped(typed, network: PaymentCardNetwork.suggested(forPrefix: typed) ?? .visa)
  }

  /// Returns digits in the groups of a network.
  static func grouped(_ digits: String, network: PaymentCardNetwork) -> String {
    var rest = digits[...]
    var groups: [Substring] = []
    for size in network.groupSizes(digitCount: digits.utf8.count) where !rest.isEmpty {
      groups.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    if !rest.isEmpty { groups.append(rest) }
    return groups.joined(separator: " ")
  }
}

/// A payment card number of a known network.
///
/// ```swift
/// let card = PaymentCardNumber("378282246310005")
/// card?.network    // .americanExpress
/// card?.formatted  // "3782 822463 10005"
/// ```
public struct PaymentCardNumber: Sendable {
  /// The digits without separators.
  public let digits: String
  /// The network that the card goes by; the one with the longest matching prefix, where ranges overlap.
  public let network: PaymentCardNetwork

  /// Creates a number from text that `PaymentCardFormat` recognizes under the same options.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - networks: The accepted networks.
  ///   - options: What is accepted beyond the standard.
  public init?(
    _ text: String, networks: PaymentCardNetworks = .all, _ options: PaymentCardFormat.Options = .standard
  ) {
    guard PaymentCardFormat.matches(text, networks: networks, options) else { return nil }
    let digits = TypedText.characters(of: text).utf8
    let prefix = digits.prefix(PaymentCardRange.prefixLength).reduce(0) { $0 * 10 + $1.digitValue }
    guard
      let network = PaymentCardNetworkTable.network(prefix: prefix, length: digits.count, among: networks)
    else { return nil }
    self.digits = String(decoding: digits, as: UTF8.self)
    self.network = network
  }

  /// The number in its canonical form: the digits without separators.
  public var canonical: String { digits }

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

extension PaymentCardNumber: Hashable {
  /// Returns whether two numbers have the same digits.
  public static func == (first: Self, second: Self) -> Bool { first.digits == second.digits }

  /// Hashes the digits.
  public func hash(into hasher: inout Hasher) { hasher.combine(digits) }
}

extension PaymentCardNumber: CustomStringConvertible {
  /// The network and the last four digits only, so that a log does not hold the number.
  public var description: String { "\(network) \u{2022}\u{2022}\u{2022}\u{2022} \(lastFourDigits)" }
}

extension PaymentCardFormat {
  /// The options of payment card numbers. Groups of digits can have any size, because people don't always
  /// type the groups that the card shows.
  public typealias Options = TypedDigitsOptions
}
