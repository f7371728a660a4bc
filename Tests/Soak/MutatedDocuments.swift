import ALPValidator
import Foundation

/// Documents that were good before a few bytes of them were changed, and what reads them: none ends the program, and
/// what is accepted satisfies the rules.
@MainActor
struct MutatedDocuments {
  private struct Reader {
    let name: String
    let documents: [[UInt8]]
    /// Reads a document, and returns whether it is accepted, or throws what is wrong about that.
    let read: @MainActor (Data) throws(Problem) -> Bool
  }

  private struct Problem: Error {
    let text: String
  }

  /// What is put into documents.
  private static let pieces = [
    "\"", "{", "}", "[", "]", ",", ":", "-", "0", ".", "e", "\\", "\\u", "\\ud800", "\\u0000", "null", "true",
    "{}",
    "[]", "1e400", "-0", "9007199254740993", "e-999999999", "\u{FEFF}", "\u{301}", "&", "=", "%", "%zz",
    "%00", "%ff", "+",
    "[999999999]", "[]=", "[0]", "items[0].items", "\n", "{\"a\":",
  ].map { Array($0.utf8) }

  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// Reads a number of documents, and returns lines with the figures and those with problems.
  mutating func read(_ count: Int) throws -> (figures: [String], problems: [String]) {
    let readers = try Self.readers()
    var accepted = readers.map { _ in 0 }
    var problems: [String] = []
    for reader in readers {
      for document in reader.documents where (try? reader.read(Data(document))) != true {
        problems.append(
          "\(reader.name): not accepted without a change: \(String(decoding: document, as: UTF8.self))")
      }
    }
    for index in 0..<count {
      let reader = readers[index % readers.count]
      let document = mutation(of: reader.documents.element(&random), reader.documents)
      do throws(Problem) {
        if try reader.read(Data(document)) { accepted[index % readers.count] += 1 }
      } catch {
        problems.append("\(reader.name): \(error.text): \(String(decoding: document, as: UTF8.self))")
      }
    }
    let figures = zip(readers, accepted).map { reader, accepted in
      "\(reader.name): \(count / readers.count) documents, of which \(accepted) are accepted"
    }
    return (figures, problems)
  }

  // MARK: Mutations

  /// Returns a document with a few changes.
  private mutating func mutation(of document: [UInt8], _ others: [[UInt8]]) -> [UInt8] {
    var document = document
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...document.count, using: &random)
      let range = place..<Int.random(in: place...min(document.count, place + 40), using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where place < document.count:
        document[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1 where place < document.count: document[place] = .random(in: .min ... .max, using: &random)
      case 2: document.removeSubrange(range)
      case 3: document.insert(contentsOf: Self.pieces.element(&random), at: place)
      case 4:
        let copies = Int.random(
          in: 1...(Int.random(in: 0..<20, using: &random) == 0 ? 500 : 3), using: &random)
        document.insert(contentsOf: (0..<copies).flatMap { [part = document[range]] _ in part }, at: place)
      case 5:
        let other = others.element(&random)
        document.replaceSubrange(
          range, with: other[Int.random(in: 0..<other.count, using: &random)...].prefix(40))
      default: document.replaceSubrange(range, with: Self.pieces.element(&random))
      }
    }
    return document
  }

  // MARK: Readers

  private static func readers() throws -> [Reader] {
    let bytes = { (texts: [String]) in texts.map { Array($0.utf8) } }
    return [
      Reader(name: "JSON", documents: bytes(BodyOrder.goodDocuments)) { document throws(Problem) in
        try decode { () throws(ValidationError) in try BodyOrder.rules.decode(from: document) }
      },
      Reader(name: "form", documents: bytes(BodyOrder.goodFields)) { document throws(Problem) in
        try decode { () throws(ValidationError) in try BodyOrder.rules.decode(fromForm: document) }
      },
      Reader(name: "query", documents: bytes(BodyOrder.goodFields)) { document throws(Problem) in
        let query = String(decoding: document, as: UTF8.self)
        return try decode { () throws(ValidationError) in try BodyOrder.rules.decode(fromQuery: query) }
      },
      Reader(name: "draft", documents: [try draft()]) { document throws(Problem) in restore(document) },
      Reader(name: "described form", documents: bytes([description])) { document throws(Problem) in
        describe(document)
      },
    ]
  }

  private static func decode(_ body: () throws(ValidationError) -> BodyOrder) throws(Problem) -> Bool {
    let failures: [ValidationFailure]
    do {
      failures = BodyOrder.rules.failures(for: try body())
      guard !failures.isEmpty else { return true }
    } catch {
      guard (1...100).contains(error.failures.count) else {
        throw Problem(text: "\(error.failures.count) failures")
      }
      let problem = try? ProblemDetails(error.failures, in: .english).json()
      guard problem != nil else { throw Problem(text: "no problem details") }
      return false
    }
    throw Problem(text: "accepted with \(failures)")
  }

  private static let start = BodyOrder(
    names: ["Ada"], items: [BodyOrder.Item(code: "code-1", count: 1)], prices: ["small": 1], payment: .invoice
  )

  private static func draft() throws -> [UInt8] {
    let form = FormModel(start, rules: BodyOrder.rules)
    form.list(\.items).append(BodyOrder.Item(code: "code-3", count: 4, color: .blue))
    form.list(\.items).elements[0][\.code].text = "co"
    form.choice(\.payment).selection.value = "card"
    form[\.day].value = Date(timeIntervalSince1970: 0)
    return Array(try JSONEncoder().encode(form.snapshot(version: 2)))
  }

  /// Restores a draft, and validates the form.
  private static func restore(_ draft: Data) -> Bool {
    guard let snapshot = try? JSONDecoder().decode(FormSnapshot<BodyOrder>.self, from: draft) else {
      return false
    }
    let form = FormModel(start, rules: BodyOrder.rules)
    let restoration = form.restore(snapshot)
    form.validate()
    _ = form.value
    return restoration.unrestoredPaths.isEmpty
  }

  private static let description = """
    {"version": 1, "fields": [
      {"name": "email", "label": "Email", "kind": "text", "rules": ["email", {"length": {"maximum": 254}}]},
      {"name": "age", "kind": "integer", "rules": {"rules": [{"range": {"minimum": 18, "maximum": 130}}], "isOptional": true}},
      {"name": "status", "kind": "choice", "choices": ["citizen", {"value": "permit", "label": "Permit"}]},
      {"name": "permit", "kind": "date", "rules": ["in-the-future"], "when": {"field": "status", "is": "permit"}},
      {"name": "guests", "kind": "list", "rules": [{"count": {"maximum": 3}}], "fields": [{"name": "name", "kind": "text"}]},
      {"name": "payment", "kind": "choice", "tag": "type", "choices": [
        {"value": "card", "fields": [{"name": "number", "kind": "text", "rules": ["card", {"pattern": {"pattern": "[0-9 ]+"}}]}]}, "invoice"]}
    ]}
    """

  /// Makes the form of a description, and validates it.
  private static func describe(_ description: Data) -> Bool {
    guard let described = try? FormDescription(json: description) else { return false }
    let form = FormModel(
      description: described, value: ["email": "a@b.co", "age": 5, "guests": [["name": "Ada"]]])
    form.validate()
    _ = form.value
    return true
  }
}
