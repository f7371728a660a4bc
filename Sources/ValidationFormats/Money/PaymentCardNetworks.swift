/// A set of payment card networks.
///
/// ```swift
/// PaymentCardFormat.matches("4111111111111111", networks: [.visa, .mastercard])  // true
/// ```
public struct PaymentCardNetworks: OptionSet, Sendable, Hashable {
  /// One bit for each network, in the order of `PaymentCardNetwork.allCases`.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates a set of networks; a network listed twice counts once.
  public init(_ networks: some Sequence<PaymentCardNetwork>) {
    self.init(rawValue: networks.reduce(0) { $0 | Self($1).rawValue })
  }

  /// Creates a set of one network.
  public init(_ network: PaymentCardNetwork) {
    let bit: UInt16 =
      switch network {
      case .americanExpress: 0
      case .mastercard: 1
      case .visa: 2
      case .visaElectron: 3
      case .maestro: 4
      case .discover: 5
      case .dinersClub: 6
      case .jcb: 7
      case .unionPay: 8
      case .mir: 9
      case .ruPay: 10
      case .verve: 11
      case .elo: 12
      case .troy: 13
      }
    self.init(rawValue: 1 << bit)
  }

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
  /// Every network.
  public static var all: Self { Self(rawValue: 0x3FFF) }
}
