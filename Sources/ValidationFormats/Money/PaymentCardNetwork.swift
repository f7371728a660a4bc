/// A network of payment cards.
///
/// The raw value is the name on a command line and in messages' parameters.
public enum PaymentCardNetwork: String, CaseIterable, Sendable {
  /// American Express, of numbers of 15 digits.
  case americanExpress = "american-express"
  /// Mastercard.
  case mastercard
  /// Visa, Visa Electron included.
  case visa
  /// Visa Electron, the debit cards of Visa that are authorized at each purchase.
  case visaElectron = "visa-electron"
  /// Maestro, the debit cards of Mastercard, of numbers of 12 to 19 digits.
  case maestro
  /// Discover.
  case discover
  /// Diners Club International.
  case dinersClub = "diners-club"
  /// JCB of Japan.
  case jcb
  /// UnionPay of China.
  case unionPay = "unionpay"
  /// Mir of Russia.
  case mir
  /// RuPay of India.
  case ruPay = "rupay"
  /// Verve of Nigeria.
  case verve
  /// Elo of Brazil.
  case elo
  /// Troy of Turkey.
  case troy
  /// Hipercard of Brazil.
  case hipercard
  /// UATP, the travel cards of airlines, of numbers of 15 digits.
  case uatp
  /// Dankort of Denmark.
  case dankort

  /// The name as the network writes it, such as `American Express`.
  public var displayName: String { entry.displayName }

  /// The bit in a set of networks, and the name as the network writes it.
  fileprivate var entry: (bit: UInt32, displayName: String) {
    switch self {
    case .americanExpress: (0, "American Express")
    case .mastercard: (1, "Mastercard")
    case .visa: (2, "Visa")
    case .visaElectron: (3, "Visa Electron")
    case .maestro: (4, "Maestro")
    case .discover: (5, "Discover")
    case .dinersClub: (6, "Diners Club")
    case .jcb: (7, "JCB")
    case .unionPay: (8, "UnionPay")
    case .mir: (9, "Mir")
    case .ruPay: (10, "RuPay")
    case .verve: (11, "Verve")
    case .elo: (12, "Elo")
    case .troy: (13, "Troy")
    case .hipercard: (14, "Hipercard")
    case .uatp: (15, "UATP")
    case .dankort: (16, "Dankort")
    }
  }

  /// How many digits the security code has: four on the front of an American Express card, three on all
  /// others.
  public var securityCodeLength: Int { self == .americanExpress ? 4 : 3 }

  /// Returns the network that a number which begins like this most likely belongs to, or nil.
  ///
  /// The result is the network whose issuer range contains every number with these first digits, the
  /// narrowest range if there are several, or the only network with such numbers. Four digits are enough for
  /// nearly all cards, and often one or two; a later digit may refine the result.
  ///
  /// ```swift
  /// PaymentCardNetwork.suggested(forPrefix: "4")     // .visa
  /// PaymentCardNetwork.suggested(forPrefix: "2")     // nil: Mastercard or Mir
  /// PaymentCardNetwork.suggested(forPrefix: "2221")  // .mastercard
  /// ```
  ///
  /// - Parameter text: The digits typed so far; spaces and hyphens do not count, nor do digits past the
  ///   sixth.
  /// - Returns: The network that a number which begins like this most likely belongs to, or nil.
  public static func suggested(forPrefix text: String) -> PaymentCardNetwork? {
    var prefix = 0
    var digits = 0
    for byte in text.utf8 {
      if byte.isASCIIDigit {
        guard digits < PaymentCardRange.prefixLength else { continue }
        prefix = prefix * 10 + byte.digitValue
        digits += 1
      } else {
        guard byte.isCardSeparator else { return nil }
      }
    }
    guard digits > 0 else { return nil }
    return PaymentCardNetworkTable.likelyNetwork(
      of: PaymentCardRange.prefixes(beginningWith: prefix, digits: digits))
  }

  /// The sizes of the groups that a number of this many digits is embossed in.
  func groupSizes(digitCount: Int) -> [Int] {
    switch (self, digitCount) {
    case (.americanExpress, _): [4, 6, 5]
    case (.uatp, _): [4, 5, 6]
    case (.dinersClub, ...14): [4, 6, 4]
    default: [4, 4, 4, 4, 3]
    }
  }
}

extension PaymentCardNetwork: CustomStringConvertible {
  /// The name as the network writes it.
  public var description: String { displayName }
}

extension UInt8 {
  /// Whether the byte can separate the groups of a card number: a space or a hyphen.
  @inline(__always)
  var isCardSeparator: Bool { self == " " || self == "-" }
}

/// A set of payment card networks.
///
/// ```swift
/// PaymentCardFormat.matches(
///   "4111111111111111", networks: [.visa, .mastercard])
/// // true
/// ```
public struct PaymentCardNetworks: OptionSet, Sendable, Hashable {
  /// One bit for each network, in the order of `PaymentCardNetwork.allCases`.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of networks; a network listed twice counts once.
  public init(_ networks: some Sequence<PaymentCardNetwork>) {
    self.init(rawValue: networks.reduce(0) { $0 | Self($1).rawValue })
  }

  /// Creates a set of one network.
  public init(_ network: PaymentCardNetwork) { self.init(rawValue: 1 << network.entry.bit) }

  /// The networks of the set, in the order of `PaymentCardNetwork.allCases`.
  public var networks: [PaymentCardNetwork] { PaymentCardNetwork.allCases.filter(contains) }

  /// Returns whether a network is in the set.
  public func contains(_ network: PaymentCardNetwork) -> Bool { contains(Self(network)) }
}

extension PaymentCardNetworks {
  /// American Express alone.
  public static var americanExpress: Self { Self(.americanExpress) }
  /// Mastercard alone.
  public static var mastercard: Self { Self(.mastercard) }
  /// Visa alone, Visa Electron included.
  public static var visa: Self { Self(.visa) }
  /// Visa Electron alone.
  public static var visaElectron: Self { Self(.visaElectron) }
  /// Maestro alone.
  public static var maestro: Self { Self(.maestro) }
  /// Discover alone.
  public static var discover: Self { Self(.discover) }
  /// Diners Club International alone.
  public static var dinersClub: Self { Self(.dinersClub) }
  /// JCB alone.
  public static var jcb: Self { Self(.jcb) }
  /// UnionPay alone.
  public static var unionPay: Self { Self(.unionPay) }
  /// Mir alone.
  public static var mir: Self { Self(.mir) }
  /// RuPay alone.
  public static var ruPay: Self { Self(.ruPay) }
  /// Verve alone.
  public static var verve: Self { Self(.verve) }
  /// Elo alone.
  public static var elo: Self { Self(.elo) }
  /// Troy alone.
  public static var troy: Self { Self(.troy) }
  /// Hipercard alone.
  public static var hipercard: Self { Self(.hipercard) }
  /// UATP alone.
  public static var uatp: Self { Self(.uatp) }
  /// Dankort alone.
  public static var dankort: Self { Self(.dankort) }
  /// Every network.
  public static let all = Self(PaymentCardNetwork.allCases)
}
