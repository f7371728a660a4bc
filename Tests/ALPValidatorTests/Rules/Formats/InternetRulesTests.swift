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
}
