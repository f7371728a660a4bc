/// A property in which the elements of a list differ.
package struct UniqueProperty<Element: Sendable>: Sendable {
  let property: any PartialKeyPath<Element> & Sendable
  private let reader: @Sendable (Element) -> AnyHashable?

  /// Declares that elements differ in a property.
  init<Key: Hashable & Sendable>(_ property: any KeyPath<Element, Key> & Sendable) {
    self.property = property
    let read = PropertyReader(property)
    reader = { element in
      let key = read.value(in: element)
      if Emptiness.isEmpty(key) { return nil }
      // A text that is costly to hash is compared by its bytes.
      if let text = key as? String, TextSearch.isCostlyToCompare(text) {
        return AnyHashable(Array(text.utf8))
      }
      return AnyHashable(key)
    }
  }

  /// Returns what an element has, to be compared with others; `nil` for an element that is not compared, because the
  /// property is `nil` or empty.
  package func key(of element: Element) -> AnyHashable? { reader(element) }

  /// Returns the path of the property from an element.
  ///
  /// - Precondition: The rules for the elements declare the property.
  package func path(in rules: RuleSet<Element>) -> ValidationPath { rules.path(of: property) }

  /// Returns the offsets of the elements that repeat what an earlier element has.
  func repetitions(in elements: some Collection<Element>) -> [Int] {
    Self.repetitions(in: elements.map(key))
  }

  /// Returns the offsets of the keys that repeat an earlier one.
  package static func repetitions(in keys: [AnyHashable?]) -> [Int] {
    var known: Set<AnyHashable> = []
    return keys.indices.filter { index in
      // NaN equals no value, itself included, but all NaNs have one hash.
      guard let key = keys[index], key == key else { return false }
      return !known.insert(key).inserted
    }
  }
}

extension ElementDeclaration {
  /// Returns the failures of elements that repeat what an earlier one has, with their paths from the list.
  func repetitionFailures(
    in elements: some Collection<Element>, _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    guard let unique else { return [] }
    let offsets = unique.repetitions(in: elements)
    guard !offsets.isEmpty else { return [] }
    let rules = rules
    let path = unique.path(in: rules)
    let label = rules.label(at: path)
    return offsets.flatMap { offset in
      var failure = ValidationFailure(.unique, cause: .unsatisfied, messageSource)
      failure.path = path
      failure.label = label
      return placed([failure], at: .index(offset))
    }
  }
}

extension RuleSet {
  /// Returns the label of a declared property; `nil` if it has none.
  fileprivate func label(at path: ValidationPath) -> String? {
    guard let name = path.components.first?.text,
      let part = structure?.parts.first(where: { $0.description.name == name })
    else { return nil }
    let rest = ValidationPath(Array(path.components.dropFirst()))
    return rest.isEmpty ? part.description.label : part.label(at: rest)
  }
}

extension DeclaredPart {
  fileprivate func label(at path: ValidationPath) -> String? { rules.label(at: path) }
}
