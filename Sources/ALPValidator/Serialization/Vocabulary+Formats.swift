import Foundation
import ValidationFormats

extension TextVocabulary {
  static let internet: RuleVocabulary<String> = [
    "email": { try email(&$0) },
    "url": { try url(&$0) },
    "hostname": {
      try .hostname(
        requiresDot: $0.value("requiresDot", or: false), asciiOnly: $0.value("asciiOnly", or: false))
    },
    "ipv4": { _ in .ipv4 },
    "ipv6": { try .ipv6(allowsZone: $0.value("allowsZone", or: false)) },
    "ip": { try .ipAddress(allowsZone: $0.value("allowsZone", or: false)) },
    "cidr": { try .cidr(version: $0.optionalChoice("version")) },
    "netmask": { try .netmask(allowsPrefixLength: $0.value("allowsPrefixLength", or: false)) },
    "mac": { try .macAddress(allowsEUI64: $0.value("allowsEUI64", or: false)) },
    "port": { _ in .port },
  ]

  static let exchanged: RuleVocabulary<String> = [
    "uuid": { try uuid(&$0) },
    "slug": { _ in .slug },
    "jwt": { _ in .jwt },
    "semver": { _ in .semanticVersion },
    "base64": {
      try .base64(urlSafe: $0.value("urlSafe", or: false), unpadded: $0.value("unpadded", or: false))
    },
    "json": { _ in .json },
    "hex-color": {
      try .hexColor(
        allowsMissingHash: $0.value("allowsMissingHash", or: false),
        opaqueOnly: $0.value("opaqueOnly", or: false))
    },
    "data-uri": { _ in .dataURI },
    "mime-type": { _ in .mimeType },
  ]

  static let money: RuleVocabulary<String> = [
    "card": { try card(&$0) },
    "card-expiry": { try cardExpiry(&$0) },
    "card-security-code": { try .cardSecurityCode(network: $0.optionalChoice("network")) },
    "luhn": { _ in .luhn },
    "iban": { try .iban(country: $0.optionalRegion("country")) },
    "bic": { _ in .bic },
    "aba-routing": { _ in .abaRoutingNumber },
    "currency-amount": { try currencyAmount(&$0) },
  ]

  static let places: RuleVocabulary<String> = [
    "phone": {
      try .phoneNumber(
        region: $0.optionalRegion("region"), allowsSeparators: $0.value("allowsSeparators", or: false))
    },
    "postal-code": {
      guard let region = try $0.optionalRegion("region") else { throw try $0.missing(["region"]) }
      return .postalCode(region: region)
    },
    "latitude": { _ in .latitude },
    "longitude": { _ in .longitude },
    "lat-long": { _ in .coordinatePair },
    "country-code": {
      try .countryCode(
        form: $0.value("form", or: .alpha2), allowsLowercase: $0.value("allowsLowercase", or: false))
    },
    "currency-code": {
      try .currencyCode(
        form: $0.value("form", or: .alphabetic), allowsLowercase: $0.value("allowsLowercase", or: false))
    },
    "strong-password": {
      try .strongPassword(
        minimumLength: $0.optionalCount("minimumLength") ?? 8,
        minimumDigits: $0.optionalCount("minimumDigits") ?? 1,
        minimumLowercase: $0.optionalCount("minimumLowercase") ?? 1,
        minimumUppercase: $0.optionalCount("minimumUppercase") ?? 1,
        minimumSymbols: $0.optionalCount("minimumSymbols") ?? 1)
    },
    "password-strength": {
      let name: String = try $0.value("minimum")
      guard let minimum = PasswordStrength(name: name) else {
        throw $0.noChoice(name, among: PasswordStrength.allCases.map(\.name), at: "minimum")
      }
      return .passwordStrength(atLeast: minimum)
    },
  ]

  static let time: RuleVocabulary<String> = [
    "date": { _ in .date },
    "time": { _ in .time },
    "time-of-day": {
      try .timeOfDay(
        clock: $0.value("clock", or: .hours24), allowsSeconds: $0.value("allowsSeconds", or: true))
    },
    "date-time": { try .dateTime(allowsSpace: $0.value("allowsSpace", or: false)) },
    "duration": { _ in .duration },
  ]

  static let identifiers: RuleVocabulary<String> = [
    "isbn": { try .isbn(version: $0.optionalChoice("version")) },
    "issn": { try .issn(requiresHyphen: $0.value("requiresHyphen", or: false)) },
    "ean": { try articleNumber(&$0) },
    "vin": { try .vin(checkDigit: $0.value("checkDigit", or: false)) },
    "isin": { _ in .isin },
    "imei": {
      try .imei(
        allowsHyphens: $0.value("allowsHyphens", or: false),
        allowsSoftwareVersion: $0.value("allowsSoftwareVersion", or: false))
    },
    "lei": { _ in .lei },
  ]

  private static func email(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let rule = EmailRule(
      allowsQuotedLocalPart: try parameters.value("allowsQuotedLocalPart", or: false),
      allowsAddressLiteral: try parameters.value("allowsAddressLiteral", or: false),
      allowsSingleLabelDomain: try parameters.value("allowsSingleLabelDomain", or: false),
      asciiOnly: try parameters.value("asciiOnly", or: false))
    guard try parameters.value("html", or: false) else { return Rule(rule) }
    guard rule == EmailRule() else {
      throw parameters.error(
        "\"html\" is a grammar of its own; write no other parameter beside it", at: "html")
    }
    return .htmlEmail
  }

  private static func url(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let schemes = try parameters.value("schemes", or: ["http", "https"])
    let allowsRelative = try parameters.value("allowsRelative", or: false)
    let allowsMissingScheme = try parameters.value("allowsMissingScheme", or: false)
    guard !schemes.isEmpty || allowsRelative || allowsMissingScheme else {
      throw parameters.error("no scheme is accepted; name one, such as https", at: "schemes")
    }
    return .url(
      schemes: schemes, allowsLocalhost: try parameters.value("allowsLocalhost", or: false),
      allowsSingleLabelHost: try parameters.value("allowsSingleLabelHost", or: false),
      allowsRelative: allowsRelative, allowsMissingScheme: allowsMissingScheme)
  }

  private static func uuid(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let version: Int? = try parameters.optionalValue("version")
    if let version, !(1...8 ~= version) {
      throw parameters.error("\(version) is no version; there are 1 to 8", at: "version")
    }
    return .uuid(version: version)
  }

  private static func card(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let networks = try parameters.optionalChoices("networks", as: PaymentCardNetwork.self)
    guard networks?.isEmpty != true else {
      throw parameters.error("no network is accepted; name one, such as visa", at: "networks")
    }
    return .paymentCard(
      networks: networks.map { PaymentCardNetworks($0) } ?? .all,
      allowsSeparators: try parameters.value("allowsSeparators", or: false))
  }

  private static func cardExpiry(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let allowsTwoDigitYear = try parameters.value("allowsTwoDigitYear", or: true)
    let allowsFourDigitYear = try parameters.value("allowsFourDigitYear", or: true)
    guard allowsTwoDigitYear || allowsFourDigitYear else {
      throw parameters.error("no year is accepted; allow one of two digits, or of four")
    }
    let name: String? = try parameters.optionalValue("timeZone")
    let timeZone = name.flatMap(TimeZone.init(identifier:))
    if let name, timeZone == nil {
      throw parameters.error(
        "unknown time zone \(RuleDataText.quoted(name)); write one such as Europe/Zurich", at: "timeZone")
    }
    return .cardExpiry(
      allowsTwoDigitYear: allowsTwoDigitYear, allowsFourDigitYear: allowsFourDigitYear,
      allowsSpaces: try parameters.value("allowsSpaces", or: false), timeZone: timeZone)
  }

  private static func currencyAmount(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let decimal = try separator("decimalSeparator", &parameters) ?? "."
    // Left out means a comma, and null no separator.
    let hasGrouping = try parameters.contains("groupingSeparator")
    let grouping = try separator("groupingSeparator", &parameters) ?? (hasGrouping ? nil : ",")
    guard decimal != grouping else {
      throw parameters.error("both separators are \"\(decimal)\"; write another, or null for no grouping")
    }
    let minimum = try parameters.optionalCount("minimumFractionDigits")
    let maximum = try parameters.optionalCount("maximumFractionDigits")
    return .currencyAmount(
      decimalSeparator: decimal, groupingSeparator: grouping,
      fractionDigits: try parameters.range(minimum ?? min(2, maximum ?? 2), maximum ?? max(2, minimum ?? 2)),
      requiresFraction: try parameters.value("requiresFraction", or: false),
      allowsSymbol: try parameters.value("allowsSymbol", or: true),
      allowsCode: try parameters.value("allowsCode", or: false),
      currencyPosition: try parameters.value("currencyPosition", or: .leading),
      allowsSpace: try parameters.value("allowsSpace", or: false),
      allowsNegative: try parameters.value("allowsNegative", or: true))
  }

  private static func separator(_ name: String, _ parameters: inout RuleParameters) throws -> Character? {
    guard let separator = try parameters.optionalCharacter(name) else { return nil }
    let bytes = separator.utf8
    guard bytes.count <= 8, !bytes.contains(where: { 0x30...0x39 ~= $0 }) else {
      throw parameters.error("\"\(separator)\" is no separator; write a character that is no digit", at: name)
    }
    return separator
  }

  private static func articleNumber(_ parameters: inout RuleParameters) throws -> Rule<String> {
    guard let lengths: [Int] = try parameters.optionalValue("lengths") else { return .ean }
    var kinds: EANFormat.Kinds = []
    for length in lengths {
      switch length {
      case 8: kinds.insert(.ean8)
      case 12: kinds.insert(.upcA)
      case 13: kinds.insert(.ean13)
      case 14: kinds.insert(.gtin14)
      default:
        throw parameters.error("no number has \(length) digits; there are 8, 12, 13 and 14", at: "lengths")
      }
    }
    guard !kinds.isEmpty else {
      throw parameters.error("no length is accepted; name one of 8, 12, 13 and 14", at: "lengths")
    }
    return .ean(kinds: kinds)
  }
}
