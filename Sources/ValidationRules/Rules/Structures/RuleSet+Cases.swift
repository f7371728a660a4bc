extension RuleSet {
  /// Declares the cases of an enumeration, whose names JSON has in a member of the object: the tag.
  ///
  /// ```swift
  /// let payment: RuleSet<Payment> = .cases(
  ///   tag: "type",
  ///   [
  ///     .case(
  ///       "card", label: "Card", new: Card(), Payment.card,
  ///       { if case .card(let card) = $0 { card } else { nil } },
  ///       Card.rules),
  ///     .case("invoice", label: "Invoice", .invoice),
  ///   ])
  /// ```
  ///
  /// A card in JSON is `{"type": "card", "number": "4242424242424242"}`. A value has the failures of the case that it
  /// is, and of no other. A tag that is missing or not known is one failure at the tag, with the known names. A value of
  /// a case that isn't declared has the failure `type`.
  ///
  /// Add rules for all cases with `+`: `.cases(tag: "type", […]) + [.satisfies("limit") { $0.amount < 100 }]`.
  ///
  /// - Parameters:
  ///   - tag: The key of the member that has the name of the case.
  ///   - cases: The cases.
  /// - Returns: The set.
  /// - Precondition: There is a case, no two have one name, and none declares a part with the name of the tag.
  public static func cases(tag: String, _ cases: [DeclaredCase<Value>]) -> Self {
    Self([Rule(.cases(CasesDeclaration(.tag(tag), cases)))])
  }

  /// Declares the cases of an enumeration, whose names are the keys of objects with one member in JSON.
  ///
  /// A card in JSON is `{"card": {"number": "4242424242424242"}}`, and a case that holds nothing `{"invoice": {}}`. A value
  /// with none of the known keys, or with several, is one failure with the known names.
  ///
  /// - Parameter cases: The cases.
  /// - Returns: The set.
  /// - Precondition: There is a case, and no two have one name.
  public static func cases(keyed cases: [DeclaredCase<Value>]) -> Self {
    Self([Rule(.cases(CasesDeclaration(.key, cases)))])
  }

  /// Returns a set with the rules of two sets, and the options of the first.
  ///
  /// - Parameters:
  ///   - first: A set, such as one of the cases of an enumeration.
  ///   - second: A set whose rules follow.
  /// - Returns: The set.
  public static func + (first: Self, second: Self) -> Self {
    var set = first
    set.rules += second.rules
    return set
  }
}

extension RuleSet {
  /// The cases that the set declares; `nil` if it declares none.
  package var cases: CasesDeclaration<Value>? { structure?.cases }
}
