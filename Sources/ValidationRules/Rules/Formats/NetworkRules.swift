public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts an IPv4 address in dotted-decimal form, such as `192.0.2.1`.
  ///
  /// The rule follows [RFC 3986, section 3.2.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2); see
  /// ``/ValidationFormats/IPv4Format``.
  public static var ipv4: Self { .format(.ipv4) { IPv4Format.matches($0) } }

  /// A rule that accepts an IPv6 address in any of its text forms, such as `2001:db8::1`.
  ///
  /// The rule follows [RFC 4291, section 2.2](https://www.rfc-editor.org/rfc/rfc4291#section-2.2); see
  /// ``/ValidationFormats/IPv6Format``.
  public static var ipv6: Self { .ipv6(.standard) }

  /// A rule that accepts an IPv6 address, with options.
  ///
  /// The rule follows [RFC 4291, section 2.2](https://www.rfc-editor.org/rfc/rfc4291#section-2.2); see
  /// ``/ValidationFormats/IPv6Format``.
  public static func ipv6(_ options: IPv6Format.Options) -> Self {
    .format(.ipv6, options) { IPv6Format.matches($0, options) }
  }

  /// A rule that accepts an IP address of either version.
  ///
  /// The rule follows [RFC 3986, section 3.2.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2) and
  /// [RFC 4291, section 2.2](https://www.rfc-editor.org/rfc/rfc4291#section-2.2); see
  /// ``/ValidationFormats/IPAddressFormat``.
  public static var ipAddress: Self { .ipAddress(.standard) }

  /// A rule that accepts an IP address of either version, with options.
  ///
  /// The rule follows [RFC 3986, section 3.2.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2) and
  /// [RFC 4291, section 2.2](https://www.rfc-editor.org/rfc/rfc4291#section-2.2); see
  /// ``/ValidationFormats/IPAddressFormat``.
  public static func ipAddress(_ options: IPAddressFormat.Options) -> Self {
    .format(.ip, options) { IPAddressFormat.matches($0, options) }
  }

  /// A rule that accepts an address block of either version, such as `192.0.2.0/24`.
  ///
  /// The rule follows [RFC 4632, section 3.1](https://www.rfc-editor.org/rfc/rfc4632#section-3.1) and [RFC
  /// 4291, section 2.3](https://www.rfc-editor.org/rfc/rfc4291#section-2.3); see
  /// ``/ValidationFormats/CIDRFormat``.
  public static var cidr: Self { .cidr() }

  /// A rule that accepts an address block in CIDR notation, of one version or of either.
  ///
  /// The rule follows [RFC 4632, section 3.1](https://www.rfc-editor.org/rfc/rfc4632#section-3.1) and [RFC
  /// 4291, section 2.3](https://www.rfc-editor.org/rfc/rfc4291#section-2.3); see
  /// ``/ValidationFormats/CIDRFormat``.
  ///
  /// - Parameters:
  ///   - version: The version of the address, or `nil` for any.
  ///   - options: What is accepted or rejected beyond the standard.
  /// - Returns: The rule.
  public static func cidr(version: IPAddress.Version? = nil, _ options: CIDRFormat.Options = .standard)
    -> Self
  {
    .format(.cidr, options, arguments: ["version": version.map { .integer($0.rawValue) }]) {
      CIDRFormat.matches($0, version: version, options)
    }
  }

  /// A rule that accepts an IPv4 network mask, such as `255.255.255.0`.
  ///
  /// The rule follows [RFC 4632, section 5.1](https://www.rfc-editor.org/rfc/rfc4632#section-5.1); see
  /// ``/ValidationFormats/NetmaskFormat``.
  public static var netmask: Self { .netmask(.standard) }

  /// A rule that accepts an IPv4 network mask, with options.
  ///
  /// The rule follows [RFC 4632, section 5.1](https://www.rfc-editor.org/rfc/rfc4632#section-5.1); see
  /// ``/ValidationFormats/NetmaskFormat``.
  public static func netmask(_ options: NetmaskFormat.Options) -> Self {
    .format(.netmask, options) { NetmaskFormat.matches($0, options) }
  }

  /// A rule that accepts the hardware address of a network interface, such as `00:00:5e:00:53:01`.
  ///
  /// The rule follows IEEE 802; see ``/ValidationFormats/MACAddressFormat``.
  public static var macAddress: Self { .macAddress(.standard) }

  /// A rule that accepts the hardware address of a network interface, with options.
  ///
  /// The rule follows IEEE 802; see ``/ValidationFormats/MACAddressFormat``.
  public static func macAddress(_ options: MACAddressFormat.Options) -> Self {
    .format(.mac, options) { MACAddressFormat.matches($0, options) }
  }

  /// A rule that accepts a port number, 0 to 65535.
  ///
  /// The rule follows [RFC 6335](https://www.rfc-editor.org/rfc/rfc6335); see
  /// ``/ValidationFormats/PortFormat``.
  public static var port: Self { .format(.port) { PortFormat.matches($0) } }
}

/// A rule that accepts email addresses, such as `ada@example.com`.
///
/// It is not a ``FormatRule``, because it is evaluated at many keystrokes: it calls its recognizer directly.
struct EmailRule: DescribedRule, Equatable {
  /// What is accepted beyond the standard.
  let options: EmailFormat.Options

  /// Creates a rule that accepts email addresses.
  init(_ options: EmailFormat.Options = .standard) { self.options = options }

  var details: RuleDescription { .email }

  var arguments: RuleArguments { RuleArguments(options.parameters) }

  func isSatisfied(by text: String) -> Bool { EmailFormat.matches(text, options) }

  func schema(of type: JSONType) -> Schema? { details.schema(parameters) }
}

extension Rule where Value == String {
  /// A rule that accepts an email address, such as `ada@example.com`.
  ///
  /// The rule follows [RFC 5321, section 4.1.2](https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2) and
  /// [RFC 6531](https://www.rfc-editor.org/rfc/rfc6531); see ``/ValidationFormats/EmailFormat``.
  public static var email: Self { Self(EmailRule()) }

  /// A rule that accepts an email address, with options.
  ///
  /// The rule follows [RFC 5321, section 4.1.2](https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2) and
  /// [RFC 6531](https://www.rfc-editor.org/rfc/rfc6531); see ``/ValidationFormats/EmailFormat``.
  ///
  /// Capital letters beyond ASCII, full-width letters and ideographic full stops are accepted in the domain,
  /// because mail clients map them. Store the address that the formatter `.canonical(.email)` gives.
  public static func email(_ options: EmailFormat.Options) -> Self { Self(EmailRule(options)) }

  /// A rule that accepts what browsers accept: the grammar of the HTML living standard.
  ///
  /// The rule follows the
  /// [HTML living standard](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address); see
  /// ``/ValidationFormats/HTMLEmailFormat``.
  public static var htmlEmail: Self {
    Self(FormatRule(.email, parameters: ["html": true]) { HTMLEmailFormat.matches($0) })
  }
}

extension RuleDescription {
  static let email = RuleDescription(
    "email", standard: "RFC 5321, section 4.1.2; RFC 6531", example: "name@example.com",
    keys: { MessageKeys($1["asciiOnly"] == true || $1["html"] == true ? "\($0).ascii" : nil, $0) },
    hints: .identifier(.emailAddress, .emailAddress)
  ) { parameters in
    guard parameters["html"] != true else {
      return Schema(ofFormat: ["pattern": .string(SchemaPattern.htmlEmail)])
    }
    let format: JSONValue = parameters["asciiOnly"] == true ? "email" : "idn-email"
    return Schema(ofFormat: ["format": format, "pattern": ".@."], isExact: false)
  }

  static let ipv4 = RuleDescription(
    "ipv4", standard: "RFC 3986, section 3.2.2", example: "192.0.2.1", hints: .numbers
  ) { _ in Schema(ofFormat: ["format": "ipv4"]) }

  static let ipv6 = RuleDescription(
    "ipv6", standard: "RFC 4291, section 2.2", example: "2001:db8::1", hints: .identifier()
  ) { $0.isEmpty ? Schema(ofFormat: ["format": "ipv6"]) : nil }

  static let ip = RuleDescription(
    "ip", standard: "RFC 3986, section 3.2.2; RFC 4291, section 2.2", example: "192.0.2.1", hints: .numbers
  ) { $0.isEmpty ? Schema(ofFormat: ["anyOf": [["format": "ipv4"], ["format": "ipv6"]]]) : nil }

  static let cidr = RuleDescription(
    "cidr", standard: "RFC 4632, section 3.1; RFC 4291, section 2.3",
    exampleText: { $0["version"] == 6 ? "2001:db8::/32" : "192.0.2.0/24" }, hints: .numbers
  ) { _ in Schema(ofFormat: ["pattern": "^[0-9A-Fa-f:.]+/[0-9]{1,3}$"], isExact: false) }

  static let netmask = RuleDescription(
    "netmask", standard: "RFC 4632, section 5.1", example: "255.255.255.0", hints: .numbers)

  static let mac = RuleDescription(
    "mac", standard: "IEEE 802", example: "00:00:5e:00:53:01", hints: .identifier())

  static let port = RuleDescription("port", standard: "RFC 6335", example: "8080", hints: .digits)
}
