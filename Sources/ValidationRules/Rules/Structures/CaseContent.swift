/// What a case of an enumeration holds, and the rules for it.
///
/// The functions that evaluate expect values that have been formatted, because a rule set formats the whole value first.
package protocol CaseContent<Value>: Sendable {
  /// The type of the enumeration.
  associatedtype Value

  var mayFormat: Bool { get }
  var mayWarn: Bool { get }
  var isRecursive: Bool { get }

  /// Returns the content with its rules but those that only warn, within a rule of a severity.
  func withoutWarnings(within outer: Severity) -> Self
  /// Returns whether a value is the case that holds this.
  func isCase(of value: Value) -> Bool
  /// Returns the verdict on what a value holds; `nil` for a value of another case.
  func verdict(on value: Value) -> RuleVerdict?
  /// Returns the failures of what a value holds; `nil` for a value of another case.
  func failures(of value: Value, messageSource: (any MessageSource)?) -> [ValidationFailure]?
  /// Returns a value with what it holds formatted; `nil` if formatting leaves it as it is.
  func formatted(_ value: Value) -> Value?
  /// Returns whether the content declares a member of the object in JSON.
  func declares(member name: String) -> Bool
  /// Ends the program if a part of the content has the name of a tag of the object that it is in.
  func endIfTaken(_ tags: [String], caseName: String, followingFunctions: Bool)

  /// Calls the function of a visitor for the type of the content.
  func accept<Visitor: CaseVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) -> Visitor.Output
  where Visitor.Value == Value
}

/// A function for what a case holds, which makes something for its type, such as a form.
package protocol CaseVisitor<Value> {
  /// The type of the enumeration.
  associatedtype Value
  /// What is made.
  associatedtype Output
  /// The error of the function; `Never` if there is none.
  associatedtype Failure: Error

  mutating func visit<Payload>(_ content: PayloadDeclaration<Value, Payload>) throws(Failure) -> Output
}

/// What a case of an enumeration holds, as its rule set declares it.
package struct PayloadDeclaration<Value, Payload: Sendable>: CaseContent {
  /// Returns a value of the case that holds a payload.
  package let embed: @Sendable (Payload) -> Value
  /// Returns what a value holds; `nil` for a value of another case.
  package let extract: @Sendable (Value) -> Payload?
  let source: RuleSource<Payload>
  /// Returns what the form of the case begins with; `nil` if there is nothing that it could begin with.
  package let makeNew: @Sendable () -> Payload?

  package init(
    embed: @escaping @Sendable (Payload) -> Value, extract: @escaping @Sendable (Value) -> Payload?,
    source: RuleSource<Payload>, makeNew: @escaping @Sendable () -> Payload?
  ) {
    self.embed = embed
    self.extract = extract
    self.source = source
    self.makeNew = makeNew
  }

  package var rules: RuleSet<Payload> { source.rules }

  var structure: StructureDeclaration<Payload>? { source.rules.structure }

  package var mayFormat: Bool { source.mayFormat }

  package var mayWarn: Bool { source.mayWarn }

  package var isRecursive: Bool { source.isRecursive }

  package func withoutWarnings(within outer: Severity) -> Self {
    Self(embed: embed, extract: extract, source: source.withoutWarnings(within: outer), makeNew: makeNew)
  }

  package func isCase(of value: Value) -> Bool { extract(value) != nil }

  package func verdict(on value: Value) -> RuleVerdict? {
    extract(value).map { source.rules.evaluateFormatted($0) }
  }

  package func failures(of value: Value, messageSource: (any MessageSource)?) -> [ValidationFailure]? {
    extract(value).map { source.rules.failures(ofFormatted: $0, messageSource) }
  }

  package func formatted(_ value: Value) -> Value? {
    guard source.mayFormat, let payload = extract(value) else { return nil }
    return structure?.formatted(payload).map(embed)
  }

  package func declares(member name: String) -> Bool { structure?.declares(member: name) ?? false }

  package func endIfTaken(_ tags: [String], caseName: String, followingFunctions: Bool) {
    if case .function = source, !followingFunctions { return }
    guard let structure else { return }
    var names = Set(structure.indices.keys)
    switch structure.cases?.notation {
    case .tag(let tag)?: names.insert(tag)
    case .key?: names.formUnion(structure.cases?.cases.map(\.name) ?? [])
    case nil: break
    }
    for tag in tags {
      precondition(
        !names.contains(tag),
        """
        "\(tag)" is the tag of \(Value.self), and the case "\(caseName)" declares a part of this name: \
        give the tag or the part another one
        """)
    }
    structure.cases?.endIfTagIsTaken(followingFunctions, within: tags)
  }

  package func accept<Visitor: CaseVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure)
    -> Visitor.Output
  where Visitor.Value == Value {
    try visitor.visit(self)
  }
}

extension StructureDeclaration {
  /// Returns whether an object in JSON has a declared member.
  func declares(member name: String) -> Bool {
    indices[name] != nil || cases?.declares(member: name) ?? false
  }
}

/// What a case without associated values holds.
struct NoPayload: Codable, Equatable, Sendable {
  init() {}

  /// Reads nothing of an object.
  init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: DocumentKey.self) }

  func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: DocumentKey.self) }
}
