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
  /// The part was accepted, and can be read again.
  case accepted(node: Int, QuickReading, BodyReader)
  /// The part was read part by part. The function decodes the formatted value, or returns `nil` if that fails.
  case parts(ReadStructure?, whole: () -> Any?)

  /// The formatted value; `nil` if the part could not be read.
  var value: Any? {
    switch self {
    case .unread: nil
    case .value(let value): value
    case .accepted(let node, let reading, let reader): reading.value(node, reader)
    case .parts(_, let whole): whole()
    }
  }
}

/// The parts that have been read of a structure.
final class ReadStructure {
  private let indices: [String: Int]
  private var parts: [ReadPart?]

  /// Creates a structure of which nothing has been read.
  ///
  /// - Parameter indices: The places of the declared parts by their names.
  init(_ indices: [String: Int]) {
    self.indices = indices
    parts = Array(repeating: nil, count: indices.count)
  }

  /// The part of a name; `nil` if it has not been read yet.
  subscript(name: String) -> ReadPart? {
    get { indices[name].flatMap { parts[$0] } }
    set {
      if let index = indices[name] { parts[index] = newValue }
    }
  }

  /// The part at a place; `nil` if it has not been read yet.
  subscript(index: Int) -> ReadPart? {
    get { parts[index] }
    set { parts[index] = newValue }
  }

  /// Returns the value at the path of a declared part; `nil` if it could not be read.
  func value(at path: some Collection<ValidationPath.Component>) -> Any? {
    guard case .key(let name)? = path.first, let part = self[name] else { return nil }
    let rest = path.dropFirst()
    if rest.isEmpty { return part.value }
    guard case .parts(let structure?, _) = part else { return nil }
    return structure.value(at: Array(rest))
  }
}
