import Testing
import ValidationFormats

@Suite struct SemanticVersionTests {
  @Test func readsItsParts() throws {
    let version = try #require(SemanticVersion("1.20.3-rc-1.2+build-7.001"))
    #expect(version.major == 1)
    #expect(version.minor == 20)
    #expect(version.patch.digits == "3")
    #expect(version.prerelease == ["rc-1", "2"])
    #expect(version.buildMetadata == ["build-7", "001"])
  }

  @Test(arguments: ["1.0.0", "1.0.0-a-b.c+d-e.f", "1.0.0+a-b", "1.0.0-0"])
  func isDescribedAsItIsWritten(_ text: String) { #expect(SemanticVersion(text)?.description == text) }

  /// In ascending order, section 11 of the specification first.
  private static let ascending = [
    "0.9.9", "1.0.0--", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
    "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.9-99999999999999999999", "1.0.9-100000000000000000000",
    "1.0.9-100000000000000000000.0",
    "1.0.9-A",  // words in the order of ASCII
    "1.0.9-Z", "1.0.9-a", "1.0.10", "1.10.0", "2.0.0", "9999999999999999999999.0.0",
    "10000000000000000000000.0.0",
  ]

  @Test func isOrderedByPrecedence() throws {
    let versions = try Self.ascending.map { try #require(SemanticVersion($0)) }
    for (leftIndex, left) in versions.enumerated() {
      for (rightIndex, right) in versions.enumerated() {
        #expect((left < right) == (leftIndex < rightIndex), "\(left) and \(right)")
        #expect((left == right) == (leftIndex == rightIndex), "\(left) and \(right)")
      }
    }
  }

  @Test func hasNoPrecedenceByBuildMetadata() throws {
    let plain = try #require(SemanticVersion("1.0.0"))
    let built = try #require(SemanticVersion("1.0.0+5114f85"))
    #expect(plain == built)
    #expect(plain.hashValue == built.hashValue)
    #expect(!(plain < built) && !(built < plain))
    #expect(plain == SemanticVersion(1, 0, 0))
  }
}
