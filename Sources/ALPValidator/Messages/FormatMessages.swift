import Foundation
import ValidationFormats

/// The English messages of formats, by the name of the rule; rare formats share that of their family.
enum FormatMessages {
  private static let mistyped = "Please check this identifier: something in it is missing or mistyped."
  private static let unreadable = "This is not data in the expected format."

  private static let table = [
    "email": "Please enter an e-mail address, such as name@example.com.",
    "url": "Please enter a web address, such as https://example.com.",
    "hostname": "Please enter a host name, such as www.example.com.",
    "ipv4": "Please enter an IPv4 address, such as 192.0.2.1.",
    "ipv6": "Please enter an IPv6 address, such as 2001:db8::1.",
    "ip": "Please enter an IP address, such as 192.0.2.1.",
    "cidr": "Please enter an address block, such as 192.0.2.0/24.",
    "mac": "Please enter a hardware address, such as 00:00:5e:00:53:01.",
    "port": "Please enter a port number from 0 to 65535.",
    "uuid": mistyped,
    "slug": "Please use lower-case letters, digits and single hyphens, such as hello-world.",
    "semver": "Please enter a version, such as 1.0.0.",
    "hex-color": "Please enter a color, such as #ff8800.",
    "mime-type": "Please enter a media type, such as image/png.",
    "base64": unreadable,
    "data-uri": unreadable,
    "json": unreadable,
    "jwt": unreadable,

    "card": "Please enter the number of a payment card.",
    "card-expiry": "Please enter an expiry of this month or later, as MM/YY.",
    "card-security-code": "Please enter the 3 or 4 digits of the security code.",
    "luhn": mistyped,
    "iban": "Please enter an international bank account number (IBAN).",
    "bic": "Please enter a bank's identifier code (BIC), such as DEUTDEFF.",
    "aba-routing": "Please enter a bank's routing number of 9 digits.",

    "phone": "Please enter a telephone number with its country code, such as +442079460018.",
    "latitude": "Please enter a latitude from -90 to 90.",
    "longitude": "Please enter a longitude from -180 to 180.",
    "lat-long": "Please enter a latitude and a longitude, such as 47.3769, 8.5417.",
    "country-code": "Please enter a country code, such as CH.",
    "currency-code": "Please enter a currency code, such as CHF.",

    "date": "Please enter a date that exists, such as 2024-02-29.",
    "time": "Please enter a time with its offset from UTC, such as 08:30:00Z.",
    "date-time": "Please enter a date with a time, such as 2024-02-29T08:30:00Z.",
    "duration": "Please enter a duration, such as P3DT12H.",

    "isbn": "Please enter the ISBN of a book, such as 978-0-306-40615-7.",
    "ean": "Please enter the digits under the bar code.",
    "issn": mistyped,
    "vin": mistyped,
    "isin": mistyped,
    "imei": mistyped,
    "lei": mistyped,
  ]

  /// Returns what to tell the user of text that is not of a format, or nil if the name is no format's.
  static func message(for name: String, parameters: [String: JSONValue]) -> String? {
    specificMessage(for: name, parameters: parameters) ?? table[name]
  }

  /// Returns the message of a format with the parameters in it, or nil if they change nothing in it.
  private static func specificMessage(for name: String, parameters: [String: JSONValue]) -> String? {
    switch name {
    case "url":
      guard case .array(let schemes)? = parameters["schemes"], schemes != ["http", "https"], schemes != []
      else { return nil }
      return "Please enter an address that begins with \(schemes.map { "\($0)://" }.listed("or"))."
    case "uuid": return parameters["version"].map { "Please enter a UUID of version \($0)." }
    case "cidr":
      return parameters["version"] == 6 ? "Please enter an address block, such as 2001:db8::/32." : nil
    case "card":
      guard case .array(let networks)? = parameters["networks"] else { return nil }
      let names = networks.map { PaymentCardNetwork(rawValue: "\($0)")?.displayName ?? "\($0)" }
      return "Please enter a card number (\(names.listed("or")))."
    case "card-expiry":
      return parameters["allowsTwoDigitYear"] == false
        ? "Please enter an expiry of this month or later, as MM/YYYY." : nil
    case "card-security-code":
      guard let network = parameters["network"].flatMap({ PaymentCardNetwork(rawValue: "\($0)") }) else {
        return nil
      }
      return "Please enter the \(network.securityCodeLength) digits of the security code."
    case "iban":
      return parameters["country"].map {
        "Please enter an international bank account number (IBAN) that begins with \($0)."
      }
    case "currency-amount":
      return "Please enter an amount of money, such as \(exampleAmount(parameters))."
    case "phone": return parameters["region"].map { "Please enter a telephone number (\(regionName($0)))." }
    case "postal-code": return parameters["region"].map { "Please enter a postal code (\(regionName($0)))." }
    case "country-code":
      return switch parameters["form"] {
      case "alpha-3": "Please enter a country code of three letters, such as CHE."
      case "numeric": "Please enter a country code of three digits, such as 756."
      default: nil
      }
    case "currency-code":
      return parameters["form"] == "numeric"
        ? "Please enter a currency code of three digits, such as 756." : nil
    case "strong-password": return passwordMessage(parameters)
    case "isbn": return parameters["version"] == 10 ? "Please enter an ISBN of 10 characters." : nil
    case "ean":
      guard case .array(let lengths)? = parameters["lengths"], lengths.count < 4 else { return nil }
      return "Please enter the \(lengths.map(\.description).listed("or")) digits under the bar code."
    default: return nil
    }
  }

  private static func regionName(_ code: JSONValue) -> String {
    Locale(identifier: "en").localizedString(forRegionCode: "\(code)") ?? "\(code)"
  }

  private static func exampleAmount(_ parameters: [String: JSONValue]) -> String {
    let grouping = parameters["groupingSeparator"].flatMap { $0 == .null ? nil : "\($0)" } ?? ""
    let whole = "1\(grouping)234"
    guard case .integer(let minimum)? = parameters["minimumFractionDigits"],
      parameters["maximumFractionDigits"] != 0, let decimal = parameters["decimalSeparator"]
    else { return whole }
    return whole + "\(decimal)5" + String(repeating: "0", count: max(minimum - 1, 0))
  }

  private static func passwordMessage(_ parameters: [String: JSONValue]) -> String? {
    let kinds = [
      ("minimumDigits", "digit"), ("minimumLowercase", "lower-case letter"),
      ("minimumUppercase", "upper-case letter"), ("minimumSymbols", "symbol"),
    ]
    var parts: [String] = []
    if let length = parameters["minimumLength"], length != 0 { parts.append(counted(length, "character")) }
    for (parameter, noun) in kinds {
      guard let count = parameters[parameter], count != 0 else { continue }
      parts.append(counted(count, noun))
    }
    return parts.isEmpty ? nil : "Please choose a password with at least \(parts.listed("and"))."
  }

  private static func counted(_ count: JSONValue, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
