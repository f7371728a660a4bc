import ALPValidatorTesting
import Testing

@testable import Profiles

@Test func namesAreThoseOfTheStructure() throws {
  let example = Profile(
    name: "Ada", email: "ada@example.com", age: 36,
    links: ["https://example.com"])
  try expectNamesMatchCodingKeys(of: Profile.rules, using: example)
}
