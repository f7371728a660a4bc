import Testing
import ValidationFormats

@Suite struct NetworkFormatTests {
  @Test func acceptsEachPortAsItIsPrinted() {
    for port in 0...70_000 { #expect(PortFormat.matches(String(port)) == (port <= 65535)) }
  }

  @Test(arguments: ["1:", ":", "1", "::1%", "%", "1."])
  func isLinearOnHostileInput(_ hostile: String) {
    let text = String(repeating: hostile, count: 1_000_000 / hostile.utf8.count)
    #expect(!IPv6Format.matches(text, .allowsZone))
  }
}
