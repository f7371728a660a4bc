import Foundation

/// What is found while a value is decoded part by part.
final class PartialDecoding {
  /// Which of two different placeholders stand for what cannot be read.
  ///
  /// A part of the value that is the same with both does not depend on what cannot be read.
  enum Placeholders {
    case first, second
  }

  /// There is no value that could stand for one that cannot be read, or there are too many of these.
  struct NoPlaceholder: Error {}

  /// The most faults that are reported, and the most placeholders. A body with more is hostile.
  private static let maximumFaultCount = 1_000
  private static let maximumPlaceholderCount = 100_000

  let userInfo: [CodingUserInfoKey: Any]
  /// Whether to look for keys that no type reads.
  let inspectsKeys: Bool
  let messageSource: (any MessageSource)?

  private(set) var failures: [ValidationFailure] = []
  private(set) var faultCount = 0
  /// Whether the value of this run has lost what could be read.
  var lacksPlaceholders = false

  private var failedPaths: Set<ValidationPath> = []
  private var visitedPaths: Set<ValidationPath> = []
  /// The paths that a former run has visited, whose faults are known.
  private var knownPaths: Set<ValidationPath> = []
  private var isRecording = false
  /// Whether this run only collects the keys of a value that can be decoded: it reports no fault and makes no placeholder.
  private(set) var isInspecting = false
  private var placeholderCount = 0
  private var probe: (path: ValidationPath, wasThrown: Bool, isTolerated: Bool)?
  /// For each object, its keys, and functions that return whether a type reads a key.
  private var objects: [ValidationPath: (keys: [String], readers: [(String) -> Bool])] = [:]

  init(
    userInfo: [CodingUserInfoKey: Any], inspectsKeys: Bool, messageSource: (any MessageSource)?
  ) {
    self.userInfo = userInfo
    self.inspectsKeys = inspectsKeys
    self.messageSource = messageSource
  }

  /// Decodes a value that cannot be decoded as a whole part by part, and records what cannot be read.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: The actual decoder.
  ///   - path: The path of the value.
  /// - Returns: Two values, which differ in what cannot be read; `nil` if they lack parts that can.
  func values<Value: Decodable>(
    _ type: Value.Type, from source: any Decoder, at path: ValidationPath
  ) -> (Value, Value)? {
    func value(_ placeholders: Placeholders) -> Value? {
      lacksPlaceholders = false
      isRecording = placeholders == .first
      let decoder = PartialDecoder(state: self, source: source, path: path, placeholders: placeholders)
      // With its type, or an optional value would be decoded.
      let value = try? decoder.valueOfParts(type)
      return lacksPlaceholders ? nil : value
    }
    knownPaths = visitedPaths
    guard let first = value(.first), let second = value(.second) else { return nil }
    return (first, second)
  }

  // MARK: Paths

  func visit(_ path: ValidationPath) { visitedPaths.insert(path) }

  func isVisited(_ path: ValidationPath) -> Bool { visitedPaths.contains(path) }

  func hasFailed(at path: ValidationPath) -> Bool { failedPaths.contains(path) }

  // MARK: Faults

  /// Whether the search for faults ends, because the maximum number is known.
  var isExhausted: Bool { failures.count >= Self.maximumFaultCount }

  /// Records a fault, unless one is recorded for the same path.
  ///
  /// - Throws: ``NoPlaceholder`` if there are too many faults.
  func report(_ fault: Fault, by decoder: PartialDecoder) throws {
    guard !isInspecting else { throw NoPlaceholder() }
    faultCount += 1
    guard isRecording, !knownPaths.contains(decoder.path) else { return }
    guard !isExhausted else { throw NoPlaceholder() }
    record(decoder.isNull ? .missing : fault, at: decoder.path)
  }

  func record(_ fault: Fault, at path: ValidationPath) {
    let path = if case .part(let part, _) = fault { part } else { path }
    guard failedPaths.insert(path).inserted else { return }
    failures += fault.failures(messageSource).map { $0.placed(at: path) }
  }

  /// Counts a placeholder.
  ///
  /// - Throws: ``NoPlaceholder`` if there are too many, as for an initializer that decodes until there is an error.
  func countPlaceholder() throws {
    placeholderCount += 1
    guard placeholderCount <= Self.maximumPlaceholderCount else { throw NoPlaceholder() }
  }

  // MARK: Tolerated faults

  /// The error with which a part is decoded to find out whether an initializer tolerates that.
  struct Probe: Error {}

  /// Takes back faults that an initializer tolerates, as `try?` does.
  ///
  /// The initializer runs again with an error for one part and placeholders for the others.
  func retractToleratedFaults<Value: Decodable>(
    _ type: Value.Type, of decoder: PartialDecoder, after failureCount: Int
  ) {
    let depth = decoder.path.components.count
    let faults = failures.dropFirst(failureCount).filter { $0.path.components.count > depth }
    var parts: [ValidationPath] = []
    for fault in faults where !parts.contains(where: { fault.path.components.starts(with: $0.components) }) {
      parts.append(ValidationPath(Array(fault.path.components.prefix(depth + 1))))
    }
    guard isRecording, !parts.isEmpty, parts.count <= 100 else { return }
    for part in parts {
      probe = (part, false, false)
      var hasValue = false
      silently { hasValue = (try? Value(from: decoder)) != nil }
      guard let probe, probe.wasThrown, hasValue || probe.isTolerated else { continue }
      let isRetracted = { (path: ValidationPath) in path.components.starts(with: part.components) }
      failures.removeAll { isRetracted($0.path) }
      failedPaths = failedPaths.filter { !isRetracted($0) }
    }
    probe = nil
    guard failures.count == failureCount, let source = decoder.source else { return }
    // What is wrong is behind the tolerated faults.
    do {
      _ = try source.singleValueContainer().decode(type)
    } catch {
      record(.init(error, of: type, at: decoder.path), at: decoder.path)
    }
  }

  /// Throws an error for the part that is probed.
  func throwProbe(at path: ValidationPath) throws {
    guard let probe else { return }
    // An initializer that goes on tolerates the error, even if it fails for another part.
    if probe.wasThrown { self.probe?.isTolerated = true }
    guard path == probe.path else { return }
    self.probe?.wasThrown = true
    throw Probe()
  }

  /// Decodes something without recording its faults.
  func silently(_ body: () -> Void) {
    let former = (isRecording, lacksPlaceholders)
    isRecording = false
    body()
    (isRecording, lacksPlaceholders) = former
  }

  // MARK: Keys

  /// Looks for keys of a value that no type reads.
  func inspectKeys<Value: Decodable>(of type: Value.Type, in source: any Decoder, at path: ValidationPath) {
    inspectKeys(of: type, by: PartialDecoder(state: self, source: source, path: path, placeholders: .first))
  }

  /// Looks for keys of a value that can be decoded.
  func inspectKeys<Value: Decodable>(of type: Value.Type, by decoder: PartialDecoder) {
    guard inspectsKeys, !Self.isLeaf(type) else { return }
    let former = isInspecting
    isInspecting = true
    silently { _ = try? Value(from: decoder) }
    isInspecting = former
  }

  /// Records an object that a type reads, and its keys.
  func visitObject<Key: CodingKey>(of decoder: PartialDecoder, _ type: Key.Type) {
    guard isRecording || inspectsKeys else { return }
    objects[decoder.path, default: ([], [])].readers.append { Key(stringValue: $0) != nil }
    guard inspectsKeys, let object = try? decoder.source?.container(keyedBy: RuleKey.self) else { return }
    objects[decoder.path]?.keys = object.allKeys.map(\.stringValue)
  }

  /// Returns whether a type reads a key of an object.
  func isKey(_ key: String, ofObjectAt path: ValidationPath) -> Bool {
    objects[path]?.readers.contains { $0(key) } ?? false
  }

  /// The failures of the keys that no type has read.
  var unknownKeys: [ValidationFailure] {
    objects.flatMap { path, object in
      object.keys.filter { !isKey($0, ofObjectAt: path) }.map { key in
        ValidationFailure(
          name: "unknown-key", parameters: [:], cause: .unsatisfied, severity: .error,
          text: .unwritten(messageSource)
        ).placed(at: path.appending(.key(key)))
      }
    }
    .sorted(byKey: \.path.description)
  }
}

extension ValidationFailure {
  /// Returns the failure as one of a value at a path.
  func placed(at path: ValidationPath) -> Self {
    var failure = self
    failure.path = path.appending(failure.path)
    return failure
  }
}

extension ValidationPath.Component {
  init(_ key: any CodingKey) { self = key.intValue.map { .index($0) } ?? .key(key.stringValue) }
}

// MARK: - Faults

extension PartialDecoding {
  /// Why a part cannot be read.
  enum Fault {
    /// There is no value, or it is `null`.
    case missing
    /// The value is not of the type; with the parameters of the failure.
    case unreadable([String: JSONValue])
    /// The initializer has validated the value.
    case invalid([ValidationFailure])
    /// A part of the part cannot be read; with its path from the whole value.
    indirect case part(ValidationPath, Fault)

    static func wrongType(_ name: String) -> Self { .unreadable(["expected": .string(name)]) }

    static func wrongType(of type: Any.Type, isWholeNumber: Bool = false) -> Self {
      .unreadable(expectation(of: type, isWholeNumber: isWholeNumber))
    }

    /// Creates the fault for an error of an initializer.
    init(_ error: any Error, of type: Any.Type, at path: ValidationPath) {
      func place(_ keys: [any CodingKey]) -> ValidationPath? {
        let place = ValidationPath(keys.map(ValidationPath.Component.init))
        return place != path && place.components.starts(with: path.components) ? place : nil
      }
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        self = .part(place(context.codingPath + [key]) ?? path.appending(.init(key)), .missing)
      case DecodingError.valueNotFound: self = .missing
      case DecodingError.typeMismatch(let partType, let context):
        self = place(context.codingPath).map { .part($0, .wrongType(of: partType)) } ?? .wrongType(of: type)
      case DecodingError.dataCorrupted(let context):
        self = place(context.codingPath).map { .part($0, .wrongType("value")) } ?? .wrongType(of: type)
      case let error as ValidationError where !error.failures.isEmpty: self = .invalid(error.failures)
      default: self = .wrongType(of: type)
      }
    }

    fileprivate func failures(_ messageSource: (any MessageSource)?) -> [ValidationFailure] {
      switch self {
      case .part(_, let fault): fault.failures(messageSource)
      case .missing: [.required(messageSource)]
      case .unreadable(let parameters):
        [
          ValidationFailure(
            name: "type", parameters: parameters, cause: .unreadable, severity: .error,
            text: .unwritten(messageSource))
        ]
      case .invalid(let failures): failures
      }
    }
  }

  /// Returns the parameters of a failure that name the values of a type.
  private static func expectation(of type: Any.Type, isWholeNumber: Bool) -> [String: JSONValue] {
    switch type {
    case let type as any FixedWidthInteger.Type where isWholeNumber: return integers(type)
    case is any FixedWidthInteger.Type: return ["expected": "integer"]
    case is any BinaryFloatingPoint.Type, is Decimal.Type: return ["expected": "number"]
    case is String.Type: return ["expected": "string"]
    case is Bool.Type: return ["expected": "boolean"]
    case is Date.Type: return ["expected": "date"]
    case is Data.Type: return ["expected": "data"]
    case is URL.Type: return ["expected": "url"]
    case is UUID.Type: return ["expected": "uuid"]
    default:
      let values = (type as? any CaseIterable.Type).map { names(of: $0) } ?? []
      return values.isEmpty ? ["expected": "value"] : ["expected": "value", "values": .array(values)]
    }
  }

  private static func integers<Number: FixedWidthInteger>(_ type: Number.Type) -> [String: JSONValue] {
    guard let minimum = Int(exactly: Number.min), let maximum = Int(exactly: Number.max) else {
      return ["expected": "integer"]
    }
    return ["expected": "integer", "minimum": .integer(minimum), "maximum": .integer(maximum)]
  }

  /// Returns how the cases of an enumeration are encoded.
  private static func names<Choice: CaseIterable>(of type: Choice.Type) -> [JSONValue] {
    type.allCases.prefix(100).compactMap { choice in
      (choice as? any RawRepresentable).map { JSONValue(describing: $0.rawValue) }
    }
  }
}
