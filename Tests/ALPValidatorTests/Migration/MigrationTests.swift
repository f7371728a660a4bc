import ALPValidator
import Foundation
import Testing

@MainActor @Suite(.patientTimeLimit) struct MigrationTests {
  @Test(arguments: MigrationTable.all.flatMap { $0.rows })
  func codeDoesWhatItIsShownFor(_ row: MigrationTable.Row) async throws { try await row.run() }

  #if os(Linux) || os(macOS)
    private static let root = URL(filePath: #filePath)
      .appending(path: "../../../..", directoryHint: .isDirectory).standardized
    private static let documentation = root.appending(path: "Sources/ALPValidator/ALPValidator.docc")

    private static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    @Test(arguments: Set(MigrationTable.all.map(\.article)))
    func articlesShowEachRow(_ article: String) throws {
      let text = try Self.text(Self.documentation.appending(path: article + ".md"))
      let shown = MarkdownRow.rows(in: text).values.joined()
      let tables = MigrationTable.all.filter { $0.article == article }
      let expected = try tables.flatMap(\.rows).map { try $0.cells }
      for row in expected where !shown.contains(row) {
        Issue.record("\(article) lacks this row:\n\(row)")
      }
      for row in shown where !expected.contains(row) {
        Issue.record("\(article) has a row too many:\n\(row)")
      }
      #expect(shown.count == expected.count)
    }

    @Test func customRulesAreCompiled() throws {
      let article = try Self.text(Self.documentation.appending(path: "CustomRules.md"))
      let source = try Self.text(
        URL(filePath: #filePath).appending(path: "../CustomRules.swift").standardized)
      let examples = article.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }
      #expect(!examples.isEmpty)
      for example in examples { #expect(source.contains(example), "\(example)") }
    }
  #endif
}
