/// Rules for the parts of a structure, with the condition under which they apply.
@MainActor
struct Declaration<Rules> {
  let rules: Rules
  /// When the rules apply; `nil` if they always do.
  let activity: RuleActivity?
}
