public import Foundation
public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts the number of a payment card of any known network, without separators.
  ///
  /// The rule follows ISO/IEC 7812-1; see ``/ValidationFormats/PaymentCardFormat``.
  public static var paymentCard: Self { .paymentCard() }

  /// A rule that accepts the number of a payment card: Luhn's check digit, a network's ranges and its lengths.
  ///
  /// In form fields, accept what people type: ``paymentCard(_:networks:)`` with `.lenient`.
  ///
  /// The rule follows ISO/IEC 7812-1; see ``/ValidationFormats/PaymentCardFormat``.
  ///
  /// - Parameters:
  ///   - networks: The accepted networks.
  ///   - allowsSeparators: Whether single spaces of any width, hyphens or dots may stand between groups of digits, and
  ///     full-width digits for those of ASCII.
  /// - Returns: The rule.
  /// - Precondition: `networks` is not empty.
  public static func paymentCard(networks: PaymentCardNetworks = .all, allowsSeparators: Bool = false)
    -> Self
  {
    precondition(!networks.isEmpty, "No payment card network is accepted: name one, such as .visa")
    var parameters: [String: JSONValue] = ["allowsSeparators": .bool(allowsSeparators)]
    if networks != .all {
      parameters["networks"] = .array(networks.networks.map { .string($0.rawValue) })
    }
    return Self(
      FormatRule("card", parameters: parameters) {
        PaymentCardFormat.matches($0, networks: networks, allowsSeparators: allowsSeparators)
      })
  }

  /// A rule that accepts the security code of a payment card, three digits or four.
  ///
  /// See ``/ValidationFormats/CardSecurityCodeFormat``.
  public static var cardSecurityCode: Self { .cardSecurityCode() }

  /// A rule that accepts the security code of a payment card, with as many digits as its network prints.
  ///
  /// See ``/ValidationFormats/CardSecurityCodeFormat``.
  public static func cardSecurityCode(network: PaymentCardNetwork? = nil) -> Self {
    Self(
      FormatRule(
        "card-security-code", parameters: network.map { ["network": .string($0.rawValue)] } ?? [:]
      ) {
        CardSecurityCodeFormat.matches($0, network: network)
      })
  }

  /// A rule that accepts digits of which the last is Luhn's check digit.
  ///
  /// The rule follows ISO/IEC 7812-1, annex B; see ``/ValidationFormats/LuhnFormat``.
  public static var luhn: Self { .luhn() }

  /// A rule that accepts digits of which the last is Luhn's check digit (ISO/IEC 7812-1, annex B).
  ///
  /// The rule follows ISO/IEC 7812-1, annex B; see ``/ValidationFormats/LuhnFormat``.
  ///
  /// In form fields, accept what people type: ``luhn(_:)`` with `.lenient`.
  ///
  /// - Parameter allowsSeparators: Whether spaces, hyphens and dots may stand between digits, and full-width digits for those
  ///   of ASCII.
  /// - Returns: The rule.
  public static func luhn(allowsSeparators: Bool = false) -> Self {
    let parameters = [String: JSONValue]().with(["allowsSeparators": allowsSeparators])
    return Self(
      FormatRule("luhn", parameters: parameters) {
        LuhnFormat.matches($0, allowsSeparators: allowsSeparators)
      })
  }
}

/// A rule that accepts the expiry of a payment card that is still good, such as `05/27` in May 2027.
///
/// A card is good through the last day of its month, by the Gregorian calendar. An expiry fifty years ahead is
/// rejected too, because no issuer prints one.
public struct CardExpiryRule: ValidationRule {
  /// Whether `05/27` is accepted.
  public let allowsTwoDigitYear: Bool
  /// Whether `05/2027` is accepted.
  public let allowsFourDigitYear: Bool
  /// Whether a space can be before the slash, after it, or both.
  public let allowsSpaces: Bool
  /// The time zone in which the month ends, or `nil` for that of the device.
  public let timeZone: TimeZone?

  private let calendar: Calendar
  private let now: (@Sendable () -> Date)?

  /// Creates a rule that compares with the current month.
  ///
  /// - Parameters:
  ///   - allowsTwoDigitYear: Whether `05/27` is accepted.
  ///   - allowsFourDigitYear: Whether `05/2027` is accepted.
  ///   - allowsSpaces: Whether a space can be before the slash, after it, or both, as card forms show it.
  ///   - timeZone: Where the month ends, or nil for where the device is.
  ///   - now: Returns the time, at each validation, or nil for the device's clock.
  /// - Precondition: A year of two digits is allowed, or one of four.
  public init(
    allowsTwoDigitYear: Bool = true, allowsFourDigitYear: Bool = true, allowsSpaces: Bool = false,
    timeZone: TimeZone? = nil, now: (@Sendable () -> Date)? = nil
  ) {
    precondition(allowsTwoDigitYear || allowsFourDigitYear, "An expiry has a year of two digits, or of four")
    self.allowsTwoDigitYear = allowsTwoDigitYear
    self.allowsFourDigitYear = allowsFourDigitYear
    self.allowsSpaces = allowsSpaces
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .autoupdatingCurrent
    self.timeZone = timeZone
    self.calendar = calendar
    self.now = now
  }

  public var name: String { "card-expiry" }

  public var parameters: [String: JSONValue] {
    var parameters: [String: JSONValue] = [
      "allowsTwoDigitYear": .bool(allowsTwoDigitYear),
      "allowsFourDigitYear": .bool(allowsFourDigitYear),
      "allowsSpaces": .bool(allowsSpaces),
    ]
    parameters["timeZone"] = (timeZone?.identifier).map(JSONValue.string)
    return parameters
  }

  public func isSatisfied(by text: String) -> Bool {
    CardExpiryFormat.matches(
      text, notBefore: currentMonth, allowsTwoDigitYear: allowsTwoDigitYear,
      allowsFourDigitYear: allowsFourDigitYear, allowsSpaces: allowsSpaces)
  }

  /// Whether the time is that of the device, and not of a function.
  var readsDeviceClock: Bool { now == nil }

  private var currentMonth: CalendarMonth {
    let date = now?() ?? Date()
    return CalendarMonth(
      year: calendar.component(.year, from: date), month: calendar.component(.month, from: date))
  }
}

extension Rule where Value == String {
  /// A rule that accepts the expiry of a payment card that is still good, such as `05/27` in May 2027.
  ///
  /// See ``/ValidationFormats/CardExpiryFormat``.
  public static var cardExpiry: Self { .cardExpiry() }

  /// A rule that accepts the expiry of a payment card that is still good.
  ///
  /// See ``/ValidationFormats/CardExpiryFormat``.
  ///
  /// In form fields, accept what people type: ``cardExpiry(_:)`` with `.lenient`.
  ///
  /// - Parameters:
  ///   - allowsTwoDigitYear: Whether `05/27` is accepted.
  ///   - allowsFourDigitYear: Whether `05/2027` is accepted.
  ///   - allowsSpaces: Whether a space can be before the slash, after it, or both, as card forms show it.
  ///   - timeZone: Where the month ends, or nil for where the device is.
  ///   - now: Returns the time, at each validation, or nil for the device's clock.
  /// - Returns: The rule.
  /// - Precondition: A year of two digits is allowed, or one of four.
  public static func cardExpiry(
    allowsTwoDigitYear: Bool = true, allowsFourDigitYear: Bool = true, allowsSpaces: Bool = false,
    timeZone: TimeZone? = nil, now: (@Sendable () -> Date)? = nil
  ) -> Self {
    Self(
      CardExpiryRule(
        allowsTwoDigitYear: allowsTwoDigitYear, allowsFourDigitYear: allowsFourDigitYear,
        allowsSpaces: allowsSpaces, timeZone: timeZone, now: now))
  }
}

extension CardExpiryRule: ClosureHolding {
  var holdsClosure: Bool { !readsDeviceClock }
}

extension RuleDescriptor<String> {
  /// The rules for payment cards.
  static var cards: [Self] {
    [
      Self(
        "card", ".paymentCard(networks: [.visa, .americanExpress])", "the number of a payment card",
        standard: "ISO/IEC 7812-1", with: ["networks": ["visa", "american-express"]],
        valid: "4111111111111111", invalid: "5100000000000008",
        keys: { MessageKeys($0["networks"] == nil ? nil : "card.networks", "card") }
      ) {
        let networks = try $0.optionalChoices("networks", as: PaymentCardNetwork.self)
        guard networks?.isEmpty != true else {
          throw $0.error("no network is accepted; name one, such as visa", at: "networks")
        }
        let isLenient = try $0.isLenient()
        return .paymentCard(
          networks: networks.map { PaymentCardNetworks($0) } ?? .all,
          allowsSeparators: try $0.value("allowsSeparators", or: isLenient))
      },
      Self(
        "card-expiry", ".cardExpiry", "the expiry of a payment card, this month or later", valid: "12/49",
        invalid: "12/19",
        keys: {
          MessageKeys($0["allowsTwoDigitYear"] == false ? "card-expiry.long-year" : nil, "card-expiry")
        }, make: cardExpiry),
      Self(
        "card-security-code", ".cardSecurityCode(network: .americanExpress)",
        "the security code of a payment card", with: ["network": "american-express"], valid: "1234",
        invalid: "123",
        keys: {
          MessageKeys($0["network"] == nil ? nil : "card-security-code.digits", "card-security-code")
        }
      ) { try .cardSecurityCode(network: $0.optionalChoice("network")) },
      Self(
        "luhn", ".luhn", "digits that end in Luhn's check digit", standard: "ISO/IEC 7812-1, annex B",
        valid: "79927398713", invalid: "79927398710", keys: { _ in MessageKeys("luhn", shared: "identifier") }
      ) {
        let isLenient = try $0.isLenient()
        return .luhn(allowsSeparators: try $0.value("allowsSeparators", or: isLenient))
      },
    ]
  }

  @Sendable
  private static func cardExpiry(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let isLenient = try parameters.isLenient()
    let allowsTwoDigitYear = try parameters.value("allowsTwoDigitYear", or: true)
    let allowsFourDigitYear = try parameters.value("allowsFourDigitYear", or: true)
    let allowsSpaces = try parameters.value("allowsSpaces", or: isLenient)
    let name: String? = try parameters.optionalValue("timeZone")
    guard allowsTwoDigitYear || allowsFourDigitYear else {
      throw parameters.error("no year is accepted; allow one of two digits, or of four")
    }
    let timeZone = name.flatMap(TimeZone.init(identifier:))
    if let name, timeZone == nil {
      throw parameters.error(
        "unknown time zone \(RuleDataText.quoted(name)); write one such as Europe/Zurich", at: "timeZone")
    }
    return .cardExpiry(
      allowsTwoDigitYear: allowsTwoDigitYear, allowsFourDigitYear: allowsFourDigitYear,
      allowsSpaces: allowsSpaces, timeZone: timeZone)
  }
}
