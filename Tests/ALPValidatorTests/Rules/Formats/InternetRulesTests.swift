import ALPValidator
import Testing

@Suite struct InternetRulesTests {
  @Test(arguments: [
    FormatRuleSample(.email, "email", good: "ada@example.com", bad: "ada@example"),
    FormatRuleSample(.htmlEmail, "email", good: "ada@example", bad: "ada@@example"),
    FormatRuleSample(.url, "url", good: "https://example.com/a?b#c", bad: "example.com"),
    FormatRuleSample(.hostname, "hostname", good: "bücher.example", bad: "a..b"),
    FormatRuleSample(.ipv4, "ipv4", good: "192.0.2.1", bad: "256.0.0.1"),
    FormatRuleSample(.ipv6, "ipv6", good: "2001:db8::1", bad: "192.0.2.1"),
    FormatRuleSample(.ipAddress, "ip", good: "192.0.2.1", bad: "192.0.2.0/24"),
    FormatRuleSample(.cidr, "cidr", good: "192.0.2.0/24", bad: "192.0.2.0"),
    FormatRuleSample(.macAddress, "mac", good: "00:00:5e:00:53:01", bad: "00:00:5e:00:53"),
    FormatRuleSample(.port, "port", good: "65535", bad: "65536"),
    FormatRuleSample(.uuid, "uuid", good: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", bad: "f81d4fae"),
    FormatRuleSample(.slug, "slug", good: "hello-world-2", bad: "hello--world"),
    FormatRuleSample(
      .jwt, "jwt", good: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", bad: "a.b.c"),
    FormatRuleSample(.semanticVersion, "semver", good: "2.1.0-beta.2", bad: "v2.1.0"),
    FormatRuleSample(.base64, "base64", good: "Zm9vYg==", bad: "Zm9vYg="),
    FormatRuleSample(.json, "json", good: #"{"a": [1, true]}"#, bad: "[1,]"),
    FormatRuleSample(.hexColor, "hex-color", good: "#ff8800", bad: "ff8800"),
    FormatRuleSample(.dataURI, "data-uri", good: "data:;base64,Zm9v", bad: "data:text"),
    FormatRuleSample(.mimeType, "mime-type", good: "text/html; charset=utf-8", bad: "text/"),
  ])
  func asksItsRecognizer(_ sample: FormatRuleSample) { sample.check() }

  @Test(arguments: [
    FormatOptionSample(
      "allowsQuotedLocalPart", .email(allowsQuotedLocalPart: true), against: .email, #""a b"@example.com"#),
    FormatOptionSample(
      "allowsAddressLiteral", .email(allowsAddressLiteral: true), against: .email, "a@[192.0.2.1]"),
    FormatOptionSample(
      "allowsSingleLabelDomain", .email(allowsSingleLabelDomain: true), against: .email, "a@localhost"),
    FormatOptionSample("asciiOnly", .email(asciiOnly: true), against: .email, "grün@example.com"),
    FormatOptionSample("schemes", .url(schemes: ["ftp"]), against: .url, "ftp://example.com/"),
    FormatOptionSample("allowsLocalhost", .url(allowsLocalhost: true), against: .url, "http://localhost/"),
    FormatOptionSample(
      "allowsSingleLabelHost", .url(allowsSingleLabelHost: true), against: .url, "http://intranet/"),
    FormatOptionSample("allowsRelative", .url(allowsRelative: true), against: .url, "../index.html"),
    FormatOptionSample("requiresDot", .hostname(requiresDot: true), against: .hostname, "localhost"),
    FormatOptionSample("asciiOnly", .hostname(asciiOnly: true), against: .hostname, "bücher.example"),
    FormatOptionSample("allowsZone", .ipv6(allowsZone: true), against: .ipv6, "fe80::1%eth0"),
    FormatOptionSample("allowsZone", .ipAddress(allowsZone: true), against: .ipAddress, "fe80::1%eth0"),
    FormatOptionSample("version", .cidr(version: .v4), against: .cidr, "2001:db8::/32"),
    FormatOptionSample("version", .cidr(version: .v6), against: .cidr, "192.0.2.0/24"),
    FormatOptionSample(
      "allowsEUI64", .macAddress(allowsEUI64: true), against: .macAddress, "00:00:5e:ff:fe:00:53:01"),
    FormatOptionSample(
      "version", .uuid(version: 4), against: .uuid, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    FormatOptionSample("urlSafe", .base64(urlSafe: true), against: .base64, "-_-_"),
    FormatOptionSample("unpadded", .base64(unpadded: true), against: .base64, "Zm9vYg"),
    FormatOptionSample(
      "allowsMissingHash", .hexColor(allowsMissingHash: true), against: .hexColor, "ff8800"),
    FormatOptionSample(
      "allowsProtocolRelative", .url(allowsProtocolRelative: true), against: .url, "//example.com/a"),
    FormatOptionSample(
      "allowsMissingScheme", .url(allowsMissingScheme: true), against: .url, "www.example.com/a"),
    FormatOptionSample(
      "allowsUnderscores", .hostname(allowsUnderscores: true), against: .hostname, "_sip._tcp.example.com"),
    FormatOptionSample(
      "allowsTrailingDot", .hostname(allowsTrailingDot: true), against: .hostname, "example.com."),
    FormatOptionSample(
      "mapsCharacters", .hostname(mapsCharacters: true), against: .hostname, "BÜCHER.example"),
    FormatOptionSample(
      "allowsSeparators", .macAddress(allowsSeparators: true), against: .macAddress, "00005e005301"),
    FormatOptionSample(
      "allowsMissingHyphens", .uuid(allowsMissingHyphens: true), against: .uuid,
      "f81d4fae7dec11d0a76500a0c91e6bf6"),
    FormatOptionSample(
      "allowsBraces", .uuid(allowsBraces: true), against: .uuid, "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}"),
    FormatOptionSample("allowsUnderscores", .slug(allowsUnderscores: true), against: .slug, "two_words"),
    FormatOptionSample(
      "allowsMissingPadding", .base64(allowsMissingPadding: true), against: .base64, "Zm9vYg"),
    FormatOptionSample(
      "allowsWhitespace", .base64(allowsWhitespace: true), against: .base64, "Zm9v\r\nYg=="),
    FormatOptionSample(
      "requiresPairedSurrogates", .json(requiresPairedSurrogates: true), against: .json, #""\ud800""#),
    FormatOptionSample("opaqueOnly", .hexColor(opaqueOnly: true), against: .hexColor, "#ff880080"),
  ])
  func passesItsOptionsOn(_ sample: FormatOptionSample) { sample.check() }
}
