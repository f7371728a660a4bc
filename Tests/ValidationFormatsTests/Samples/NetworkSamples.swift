import ValidationFormats

let networkSamples: [FormatSample] = [
  FormatSample(
    "IPv4", { IPv4Format.matches($0) }, accepts: ["0.0.0.0", "192.0.2.1", "255.255.255.255"],
    rejects: [
      "1.2.3",  // too few parts
      "256.0.0.1",  // above one octet
      "010.0.0.1",  // leading zero, octal to some resolvers
      "1..2.3",
      "١.2.3.4",  // Arabic-Indic digit
    ],
    twin: { text in
      let parts = text.fields(".")
      return parts.count == 4 && parts.allSatisfy { UInt8($0).map(String.init) == $0 }
    }),
  FormatSample(
    "IPv6", { IPv6Format.matches($0) },
    accepts: [
      "::", "::1", "1::", "2001:db8::1", "2001:DB8::Ab", "2001:0db8:0000:0000:0000:0000:0000:0001",
      "1:2:3:4:5:6:7:8",
      "1:2:3:4:5:6:7::",  // `::` for one group
      "::2:3:4:5:6:7:8", "1:2:3::5:6:7:8", "::ffff:192.0.2.1", "1:2:3:4:5:6:192.0.2.1",
      "1:2:3:4:5::192.0.2.1", "1::2:192.0.2.1",
      "ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255",  // the longest
    ],
    rejects: [
      "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9",
      "1:2:3:4:5:6:7:8::",  // nothing left for `::`
      "::1:2:3:4:5:6:7:8", "1::2::3", "1:::2", ":1::2", "12345::", "g::", "[::1]", "::1/64", "fe80::1%eth0",
      "192.0.2.1", "::192.0.2", "::192.0.2.256",
      "::192.0.2.01",  // leading zero, octal to some resolvers
      "::192.0.2.1:1", "192.0.2.1::", "1:2:3:4:5:6:7:192.0.2.1", "1:2:3:4:5:192.0.2.1",
      "1:2:3:4:5:6:7::192.0.2.1", "::ffff:ffff192.0.2.1",
      "::١",  // Arabic-Indic digit
    ],
    twin: ipv6Twin),
  FormatSample(
    "IPv6 with a zone", { IPv6Format.matches($0, .allowsZone) },
    accepts: [
      "fe80::1%eth0", "fe80::1%1", "::%lo", "fe80::192.0.2.1%en-0.1", "fe80::1%25eth0", "fe80::1%büro", "::1",
    ],
    rejects: [
      "fe80::1%", "%eth0", "fe80%eth0", "fe80::1%eth 0",
      "fe80::1%eth0\u{2028}",  // line separator
      "fe80::1%eth\u{A0}0",  // no-break space
      "fe80::1%eth0\u{85}",  // a control character beyond ASCII
      "fe80::1%eth0%1", "fe80::1%eth0/64", "[fe80::1%eth0]",
    ],
    twin: { text in
      let parts = text.fields("%")
      let isZone = parts.dropFirst().allSatisfy { zone in
        !zone.isEmpty
          && zone.unicodeScalars.allSatisfy {
            !$0.properties.isWhitespace && $0.properties.generalCategory != .control
              && !"/[]".unicodeScalars.contains($0)
          }
      }
      return parts.count <= 2 && ipv6Twin(parts[0]) && isZone
    }),
  FormatSample(
    "block of addresses", { CIDRFormat.matches($0) },
    accepts: [
      "192.0.2.0/24",
      "192.0.2.1/24",  // bits behind the prefix
      "0.0.0.0/0", "255.255.255.255/32", "2001:db8::/32", "::/0", "::1/128", "::ffff:192.0.2.0/120",
    ],
    rejects: [
      "/24", "192.0.2.0/33", "192.0.2.0/18446744073709551616", "192.0.2.0/255.255.255.0",
      "192.0.2/24",  // octets left out
      "2001:db8::/129", "fe80::%eth0/64", "[2001:db8::]/32",
      "192.0.2.0/٢٤",  // Arabic-Indic digits
    ],
    twin: { text in
      let parts = text.fields("/")
      guard parts.count == 2, let length = UInt8(parts[1]), String(length) == parts[1] else { return false }
      return IPv4Format.matches(parts[0]) && length <= 32 || IPv6Format.matches(parts[0]) && length <= 128
    }),
  FormatSample(
    "host with a port", { HostPortFormat.matches($0) },
    accepts: [
      "localhost:0", "www.example.com:443", "example.com:65535", "192.0.2.1:80", "[2001:db8::1]:8080",
      "[::]:1", "xn--bcher-kva.example:80", "bücher.example:80", "a:1", "[::ffff:192.0.2.1]:443",
    ],
    rejects: [
      ":",
      ":80",  // no host
      "example.com",  // no port
      "example.com:65536",
      "2001:db8::1:80",  // an IPv6 address belongs in brackets
      "[2001:db8::1]", "[2001:db8::1]80",
      "[192.0.2.1]:80",  // brackets are for IPv6
      "[fe80::1%eth0]:80",
      "256.0.0.1:80",  // a last label that is a number is an IPv4 address, or nothing
      "example.1:80", "user@example.com:80", "http://example.com:80", "example.com:80/",
    ],
    twin: { text in
      guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return false }
      let host = String(text[..<colon])
      // What is invisible is not removed, unlike in a host name alone; joiners have their own rules.
      let isVisible = host.unicodeScalars.allSatisfy {
        !$0.properties.isDefaultIgnorableCodePoint || $0 == "\u{200C}" || $0 == "\u{200D}"
      }
      guard isVisible else { return false }
      guard PortFormat.matches(String(text[text.utf8.index(after: colon)...])) else { return false }
      if host.utf8.first == UInt8(ascii: "["), host.utf8.last == UInt8(ascii: "]") {
        return IPv6Format.matches(String(host.unicodeScalars.dropFirst().dropLast()))
      }
      // A name that does not end in a number: with a dot before it, it is a name that requires a dot.
      return IPv4Format.matches(host)
        || HostnameFormat.matches("a." + host, [.requiresDot, .mapsCharacters])
    }),
  FormatSample(
    "name of a service", { HostnameFormat.matches($0, .allowsUnderscores) },
    accepts: ["_sip._tcp.example.com"], rejects: ["_sip._tcp"]),
  FormatSample(
    "host name with a root dot", { HostnameFormat.matches($0, .allowsTrailingDot) },
    accepts: ["example.com.", "bücher.example."], rejects: [".", "example.com.."]),
  FormatSample(
    "URL without a scheme", { URLFormat.matches($0, .allowsProtocolRelative) },
    accepts: ["//example.com/a"], rejects: ["/a", "//", "///example.com"]),
  FormatSample(
    "address as in HTML", { HTMLEmailFormat.matches($0) },
    accepts: [
      "user@example.org", "a@b", "user@127.0.0.1",
      ".a..b.@example.org",  // dots stand where they like
      "!#$%&'*+/=?^_`{|}~-@example.org", "user.name@sub-domain.example.org",
      "\(String(repeating: "l", count: 300))@example.org",  // no limit to the local part
      "user@\(String(repeating: "d", count: 63))",
      "user@xn--a.org",  // labels are not decoded
    ],
    rejects: [
      "user", "user@exam_ple.org", "user@\(String(repeating: "d", count: 64))", "user@[192.0.2.1]",
      "\"user\"@example.org", "müller@example.org", "user@münchen.de",
    ],
    pattern: "[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@\(htmlLabel)(?:\\.\(htmlLabel))*"),
  FormatSample(
    "hardware address", { MACAddressFormat.matches($0) },
    accepts: ["00:00:5e:00:53:01", "00-00-5E-00-53-01", "0000.5e00.5301", "FF:ff:Ff:fF:00:99"],
    rejects: [
      "00005e005301",  // no separators
      "0:0:5e:0:53:1",  // left-out zeros
      "00:00-5e:00-53:01",  // mixed separators
      "0000.5e00:5301", "0000-5e00-5301", "0000:5e00:5301", "00.00.5e.00.53.01", "00 00 5e 00 53 01",
      "00:00:5e:00:53:01:02:03",  // EUI-64
      "0000.5e00.5301.0203",
    ],
    pattern: "[0-9A-Fa-f]{2}(?:(?::[0-9A-Fa-f]{2}){5}|(?:-[0-9A-Fa-f]{2}){5})"
      + "|[0-9A-Fa-f]{4}(?:\\.[0-9A-Fa-f]{4}){2}"),
  FormatSample(
    "netmask", { NetmaskFormat.matches($0) }, accepts: masks,
    rejects: [
      "255.0.255.0",  // a gap
      "0.255.255.255",  // a wildcard mask
      "255.255.255.253", "254.255.0.0", "ffff:ffff::", "192.0.2.0/24", "/24", "24",
    ],
    twin: { masks.contains($0) }),
  FormatSample(
    "netmask or prefix length", { NetmaskFormat.matches($0, .allowsPrefixLength) },
    accepts: masks + (0...32).map { "/\($0)" },
    rejects: ["255.0.255.0", "/33", "/99", "/100", "/", "/01", "24"],
    twin: { masks.contains($0) || ($0.first == "/" && prefixLengths.contains($0)) }),
  FormatSample(
    "port", { PortFormat.matches($0) }, accepts: ["0", "1", "443", "8080", "65535"],
    rejects: ["65536", "99999", "100000", "８０"],
    twin: { text in UInt16(text).map { String($0).utf8.elementsEqual(text.utf8) } ?? false }),
  FormatSample(
    "URI", { URIFormat.matches($0) },
    accepts: [
      "urn:isbn:0451450523", "mailto:ada@example.com", "tel:+442079460018", "a:", "about:blank",
      "file:///etc/hosts",
      "ldap://[2001:db8::7]/c=GB?objectClass?one", "news:comp.infosystems.www.servers.unix",
      "telnet://192.0.2.16:80/", "http://user:a:b@host:/?#", "x://", "x://%41:99999", "data:,a%20b",
      "http://[v1.a:b]",
      "http://@", "x:a//b", "view-source+1.0:x",
    ],
    rejects: [
      "/help", "example.com", "1a:b", ":a", "a b:c", "urn:a b", "urn:%4", "http://a b", "http://[::1",
      "http://[::1]a",
      "http://a@b@c", "http://a:b", "http://a[::1]", "http://[g::1]", "urn:a#b#c", "urn:a[b]", "urn:bü",
      "a:\u{7F}",
      "http://[::1]@b", "http://a:80:80", "urn:a|b", "urn:<a>", "urn:\"a\"", "urn:a\\b", "urn:{a}",
    ],
    pattern: uriPattern),
  FormatSample(
    "IRI", { URIFormat.matches($0, .allowsUnicode) },
    accepts: ["urn:bü", "http://bücher.example/é?q=é#é", "x://ü@ü"],
    rejects: ["urn:\u{202E}a", "ü:a", "http://a:８0", "urn:a\u{A0}\u{200E}", "urn:\u{85}"]),
  FormatSample(
    "URL in ASCII", { URLFormat.matches($0, .asciiOnly) },
    accepts: ["https://xn--bcher-kva.example/%C3%A9", "http://example.com"],
    rejects: ["https://bücher.example/", "https://example.com/é", "https://example.com/?ü#ü"]),
  FormatSample(
    "block without host bits", { CIDRFormat.matches($0, .canonical) },
    accepts: [
      "192.0.2.0/24", "0.0.0.0/0", "255.255.255.255/32", "10.128.0.0/9", "2001:db8::/32", "::/0", "::1/128",
      "2001:db8:8000::/33", "1:2:3:4:5:6:7:8/128", "::ffff:192.0.2.0/120", "fe80:0:0:0::/64",
      "1:2:3:4:5:6:7::/112",
      "1::8:0/109",
    ],
    rejects: [
      "192.0.2.1/24", "0.0.0.1/0", "10.128.0.0/8", "2001:db8::1/32", "::1/0", "2001:db8:8000::/32",
      "::ffff:192.0.2.1/120", "1::8:0/108", "1:2:3:4:5:6:7:9/127",
    ],
    twin: { text in
      let parts = text.fields("/")
      guard CIDRFormat.matches(text), parts.count == 2, let address = IPAddress(parts[0]),
        let prefixLength = Int(parts[1])
      else { return false }
      let bits = address.bytes.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
      return bits.dropFirst(prefixLength).allSatisfy { $0 == 0 }
    }),
]

private let htmlLabel = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"

private let prefixLengths = Set((0...32).map { "/\($0)" })

private let masks = (0...32).map { length in
  let mask = length == 0 ? 0 : UInt32.max << UInt32(32 - length)
  return [24, 16, 8, 0].map { String(mask >> $0 & 0xFF) }.joined(separator: ".")
}

/// Splits at the gap, then at the colons.
@Sendable private func ipv6Twin(_ text: String) -> Bool {
  func groups(_ side: String, mayEndInIPv4: Bool) -> Int? {
    if side.isEmpty { return 0 }
    var parts = side.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let endsInIPv4 = mayEndInIPv4 && IPv4Format.matches(parts[parts.count - 1])
    if endsInIPv4 { parts.removeLast() }
    let isHexadecimal = parts.allSatisfy { part in
      1...4 ~= part.utf8.count && part.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
    return isHexadecimal ? parts.count + (endsInIPv4 ? 2 : 0) : nil
  }
  guard let gap = text.firstRange(of: "::") else {
    return !text.isEmpty && groups(text, mayEndInIPv4: true) == 8
  }
  guard let head = groups(String(text[..<gap.lowerBound]), mayEndInIPv4: false),
    let tail = groups(String(text[gap.upperBound...]), mayEndInIPv4: true)
  else { return false }
  return head + tail <= 7
}

/// `URI` of RFC 3986, appendix A, rule by rule.
private let uriPattern: String = {
  let character = "[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}"
  let segment = "(?:\(character)|[:@])"
  let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
  let last = "(?:\(octet)(?:\\.\(octet)){3}|[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4})"
  let group = "[0-9A-Fa-f]{1,4}"
  let address = [
    "(?:\(group):){6}\(last)", "::(?:\(group):){5}\(last)", "(?:\(group))?::(?:\(group):){4}\(last)",
    "(?:(?:\(group):){0,1}\(group))?::(?:\(group):){3}\(last)",
    "(?:(?:\(group):){0,2}\(group))?::(?:\(group):){2}\(last)",
    "(?:(?:\(group):){0,3}\(group))?::\(group):\(last)", "(?:(?:\(group):){0,4}\(group))?::\(last)",
    "(?:(?:\(group):){0,5}\(group))?::\(group)", "(?:(?:\(group):){0,6}\(group))?::",
  ].joined(separator: "|")
  let future = "[vV][0-9A-Fa-f]+\\.[A-Za-z0-9._~!$&'()*+,;=:-]+"
  let host = "(?:\\[(?:\(address)|\(future))\\]|(?:\(character))*)"
  let authority = "(?:(?:\(character)|:)*@)?\(host)(?::[0-9]*)?"
  let path = "(?:/\(segment)*)*"
  let relative = "(?!//)(?:\(segment)|/)*"
  let rest = "(?:\(segment)|[/?])*"
  return "[A-Za-z][A-Za-z0-9+.-]*:(?://\(authority)\(path)|\(relative))(?:\\?\(rest))?(?:#\(rest))?"
}()
