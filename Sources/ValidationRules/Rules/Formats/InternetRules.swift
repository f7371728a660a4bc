public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts an absolute URL of the web, such as `https://www.example.com/path?query`.
  ///
  /// The rule follows [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986) and [RFC
  /// 3987](https://www.rfc-editor.org/rfc/rfc3987); see ``/ValidationFormats/URLFormat``.
  public static var url: Self { .url() }

  /// A rule that accepts a URL; by default an absolute one with the scheme `http` or `https`, with options.
  ///
  /// The rule follows [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986) and [RFC
  /// 3987](https://www.rfc-editor.org/rfc/rfc3987); see ``/ValidationFormats/URLFormat``.
  ///
  /// Capital letters beyond ASCII, full-width letters and ideographic full stops are accepted in the host,
  /// because browsers map them. Store the URL that the formatter `.canonical(.url)` gives.
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, in either case; each URL needs a host, so `mailto` accepts nothing.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  /// - Precondition: There is a scheme, or it may be missing.
  public static func url(
    schemes: [String] = ["http", "https"], _ options: URLFormat.Options = .standard
  ) -> Self {
    precondition(
      !schemes.isEmpty || options.contains(.allowsRelative) || options.contains(.allowsMissingScheme)
        || options.contains(.allowsProtocolRelative),
      "No URL scheme is accepted: name one, such as https")
    let arguments: [String: JSONValue] = ["schemes": .array(schemes.map(JSONValue.string))]
    // The recognizer for the default options is faster.
    guard schemes != ["http", "https"] || options != .standard else {
      return .format(.url, options, arguments: arguments) { URLFormat.matches($0) }
    }
    return .format(.url, options, arguments: arguments) { URLFormat.matches($0, schemes: schemes, options) }
  }

  /// A rule that accepts a URI of any scheme, such as `urn:isbn:0451450523` and `mailto:ada@example.com`.
  ///
  /// The rule follows [RFC 3986, appendix A](https://www.rfc-editor.org/rfc/rfc3986#appendix-A); see
  /// ``/ValidationFormats/URIFormat``. To accept web addresses only, use ``url``.
  public static var uri: Self { .uri(.standard) }

  /// A rule that accepts a URI of any scheme, with options.
  ///
  /// The rule follows [RFC 3986, appendix A](https://www.rfc-editor.org/rfc/rfc3986#appendix-A); see
  /// ``/ValidationFormats/URIFormat``.
  public static func uri(_ options: URIFormat.Options) -> Self {
    .format(.uri, options) { URIFormat.matches($0, options) }
  }

  /// A rule that accepts a host name, internationalized ones too.
  ///
  /// The rule follows [RFC 1123](https://www.rfc-editor.org/rfc/rfc1123) and IDNA2008 (RFC 5890 to 5893); see
  /// ``/ValidationFormats/HostnameFormat``.
  public static var hostname: Self { .hostname(.standard) }

  /// A rule that accepts a host name, with options.
  ///
  /// The rule follows [RFC 1123](https://www.rfc-editor.org/rfc/rfc1123) and IDNA2008 (RFC 5890 to 5893); see
  /// ``/ValidationFormats/HostnameFormat``.
  public static func hostname(_ options: HostnameFormat.Options) -> Self {
    .format(.hostname, options) { HostnameFormat.matches($0, options) }
  }

  /// A rule that accepts a host with a port, such as `www.example.com:443` and `[2001:db8::1]:8080`.
  ///
  /// The rule follows [RFC 3986, section 3.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2); see
  /// ``/ValidationFormats/HostPortFormat``.
  public static var hostPort: Self { .hostPort(.standard) }

  /// A rule that accepts a host with a port, with options.
  ///
  /// The rule follows [RFC 3986, section 3.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2); see
  /// ``/ValidationFormats/HostPortFormat``.
  public static func hostPort(_ options: HostPortFormat.Options) -> Self {
    .format(.hostPort, options) { HostPortFormat.matches($0, options) }
  }
}

extension RuleDescription {
  static let url = RuleDescription(
    "url", standard: "RFC 3986; RFC 3987",
    exampleText: {
      $0["schemes"] != []
        ? "https://example.com" : $0["allowsRelative"] == true ? "/help" : "//example.com/help"
    },
    keys: { name, parameters in
      let isBare = parameters["allowsMissingScheme"] == true
      return switch (parameters["schemes"], parameters["allowsRelative"]) {
      case ([], _) where !isBare: MessageKeys("\(name).path", shared: "example")
      case (["http", "https"], true) where !isBare: MessageKeys("\(name).relative", name)
      case (["http", "https"], _), (nil, _), ([], _): MessageKeys(isBare ? "\(name).bare" : nil, name)
      default: MessageKeys(isBare ? "\(name).bare" : nil, "\(name).schemes", name)
      }
    },
    places: ["schemes": .list("schemes") { "\($0)://" }], hints: .identifier(.url, .url)
  ) { parameters in
    guard case .array(let schemes)? = parameters["schemes"],
      parameters.keys.allSatisfy(["schemes", "allowsLocalhost", "allowsSingleLabelHost"].contains)
    else { return nil }
    let patterns = schemes.map { SchemaPattern.caseInsensitive($0.description) }.joined(separator: "|")
    return Schema(ofFormat: ["format": "iri", "pattern": .string("^(?:\(patterns))://")], isExact: false)
  }

  static let uri = RuleDescription(
    "uri", standard: "RFC 3986, appendix A", example: "urn:isbn:0451450523", hints: .identifier(.url)
  ) { parameters in
    if parameters.isEmpty { return Schema(ofFormat: ["format": "uri"]) }
    return parameters == ["allowsUnicode": true] ? Schema(ofFormat: ["format": "iri"]) : nil
  }

  static let hostname = RuleDescription(
    "hostname", standard: "RFC 1123; RFC 5890 to 5893", example: "www.example.com", hints: .identifier(.url)
  ) { parameters in
    // Other host names may have labels that IDNA reserves.
    guard parameters["asciiOnly"] == true,
      parameters.keys.allSatisfy(["asciiOnly", "requiresDot"].contains)
    else { return nil }
    return Schema(ofFormat: ["format": "hostname"], isExact: parameters["requiresDot"] == nil)
  }

  static let hostPort = RuleDescription(
    "host-port", standard: "RFC 3986, section 3.2", example: "www.example.com:443", hints: .identifier(.url))
}

extension RuleDescriptor<String> {
  /// The rules for addresses on the internet.
  static var internet: [Self] {
    [
      Self(
        .email, ".email", "an email address that the internet's mail system delivers to",
        invalid: "name@example", make: email),
      Self(.url, ".url", "an absolute URL of the web", invalid: "http://localhost", make: url),
      Self(.uri, ".uri", "a URI of any scheme", invalid: "/help") { try .uri($0.options()) },
      Self(.hostname, ".hostname", "a host name, internationalized or not", invalid: "-a.example") {
        try .hostname($0.options())
      },
      Self(.hostPort, ".hostPort", "a host with a port", invalid: "www.example.com") {
        try .hostPort($0.options())
      },
      Self(.ipv4, ".ipv4", "an IPv4 address", invalid: "192.0.2.256") { _ in .ipv4 },
      Self(.ipv6, ".ipv6", "an IPv6 address", invalid: "1::2::3") { try .ipv6($0.options()) },
      Self(.ip, ".ipAddress", "an IP address of either version", invalid: "192.0.2") {
        try .ipAddress($0.options())
      },
      Self(.cidr, ".cidr", "an address block", invalid: "192.0.2.0/33") {
        try .cidr(version: $0.optionalChoice("version"), $0.options())
      },
      Self(.netmask, ".netmask", "an IPv4 network mask", invalid: "255.0.255.0") {
        try .netmask($0.options())
      },
      Self(.mac, ".macAddress", "the hardware address of a network interface", invalid: "00:00:5e:00:53") {
        try .macAddress($0.options())
      },
      Self(.port, ".port", "a port number", invalid: "65536") { _ in .port },
    ]
  }

  @Sendable
  private static func email(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let options: EmailFormat.Options = try parameters.options()
    guard try parameters.value("html", or: false) else { return .email(options) }
    guard options == .standard else {
      throw parameters.error(
        "\"html\" is a grammar of its own; write no other parameter beside it", at: "html")
    }
    return .htmlEmail
  }

  @Sendable
  private static func url(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let schemes = try parameters.value("schemes", or: ["http", "https"])
    let options: URLFormat.Options = try parameters.options()
    guard
      !schemes.isEmpty || options.contains(.allowsRelative) || options.contains(.allowsMissingScheme)
        || options.contains(.allowsProtocolRelative)
    else {
      throw parameters.error("no scheme is accepted; name one, such as https", at: "schemes")
    }
    if let scheme = schemes.first(where: { !isScheme($0) }) {
      throw parameters.error(
        "\(RuleDataText.quoted(scheme)) is not a URL scheme; write one such as https", at: "schemes")
    }
    return .url(schemes: schemes, options)
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
