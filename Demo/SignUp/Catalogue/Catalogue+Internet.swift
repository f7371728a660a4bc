import ALPValidator

extension Catalogue {
  /// Addresses and what else programs on the internet exchange.
  static let internet = Group(title: "Internet", entries: addresses + exchanged)

  private static let addresses = [
    CatalogueEntry(
      "email",
      takes: """
        [--allows-quoted-local-part] [--allows-address-literal] [--allows-single-label-domain] \
        [--ascii-only] [--html]
        """,
      "an e-mail address; with --html what browsers accept", good: "ada@example.com", bad: "ada@example"
    ) {
      if $0.has("--html") { return .htmlEmail }
      return .email(
        allowsQuotedLocalPart: $0.has("--allows-quoted-local-part"),
        allowsAddressLiteral: $0.has("--allows-address-literal"),
        allowsSingleLabelDomain: $0.has("--allows-single-label-domain"), asciiOnly: $0.has("--ascii-only"))
    },
    CatalogueEntry(
      "url",
      takes: """
        [--schemes http,https] [--allows-localhost] [--allows-single-label-host] [--allows-relative] \
        [--allows-missing-scheme]
        """,
      "an absolute URL, http or https unless --schemes says otherwise",
      good: "https://example.com/a?b#c", bad: "http://localhost"
    ) {
      let schemes = $0.list("--schemes") ?? ["http", "https"]
      guard !schemes.isEmpty else { throw Misuse("--schemes has to name a scheme, such as https.") }
      return .url(
        schemes: schemes, allowsLocalhost: $0.has("--allows-localhost"),
        allowsSingleLabelHost: $0.has("--allows-single-label-host"),
        allowsRelative: $0.has("--allows-relative"), allowsMissingScheme: $0.has("--allows-missing-scheme"))
    },
    CatalogueEntry(
      "hostname", takes: "[--requires-dot] [--ascii-only]", "a host name, internationalized or not",
      good: "bücher.example", bad: "-a.example"
    ) { .hostname(requiresDot: $0.has("--requires-dot"), asciiOnly: $0.has("--ascii-only")) },
    CatalogueEntry("ipv4", "an IPv4 address", good: "192.0.2.1", bad: "192.0.2.256") { _ in .ipv4 },
    CatalogueEntry("ipv6", takes: "[--allows-zone]", "an IPv6 address", good: "2001:db8::1", bad: "1::2::3") {
      .ipv6(allowsZone: $0.has("--allows-zone"))
    },
    CatalogueEntry(
      "ip", takes: "[--allows-zone]", "an IP address of either version", good: "::ffff:192.0.2.1",
      bad: "192.0.2"
    ) { .ipAddress(allowsZone: $0.has("--allows-zone")) },
    CatalogueEntry("cidr", takes: "[4|6]", "an address block", good: "192.0.2.0/24", bad: "192.0.2.0/33") {
      .cidr(version: $0.text("4|6").flatMap(Int.init).flatMap(IPAddress.Version.init))
    },
    CatalogueEntry(
      "netmask", takes: "[--allows-prefix-length]", "an IPv4 network mask", good: "255.255.240.0",
      bad: "255.0.255.0"
    ) { .netmask(allowsPrefixLength: $0.has("--allows-prefix-length")) },
    CatalogueEntry(
      "mac", takes: "[--allows-eui64]", "the hardware address of a network interface",
      good: "00:00:5e:00:53:01", bad: "00:00:5e:00:53"
    ) { .macAddress(allowsEUI64: $0.has("--allows-eui64")) },
    CatalogueEntry("port", "a port number", good: "8080", bad: "65536") { _ in .port },
  ]

  private static let exchanged = [
    CatalogueEntry(
      "uuid", takes: "[--version N]", "a UUID of any version, or of one",
      good: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", bad: "f81d4fae7dec11d0a76500a0c91e6bf6"
    ) {
      let version = try $0.optionalCount("--version")
      guard version.map((1...8).contains) ?? true else { throw Misuse("--version has to be 1 to 8.") }
      return .uuid(version: version)
    },
    CatalogueEntry("slug", "the readable last part of a web address", good: "hello-world", bad: "Hello") {
      _ in .slug
    },
    CatalogueEntry(
      "jwt", "a JSON Web Token, by its structure", good: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
      bad: "a.b.c"
    ) { _ in .jwt },
    CatalogueEntry("semver", "a semantic version", good: "1.0.0-rc.1+5", bad: "v1.0") { _ in .semanticVersion
    },
    CatalogueEntry(
      "base64", takes: "[--url-safe] [--unpadded]", "data in base 64", good: "Zm9vYg==", bad: "Zm9vYg"
    ) { .base64(urlSafe: $0.has("--url-safe"), unpadded: $0.has("--unpadded")) },
    CatalogueEntry("json", "one JSON value", good: #"{"a": [1, true]}"#, bad: "[1,]") { _ in .json },
    CatalogueEntry(
      "hex-color", takes: "[--allows-missing-hash] [--opaque-only]", "a color as in CSS", good: "#ff8800",
      bad: "#ff880"
    ) {
      .hexColor(allowsMissingHash: $0.has("--allows-missing-hash"), opaqueOnly: $0.has("--opaque-only"))
    },
    CatalogueEntry("data-uri", "data in a URL", good: "data:;base64,Zm9v", bad: "data:text") { _ in .dataURI
    },
    CatalogueEntry("mime-type", "a media type", good: "text/html; charset=utf-8", bad: "text/") { _ in
      .mimeType
    },
  ]
}
