#if os(Linux) || os(macOS)
import Foundation
import Testing

/// The lists of migration, `old` becomes `new`, and the tables with the columns "Objective-C library" and "This library" show code that the
/// tests of this folder compile and run.
@Suite struct MigrationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let sources = folder.appending(path: "../../../Sources").standardized

  /// The lines of the tests; of the line of a rule what is in its closure.
  private static let compiled: String = {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let lines = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .flatMap { $0.components(separatedBy: "\n") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .map { line in
        let rule = line.wholeMatch(of: /(?:expect\()?(.+?),(?: accepts: \[.*)?/)?.1
        return String(rule ?? line.wholeMatch(of: /expect\(.*?\) \{ (.+) \}/)?.1 ?? line[...])
      }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }()

  private static func text(of article: String, in module: String = "ALPValidator") throws -> String {
    try String(
      contentsOf: sources.appending(path: "\(module)/\(module).docc/\(article).md"), encoding: .utf8)
  }

  /// Returns the rows of the tables whose columns are the two libraries.
  private static func rows(in lines: [String]) -> [String] {
    let tables = lines.split(separator: "| Objective-C library | This library |").dropFirst()
    return tables.flatMap { $0.dropFirst().prefix { $0.hasPrefix("|") } }
  }

  @Test(arguments: [
    ("ComingFromOtherLibraries", 230), ("PortingFromObjectiveC", 16),
  ])
  func codeInArticlesIsCompiled(_ article: String, atLeast count: Int) throws {
    let lines = try Self.text(of: article).components(separatedBy: "\n")
    let items = lines.filter { $0.hasPrefix("- ") && $0.contains(" becomes ") } + Self.rows(in: lines)
    #expect(items.count >= count)
    for item in items {
      let code = try #require(item.firstMatch(of: /(?:\ becomes|\ \|) `(.+)`(?:\ \|)?$/), "\(item)").1
      let lines = [code, code.replacing("; ", with: "\n"), code + " {"].map { "\n\($0)" }
      #expect(lines.contains { Self.compiled.contains($0 + "\n") }, "\(code) is not compiled")
    }
  }

  @Test func customRulesAreCompiled() throws {
    let source = try String(contentsOf: Self.folder.appending(path: "CustomRules.swift"), encoding: .utf8)
    let examples = try Self.text(of: "CustomRules", in: "ValidationRules").components(
      separatedBy: "```swift\n"
    ).dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(!examples.isEmpty)
    for example in examples { #expect(source.contains(example), "\(example)") }
  }
}
#endif
