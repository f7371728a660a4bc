/// An error that a JSON merge patch cannot say a change: a member of an object becomes `null`.
///
/// In a merge patch, `null` removes a member, so a patch cannot set one to `null`.
/// ([RFC 7396, section 1](https://www.rfc-editor.org/rfc/rfc7396#section-1)).
public struct MergePatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the member.
  public let path: ValidationPath

  /// Creates the error for the member at a path.
  public init(path: ValidationPath) { self.path = path }

  /// The error with its remedy.
  public var description: String {
    "A merge patch cannot set \"\(path)\" to null, because null removes a member. Leave the member out, or replace the whole value."
  }
}

extension JSONValue {
  /// Returns the value with the changes of a JSON merge patch.
  ///
  /// The function is `MergePatch` of [RFC 7396, section 2](https://www.rfc-editor.org/rfc/rfc7396#section-2).
  /// Members of an object are merged, `null` removes a member, and any other value, lists included, is
  /// replaced as a whole.
  ///
  /// ```swift
  /// let profile: JSONValue = ["name": "Ada", "age": 36, "tags": ["math"]]
  /// profile.merging(["age": nil, "tags": []])  // ["name": "Ada", "tags": []]
  /// ```
  ///
  /// A server decodes the body of a PATCH request with
  /// ``RuleSet/decode(merging:into:with:encoder:options:)``, which merges it with the stored value and
  /// validates the result.
  ///
  /// - Parameter patch: The merge patch.
  /// - Returns: The changed value.
  public func merging(_ patch: JSONValue) -> JSONValue {
    guard case .object(let changes) = patch else { return patch }
    var members: [String: JSONValue] = [:]
    if case .object(let own) = self { members = own }
    for (name, change) in changes {
      if change == .null {
        members.removeValue(forKey: name)
      } else {
        members[name] = (members[name] ?? .null).merging(change)
      }
    }
    return .object(members)
  }

  /// Returns the smallest merge patch that turns one value into another.
  ///
  /// ```swift
  /// try JSONValue.mergePatch(
  ///   from: ["name": "Ada", "age": 36], to: ["name": "Ada"])  // ["age": nil]
  /// ```
  ///
  /// `source.merging(patch)` equals `target`. The patch of equal objects is the empty object. Lists that
  /// differ are in the patch as a whole.
  ///
  /// - Parameters:
  ///   - source: The value to which the patch is applied.
  ///   - target: The value that results.
  /// - Returns: The patch, as defined by [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396).
  /// - Throws: ``MergePatchError`` if a member of an object becomes `null`, which a patch cannot say. A
  ///   `null` in a list, or one that was there before, is not such a member.
  public static func mergePatch(
    from source: JSONValue, to target: JSONValue
  ) throws(MergePatchError) -> JSONValue {
    try mergePatch(from: source, to: target, at: ValidationPath())
  }

  private static func mergePatch(
    from source: JSONValue, to target: JSONValue, at path: ValidationPath
  ) throws(MergePatchError) -> JSONValue {
    guard case .object(let newMembers) = target else { return target }
    var oldMembers: [String: JSONValue] = [:]
    if case .object(let members) = source { oldMembers = members }
    var patch: [String: JSONValue] = [:]
    for name in oldMembers.keys where newMembers[name] == nil { patch[name] = .null }
    // In order, so that the error is the same for the same values.
    for (name, new) in newMembers.sorted(byKey: \.key) {
      let old = oldMembers[name]
      guard new != old else { continue }
      let memberPath = path.appending(.key(name))
      guard new != .null else { throw MergePatchError(path: memberPath) }
      patch[name] = try mergePatch(from: old ?? .null, to: new, at: memberPath)
    }
    return .object(patch)
  }
}
