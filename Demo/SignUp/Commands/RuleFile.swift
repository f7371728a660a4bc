import ALPValidator
import Foundation

/// Rules for lines, kept as JSON in a file.
enum RuleFile {
  /// The longest file that is read, in bytes.
  private static let greatestSize = 4_000_000

  /// The rules for text, except that bounds and multiples are those of numbers: a line stands for one.
  static let vocabulary: RuleVocabulary<String> = {
    let decimals = RuleVocabulary<Decimal>.standard
    var vocabulary = RuleVocabulary<String>.standard
    for name in ["minimum", "maximum", "range", "half-open-range", "greater", "less", "multiple-of"] {
      guard let makeRule = decimals[name] else { continue }
      vocabulary[name] = {
        // What the rule for lines tells beside the parameters of the other.
        _ = try $0.optionalValue("type", as: String.self)
        return Rule(DecimalTextRule(try makeRule(&$0)))
      }
    }
    return vocabulary
  }()

  /// Returns the rules of a file.
  static func rules(at path: String) throws(Misuse) -> RuleSet<String> {
    let json = try contents(of: path)
    do {
      return try RuleSet(json: json, vocabulary: vocabulary)
    } catch {
      let text = (error as? DecodingError)?.context?.debugDescription ?? String(describing: error)
      let end = text.hasSuffix("?") || text.hasSuffix(".") ? "" : "."
      throw Misuse("\(path): \(text)\(end)", isAboutInput: true)
    }
  }

  private static func contents(of path: String) throws(Misuse) -> Data {
    let contents: Data?
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      contents = try handle.read(upToCount: greatestSize + 1)
    } catch {
      throw Misuse(
        "\(path) cannot be read. Is there such a file, not a folder, and may you read it?", isAboutInput: true
      )
    }
    guard let contents else { throw Misuse("\(path) is empty. Write rules into it.", isAboutInput: true) }
    guard contents.count <= greatestSize else {
      throw Misuse("\(path) is longer than \(greatestSize) bytes, too long for rules.", isAboutInput: true)
    }
    return contents
  }
}
