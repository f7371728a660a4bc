import ALPValidator
import Foundation

/// Rules for lines, kept as JSON in a file.
enum RuleFile {
  /// The longest file that is read, in bytes.
  private static let greatestSize = 4_000_000

  /// Returns the rules of a file.
  static func rules(at path: String) throws(Misuse) -> RuleSet<String> {
    let json = try contents(of: path)
    do {
      return try RuleSet(json: json, vocabulary: Catalog.vocabulary)
    } catch {
      throw Misuse("\(path): \(text(of: error))", isAboutInput: true)
    }
  }

  /// Returns the text of an error of rules as data, as a sentence.
  static func text(of error: any Error) -> String {
    let text = (error as? DecodingError)?.context?.debugDescription ?? String(describing: error)
    return text.hasSuffix("?") || text.hasSuffix(".") ? text : "\(text)."
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
