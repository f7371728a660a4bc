import Testing
import ValidationFormats

@Suite struct HostPortFormatTests {
  @Test(arguments: [
    "localhost:0", "www.example.com:443", "example.com:65535", "192.0.2.1:80", "[2001:db8::1]:8080", "[::]:1",
    "xn--bcher-kva.example:80", "bücher.example:80", "a:1", "[::ffff:192.0.2.1]:443",
  ])
  func accepts(_ text: String) { #expect(HostPortFormat.matches(text)) }

  @Test(arguments: [
    "",
    ":",
    ":80",  // no host
    "example.com",  // no port
    "example.com:",
    "example.com:65536",
    "example.com:080",  // leading zero
    "example.com:+80", "example.com:8 0", "example.com:123456",
    "2001:db8::1:80",  // an IPv6 address belongs in brackets
    "[2001:db8::1]",
    "[2001:db8::1]80",
    "[192.0.2.1]:80",  // brackets are for IPv6
    "[fe80::1%eth0]:80", "[]:80", "[:80",
    "256.0.0.1:80",  // a last label that is a number is an IPv4 address, or nothing
    "example.1:80", "-a.example:80", "user@example.com:80", "http://example.com:80", "example.com:80/",
    "example.com:80\n", " example.com:80",
  ])
  func rejects(_ text: String) { #expect(!HostPortFormat.matches(text)) }

  /// A text with a port is one whose parts are formats of their own.
  @Test func agreesWithItsParts() {
    let hosts = ["a", "a.b", "192.0.2.1", "1.2", "[::1]", "[a]", "::1", "", "a_b", "ä", "a.1", "a.0x1"]
    let ports = ["0", "80", "65535", "65536", "00", "", "a", "-1", "080"]
    for host in hosts {
      for port in ports {
        let address = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : nil
        let isHost =
          address.map { IPv6Format.matches($0) } ?? (IPv4Format.matches(host) || isName(host))
        #expect(
          HostPortFormat.matches("\(host):\(port)") == (isHost && PortFormat.matches(port)), "\(host):\(port)"
        )
      }
    }
  }

  /// A name that does not end in a number: with a dot before it, it is a name that requires a dot.
  private func isName(_ host: String) -> Bool {
    HostnameFormat.matches("a." + host, .init(requiresDot: true))
  }
}
