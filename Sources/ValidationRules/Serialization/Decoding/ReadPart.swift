/// What has been read of a part of a body, and what is wrong with it.
struct ReadResult {
  var part: ReadPart
  /// The failures, with paths from the part.
  var failures: [ValidationFailure]

  /// Whether a part of the part could not be read.
  var hasFaults: Bool { failures.contains(where: \.isFault) }
}

/// What has been read of a part of a body.
enum ReadPart {
  /// The part could not be read.
  case unread
  /// The formatted value of the part.
  case value(Any)
  /// The part was accepted, and can be read again; it has no node if its value is `nil`.
  case accepted(QuickPart, node: Int?)
  /// The part was read part by part. The function decodes the formatted value, or returns `nil` if that
  /// fails.
  case parts(ReadStructure?, whole: () -> Any?)

  /// Returns the formatted value; `nil` if the part could not be read.
  func value(_ reader: BodyReader) -> Any? {
    switch self {
    case .unread: nil
    case .value(let value): value
    case .accepted(let part, let node?): part.reading.value(node, reader)
    case .accepted(let part, nil): part.reading.valueOfNil
    case .parts(_, let whole): whole()
    }
  }
}

/// The parts that have been read of a structure.
struct ReadStructure {
  // Without references, which would be counted for each part.
  private struct AcceptedPart {
    /// The place of the rule that declares the part.
    let rule: Int
    let node: Int?
  }

  /// The places of the declared parts by their names.
  private let indices: [String: Int]
  /// For each rule, the part that it declares if that may be read quickly.
  private let quickParts: [QuickPart?]
  /// The parts that were accepted, in their places.
  private var accepted: [AcceptedPart?]
  /// The parts that were read in general, in their places; empty while there are none, as in most bodies.
  private var others: [ReadPart?] = []

  /// Creates a structure of which nothing has been read.
  init(_ declaration: StructureDeclaration<some Any>) {
    indices = declaration.indices
    quickParts = declaration.quickParts
    accepted = Array(repeating: nil, count: indices.count)
  }

  /// The part of a name; `nil` if it has not been read yet.
  subscript(name: String) -> ReadPart? {
    get {
      guard let index = indices[name] else { return nil }
      if !others.isEmpty, let part = others[index] { return part }
      guard let accepted = accepted[index], let part = quickParts[accepted.rule] else { return nil }
      return .accepted(part, node: accepted.node)
    }
    set {
      guard let index = indices[name] else { return }
      if others.isEmpty { others = Array(repeating: nil, count: indices.count) }
      others[index] = newValue
    }
  }

  /// Adds an accepted part, unless another declaration of it was accepted before.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - rule: The place of the rule that declares it.
  ///   - node: The value; `nil` if it is missing or `null`.
  mutating func add(_ part: QuickPart, ofRule rule: Int, node: Int?) {
    if accepted[part.index] == nil { accepted[part.index] = AcceptedPart(rule: rule, node: node) }
  }

  /// Returns the value at the path of a declared part; `nil` if it could not be read.
  func value(at path: some Collection<ValidationPath.Component>, _ reader: BodyReader) -> Any? {
    guard case .key(let name)? = path.first, let part = self[name] else { return nil }
    let rest = path.dropFirst()
    if rest.isEmpty { return part.value(reader) }
    guard case .parts(let structure?, _) = part else { return nil }
    return structure.value(at: Array(rest), reader)
  }
}
