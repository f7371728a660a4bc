/// A rule or condition as it was added to a validator; with it, it can be removed or made to depend on something.
@MainActor
public struct RuleHandle {
  weak var validator: AnyValidator?
  let entry: EntryID

  /// Removes the rule from its validator; nothing happens if it was removed before.
  public func remove() { validator?.removeEntry(entry) }

  /// Makes the rule count only while a closure returns `true`, from the next validation on.
  ///
  /// Of several closures all have to return `true`. A change of a control that the closure reads validates again.
  ///
  /// ```swift
  /// vatNumber.addValidationToEnsurePresence().when { [weak isCompany] in isCompany?.value == true }
  /// ```
  @discardableResult
  public func when(_ isActive: @escaping @MainActor () -> Bool) -> RuleHandle {
    validator?.restrictEntry(entry, to: isActive)
    return self
  }
}
