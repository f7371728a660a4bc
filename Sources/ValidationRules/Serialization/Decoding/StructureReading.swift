/// How the values of a structure are read from a body, prepared when its rule set is made.
struct StructureReading<Value>: Sendable {
  /// How the parts of an object are read.
  let object: ObjectReading
  /// How a list or dictionary is read; `nil` for any other value.
  let collection: CollectionReading<Value>?
  /// Builds a value from an object whose parts were read; `nil` if the type is not `Decodable`.
  let builder: (any ValueBuilder<Value>)?
  /// The declarations of parts, as the parts of a built value are compared with what was read of them.
  let comparedParts: [ComparedPart]

  /// Prepares the reading.
  ///
  /// - Parameters:
  ///   - rules: The rules, with the paths of the properties that they name.
  ///   - declarations: All declarations of parts.
  ///   - parts: The first declaration of each part.
  ///   - elements: The rules for the elements of a list or dictionary.
  init(
    _ rules: [Rule<Value>], _ declarations: [any DeclaredPart<Value>], _ parts: [any DeclaredPart<Value>],
    _ elements: (any DeclaredElements<Value>)?
  ) {
    object = ObjectReading(rules, parts, hasRepeatedParts: declarations.count > parts.count)
    collection = elements.map { CollectionReading(rules, $0) }
    builder = ValueBuilders.builder(Value.self)
    comparedParts = declarations.enumerated().compactMap { ComparedPart($1, at: $0) }
  }
}
