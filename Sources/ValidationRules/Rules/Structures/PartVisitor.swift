/// Functions for the kinds of declared parts, which make something for the types of a part, such as a control
/// of a form.
package protocol PartVisitor<Root> {
  /// The type of the structure.
  associatedtype Root

  /// Visits a property, or a structure if its rules declare parts.
  mutating func visit<Property>(property: PropertyDeclaration<Root, Property>)
  /// Visits a property that may be missing, or a structure that may be if its rules declare parts.
  mutating func visit<Property>(optionalProperty: OptionalPropertyDeclaration<Root, Property>)
  /// Visits a list whose elements have rules.
  mutating func visit<Element>(
    list: PropertyDeclaration<Root, [Element]>, elements: ElementDeclaration<Element>)
  /// Visits a list that may be missing, whose elements have rules.
  mutating func visit<Element>(
    optionalList: OptionalPropertyDeclaration<Root, [Element]>, elements: ElementDeclaration<Element>)
  /// Visits a dictionary whose values have rules.
  mutating func visit<Element>(
    dictionary: PropertyDeclaration<Root, [String: Element]>, elements: ElementDeclaration<Element>)
  /// Visits a dictionary that may be missing, whose values have rules.
  mutating func visit<Element>(
    optionalDictionary: OptionalPropertyDeclaration<Root, [String: Element]>,
    elements: ElementDeclaration<Element>)
  /// Visits an enumeration whose cases have rules.
  mutating func visit<Choice>(
    choice: PropertyDeclaration<Root, Choice>, cases: CasesDeclaration<Choice>)
  /// Visits an enumeration that may be missing, whose cases have rules.
  mutating func visit<Choice>(
    optionalChoice: OptionalPropertyDeclaration<Root, Choice>, cases: CasesDeclaration<Choice>)
  /// Visits a part that a closure computes.
  mutating func visit<Property>(computed: ComputedDeclaration<Root, Property>)
}

/// Functions for the kinds of properties, whatever is declared about their values.
///
/// They may be called while a rule set is being made: then rules that a function returns can't be asked for, and so it is
/// not known yet which parts a ``PartVisitor`` would visit as lists or enumerations.
package protocol PropertyVisitor<Root> {
  /// The type of the structure.
  associatedtype Root
  /// What is made.
  associatedtype Output

  /// Visits a property whose value cannot be missing.
  mutating func visit<Property>(property: PropertyDeclaration<Root, Property>) -> Output
  /// Visits a property whose value may be missing.
  mutating func visit<Property>(optionalProperty: OptionalPropertyDeclaration<Root, Property>) -> Output
  /// Visits a part that a closure computes.
  mutating func visit<Property>(computed: ComputedDeclaration<Root, Property>) -> Output
}
