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
      !schemes.isEmpty || options.allowsRelative || options.allowsMissingScheme
        || options.allowsProtocolRelative,
      "No URL scheme is accepted: name one, such as https")
    let arguments: [String: JSONValue] = ["schemes": .array(schemes.map(JSONValue.string))]
    // The recognizer for the default options is faster.
    guard schemes != ["http", "https"] || options != .standard else {
      return .format("url", options, arguments: arguments) { URLFormat.matches($0) }
    }
    return .format("url", options, arguments: arguments) { URLFormat.matches($0, schemes: schemes, options) }
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
    .format("uri", options) { URIFormat.matches($0, options) }
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
    .format("hostname", options) { HostnameFormat.matches($0, options) }
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
    .format("host-port", options) { HostPortFormat.matches($0, options) }
  }
}

extension RuleDescriptor<String> {
  /// The rules for addresses on the internet.
  static var internet: [Self] {
    [
      Self(
        "email", ".email", "an email address that the internet's mail system delivers to",
        standard: "RFC 5321, section 4.1.2; RFC 6531", valid: "name@example.com", invalid: "name@example",
        keys: {
          MessageKeys($0["asciiOnly"] == true || $0["html"] == true ? "email.ascii" : nil, "email")
        }, make: email),
      Self(
        "url", ".url", "an absolute URL of the web", standard: "RFC 3986; RFC 3987",
        valid: "https://example.com", invalid: "http://localhost",
        keys: {
          let isBare = $0["allowsMissingScheme"] == true
          return switch ($0["schemes"], $0["allowsRelative"]) {
          case ([], _) where !isBare: MessageKeys("url.path", shared: "example")
          case (["http", "https"], true) where !isBare: MessageKeys("url.relative", "url")
          case (["http", "https"], _), (nil, _), ([], _): MessageKeys(isBare ? "url.bare" : nil, "url")
          default: MessageKeys(isBare ? "url.bare" : nil, "url.schemes", "url")
          }
        },
        exampleText: {
          $0["schemes"] != []
            ? "https://example.com" : $0["allowsRelative"] == true ? "/help" : "//example.com/help"
        },
        make: url),
      Self(
        "uri", ".uri", "a URI of any scheme", standard: "RFC 3986, appendix A", valid: "urn:isbn:0451450523",
        invalid: "/help"
      ) { try .uri($0.options()) },
      Self(
        "hostname", ".hostname", "a host name, internationalized or not",
        standard: "RFC 1123; RFC 5890 to 5893",
        valid: "www.example.com", invalid: "-a.example"
      ) { try .hostname($0.options()) },
      Self(
        "host-port", ".hostPort", "a host with a port", standard: "RFC 3986, section 3.2",
        valid: "www.example.com:443", invalid: "www.example.com"
      ) { try .hostPort($0.options()) },
      Self(
        "ipv4", ".ipv4", "an IPv4 address", standard: "RFC 3986, section 3.2.2", valid: "192.0.2.1",
        invalid: "192.0.2.256"
      ) { _ in .ipv4 },
      Self(
        "ipv6", ".ipv6", "an IPv6 address", standard: "RFC 4291, section 2.2", valid: "2001:db8::1",
        invalid: "1::2::3"
      ) { try .ipv6($0.options()) },
      Self(
        "ip", ".ipAddress", "an IP address of either version",
        standard: "RFC 3986, section 3.2.2; RFC 4291, section 2.2", valid: "192.0.2.1", invalid: "192.0.2"
      ) { try .ipAddress($0.options()) },
      Self(
        "cidr", ".cidr", "an address block", standard: "RFC 4632, section 3.1; RFC 4291, section 2.3",
        valid: "192.0.2.0/24", invalid: "192.0.2.0/33",
        exampleText: { $0["version"] == 6 ? "2001:db8::/32" : "192.0.2.0/24" }
      ) { try .cidr(version: $0.optionalChoice("version"), $0.options()) },
      Self(
        "netmask", ".netmask", "an IPv4 network mask", standard: "RFC 4632, section 5.1",
        valid: "255.255.255.0", invalid: "255.0.255.0"
      ) { try .netmask($0.options()) },
      Self(
        "mac", ".macAddress", "the hardware address of a network interface", standard: "IEEE 802",
        valid: "00:00:5e:00:53:01", invalid: "00:00:5e:00:53"
      ) { try .macAddress($0.options()) },
      Self("port", ".port", "a port number", standard: "RFC 6335", valid: "8080", invalid: "65536") { _ in
        .port
      },
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
      !schemes.isEmpty || options.allowsRelative || options.allowsMissingScheme
        || options.allowsProtocolRelative
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
