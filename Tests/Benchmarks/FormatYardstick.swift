/// Patterns and inputs of the format cases.
///
/// A yardstick is a regular expression, compiled once, that searches for its first match in the whole text. The
/// patterns check shape only: no checksum, no table, no calendar, so ours does more. Both answer the eight
/// inputs in turn; nothing is cached between calls.
struct FormatYardstick {
  let pattern: String
  let inputs: [String]
}

extension FormatYardstick {
  static let email = FormatYardstick(
    pattern:
      #"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$"#,
    inputs: [
      "someone.else@mail.example.com", "bob@example.org", "not-an-email",
      "a.very.long.local.part.indeed@sub.domain.of.another.example.co.uk", "first+tag@example.io",
      "two@@example.com", "x@y.z", "trailing.dot.@example.com",
    ])

  static let url = FormatYardstick(
    pattern:
      #"^(?:https?|ftp)://(?:[^\s:@/?#]+(?::[^\s:@/?#]*)?@)?(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]+(?::[0-9]{1,5})?(?:/[^\s?#]*)?(?:\?[^\s#]*)?(?:#\S*)?$"#,
    inputs: [
      "https://www.example.com/path/to/page?query=1#frag", "http://example.org", "not a url",
      "https://user:pw@sub.example.co.uk:8443/a/b/c.html", "ftp://files.example.net/pub/x.tar.gz",
      "http://exa mple.com/", "https://example.com/?q=%20a", "htp://example.com",
    ])

  static let hostname = FormatYardstick(
    pattern:
      #"^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$"#,
    inputs: [
      "example.com", "a.b.c.d.example.org", "-bad.example.com", "localhost", "xn--mnchen-3ya.de",
      "under_score.example", "very-long-label-with-many-hyphens-in-it.example.co.uk", "double..dot",
    ])

  static let ipv4 = FormatYardstick(
    pattern: #"^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|$)){4}$"#,
    inputs: [
      "192.0.2.1", "255.255.255.255", "256.0.0.1", "0.0.0.0", "1.2.3", "10.20.30.40", "010.0.0.1",
      "198.51.100.77",
    ])

  static let ipv6 = FormatYardstick(
    pattern:
      #"^(?:(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|(?:[0-9A-Fa-f]{1,4}:){1,7}:|(?:[0-9A-Fa-f]{1,4}:){1,6}:[0-9A-Fa-f]{1,4}|(?:[0-9A-Fa-f]{1,4}:){1,5}(?::[0-9A-Fa-f]{1,4}){1,2}|(?:[0-9A-Fa-f]{1,4}:){1,4}(?::[0-9A-Fa-f]{1,4}){1,3}|(?:[0-9A-Fa-f]{1,4}:){1,3}(?::[0-9A-Fa-f]{1,4}){1,4}|[0-9A-Fa-f]{1,4}:(?::[0-9A-Fa-f]{1,4}){1,6}|:(?::[0-9A-Fa-f]{1,4}){1,7}|::)$"#,
    inputs: [
      "2001:db8::1", "::1", "2001:0db8:85a3:0000:0000:8a2e:0370:7334", "fe80::1ff:fe23:4567:890a",
      "2001:db8:::1", "1:2:3:4:5:6:7:8:9", "::ffff:c000:280", "g::1",
    ])

  static let uuid = FormatYardstick(
    pattern: #"^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"#,
    inputs: [
      "123e4567-e89b-12d3-a456-426614174000", "00000000-0000-0000-0000-000000000000",
      "123e4567e89b12d3a456426614174000", "A987FBC9-4BED-3078-CF07-9141BA07C9F3",
      "123e4567-e89b-12d3-a456-42661417400", "zzze4567-e89b-12d3-a456-426614174000",
      "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "123e4567-e89b-12d3-a456_426614174000",
    ])

  static let date = FormatYardstick(
    pattern: #"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"#,
    inputs: [
      "2024-02-29", "2023-02-29", "1999-12-31", "2024-13-01", "24-01-01", "2000-01-01", "2024-1-1",
      "2100-06-30",
    ])

  static let card = FormatYardstick(
    pattern:
      #"^(?:4[0-9]{12}(?:[0-9]{3})?|5[1-5][0-9]{14}|2[2-7][0-9]{14}|3[47][0-9]{13}|3(?:0[0-5]|[68][0-9])[0-9]{11}|6(?:011|5[0-9]{2})[0-9]{12})$"#,
    inputs: [
      "4111111111111111", "378282246310005", "5555555555554444", "4111111111111112", "6011111111111117",
      "1234567890123456", "30569309025904", "411111111111",
    ])

  static let iban = FormatYardstick(
    pattern: #"^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$"#,
    inputs: [
      "GB82WEST12345698765432", "DE89370400440532013000", "FR1420041010050500013M02606",
      "GB82WEST12345698765433", "NL91ABNA0417164300", "XX00123456789012", "NO9386011117947",
      "de89370400440532013000",
    ])

  static let phone = FormatYardstick(
    pattern: #"^\+[1-9][0-9]{6,14}$"#,
    inputs: [
      "+447400123456", "+12015550123", "+4930123456", "+33612345678", "+1201555012", "+000123456789",
      "+818012345678", "447400123456",
    ])

  static let postalCode = FormatYardstick(
    pattern: #"^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$"#,
    inputs: ["SW1A 1AA", "M1 1AE", "B33 8TH", "CR2 6XH", "DN55 1PT", "SW1A1AA", "1AA SW1A", "QQ9 9QQQ"])

  static let localDateTime = FormatYardstick(
    pattern: #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,3})?)?$"#,
    inputs: [
      "2024-02-29T23:05", "2023-02-29T23:05", "1999-12-31T23:59:59.999", "2024-02-29 23:05",
      "2024-02-29T24:00",
      "2000-01-01T00:00:00", "2024-02-29T23:05Z", "2100-06-30T12:30",
    ])

  static let month = FormatYardstick(
    pattern: #"^[0-9]{4}-(?:0[1-9]|1[0-2])$"#,
    inputs: ["2024-02", "1999-12", "2024-13", "24-01", "2024-1", "0001-01", "2024-00", "2100-06"])

  static let week = FormatYardstick(
    pattern: #"^[0-9]{4}-W(?:0[1-9]|[1-4][0-9]|5[0-3])$"#,
    inputs: ["2024-W01", "2020-W53", "2021-W53", "2024-W54", "2024-w01", "2024-W1", "1999-W52", "2026-W53"])

  static let uri = FormatYardstick(
    pattern:
      #"^[A-Za-z][A-Za-z0-9+.-]*:(?://(?:[^\s/?#\[\]@]*@)?(?:\[[0-9A-Fa-f:.]+\]|[^\s/?#\[\]@:]*)(?::[0-9]*)?)?(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*(?:\?(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?(?:#(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$"#,
    inputs: [
      "urn:isbn:0451450523", "mailto:someone@example.com?subject=hello",
      "https://www.example.com/path/to/page?q=1#f",
      "ldap://[2001:db8::7]/c=GB?objectClass?one", "not a uri", "/relative/path", "tel:+442079460018",
      "urn:a b",
    ])

  static let hexadecimal = FormatYardstick(
    pattern: #"^[0-9A-Fa-f]+$"#,
    inputs: [
      "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "c0ffee", "DEADBEEF", "c0ffeg",
      "0xff",
      "d41d8cd98f00b204e9800998ecf8427e", "0", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
    ])

  static let base32 = FormatYardstick(
    pattern: #"^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}={6}|[A-Z2-7]{4}={4}|[A-Z2-7]{5}={3}|[A-Z2-7]{7}=)?$"#,
    inputs: [
      "MZXW6YTBOI======", "MZXW6YQ=", "JBSWY3DPEHPK3PXP", "mzxw6yq=", "MZXW6YQ",
      "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
      "MY======", "MZXW6YQ1",
    ])

  static let boolean = FormatYardstick(
    pattern: #"^(?:true|false)$"#,
    inputs: ["true", "false", "True", "yes", "1", "falsee", "tru", "false"])

  static let objectID = FormatYardstick(
    pattern: #"^[0-9A-Fa-f]{24}$"#,
    inputs: [
      "507f1f77bcf86cd799439011", "507F1F77BCF86CD799439011", "507f1f77bcf86cd79943901",
      "507f1f77bcf86cd79943901g",
      "000000000000000000000000", "5f43a1b2c3d4e5f6a7b8c9d0", "507f1f77-bcf86cd799439011",
      "ffffffffffffffffffffffff",
    ])

  static let canonicalCIDR = FormatYardstick(
    pattern:
      #"^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}/(?:3[0-2]|[12]?[0-9])|[0-9A-Fa-f:]+/(?:12[0-8]|1[01][0-9]|[1-9]?[0-9]))$"#,
    inputs: [
      "192.0.2.0/24", "192.0.2.1/24", "10.0.0.0/8", "2001:db8::/32", "2001:db8::1/32", "192.0.2.0/33", "::/0",
      "198.51.100.128/25",
    ])

  static let registeredLanguageTag = FormatYardstick(
    pattern:
      #"^[A-Za-z]{2,8}(?:-[A-Za-z]{3}){0,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?(?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:-[A-WY-Za-wy-z0-9](?:-[A-Za-z0-9]{2,8})+)*(?:-x(?:-[A-Za-z0-9]{1,8})+)?$"#,
    inputs: [
      "zh-Hant-TW", "en-US", "de-CH-1996", "en_US", "sl-rozaj-biske", "xx-Latn", "es-419",
      "en-US-u-ca-buddhist",
    ])

  /// The values for the five rules. The outcome stays valid throughout.
  static let fiveRulesInputs = [
    "someone.else1@mail.example.com", "bob1@example.org", "tom9@example.com",
    "a.long.local.part.indeed1@sub.another.example.co.uk",
  ]
}
