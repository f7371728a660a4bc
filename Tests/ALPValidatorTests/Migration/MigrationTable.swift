import ALPValidator
import Foundation
import Testing

/// The table of a migration article: the code of another library, and the code that replaces it.
///
/// The second column is the source of the closures, so a row shows only code that is compiled and run.
struct MigrationTable: Sendable, CustomTestStringConvertible {
  /// The library that the article replaces.
  let library: String
  /// The name of the article.
  let article: String
  let rows: [Row]

  init(_ library: String, article: String, @RowsBuilder rows: () -> [Row]) {
    self.library = library
    self.article = article
    self.rows = rows()
  }

  static let all = [aTGValidator, formValidatorSwift, jQueryValidation, objectiveC, validated, validator]

  var testDescription: String { library }

  @resultBuilder enum RowsBuilder {
    static func buildBlock(_ rows: Row...) -> [Row] { rows }
  }
}

extension MigrationTable {
  /// A row, with the code that it shows and the proof of what that does.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The first cell.
    let wrote: String
    let run: @MainActor @Sendable () async throws -> Void

    private let source: Source

    /// Where the code is that the second cell shows.
    private enum Source {
      /// In the closure that opens in a line or after it.
      case closure(file: String, line: Int)
      /// Somewhere in a file, where what does not fit into a closure is declared.
      case declaration(String, file: String)
    }

    /// Creates a row of steps.
    ///
    /// The closure has two paragraphs, the code and what then holds; or three, if something is to be there first.
    init(
      _ wrote: String, file: String = #filePath, line: Int = #line,
      steps: @escaping @MainActor @Sendable () async throws -> Void
    ) {
      self.wrote = wrote
      run = steps
      source = .closure(file: file, line: line)
    }

    /// Creates a row of a rule for text.
    init(
      _ wrote: String, accepts good: String, rejects bad: String, file: String = #filePath, line: Int = #line,
      rule: @escaping @Sendable () throws -> Rule<String>
    ) {
      self.init(wrote, of: String.self, accepts: good, rejects: bad, file: file, line: line, rule: rule)
    }

    /// Creates a row of a rule for values of some type.
    init<Value: Sendable>(
      _ wrote: String, of type: Value.Type, accepts good: Value, rejects bad: Value, file: String = #filePath,
      line: Int = #line, rule: @escaping @Sendable () throws -> Rule<Value>
    ) {
      self.init(wrote, file: file, line: line) {
        let rule = try rule()
        #expect(rule.isSatisfied(by: good))
        #expect(!rule.isSatisfied(by: bad))
      }
    }

    /// Creates a row of an expression.
    init<Value: Equatable & Sendable>(
      _ wrote: String, is expected: Value, file: String = #filePath, line: Int = #line,
      expression: @escaping @MainActor @Sendable () -> Value
    ) {
      self.init(wrote, file: file, line: line) { #expect(expression() == expected) }
    }

    /// Creates a row of a formatter for text.
    init(
      _ wrote: String, formats text: String, as expected: String, file: String = #filePath, line: Int = #line,
      formatter: @escaping @Sendable () -> ValueFormatter<String>
    ) {
      self.init(
        wrote, of: String.self, formats: text, as: expected, file: file, line: line, formatter: formatter)
    }

    /// Creates a row of a formatter for values of some type.
    init<Value: Equatable & Sendable>(
      _ wrote: String, of type: Value.Type, formats value: Value, as expected: Value,
      file: String = #filePath,
      line: Int = #line, formatter: @escaping @Sendable () -> ValueFormatter<Value>
    ) {
      self.init(wrote, file: file, line: line) { #expect(formatter()(value) == expected) }
    }

    /// Creates a row of a line that declares what does not fit into a closure.
    init(
      _ wrote: String, declares declaration: String, file: String = #filePath,
      proof: @escaping @MainActor @Sendable () async throws -> Void
    ) {
      self.wrote = wrote
      run = proof
      source = .declaration(declaration, file: file)
    }

    var testDescription: String { wrote }
  }
}

#if os(Linux) || os(macOS)
  extension MigrationTable.Row {
    /// The row as a table of Markdown shows it.
    var cells: MarkdownRow { get throws { MarkdownRow(first: wrote, second: "`\(try code)`") } }

    /// The second cell: the source, with one statement a line.
    private var code: String {
      get throws {
        switch source {
        case .closure(let file, let line):
          let lines = try Self.lines(of: file).dropFirst(line - 1)
          let head = try #require(lines.first)
          let end = String(head.prefix { $0 == " " }) + "}"
          let opening = try #require(lines.first { $0.hasSuffix("{") || $0.hasSuffix("}") })
          if let code = opening.wholeMatch(of: /.*\) \{ (.+) \}/)?.1 { return String(code) }
          let body = lines.drop { !$0.hasSuffix("{") }.dropFirst().prefix { $0 != end }
          let paragraphs = body.split(separator: "").map { paragraph in
            paragraph.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ")
          }
          return try #require(paragraphs.count == 3 ? paragraphs[1] : paragraphs.first)
        case .declaration(let declaration, let file):
          let lines = try Self.lines(of: file).map { $0.trimmingCharacters(in: .whitespaces) }
          #expect(lines.contains(declaration) || lines.contains(declaration + " {"))
          return declaration
        }
      }
    }

    private static func lines(of file: String) throws -> [String] {
      try String(contentsOf: URL(filePath: file), encoding: .utf8).components(separatedBy: "\n")
    }
  }
#endif
