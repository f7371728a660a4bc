import Foundation
import ValidationFormats

/// Reads the declared parts of a body, each on its own.
///
/// Values of simple types are read from the document. The others are decoded by the decoder of the program,
/// all at once, because each call of a decoder has a price.
final class BodyReader {
  /// What has been read of a part without declared parts.
  enum Leaf<Value> {
    case value(Value)
    /// The part is not a value of the type.
    case faults([ValidationFailure])
    /// Only the whole value shows what the part is, because the type cannot be decoded, or is decoded later.
    case unknown
  }

  /// How many times as many bytes as the body has are decoded at most for rules that read a part as a whole.
  ///
  /// A part is decoded with the parts in it. Without a limit, a body in which such parts are nested a hundred
  /// deep would be decoded a hundred times.
  private static let greatestMultipleOfBody = 4
  /// The most bytes of a name of the client that a path repeats.
  private static let greatestNameLength = 200

  let document: JSONDocument
  let rejectsUnknownKeys: Bool
  /// What writes the messages of the rule set whose values are being read.
  var messageSource: (any MessageSource)?

  private let decoder: JSONDecoder
  /// Whether dates are texts of RFC 3339, as without a decoder of the program.
  private let readsStandardDates: Bool
  private let maximumFailures: Int
  private let leaves: LeafBatch
  /// Reads the whole body once more; set by ``collectLeaves(_:)``.
  private var readAll: () -> Void = {}
  private var defaults = InsertedDefaults()
  /// The parts that were decoded for rules that read them as a whole; `nil` for those that cannot be decoded.
  private var wholeParts: [Int: Any?] = [:]
  /// The number of bytes of these parts.
  private var wholePartByteCount = 0
  /// How many failures were found.
  private var failureCount = 0

  init(
    _ document: JSONDocument, _ decoder: JSONDecoder?, _ options: DecodingOptions,
    _ messageSource: (any MessageSource)?
  ) {
    let actualDecoder = decoder ?? .rfc3339
    self.document = document
    self.decoder = actualDecoder
    readsStandardDates = decoder == nil
    rejectsUnknownKeys = options.rejectsUnknownKeys
    maximumFailures = options.maximumFailures
    leaves = LeafBatch(actualDecoder)
    self.messageSource = messageSource
  }

  /// Sets the function that finds all parts that need the decoder. It is called when the first of them is
  /// read.
  func collectLeaves(_ readAll: @escaping () -> Void) { self.readAll = readAll }

  // MARK: Failures

  /// Whether enough failures were found.
  var isExhausted: Bool { failureCount > maximumFailures }

  /// Counts failures, and returns them.
  func counted(_ failures: [ValidationFailure]) -> [ValidationFailure] {
    failureCount += failures.count { $0.severity == .error }
    return failures
  }

  /// Takes back that failures were counted, which are known already.
  func discount(_ count: Int) { failureCount -= count }

  /// Returns the failure of a part that is missing.
  func missing() -> [ValidationFailure] { counted([.fault(.required(messageSource))]) }

  /// Returns the failure of a part that is not of the expected type.
  func wrongType(_ expectation: [String: JSONValue], at path: ValidationPath = ValidationPath())
    -> [ValidationFailure]
  {
    var failure = ValidationFailure.fault(
      ValidationFailure(.type, parameters: expectation, cause: .unreadable, messageSource))
    failure.path = path
    return counted([failure])
  }

  /// Returns the failure of a value that is not an object or an array.
  func wrongType(_ name: String, at node: Int) -> [ValidationFailure] {
    document.kind(of: node) == .null ? missing() : wrongType(["expected": .string(name)])
  }

  /// Returns the failure of a key that no part has.
  func unknownKey(_ name: String) -> [ValidationFailure] {
    let failure = ValidationFailure(.unknownKey, cause: .unsatisfied, messageSource)
    return counted([.fault(failure.placed(at: .key(name)))])
  }

  /// Returns the name of a member, shortened if it is long: a client may not lengthen an answer as it likes.
  func name(of key: Int) -> String {
    let name = document.text(of: key) ?? ""
    return name.utf8.count <= Self.greatestNameLength ? name : "\(name.prefix(Self.greatestNameLength / 4))…"
  }

  // MARK: Values

  /// Reads a value without declared parts.
  func leaf<Value>(_ type: Value.Type, at node: Int) -> Leaf<Value> {
    if let value = directValue(type, at: node) { return .value(value) }
    if let readable = type as? any JSONReadable.Type {
      if document.kind(of: node) == .null { return .faults(missing()) }
      if readable.isExcluded(node, in: document) { return .faults(wrongType(of: type, at: node)) }
    }
    guard let decodable = type as? any Decodable.Type else { return .unknown }
    return decoded(decodable, as: type, at: node)
  }

  private func directValue<Value>(_ type: Value.Type, at node: Int) -> Value? {
    if let readable = type as? any JSONReadable.Type {
      return readable.value(of: node, in: document) as? Value
    }
    guard type == Date.self else { return nil }
    return standardDate(at: node) as? Value
  }

  /// Returns a date in RFC 3339 notation; `nil` for another value, or if the decoder of the program reads
  /// dates.
  func standardDate(at node: Int) -> Date? {
    guard readsStandardDates, document.isString(node), let text = document.text(of: node),
      DateTimeFormat.matches(text)
    else { return nil }
    return DateText.date(text)
  }

  private func decoded<Part: Decodable, Value>(_ part: Part.Type, as type: Value.Type, at node: Int) -> Leaf<
    Value
  > {
    switch leaves.phase {
    case .unprepared:
      let count = failureCount
      failureCount = 0
      leaves.phase = .collecting
      readAll()
      leaves.decode(document)
      failureCount = count
    case .collecting:
      leaves.request(part, at: node)
      return .unknown
    case .decoded: break
    }
    if let result = leaves.result(part, at: node) {
      return leaf(result, of: part, at: node, depth: 1)
    }
    return leaf(Result { try wholeValue(part, at: node) }, of: part, at: node, depth: 0)
  }

  private func leaf<Value>(_ result: Result<some Any, any Error>, of type: Any.Type, at node: Int, depth: Int)
    -> Leaf<Value>
  {
    switch result {
    case .success(let value):
      guard let value = value as? Value else { return .unknown }
      return .value(value)
    case .failure(let error): return .faults(faults(for: error, of: type, at: node, depth: depth))
    }
  }

  var keyStrategy: JSONDecoder.KeyDecodingStrategy { decoder.keyDecodingStrategy }

  /// Whether the parts that need the decoder are only collected.
  var isCollecting: Bool { leaves.phase == .collecting }

  /// Decodes a value with all its parts.
  ///
  /// - Throws: The error of the decoder.
  func wholeValue<Value: Decodable>(_ type: Value.Type, at node: Int) throws -> Value {
    try decoder.decode(type, from: data(of: node))
  }

  /// Decodes a part of the body with all its parts, once, for rules that read it as a whole.
  ///
  /// - Returns: The value; `nil` if it cannot be decoded, or if too much was decoded for such rules. They are
  ///   evaluated on the value of the body then, if nothing else is wrong.
  func wholePart<Value: Decodable>(_ type: Value.Type, at node: Int) -> Value? {
    if let part = wholeParts[node] { return part as? Value }
    let byteCount = document.range(of: node).count
    let greatestByteCount = Self.greatestMultipleOfBody * document.bytes.count
    guard wholePartByteCount + byteCount <= greatestByteCount else { return nil }
    wholePartByteCount += byteCount
    let part = try? wholeValue(type, at: node)
    wholeParts[node] = .some(part)
    return part
  }

  // MARK: Defaults

  /// Keeps the value of a key that an object lacks, for when the object is decoded as a whole.
  func insert(_ description: PartDescription<some Any>, _ value: Any, into object: Int) {
    guard !isCollecting else { return }
    defaults.insert(description, value, into: object, for: decoder)
  }

  /// Returns the text of a value, with the defaults of missing keys.
  private func data(of node: Int) -> Data {
    node == JSONDocument.root && defaults.isEmpty ? document.text : defaults.text(of: node, in: document)
  }
}
