public import ValidationFormats

extension AnyControl {
  /// How the text is formatted while the user types, such as `.paymentCard`; `nil` if it stays as it is
  /// typed.
  ///
  /// The text of the field has the separators, and the value is the plain text, without them. Views pass
  /// edits to ``Control/edit(replacing:with:selection:)``.
  ///
  /// ```swift
  /// let card = TextControl()
  /// card.inputFormat = .paymentCard
  /// card.text = "4242 4242"  // card.value == "42424242"
  /// ```
  public final var inputFormat: InputFormat? {
    get { tracker.read(.settings, storedInputFormat) }
    set {
      set("inputFormat") { [self] in
        storedInputFormat = newValue
        tracker.didChange(.value)
      }
    }
  }
}
