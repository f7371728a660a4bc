/// What a rule set declares about each element of a list, or each value of a dictionary.
package struct ElementDeclaration<Element: Sendable>: Sendable {
  let source: RuleSource<Element>
  /// The label of an element; `nil` for that of the collection.
  package let label: String?
  /// The formatters of an element, which apply before its rules.
  package let formatters: [ValueFormatter<Element>]
  /// The property in which the elements of a list differ; `nil` if there is none.
  package let unique: UniqueProperty<Element>?

  /// Declares elements.
  ///
  /// - Precondition: Elements with formatters have no declared parts, and the property in which elements differ is
  ///   declared in their rules.
  init(
    _ source: RuleSource<Element>, label: String?, formatters: [ValueFormatter<Element>] = [],
    unique: UniqueProperty<Element>? = nil
  ) {
    if !formatters.isEmpty {
      precondition(
        source.rules.structure?.isOfObject != true,
        "Formatters of .each(…) are for values, and \(Element.self) has properties: pass them to .at(…)"
      )
    }
    self.source = source
    self.label = label
    self.formatters = formatters
    self.unique = unique
    // A function may return a set that is being made.
    if let unique, case .rules(let rules) = source { _ = unique.path(in: rules) }
  }

  /// Returns whether another declaration says the same about an element, besides rules.
  func isDeclared(as other: Self) -> Bool {
    label == other.label && formatters.map(\.description) == other.formatters.map(\.description)
      && unique?.property as AnyKeyPath? == other.unique?.property as AnyKeyPath?
  }

  /// The rules for an element.
  package var rules: RuleSet<Element> { source.rules }

  /// Whether the elements may have formatters, or parts of them.
  var mayFormat: Bool { !formatters.isEmpty || source.mayFormat }

  /// Returns the declaration without rules that only warn, for elements of a rule of a severity.
  func withoutWarnings(within outer: Severity) -> Self {
    Self(source.withoutWarnings(within: outer), label: label, formatters: formatters, unique: unique)
  }

  /// Returns a function that formats an element, and returns `nil` for one that formatting leaves as it is;
  /// `nil` if no element may have formatters.
  ///
  /// The rules are made once for all elements.
  func formatting() -> ((Element) -> Element?)? {
    let structure = rules.structure
    let formatsParts = structure?.mayFormat ?? false
    guard !formatters.isEmpty || formatsParts else { return nil }
    return { [formatters] element in
      let formatted = formatters.reduce(element) { $1($0) }
      return structure?.formatted(formatted) ?? (formatters.isEmpty ? nil : formatted)
    }
  }

  /// Returns the failures of an element as those of the collection.
  func placed(
    _ failures: consuming [ValidationFailure], at component: ValidationPath.Component
  ) -> [ValidationFailure] {
    failures.changed { $0.place(at: component, label: label) }
  }
}
