/// What a part of a form contributes to it, changed as a whole.
struct PartStanding: Equatable {
  /// The standing of a part that does not count.
  static let none = PartStanding()

  var state = ValidatorState.valid
  var hasValidated = true
  var isDirty = false
  /// How many failures are held.
  var heldCount = 0
  /// A sum of hash values of the messages and warnings; 0 if there are none.
  var words = 0

  /// Returns whether those who follow the state, the messages and what is held have to hear of a change.
  func isNews(since earlier: Self) -> Bool {
    state != earlier.state || hasValidated != earlier.hasValidated || words != earlier.words
      || heldCount != earlier.heldCount
  }
}

/// An object whose own standing follows from those of its parts.
@MainActor
protocol PartOwner: FormPart {
  /// Takes note of another standing of a part, before anybody is told of it.
  func partDidChange(from earlier: PartStanding, to standing: PartStanding)

  /// Takes note of another value somewhere in a part that counts.
  func valueDidChange()

  /// Takes note of what was told of a control somewhere in a part.
  func didTell(of control: AnyControl)
}
