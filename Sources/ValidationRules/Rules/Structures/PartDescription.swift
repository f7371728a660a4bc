/// What a rule set declares about a part of a structure, besides its rules.
package struct PartDescription<Root>: Sendable {
  /// What tells declarations apart that have the same members.
  final class Identity: Sendable {}

  let identity = Identity()
  /// The key path of the property; `nil` for a part that a closure computes.
  package let keyPath: (any PartialKeyPath<Root> & Sendable)?
  /// The name of the part in JSON and in paths.
  package let name: String
  /// The label of the part for people, as `{label}` in messages and as a title in schemas.
  package let label: String?
  /// Whether neither values nor parameters of the part may leave the program.
  package let isSecret: Bool
  /// Whether the value has to be entered: in a form, the field of a new value has no text at first.
  package var isBlank = false

  /// Whether the part is the value itself, and not a property of it, as in a case that holds one value.
  package var isWhole = false
  /// Whether the part is a dictionary, whose keys a client chooses.
  var isDictionary = false

  /// Where the part is.
  var place: PartPlace {
    PartPlace(name: name, label: label, isSecret: isSecret, isDictionary: isDictionary)
  }

  /// Returns the description with what the type of the property says.
  func describing(_ type: any Any.Type) -> Self {
    var description = self
    if case .dictionary? = JSONContainer(type) { description.isDictionary = true }
    return description
  }

  /// Returns the failures of the part as those of the structure.
  func placed(_ failures: [ValidationFailure]) -> [ValidationFailure] { failures.map(place.placed) }
}

/// Where a part is in its structure, and what its failures say of it.
struct PartPlace: Sendable {
  let name: String
  let label: String?
  let isSecret: Bool
  let isDictionary: Bool

  /// Returns a failure of the part as one of the structure.
  func placed(_ failure: ValidationFailure) -> ValidationFailure {
    let isOfEntry = isDictionary && !failure.path.isEmpty
    var failure = failure.placed(at: .key(name))
    if isOfEntry { failure.lengthBeforeFreeKey = 1 }
    failure.label = failure.label ?? label
    failure.isSecret = failure.isSecret || isSecret
    return failure
  }
}

extension ValidationFailure {
  /// Returns the failure as one of a value that has the failed one as a part.
  func placed(at component: ValidationPath.Component) -> Self {
    var failure = self
    failure.path = ValidationPath([component] + path.components)
    failure.lengthBeforeFreeKey = lengthBeforeFreeKey.map { $0 + 1 }
    failure.readPaths = readPaths?.map { ValidationPath([component] + $0.components) }
    return failure
  }
}

extension PartDescription {
  /// Ends the program if a property belongs to a class.
  ///
  /// The compiler finds a key path that is written in a declaration; see `Rule+Classes.swift`. This finds those that
  /// reach the declaration as a variable.
  func endIfOfClass<Property>(_ keyPath: any WritableKeyPath<Root, Property> & Sendable) {
    precondition(
      !(keyPath is ReferenceWritableKeyPath<Root, Property>),
      """
      "\(name)" of \(Root.self) is a property of a class: validating would change the object. \
      Declare the rules of a structure, and copy its values into the object afterwards
      """)
  }
}
