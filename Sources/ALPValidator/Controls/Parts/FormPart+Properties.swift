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
      Transaction.run("label") { [self] _ in changeLabel(to: newValue) }
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

  /// The paths at which the part differs from the base, in the order of the declaration.
  ///
  /// A text that can't be read differs. A structure that was added or removed, a choice of another case, and a list whose
  /// number or order of elements changed, appear with their own paths. In the form of a structure, parts that the structure
  /// doesn't have are left out, and a property that is not active appears, because the value has it, although it doesn't make
  /// the form dirty. The property is observable.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// form[\.address.city].value = "Köln"
  /// form.changedPaths  // ["/address/city"]
  /// ```
  public final var changedPaths: [ValidationPath] {
    trackContent()
    var paths: [ValidationPath] = []
    collectChangedPaths(&paths)
    return paths
  }

  /// A Boolean value that indicates whether the part is included in its form: its `when:` closure, if any,
  /// returns `true`.
  ///
  /// Show the fields that are active. Whether the form itself is active doesn't matter.
  public final var isActive: Bool { tracker.read(.settings, isIncluded) }

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

extension FormPart {
  /// Returns the failures that the values would have, in order, without showing them. Warnings are left out.
  ///
  /// The call changes no state, notifies no observer and sends no request. It is observable, so a Save button
  /// can follow it.
  public final func silentFailures() -> [ValidationFailure] {
    Transaction.ask {
      collect(.included) { part in
        part.tracker.read([.value, .settings, .parts])
        return part.located(part.ownSilentFailures())
      }
    }
  }

  /// Makes what is there now the base, which ``ValidationObject/reset()`` restores and ``FormPart/isDirty``
  /// compares with.
  ///
  /// The parts of a form belong to its base: parts that are added or removed afterwards make the form dirty,
  /// and a reset removes or restores them.
  ///
  /// To save the form of a structure, call ``FormModel/save(_:)``, which knows what was typed while it was
  /// being saved.
  public final func markClean() {
    Transaction.run("markClean()") { [self] command in
      apply(.madeBase, command)
      markBaseChange()
    }
  }

  /// Validates all included controls in the part, whatever their policy, and shows their failures from now
  /// on.
  ///
  /// Call it for a page when the user chooses Next in a wizard. Observers are notified once, at the end. To
  /// get the failures without showing them, call ``silentFailures()``.
  ///
  /// - Returns: The state afterwards.
  @discardableResult
  public final func validate() -> ValidatorState {
    Transaction.run("validate()") { [self] _ in validateAll() }
    return tallyAfterSettling().state
  }
}

// The failures that did not come from a rule, such as those of a server.

extension FormPart {
  /// The failures of the part itself that do not come from a rule, such as a server's after submission.
  ///
  /// Their name is `external`. While there are any, the part is invalid. Show the external failures of a form
  /// near its submit button.
  public final var externalFailures: [ValidationFailure] { tracker.read(.settings, located(external)) }

  /// Removes the external failures of the part, and of all controls and forms in it.
  public final func clearExternalFailures() {
    Transaction.run("clearExternalFailures()") { [self] _ in
      forEachPart(.all) { $0.setExternal([]) }
    }
  }
}

extension AnyControl {
  /// Shows a failure that didn't come from a rule, such as a server's after submission.
  ///
  /// The control is invalid until the value changes, or until a reset. The failure has the name `external`
  /// and is the last one. ``FormGroup/setExternalFailures(_:)-(ExternalFailures)`` finds the control of
  /// each failure by its path.
  public final func setExternalFailure(_ message: String) {
    Transaction.run("setExternalFailure(_:)") { [self] _ in
      setExternal([ValidationFailure(external: message)])
    }
  }
}
