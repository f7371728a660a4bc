import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts an absolute URL of the web, such as `https://www.example.com/path?query`.
  ///
  /// The rule follows [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986) and
  /// [RFC 3987](https://www.rfc-editor.org/rfc/rfc3987); see ``/ValidationFormats/URLFormat``.
  public static var url: Self { .url() }

  /// A rule that accepts a URL (RFC 3986); by default an absolute one with the scheme `http` or `https`.
  ///
  /// In form fields, accept what people type: ``url(_:schemes:)`` with `.lenient`.
  ///
  /// The rule follows [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986) and
  /// [RFC 3987](https://www.rfc-editor.org/rfc/rfc3987); see ``/ValidationFormats/URLFormat``.
  ///
  /// Capital letters beyond ASCII, full-width letters and ideographic full stops are accepted in the host, because browsers map
  /// them. Store the URL that the formatter `.canonical(.url)` gives.
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, in either case; a host is needed with each, so `mailto` finds nothing.
  ///   - allowsLocalhost: Whether the host may be `localhost`.
  ///   - allowsSingleLabelHost: Whether the host may do without a dot, as in `http://intranet/`.
  ///   - allowsRelative: Whether references without a scheme are accepted too, such as `../index.html`.
  ///   - allowsMissingScheme: Whether the scheme may be left out before a host, as in `www.example.com/path`.
  ///   - allowsProtocolRelative: Whether the scheme may be left out before the slashes, as in `//www.example.com/path`.
  /// - Returns: The rule.
  /// - Precondition: There is a scheme, or it may be missing.
  public static func url(
    schemes: [String] = ["http", "https"], allowsLocalhost: Bool = false,
    allowsSingleLabelHost: Bool = false, allowsRelative: Bool = false, allowsMissingScheme: Bool = false,
    allowsProtocolRelative: Bool = false
  ) -> Self {
    precondition(
      !schemes.isEmpty || allowsRelative || allowsMissingScheme || allowsProtocolRelative,
      "No URL scheme is accepted: name one, such as https")
    let parameters: [String: JSONValue] = [
      "schemes": .array(schemes.map(JSONValue.string)),
      "allowsLocalhost": .bool(allowsLocalhost),
      "allowsSingleLabelHost": .bool(allowsSingleLabelHost),
      "allowsRelative": .bool(allowsRelative),
      "allowsMissingScheme": .bool(allowsMissingScheme),
    ]
    let rule = FormatRule(
      "url", parameters: parameters.with(["allowsProtocolRelative": allowsProtocolRelative])
    ) {
      URLFormat.matches(
        $0, schemes: schemes, allowsLocalhost: allowsLocalhost,
        allowsSingleLabelHost: allowsSingleLabelHost, allowsRelative: allowsRelative,
        allowsMissingScheme: allowsMissingScheme, allowsProtocolRelative: allowsProtocolRelative)
    }
    // The recognizer for the default options is faster.
    let isDefault = schemes == ["http", "https"] && !rule.parameters.values.contains(.bool(true))
    return Self(isDefault ? FormatRule("url", parameters: rule.parameters) { URLFormat.matches($0) } : rule)
  }

  /// A rule that accepts a host name, internationalized ones too.
  ///
  /// The rule follows [RFC 1123](https://www.rfc-editor.org/rfc/rfc1123) and IDNA2008 (RFC 5890 to 5893); see
  /// ``/ValidationFormats/HostnameFormat``.
  public static var hostname: Self { .hostname() }

  /// A rule that accepts a host name (RFC 1123, RFC 5890).
  ///
  /// In form fields, accept what people type: ``hostname(_:requiresDot:)`` with `.lenient`.
  ///
  /// The rule follows [RFC 1123](https://www.rfc-editor.org/rfc/rfc1123) and IDNA2008 (RFC 5890 to 5893); see
  /// ``/ValidationFormats/HostnameFormat``.
  ///
  /// - Parameters:
  ///   - requiresDot: Whether there must be two labels or more, so that `localhost` is rejected.
  ///   - asciiOnly: Whether letters outside ASCII are rejected.
  ///   - allowsUnderscores: Whether all labels but the last may have underscores, as the names of DNS records have.
  ///   - allowsTrailingDot: Whether the root dot may stand at the end.
  ///   - mapsCharacters: Whether characters are mapped as browsers do it (UTS #46), so that capital letters beyond ASCII and
  ///     full-width characters are accepted.
  /// - Returns: The rule.
  public static func hostname(
    requiresDot: Bool = false, asciiOnly: Bool = false, allowsUnderscores: Bool = false,
    allowsTrailingDot: Bool = false, mapsCharacters: Bool = false
  ) -> Self {
    let parameters: [String: JSONValue] = [
      "requiresDot": .bool(requiresDot), "asciiOnly": .bool(asciiOnly),
    ]
    return Self(
      FormatRule(
        "hostname",
        parameters: parameters.with([
          "allowsUnderscores": allowsUnderscores, "allowsTrailingDot": allowsTrailingDot,
          "mapsCharacters": mapsCharacters,
        ])
      ) {
        HostnameFormat.matches(
          $0, requiresDot: requiresDot, asciiOnly: asciiOnly, allowsUnderscores: allowsUnderscores,
          allowsTrailingDot: allowsTrailingDot, mapsCharacters: mapsCharacters)
      })
  }

  /// A rule that accepts a host with a port, such as `www.example.com:443` and `[2001:db8::1]:8080`.
  ///
  /// The rule follows [RFC 3986, section 3.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2); see
  /// ``/ValidationFormats/HostPortFormat``.
  public static var hostPort: Self { .hostPort() }

  /// A rule that accepts a host with a port (RFC 3986, section 3.2), with Unicode labels or without.
  ///
  /// The rule follows [RFC 3986, section 3.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2); see
  /// ``/ValidationFormats/HostPortFormat``.
  public static func hostPort(asciiOnly: Bool = false) -> Self {
    Self(
      FormatRule("host-port", parameters: ["asciiOnly": .bool(asciiOnly)]) {
        HostPortFormat.matches($0, asciiOnly: asciiOnly)
      })
  }
}

extension RuleDescriptor<String> {
  /// The rules for addresses on the internet.
  static var internet: [Self] {
    [
      Self(
        "email", ".email", "an e-mail address that the internet's mail system delivers to",
        standard: "RFC 5321, section 4.1.2; RFC 6531", valid: "name@example.com", invalid: "name@example",
        keys: {
          MessageKeys($0["asciiOnly"] == true || $0["html"] == true ? "email.ascii" : nil, "email")
        }, make: email),
      Self(
        "url", ".url", "an absolute URL of the web", standard: "RFC 3986; RFC 3987",
        valid: "https://example.com", invalid: "http://localhost",
        keys: {
          if $0["allowsMissingScheme"] == true { return MessageKeys("url.bare", "url") }
          return switch ($0["schemes"], $0["allowsRelative"]) {
          case ([], _): MessageKeys("url.path", shared: "example")
          case (["http", "https"], true): MessageKeys("url.relative", "url")
          case (["http", "https"], _), (nil, _): MessageKeys("url")
          default: MessageKeys("url.schemes", "url")
          }
        }, exampleText: { $0["schemes"] == [] ? "/help" : "https://example.com" }, make: url),
      Self(
        "hostname", ".hostname", "a host name, internationalized or not",
        standard: "RFC 1123; RFC 5890 to 5893",
        valid: "www.example.com", invalid: "-a.example"
      ) {
        let isLenient = try $0.isLenient()
        return try .hostname(
          requiresDot: $0.value("requiresDot", or: false), asciiOnly: $0.value("asciiOnly", or: false),
          allowsUnderscores: $0.value("allowsUnderscores", or: false),
          allowsTrailingDot: $0.value("allowsTrailingDot", or: isLenient),
          mapsCharacters: $0.value("mapsCharacters", or: isLenient))
      },
      Self(
        "host-port", ".hostPort", "a host with a port", standard: "RFC 3986, section 3.2",
        valid: "www.example.com:443", invalid: "www.example.com"
      ) { try .hostPort(asciiOnly: $0.value("asciiOnly", or: false)) },
      Self(
        "ipv4", ".ipv4", "an IPv4 address", standard: "RFC 3986, section 3.2.2", valid: "192.0.2.1",
        invalid: "192.0.2.256"
      ) { _ in .ipv4 },
      Self(
        "ipv6", ".ipv6", "an IPv6 address", standard: "RFC 4291, section 2.2", valid: "2001:db8::1",
        invalid: "1::2::3"
      ) { try .ipv6(allowsZone: $0.value("allowsZone", or: false)) },
      Self(
        "ip", ".ipAddress", "an IP address of either version",
        standard: "RFC 3986, section 3.2.2; RFC 4291, section 2.2", valid: "192.0.2.1", invalid: "192.0.2"
      ) { try .ipAddress(allowsZone: $0.value("allowsZone", or: false)) },
      Self(
        "cidr", ".cidr", "an address block", standard: "RFC 4632, section 3.1; RFC 4291, section 2.3",
        valid: "192.0.2.0/24", invalid: "192.0.2.0/33",
        exampleText: { $0["version"] == 6 ? "2001:db8::/32" : "192.0.2.0/24" }
      ) { try .cidr(version: $0.optionalChoice("version")) },
      Self(
        "netmask", ".netmask", "an IPv4 network mask", standard: "RFC 4632, section 5.1",
        valid: "255.255.255.0", invalid: "255.0.255.0"
      ) { try .netmask(allowsPrefixLength: $0.value("allowsPrefixLength", or: false)) },
      Self(
        "mac", ".macAddress", "the hardware address of a network interface", standard: "IEEE 802",
        valid: "00:00:5e:00:53:01", invalid: "00:00:5e:00:53"
      ) {
        let isLenient = try $0.isLenient()
        return try .macAddress(
          allowsEUI64: $0.value("allowsEUI64", or: false),
          allowsSeparators: $0.value("allowsSeparators", or: isLenient))
      },
      Self("port", ".port", "a port number", standard: "RFC 6335", valid: "8080", invalid: "65536") { _ in
        .port
      },
    ]
  }

  @Sendable
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

  @Sendable
  private static func url(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let schemes = try parameters.value("schemes", or: ["http", "https"])
    let allowsLocalhost = try parameters.value("allowsLocalhost", or: false)
    let allowsSingleLabelHost = try parameters.value("allowsSingleLabelHost", or: false)
    let allowsRelative = try parameters.value("allowsRelative", or: false)
    let isLenient = try parameters.isLenient()
    let allowsMissingScheme = try parameters.value("allowsMissingScheme", or: isLenient)
    let allowsProtocolRelative = try parameters.value("allowsProtocolRelative", or: isLenient)
    guard !schemes.isEmpty || allowsRelative || allowsMissingScheme || allowsProtocolRelative else {
      throw parameters.error("no scheme is accepted; name one, such as https", at: "schemes")
    }
    if let scheme = schemes.first(where: { !isScheme($0) }) {
      throw parameters.error(
        "\(RuleDataText.quoted(scheme)) is not a URL scheme; write one such as https", at: "schemes")
    }
    return .url(
      schemes: schemes, allowsLocalhost: allowsLocalhost, allowsSingleLabelHost: allowsSingleLabelHost,
      allowsRelative: allowsRelative, allowsMissingScheme: allowsMissingScheme,
      allowsProtocolRelative: allowsProtocolRelative)
  }

  /// `scheme` of [RFC 3986, section 3.1](https://www.rfc-editor.org/rfc/rfc3986#section-3.1).
  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, Unicode.Scalar(first).properties.isAlphabetic, first < 0x80 else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || "+-.".unicodeScalars.contains($0))
    }
  }
}
