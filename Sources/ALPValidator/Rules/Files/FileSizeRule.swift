/// A rule that accepts files whose size lies within a range.
///
/// Sizes are in bytes; a megabyte is 1,000,000 of them.
public struct FileSizeRule: ValidationRule, Hashable {
  /// The accepted sizes in bytes; `Int.max` stands for no upper bound.
  public let sizes: ClosedRange<Int>

  /// Creates a rule that accepts only certain sizes in bytes.
  ///
  /// - Precondition: `sizes` has no negative bound.
  public init(_ sizes: ClosedRange<Int>) {
    precondition(sizes.lowerBound >= 0, "Negative file size in \(sizes)")
    self.sizes = sizes
  }

  public var name: String {
    if sizes.upperBound == .max { return "minimum-file-size" }
    return sizes.lowerBound == 0 ? "maximum-file-size" : "file-size"
  }

  public var parameters: [String: JSONValue] { sizes.countParameters }

  public func isSatisfied(by file: FileValue) -> Bool { verdict(on: file) == .satisfied }

  public func verdict(on file: FileValue) -> RuleVerdict {
    guard let size = file.size else { return .unreadable }
    return sizes.contains(size) ? .satisfied : .unsatisfied
  }
}

extension ClosedRange<Int> {
  /// The bounds by name, but those that bound nothing; if neither does, the least.
  var countParameters: [String: JSONValue] {
    let parameters = parameters(withoutMinimum: 0)
    return parameters.isEmpty ? ["minimum": 0] : parameters
  }

  /// The bounds by name, but those that bound nothing.
  func parameters(
    withoutMinimum least: Int, minimum: String = "minimum", maximum: String = "maximum"
  ) -> [String: JSONValue] {
    var parameters: [String: JSONValue] = [:]
    if lowerBound > least { parameters[minimum] = .integer(lowerBound) }
    if upperBound < .max { parameters[maximum] = .integer(upperBound) }
    return parameters
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts files whose size in bytes lies within a range.
  public static func fileSize(_ sizes: ClosedRange<Int>) -> Self { Self(FileSizeRule(sizes)) }

  /// A rule that accepts files of at least some size in bytes.
  public static func fileSize(_ sizes: PartialRangeFrom<Int>) -> Self {
    Self(FileSizeRule(sizes.lowerBound...Int.max))
  }

  /// A rule that accepts files of at most some size in bytes.
  ///
  /// - Precondition: The size is not negative.
  public static func fileSize(_ sizes: PartialRangeThrough<Int>) -> Self {
    precondition(sizes.upperBound >= 0, "Negative file size in \(sizes)")
    return Self(FileSizeRule(0...sizes.upperBound))
  }
}
