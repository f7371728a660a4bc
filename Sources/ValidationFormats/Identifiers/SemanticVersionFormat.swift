/// Recognizes semantic versions, such as `1.0.0` and `2.1.0-beta.2+exp.sha.5114f85`.
///
/// The grammar is that of [Semantic Versioning 2.0.0](https://semver.org/spec/v2.0.0.html): three numbers
/// without leading zeros, an optional pre-release and optional build metadata, and no `v` at the start.
/// ``SemanticVersion`` is the parsed value.
public enum SemanticVersionFormat {
  /// Returns whether the whole text is a semantic version.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a semantic version.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    var index = 0
    guard
      skipNumber(in: bytes, from: &index), skip(UInt8(ascii: "."), in: bytes, from: &index),
      skipNumber(in: bytes, from: &index), skip(UInt8(ascii: "."), in: bytes, from: &index),
      skipNumber(in: bytes, from: &index)
    else { return false }
    if skip(UInt8(ascii: "-"), in: bytes, from: &index) {
      guard skipIdentifiers(in: bytes, from: &index, allowsLeadingZeros: false) else { return false }
    }
    if skip(UInt8(ascii: "+"), in: bytes, from: &index) {
      guard skipIdentifiers(in: bytes, from: &index, allowsLeadingZeros: true) else { return false }
    }
    return index == count
  }

  private static func skip(_ byte: UInt8, in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Moves over a `numeric identifier`, which is `0` or starts with another digit.
  private static func skipNumber(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    return index == start + 1 || (index > start && bytes[start] != "0")
  }

  /// Moves over dot-separated identifiers, none of them empty.
  ///
  /// In a pre-release an identifier of digits only is a number, which has no leading zeros.
  private static func skipIdentifiers(
    in bytes: Span<UInt8>, from index: inout Int, allowsLeadingZeros: Bool
  ) -> Bool {
    while true {
      let start = index
      var isNumber = true
      while index < bytes.count {
        let byte = bytes[index]
        if !byte.isASCIIDigit {
          guard byte.isASCIILetter || byte == "-" else { break }
          isNumber = false
        }
        index += 1
      }
      guard index > start else { return false }
      if isNumber, !allowsLeadingZeros, index > start + 1, bytes[start] == "0" { return false }
      guard skip(UInt8(ascii: "."), in: bytes, from: &index) else { return true }
    }
  }
}

/// A semantic version, ordered by precedence.
///
/// Precedence is that of [Semantic Versioning 2.0.0, section
/// 11](https://semver.org/spec/v2.0.0.html#spec-item-11). Build metadata has no part in it, so versions that
/// differ in nothing else are equal.
///
/// ```swift
/// let version = SemanticVersion("1.10.0-beta.2+5114f85")
/// version?.minor                                  // 10
/// version?.prerelease                             // ["beta", "2"]
/// version.map { $0 < SemanticVersion(1, 10, 0) }  // true
/// ```
public struct SemanticVersion: Sendable {
  /// A number of a version, which may have any number of digits.
  public struct Number: Sendable, Hashable {
    /// The decimal digits, without leading zeros.
    public let digits: String
  }

  /// The number that grows with incompatible changes.
  public let major: Number

  /// The number that grows with additions.
  public let minor: Number

  /// The number that grows with corrections.
  public let patch: Number

  /// The identifiers of the pre-release, empty for a release.
  public let prerelease: [String]

  /// The identifiers of the build metadata.
  public let buildMetadata: [String]

  /// Creates a release from its three numbers.
  ///
  /// - Parameters:
  ///   - major: The major version.
  ///   - minor: The minor version.
  ///   - patch: The patch version.
  public init(_ major: Number, _ minor: Number, _ patch: Number) {
    self.major = major
    self.minor = minor
    self.patch = patch
    prerelease = []
    buildMetadata = []
  }

  /// Creates a version from text such as `1.0.0-alpha.1`, or nil if the text is not one.
  public init?(_ text: String) {
    guard SemanticVersionFormat.matches(text) else { return nil }
    func identifiers(_ part: Substring) -> [String] { part.split(separator: ".").map(String.init) }

    let versionAndBuild = text.split(separator: "+", maxSplits: 1)
    let coreAndPrerelease = versionAndBuild[0].split(separator: "-", maxSplits: 1)
    let core = coreAndPrerelease[0].split(separator: ".").map { Number(digits: String($0)) }
    major = core[0]
    minor = core[1]
    patch = core[2]
    prerelease = coreAndPrerelease.count > 1 ? identifiers(coreAndPrerelease[1]) : []
    buildMetadata = versionAndBuild.count > 1 ? identifiers(versionAndBuild[1]) : []
  }
}

extension SemanticVersion: Comparable, Hashable {
  /// Returns whether two versions have the same precedence.
  public static func == (left: Self, right: Self) -> Bool {
    left.major == right.major && left.minor == right.minor && left.patch == right.patch
      && left.prerelease == right.prerelease
  }

  /// Returns whether a version precedes another.
  public static func < (left: Self, right: Self) -> Bool {
    let leftCore = (left.major, left.minor, left.patch)
    let rightCore = (right.major, right.minor, right.patch)
    guard leftCore == rightCore else { return leftCore < rightCore }
    if left.prerelease.isEmpty || right.prerelease.isEmpty {
      return !left.prerelease.isEmpty && right.prerelease.isEmpty
    }
    return left.prerelease.lexicographicallyPrecedes(right.prerelease) { identifierPrecedes($0, $1) }
  }

  /// Hashes the components that determine precedence.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(major)
    hasher.combine(minor)
    hasher.combine(patch)
    hasher.combine(prerelease)
  }

  /// Returns whether an identifier of a pre-release comes before another: numbers by value and before words.
  private static func identifierPrecedes(_ left: String, _ right: String) -> Bool {
    let leftIsNumber = left.utf8.allSatisfy(\.isASCIIDigit)
    let rightIsNumber = right.utf8.allSatisfy(\.isASCIIDigit)
    if leftIsNumber && rightIsNumber { return Number(digits: left) < Number(digits: right) }
    return leftIsNumber == rightIsNumber ? left < right : leftIsNumber
  }
}

extension SemanticVersion {
  /// The version in its canonical form, which is its description, because each version has one spelling.
  public var canonical: String { description }
}

extension SemanticVersion: LosslessStringConvertible {
  /// The version as it is written, build metadata included.
  public var description: String {
    var text = "\(major).\(minor).\(patch)"
    if !prerelease.isEmpty { text += "-" + prerelease.joined(separator: ".") }
    if !buildMetadata.isEmpty { text += "+" + buildMetadata.joined(separator: ".") }
    return text
  }
}

extension SemanticVersion.Number: Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Creates a number of a version.
  public init(integerLiteral value: UInt) { digits = String(value) }

  /// Returns whether a number is less than another.
  public static func < (left: Self, right: Self) -> Bool {
    (left.digits.utf8.count, left.digits) < (right.digits.utf8.count, right.digits)
  }

  /// The decimal digits.
  public var description: String { digits }
}
