/// A rule or condition as it was added to a validator; with it, it can be removed.
@MainActor
public struct RuleHandle {
  weak var validator: AnyValidator?
  let entry: EntryID

  /// Removes the rule from its validator; nothing happens if it was removed before.
  public func remove() { validator?.removeEntry(entry) }
}
