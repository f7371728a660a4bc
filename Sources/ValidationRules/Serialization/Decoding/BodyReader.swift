import Foundation

/// Reads the parts of a body as rule sets declare them, and collects what is wrong.
package final class BodyReader {
  /// Reads the values, and keeps those of declared parts.
  let values: DocumentReader
  let rejectsUnknownKeys: Bool
  /// What writes the messages of the rule set whose values are being read.
  var messageSource: (any MessageSource)?
  /// What the first initializer found that failed although no declared part of its value has.
  private(set) var failuresOfInitializer: [ValidationFailure] = []
  /// Whether the built value may fail a rule although nothing that was read has: an initializer has changed what it was
  /// handed, or the rule reads something else than the parts.
  private(set) var hasUnevaluated = false

  /// The tags of the enumerations that are being read, with their objects.
  private var tags: [(node: Int, name: String)] = []
  private let maximumFailures: Int
  /// How many failures were found.
  private var failureCount = 0

  init(
    _ document: JSONDocument, _ decoder: JSONDecoder?, _ options: DecodingOptions,
    _ messageSource: (any MessageSource)?
  ) {
    values = DocumentReader(document, DecodingStrategies(decoder))
    rejectsUnknownKeys = options.rejectsUnknownKeys
    maximumFailures = options.maximumFailures
    self.messageSource = messageSource
  }

  var document: JSONDocument { values.document }

  /// Calls a function with what writes the messages of a rule set, unless the set has no messages of its own.
  func with<Result>(_ messageSource: (any MessageSource)?, _ body: () -> Result) -> Result {
    guard let messageSource else { return body() }
    let outerSource = self.messageSource
    self.messageSource = messageSource
    defer { self.messageSource = outerSource }
    return body()
  }

  /// Calls a function while a member of an object is known to be the name of a case.
  ///
  /// - Precondition: No part of the object has the name.
  func with<Result>(tag: String, of node: Int, _ body: () -> Result) -> Result {
    tags.append((node, tag))
    defer { tags.removeLast() }
    return body()
  }

  /// Returns whether a member of an object is the name of a case.
  func isTag(_ name: String, of node: Int) -> Bool { tags.contains { $0.node == node && $0.name == name } }

  // MARK: Failures

  /// Whether enough failures were found.
  var isExhausted: Bool { failureCount > maximumFailures }

  /// Counts failures, and returns them.
  func counted(_ failures: [ValidationFailure]) -> [ValidationFailure] {
    failureCount += failures.count { $0.severity == .error }
    return failures
  }

  /// Notes that rules have to be evaluated on the built value.
  func noteUnevaluated() { hasUnevaluated = true }

  /// Returns the outcome of a value whose type can't be decoded by itself: it has no value before the whole is built.
  func undecodable(_ failures: [ValidationFailure] = []) -> ReadOutcome {
    noteUnevaluated()
    return ReadOutcome(.undecodable, failures)
  }

  /// Takes back that failures were counted, which are known already.
  func discount(_ count: Int) { failureCount -= count }

  /// Returns the failure of a part that is missing.
  func missing() -> [ValidationFailure] { counted([.fault(.required(messageSource))]) }

  /// Returns the failure of a value that is not an object or an array.
  func wrongType(_ name: String, at node: Int) -> [ValidationFailure] {
    document.isNull(node)
      ? missing() : counted([wrongType(["expected": .string(name)])])
  }

  /// Returns the failure of a key that no part has.
  func unknownKey(_ name: String) -> [ValidationFailure] {
    var failure = ValidationFailure(.unknownKey, cause: .unsatisfied, messageSource)
    failure.place(at: .key(name))
    failure.lengthBeforeFreeKey = 0
    return counted([.fault(failure)])
  }

  private func wrongType(_ expectation: [String: JSONValue]) -> ValidationFailure {
    .fault(ValidationFailure(.type, parameters: expectation, cause: .unreadable, messageSource))
  }

  // MARK: Errors of initializers

  /// Returns the failures for the error of reading a value: one, at the deepest place that the error names.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - node: The value.
  /// - Returns: The failures, with paths from the value.
  func faults(for error: any Error, at node: Int) -> [ValidationFailure] {
    let depth = document.ancestry(of: node).count
    return counted(
      failures(for: error, at: node).map { failure in
        var failure = failure
        failure.path = ValidationPath(Array(failure.path.components.dropFirst(depth)))
        return failure
      })
  }

  /// Notes the error of an initializer, unless another one has failed before.
  func noteFailureOfInitializer(_ error: any Error, at node: Int) {
    guard failuresOfInitializer.isEmpty else { return }
    failuresOfInitializer = failures(for: error, at: node)
  }

  /// Returns the failures for the error of reading a value, with paths from the whole body.
  private func failures(for error: any Error, at node: Int) -> [ValidationFailure] {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      let place = place(of: context, in: node)
      let name = values.strategies.keyStrategy == nil ? .key(key.stringValue) : ValidationPath.Component(key)
      return [.fault(.required(messageSource)).placed(under: place.path.appending(ValidationPath([name])))]
    case DecodingError.valueNotFound(let type, let context):
      return wrongType(type, at: place(of: context, in: node))
    case DecodingError.typeMismatch(let type, let context):
      return wrongType(type, at: place(of: context, in: node))
    case DecodingError.dataCorrupted(let context): return wrongType(nil, at: place(of: context, in: node))
    case let error as ValidationError where !error.failures.isEmpty:
      let path = document.path(of: values.innermostFault(in: node))
      return error.failures.map { .fault($0).placed(under: path) }
    default:
      let node = values.innermostFault(in: node)
      return wrongType(nil, at: DocumentReader.Place(path: document.path(of: node), node: node))
    }
  }

  private func place(of context: DecodingError.Context, in node: Int) -> DocumentReader.Place {
    let place = values.place(of: context.codingPath)
    let path = document.path(of: node)
    // An initializer may throw what another decoder has found.
    let isInNode = place.path.components.starts(with: path.components)
    return isInNode ? place : DocumentReader.Place(path: path, node: node)
  }

  private func wrongType(_ type: (any Any.Type)?, at place: DocumentReader.Place) -> [ValidationFailure] {
    guard place.node.map(document.isNull) != true else {
      return [.fault(.required(messageSource)).placed(under: place.path)]
    }
    let types = [place.node.flatMap(values.typeOfFault), type].compactMap(\.self)
    if place.node.map(document.isString) ?? false,
      let failure = types.lazy.compactMap({ ParsedProperties.failure(ofText: $0, self.messageSource) }).first
    {
      return [.fault(failure).placed(under: place.path)]
    }
    let isWholeNumber = place.node.map(document.isWholeNumber) ?? false
    let expectations = types.map { TypeExpectation.parameters(of: $0, isWholeNumber: isWholeNumber) }
    let expectation = expectations.first { $0 != TypeExpectation.anything } ?? TypeExpectation.anything
    return [wrongType(expectation).placed(under: place.path)]
  }
}

extension ValidationFailure {
  /// Returns a failure as one that decoding has found, which rules do not change.
  static func fault(_ failure: Self) -> Self {
    var failure = failure
    failure.isFault = true
    return failure
  }
}

/// What a failed `type` says about the values of a type.
enum TypeExpectation {
  /// What is said of a type of which nothing is known.
  static let anything: [String: JSONValue] = ["expected": "value"]
  /// The most cases of an enumeration that a failure lists.
  static let greatestCaseCount = 100

  /// Returns the parameters of the failure.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isWholeNumber: Whether the value is a whole number, which does not fit then.
  /// - Returns: The parameters of the failure.
  static func parameters(of type: any Any.Type, isWholeNumber: Bool) -> [String: JSONValue] {
    switch type {
    case let type as any FixedWidthInteger.Type where isWholeNumber: integers(type)
    case is any FixedWidthInteger.Type: ["expected": "integer"]
    case is any BinaryFloatingPoint.Type, is Decimal.Type: ["expected": "number"]
    case is String.Type, is any ParsedProperty.Type: ["expected": "string"]
    case is Bool.Type: ["expected": "boolean"]
    case is Date.Type: ["expected": "date"]
    case is Data.Type: ["expected": "data"]
    case is URL.Type: ["expected": "url"]
    case is UUID.Type: ["expected": "uuid"]
    default:
      switch JSONContainer(type) {
      case .list?, .set?: ["expected": "array"]
      case .dictionary?: ["expected": "object"]
      case .optional(let wrapped)?: parameters(of: wrapped, isWholeNumber: isWholeNumber)
      case nil: choices(of: type)
      }
    }
  }

  private static func choices(of type: any Any.Type) -> [String: JSONValue] {
    let values = (type as? any CaseIterable.Type).map { names(of: $0) } ?? []
    return values.isEmpty ? anything : ["expected": "value", "values": .array(values)]
  }

  private static func integers<Number: FixedWidthInteger>(_ type: Number.Type) -> [String: JSONValue] {
    ["expected": "integer", "minimum": bound(Number.min), "maximum": bound(Number.max)]
  }

  private static func bound(_ number: some FixedWidthInteger) -> JSONValue {
    Int(exactly: number).map(JSONValue.integer)
      ?? Decimal(string: "\(number)").map { JSONValue(number: $0) } ?? .string("\(number)")
  }

  /// Returns how the cases of an enumeration are encoded.
  private static func names<Choice: CaseIterable>(of type: Choice.Type) -> [JSONValue] {
    type.allCases.prefix(greatestCaseCount).compactMap { choice in
      (choice as? any RawRepresentable).map { JSONValue(describing: $0.rawValue) }
    }
  }
}

/// How fields are read as a type without declared parts.
enum TypeShape {
  case list, dictionary, flag, text, other

  init(_ type: any Any.Type) {
    switch JSONContainer(type) {
    case .list?, .set?: self = .list
    case .dictionary?: self = .dictionary
    case .optional?: self = .other
    case nil: self = type == Bool.self ? .flag : type == String.self ? .text : .other
    }
  }
}
