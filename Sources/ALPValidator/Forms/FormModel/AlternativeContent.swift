/// What the form of an alternative has: of a structure that may be missing, or of a case of an enumeration.
///
/// A part with alternatives has the content of each in a form, and the content of a control says which alternative is
/// selected: `true` and `false` of a structure that may be missing, the name of a case. Both are in versions. The form stays
/// while its alternative is not selected, so selecting it again brings back what was typed. Whatever happens to the part,
/// this type alone decides what the form has to do:
///
/// | Event                                          | Origin before       | Origin      | The form                          |
/// | ---------------------------------------------- | ------------------- | ----------- | --------------------------------- |
/// | the alternative appears; the base has it       | missing             | structure   | takes the default, as an edit     |
/// | the alternative appears; the base has it not   | missing             | default     | begins with the default           |
/// | the alternative appears                        | default, structure  |             |                                   |
/// | the program sets its value                     | missing             | structure   | begins with it                    |
/// | the program sets its value, another one        | default, structure  | structure   | takes the value, as an edit       |
/// | the program sets another alternative, and …    |                     |             |                                   |
/// | … it was selected; the base has it             |                     |             | is reset                          |
/// | … it was selected; the base has it not         |                     | missing     |                                   |
/// | … it was not selected                          |                     |             |                                   |
/// | what is there, or was saved, becomes the base, |                     |             |                                   |
/// | … which has the alternative                    | missing             | structure   | is reset                          |
/// | … which has the alternative                    | default, structure  | structure   |                                   |
/// | … which does not have it                       |                     |             |                                   |
/// | a reset; the base has it                       |                     | structure   |                                   |
/// | a reset; the base has it not                   |                     | missing     |                                   |
/// | another base that has it, and …                |                     |             |                                   |
/// | … both sides began with it                     | default, structure  | structure   | is rebased since then             |
/// | … the user has added it                        | default             | structure   | is rebased since the default      |
/// | … the user has added it                        | structure           | structure   | is rebased since nothing          |
/// | … else, or there was no value                  |                     | structure   | begins with it                    |
/// | another base that lacks it, and both began …   |                     |             |                                   |
/// | … with it; the user has selected and edited it |                     | structure   | stays, as an edit, in a conflict  |
/// | … with it; the user has edited it before       |                     |             | stays                             |
/// | … with it; the user has not edited it          |                     | missing     |                                   |
/// | … without it                                   |                     |             |                                   |
/// | a draft that has it, or a base                 | missing             | structure   |                                   |
/// | a draft that lacks it, as the base does        |                     | missing     |                                   |
///
/// As long as the base has an alternative, its origin is a structure.
struct AlternativeContent: Equatable {
  /// Whose value the form has, whether its alternative is selected or not.
  enum Origin {
    /// None: neither the base nor the user has one. The form begins with the default when the alternative is selected.
    case missing
    /// It began with the default, with which edits are compared if others have added a value, too.
    case `default`
    /// The base had it once, or the program has set it as a whole. If others have added one, too, all of it is an edit.
    case structure
  }

  private(set) var origin = Origin.missing

  // MARK: The default

  /// Returns whether the form needs the default. The versions say whether the alternative is selected, as everywhere here.
  func needsDefault(_ selected: Versions<Bool>) -> Bool { selected.current && origin == .missing }

  /// How a form takes the default, or a value that the program sets.
  enum Beginning {
    /// As its base.
    case asBase
    /// As an edit of what the base has.
    case asEdit
  }

  /// Takes the default.
  mutating func takeDefault(_ selected: Versions<Bool>) -> Beginning {
    origin = selected.base ? .structure : .default
    return selected.base ? .asEdit : .asBase
  }

  /// Takes a value, or the default, as what the form has and its base.
  mutating func begin(withDefault isDefault: Bool) { origin = isDefault ? .default : .structure }

  // MARK: Values that the program sets

  /// Takes a value of the alternative that the program sets. Returns how the form takes it.
  mutating func set(isSame: Bool) -> Beginning {
    let earlier = origin
    if !isSame || earlier == .missing { origin = .structure }
    return earlier == .missing ? .asBase : .asEdit
  }

  /// Follows that the program sets a value of another alternative. Returns whether the form is reset.
  mutating func setOther(_ selected: Versions<Bool>) -> Bool {
    guard selected.current, !selected.base else { return selected.current }
    origin = .missing
    return false
  }

  // MARK: Events of the form around

  /// Follows an event that the versions have taken. Returns whether the form is reset.
  ///
  /// The base of a value that was set without the alternative while that was being saved has it: what was typed in it is
  /// gone, as in a load.
  mutating func follow(_ event: VersionEvent, _ selected: Versions<Bool>) -> Bool {
    guard selected.base else {
      if event == .reset { origin = .missing }
      return false
    }
    let wasMissing = origin == .missing
    origin = .structure
    return wasMissing && event != .reset
  }

  // MARK: Another base

  /// How the form takes the value that the other side has.
  enum Rebase: Equatable {
    case rebase(since: Ancestor)
    case begin
  }

  /// Takes the value that the other side has.
  ///
  /// - Parameters:
  ///   - ancestor: What both sides have begun with.
  ///   - selected: Whether each version selects the alternative.
  ///   - hasSavedBase: Whether the form was saved by itself, so that others may know its base.
  /// - Returns: How the form takes the value.
  mutating func rebase(since ancestor: Ancestor, _ selected: Versions<Bool>, hasSavedBase: Bool) -> Rebase {
    let wasSelected = selected.content(of: ancestor) == true
    let earlier = exchange(&origin, with: .structure)
    guard earlier != .missing, wasSelected || selected.current else { return .begin }
    if wasSelected { return .rebase(since: ancestor) }
    return .rebase(since: earlier == .default || hasSavedBase ? .base : .none)
  }

  /// Follows that the other side does not have the alternative.
  ///
  /// - Parameters:
  ///   - ancestor: What both sides have begun with.
  ///   - selected: Whether each version selects the alternative.
  ///   - isEdited: Whether the user has edited the form since then.
  /// - Returns: Whether the alternative stays selected, which is a conflict.
  mutating func rebaseOntoOther(
    since ancestor: Ancestor, _ selected: Versions<Bool>, isEdited: Bool
  ) -> Bool {
    guard selected.content(of: ancestor) == true else { return false }
    guard isEdited else {
      origin = .missing
      return false
    }
    if selected.current { origin = .structure }
    return selected.current
  }

  // MARK: Drafts

  /// Follows a draft.
  ///
  /// - Parameters:
  ///   - hasContent: Whether the draft has the alternative, or what was typed in it.
  ///   - isInBase: Whether the base of the form has it.
  mutating func restore(hasContent: Bool, isInBase: Bool) {
    guard hasContent || isInBase else { return origin = .missing }
    if origin == .missing { origin = .structure }
  }
}
