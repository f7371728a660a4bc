import ALPValidator
import Foundation
import Testing

@testable import Demo

@Suite struct CatalogueTests {
  @Test(arguments: Catalogue.entries.map(\.name))
  func agreesWithItsExamples(_ name: String) throws {
    let example = RuleExample(try Catalogue.entry(named: name))
    #expect(example.disagreements == [])
  }

  @Test func hasEachNameOnce() {
    let names = Catalogue.entries.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }

  @Test func isDocumentedByName() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let article = root.appending(path: "Sources/ALPValidator/ALPValidator.docc/RulesByName.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    for entry in Catalogue.entries { #expect(text.contains("`\(entry.name)`"), "\(entry.name)") }
  }

  @Test func tellsOfADisagreement() {
    let entry = CatalogueEntry("presence", "", good: "", bad: "x") { _ in .notEmpty }
    #expect(RuleExample(entry).disagreements == ["\"\" is not accepted", "\"x\" is accepted"])
  }

  @Test(arguments: [
    ("emial", "email"), ("min-lenght", "min-length"), ("Email", "email"), ("digit", "contains-digit"),
    ("e-mail", "email"),
  ])
  func suggestsNearNames(_ typed: String, _ name: String) {
    #expect(NearNames.nearest(to: typed, among: Catalogue.entries.map(\.name)).contains(name))
  }

  @Test(arguments: ["xyzzy", "", "🦆"])
  func suggestsNothingForWhatIsFar(_ typed: String) {
    #expect(NearNames.nearest(to: typed, among: ["min-length", "contains-digit"]) == [])
  }
}
