public import Foundation

extension FormPart {
  /// The form that contains the part, or `nil`.
  public final var form: FormGroup? { tracker.read(.settings, storedForm) }

  /// The name of the part in its form, which makes its ``path``; `nil` if it has none.
  public internal(set) final var name: String? {
    get { tracker.read(.settings, storedName) }
    set {
      storedName = newValue
      tracker.didChange(.settings)
    }
  }

  /// The label of the field on screen, which replaces `{label}` in message templates.
  ///
  /// Setting it replaces the current messages, and notifies observers if they differ.
  public final var label: String? {
    get { tracker.read(.settings, storedLabel) }
    set {
      Transaction.run("label") { [self] in changeLabel(to: newValue) }
    }
  }

  /// The label in messages: that of the form, for a control that stands for it.
  final var labelInMessages: String? {
    label ?? (standsForForm ? form?.label : nil)
  }

  final func changeLabel(to label: String?) {
    storedLabel = label
    tracker.didChange(.settings)
    rewriteMessages()
  }

  /// When the failures of the controls in the part are shown; `nil` for the visibility of the enclosing form.
  ///
  /// A form that is in no other form has ``ErrorVisibility/afterEditing`` by default.
  public final var errorVisibility: ErrorVisibility? {
    get { tracker.read(.settings, storedErrorVisibility) }
    set { set("errorVisibility") { [self] in storedErrorVisibility = newValue } }
  }

  /// The visibility of the part, or else of the nearest form that has one.
  final var effectiveErrorVisibility: ErrorVisibility {
    errorVisibility ?? form?.effectiveErrorVisibility ?? .afterEditing
  }

  /// A Boolean value that indicates whether a value differs from the base: the value that was loaded, or saved
  /// last.
  ///
  /// Formatted values are compared. A form is also dirty if controls were added, removed or moved since
  /// ``markClean()`` was called. Parts that are not active don't count.
  public final var isDirty: Bool { tracker.read(.dirtiness, tallyAfterSettling().dirty > 0) }

  /// A Boolean value that indicates whether the part is included in its form: its `when:` closure, if any,
  /// returns `true`.
  ///
  /// Show the fields that are active. Whether the form itself is active doesn't matter.
  public final var isActive: Bool { tracker.read(.settings, isIncluded) }

  /// Publishes a change of the value: to its readers, and to the property or list of a structure that the
  /// part belongs to.
  final func publishValueChange() {
    tracker.didChange(.value)
    follower?.valueDidChange(of: self)
  }

  /// The locale in which the fields of the part write and read numbers and dates.
  ///
  /// If `nil`, the part uses the locale of the enclosing form, and the outermost form uses `Locale.current`.
  /// The locale doesn't determine the language of messages; see ``ValidationObject/messages``.
  public final var locale: Locale? {
    get { tracker.read(.settings, storedLocale) }
    set { set("locale") { [self] in storedLocale = newValue } }
  }

  /// The locale of the part, or else of the nearest form that has one, or else of the user.
  final var effectiveLocale: Locale { locale ?? form?.effectiveLocale ?? .current }
}
