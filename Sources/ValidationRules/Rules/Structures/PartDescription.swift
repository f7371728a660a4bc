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
  func placed(_ failures: consuming [ValidationFailure]) -> [ValidationFailure] {
    failures.changed(place.place)
  }
}

/// Where a part is in its structure, and what its failures say of it.
struct PartPlace: Sendable {
  let name: String
  let label: String?
  let isSecret: Bool
  let isDictionary: Bool

  /// Makes a failure of the part one of the structure.
  func place(_ failure: inout ValidationFailure) {
    let isOfEntry = isDictionary && !failure.path.isEmpty
    failure.place(at: .key(name), label: label)
    if isOfEntry { failure.lengthBeforeFreeKey = 1 }
    if isSecret { failure.isSecret = true }
  }
}

extension ValidationFailure {
  /// Makes the failure one of a value that has the failed one as a part.
  ///
  /// - Parameters:
  ///   - component: The place of the part.
  ///   - label: The label of the part, for a failure without one.
  mutating func place(at component: ValidationPath.Component, label: String? = nil) {
    path.components.insert(component, at: 0)
    if let length = lengthBeforeFreeKey { lengthBeforeFreeKey = length + 1 }
    readPaths = readPaths?.map { ValidationPath([component] + $0.components) }
    if self.label == nil { self.label = label }
  }
}

extension [ValidationFailure] {
  /// Returns the failures after a change to each.
  ///
  /// They are changed where they are. A copy of a failure counts a dozen references, and a failure climbs through all
  /// values around the failed one.
  consuming func changed(_ change: (inout ValidationFailure) -> Void) -> Self {
    for index in indices { change(&self[index]) }
    return self
  }

  /// Appends failures; without a copy of them if there were none.
  mutating func add(_ failures: consuming [ValidationFailure]) {
    if isEmpty { self = failures } else { self += failures }
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
