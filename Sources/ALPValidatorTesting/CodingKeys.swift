public import ALPValidator

/// Expects that a rule set names each property as the type encodes it.
///
/// A rule set declares names by hand, next to key paths, so one can differ from the type's coding keys. Each
/// property is changed in the example, which is encoded before and after. Properties that the type encodes
/// and the rule set doesn't declare are reported, too, except the `id` of `Identifiable` elements of a list,
/// which needs no declaration.
///
/// ```swift
/// @Test func namesAreThoseOfTheType() throws {
///   try expectNamesMatchCodingKeys(of: Profile.rules, using: Profile.example)
/// }
/// ```
///
/// - Parameters:
///   - rules: The rule set.
///   - example: A structure with a value for each optional property, and an element in each list.
///   - undeclared: The paths of members that the rule set leaves out on purpose, such as `/id`, and of properties whose
///     names are not compared.
/// - Throws: ``CodingKeyMismatch`` if names differ, and what the type throws when it encodes.
public func expectNamesMatchCodingKeys<Value: Encodable>(
  of rules: RuleSet<Value>, using example: Value, except undeclared: Set<ValidationPath> = []
) throws {
  let faults = try rules.faultsOfNames(using: example, except: undeclared)
  guard faults.isEmpty else { throw CodingKeyMismatch(faults: faults) }
}

/// The error of a rule set whose names differ from the keys with which the type encodes.
///
/// ``expectNamesMatchCodingKeys(of:using:except:)`` throws it, so the test fails and prints the faults.
public struct CodingKeyMismatch: Error, CustomStringConvertible {
  /// What is wrong, one sentence for each property.
  public let faults: [String]

  /// The faults, one a line.
  public var description: String { faults.joined(separator: "\n") }
}
