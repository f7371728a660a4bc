extension MessageChoice {
  /// Chooses the keys for text that is not of a format; rare formats share the message of their family.
  static func format(_ name: String, _ parameters: [String: JSONValue]) -> Self? {
    switch name {
    case "email":
      let isASCII = parameters["asciiOnly"] == true || parameters["html"] == true
      return Self(isASCII ? "email.ascii" : nil, name)
    case "url": return url(parameters)
    case "uuid": return Self(parameters["version"] == nil ? nil : "uuid.version", name, shared: "identifier")
    case "luhn", "issn", "vin", "isin", "imei", "lei": return Self(name, shared: "identifier")
    case "base64", "data-uri", "json", "jwt": return Self(name, shared: "data")
    case "card": return Self(parameters["networks"] == nil ? nil : "card.networks", name)
    case "card-expiry":
      return Self(parameters["allowsTwoDigitYear"] == false ? "card-expiry.long-year" : nil, name)
    case "card-security-code":
      return Self(parameters["network"] == nil ? nil : "card-security-code.digits", name)
    case "iban": return Self(parameters["country"] == nil ? nil : "iban.country", name)
    case "phone": return Self(parameters["region"] == nil ? nil : "phone.region", name)
    case "country-code":
      let variant: String? =
        switch parameters["form"] {
        case "alpha-3": "country-code.alpha-3"
        case "numeric": "country-code.numeric"
        default: nil
        }
      return Self(variant ?? name, shared: "example")
    case "currency-code":
      return Self(parameters["form"] == "numeric" ? "currency-code.numeric" : name, shared: "example")
    case "isbn": return Self(parameters["version"] == 10 ? "isbn.10" : name, shared: "example")
    case "ean":
      guard case .array(let lengths)? = parameters["lengths"], lengths.count < 4 else {
        return Self(name, shared: "example")
      }
      return Self("ean.lengths", name, shared: "example")
    default: return FormatExample.text(for: name, parameters) == nil ? nil : Self(name, shared: "example")
    }
  }

  private static func url(_ parameters: [String: JSONValue]) -> Self {
    if parameters["allowsMissingScheme"] == true { return Self("url.bare", "url") }
    return switch (parameters["schemes"], parameters["allowsRelative"]) {
    case ([], _): Self("url.path", shared: "example")
    case (["http", "https"], true): Self("url.relative", "url")
    case (["http", "https"], _), (nil, _): Self("url")
    default: Self("url.schemes", "url")
    }
  }
}

/// Texts that are of a format, for messages to show.
enum FormatExample {
  private static let table = [
    "hostname": "www.example.com",
    "ipv4": "192.0.2.1",
    "ipv6": "2001:db8::1",
    "ip": "192.0.2.1",
    "cidr": "192.0.2.0/24",
    "netmask": "255.255.255.0",
    "mac": "00:00:5e:00:53:01",
    "port": "8080",
    "slug": "hello-world",
    "semver": "1.0.0",
    "hex-color": "#ff8800",
    "mime-type": "image/png",
    "email": "name@example.com",
    "url": "https://example.com",
    "bic": "DEUTDEFF",
    "aba-routing": "021000021",
    "latitude": "47.3769",
    "longitude": "8.5417",
    "lat-long": "47.3769, 8.5417",
    "country-code": "CH",
    "currency-code": "CHF",
    "duration": "P3DT12H",
    "isbn": "978-0-306-40615-7",
    "ean": "4006381333931",
  ]

  /// Returns a text of a format, or `nil` if none is known under the name.
  static func text(for name: String, _ parameters: [String: JSONValue]) -> String? {
    switch (name, parameters["version"] ?? parameters["form"]) {
    case ("currency-amount", _): amount(parameters)
    case ("cidr", 6): "2001:db8::/32"
    case ("isbn", 10): "0-306-40615-2"
    case ("country-code", "alpha-3"): "CHE"
    case ("country-code", "numeric"), ("currency-code", "numeric"): "756"
    case ("url", _) where parameters["schemes"] == []: "/help"
    case ("time-of-day", _): parameters["clock"] == 12 ? "11:05 PM" : "23:05"
    case ("ean", _): article(parameters["lengths"])
    default: table[name]
    }
  }

  private static func article(_ lengths: JSONValue?) -> String? {
    guard case .array(let lengths)? = lengths else { return table["ean"] }
    return switch lengths.first {
    case 8 where !lengths.contains(13): "96385074"
    case 12 where !lengths.contains(13): "036000291452"
    case 14: "04006381333931"
    default: table["ean"]
    }
  }

  private static func amount(_ parameters: [String: JSONValue]) -> String {
    let grouping = parameters["groupingSeparator"].flatMap { $0 == .null ? nil : "\($0)" } ?? ""
    let whole = "1\(grouping)234"
    guard case .integer(let minimum)? = parameters["minimumFractionDigits"],
      parameters["maximumFractionDigits"] != 0, let decimal = parameters["decimalSeparator"]
    else { return whole }
    return whole + "\(decimal)5" + String(repeating: "0", count: max(minimum - 1, 0))
  }
}
