public import ValidationFormats

/// The control of a text field.
///
/// ```swift
/// let email = TextControl()
/// email.addRule(.email, invalidMessage: "Please enter an email address.")
/// ```
///
/// For text that is a number or a date, use a control of that type, which also has a ``Control/text``:
///
/// ```swift
/// let age = Control<Int>(blank: 0)
/// age.text = "36"
/// age.value  // 36
/// ```
public typealias TextControl = Control<String>

extension Control where Value == String {
  /// Creates a control with an initial text, which is not validated yet.
  public convenience init(text: String = "") { self.init(text) }
}

extension Control where Value: TextEditable {
  /// The text of the field: what was typed, or else the value in the format of the locale. Bind your text
  /// field to it.
  ///
  /// Setting it sets ``value`` to what the text means, in the ``textFormat`` and after
  /// ``AnyControl/inputFormat``, and keeps the text as it was typed:
  ///
  /// ```swift
  /// let price = Control<Decimal>(blank: 0)
  /// price.locale = Locale(identifier: "de-DE")
  /// price.text = "1.234,50"
  /// price.value                 // 1234.5
  /// price.text = "12x"
  /// price.value                 // 1234.5
  /// price.failures.first?.name  // "parse"
  /// price.value = 3
  /// price.text                  // "3"
  /// ```
  ///
  /// Text that has no value leaves the value as it was, and is a failure named `parse` with the cause
  /// ``/ValidationRules/ValidationFailure/Cause/unreadable``. Empty text is `nil` for an optional, and missing for a number or
  /// date that is not optional: all rules fail, or, without rules, the rule `presence`. Setting a value
  /// replaces such a text.
  public final var text: String {
    get { readText() }
    set { setText(newValue) }
  }

  /// The format in which the text is written and read. If `nil`, the control uses the format of the type in
  /// its locale.
  ///
  /// Set it before the user types. The text that was typed stays.
  public final var textFormat: TextFormat<Value>? {
    get { tracker.read(.settings, ownTextFormat) }
    set {
      set("textFormat") { [self] in
        ownTextFormat = newValue
        tracker.didChange(.value)
      }
    }
  }

  /// Applies an edit of a text field, and returns the text and selection that the field should show instead.
  ///
  /// Call it before the field changes. If it returns `nil`, let the field apply the edit itself, and set
  /// ``text`` afterwards: the control has no ``AnyControl/inputFormat``, or the format has nothing to change.
  /// Otherwise ``text`` is set already.
  ///
  /// ```swift
  /// let card = TextControl()
  /// card.inputFormat = .paymentCard
  /// card.text = "4242"
  /// let edit = card.edit(replacing: 4..<4, with: "4")
  /// edit?.text       // "4242 4"
  /// edit?.selection  // 6..<6
  /// ```
  ///
  /// - Parameters:
  ///   - range: The UTF-16 offsets of the text to replace.
  ///   - replacement: The text to insert, empty for a deletion.
  ///   - selection: The selection before the edit, which distinguishes Backspace from Delete.
  /// - Returns: The text and the selection to show, or `nil`. If ``inputRestrictions`` reject the edit, the
  ///   text before the edit; if an observer sets another text, that text. Then the cursor is at the end of the
  ///   selection or of `range`, if the text reaches so far.
  public final func edit(
    replacing range: Range<Int>, with replacement: String, selection: Range<Int>? = nil
  ) -> InputEdit? { edit(currentText, replacing: range, with: replacement, selection: selection) }

  private func edit(
    _ earlierText: String, replacing range: Range<Int>, with replacement: String, selection: Range<Int>?
  ) -> InputEdit? {
    guard
      let edit = storedInputFormat?.edit(
        earlierText, replacing: range, with: replacement, selection: selection)
    else { return nil }
    text = edit.text
    let text = currentText
    if text == edit.text { return edit }
    // The edit was rejected, or an observer has set another text.
    let cursor = min((selection ?? range).upperBound, text.utf16.count)
    return InputEdit(changing: earlierText, to: text, cursor: max(0, cursor))
  }

  /// The text, for a binding of SwiftUI: what a field sets is formatted by ``AnyControl/inputFormat``.
  ///
  /// ```swift
  /// let card = TextControl()
  /// card.inputFormat = .paymentCard
  /// card.typedText = "42424"
  /// card.text  // "4242 4"
  /// ```
  ///
  /// Reading it is the same as reading ``text``. Without an input format, setting it is the same, too.
  public final var typedText: String {
    get { text }
    set { edit(to: newValue) }
  }

  /// Takes a text that a field has changed by itself, and returns the text and selection that the field should show
  /// instead.
  ///
  /// What the user did follows from the two texts and the cursor. Without the cursor, one character that was removed is
  /// taken for that before the cursor, which Backspace removes. Without the selection, several characters that came in at
  /// once are taken for a text that was pasted over everything, because the field shows the same afterwards.
  ///
  /// ```swift
  /// let card = TextControl()
  /// card.inputFormat = .paymentCard
  /// card.text = "4242"
  /// card.edit(to: "42424", cursor: 5)?.text  // "4242 4"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text of the field after the edit.
  ///   - earlier: The text before, if the control has the new one already.
  ///   - cursor: The UTF-16 offset of the cursor after the edit, if it is known.
  ///   - selection: The selection before the edit, if it is known. It distinguishes Backspace from Delete.
  /// - Returns: The text and the selection to show, or `nil` if the field's text may stay; see
  ///   ``edit(replacing:with:selection:)``.
  @discardableResult
  public final func edit(
    to text: String, from earlier: String? = nil, cursor: Int? = nil, selection: Range<Int>? = nil
  ) -> InputEdit? {
    guard let format = storedInputFormat else {
      self.text = text
      return nil
    }
    let earlier = earlier ?? currentText
    let change = TextChange(
      from: earlier, to: text, cursor: cursor, selection: selection, mayBeWhole: format.mayBeWhole)
    let edit = edit(
      earlier, replacing: change.range, with: change.replacement,
      selection: selection ?? change.likelySelection)
    if edit == nil { self.text = text }
    return edit
  }

  /// Whether the value is the text that the field shows, so that nothing is parsed. This is so in most
  /// fields, in which a keystroke allocates no memory.
  private var isTextItself: Bool {
    Value.self == String.self && fieldText == nil && storedInputFormat == nil && ownTextFormat == nil
  }

  #if compiler(>=6.3)
  @specialized(where Value == String)
  #endif
  private func readText() -> String {
    tracker.read(isTextItself ? .value : [.value, .settings])
    return currentText
  }

  /// The text of the field. Only the locale is tracked.
  private var currentText: String {
    if isTextItself, let text = storedValue as? String { return text }
    return fieldText?.text ?? textOfValue
  }

  /// The text of the value.
  private var textOfValue: String {
    Transaction.ask {
      let text = currentTextFormat.format(storedValue)
      return storedInputFormat?.format(text) ?? text
    }
  }

  /// The text of the value, if another text was typed for it; `nil` if the text of the value means another value.
  final var textOfTypedValue: String? {
    guard case .typed(let typed) = fieldText else { return nil }
    let text = textOfValue
    let isValue = Transaction.ask { isText(text, of: storedValue) }
    return isValue && !ExactEquality.isSame(text, typed) ? text : nil
  }

  /// The format in which the text is written and read: the one that was set, or that of the locale.
  private var currentTextFormat: TextFormat<Value> {
    if let ownTextFormat { return ownTextFormat }
    let locale = effectiveLocale
    if let localTextFormat, localTextFormat.locale == locale { return localTextFormat.format }
    let format = Value.textFormat(locale)
    localTextFormat = LocalTextFormat(locale: locale, format: format)
    return format
  }

  #if compiler(>=6.3)
  @specialized(where Value == String)
  #endif
  private func setText(_ text: String) {
    Transaction.run("text", orQueue: { { [self] _ in enterText(text) } }) { _ in enterText(text) }
  }

  /// Takes a text that was typed.
  #if compiler(>=6.3)
  @specialized(where Value == String)
  #endif
  private func enterText(_ text: String) {
    if isTextItself, let value = text as? Value { return change(to: value) }
    guard !ExactEquality.isSame(text, currentText) else { return }
    if let value = parsed(text) {
      enter(value, typedAs: .typed(text))
    } else if plain(text).allSatisfy(\.isWhitespace) {
      enterTextWithoutValue(.blank)
    } else {
      enterTextWithoutValue(.unreadable(text))
    }
  }

  /// Returns the value that a text means, or `nil` if it has none.
  private func parsed(_ text: String) -> Value? {
    currentTextFormat.parse(plain(text)).map(withoutEmptyContent)
  }

  /// Returns a text without the separators of the input format.
  private func plain(_ text: String) -> String { storedInputFormat?.plain(text) ?? text }

  /// Returns `nil` for an optional text that is empty after the formatters, and any other value as it is.
  private func withoutEmptyContent(_ value: Value) -> Value {
    guard let optionalType = Value.self as? any ExpressibleByNilLiteral.Type else { return value }
    guard Emptiness.isEmpty(formatted(value)) else { return value }
    return optionalType.init(nilLiteral: ()) as? Value ?? value
  }

  /// Returns whether a text means a value, in the present format.
  fileprivate func isText(_ text: String, of value: Value) -> Bool {
    parsed(text).map { StructureEquality.isSame($0, value) } ?? false
  }
}

extension Control {
  /// Returns what the field shows for a value of a snapshot: the typed text, unless that now means another
  /// value, such as "1,5" in another locale.
  final func fieldText(of snapshot: ControlSnapshot, for value: Value) -> FieldText? {
    guard case .typed(let text) = snapshot.text else { return snapshot.text }
    func isText<Editable: TextEditable>(_ type: Editable.Type) -> Bool {
      guard let control = self as? Control<Editable>, let value = value as? Editable else { return true }
      return control.isText(text, of: value)
    }
    guard let type = Value.self as? any TextEditable.Type else { return nil }
    return isText(type) ? .typed(text) : nil
  }
}

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

  /// Whether the text is written in the notation of the value when the user leaves the field; `false` by default.
  ///
  /// A number or date that was typed in another notation, such as `1234,5`, is then written as the control writes its
  /// value, such as `1.234,50`, by ``Control/textFormat`` and ``inputFormat``. The value, dirtiness and failures stay. A text
  /// that cannot be read stays as it is, and so does one whose value the format would round.
  ///
  /// ```swift
  /// let price = Control<Decimal>(blank: 0)
  /// let german = Locale(identifier: "de-DE")
  /// price.textFormat = .decimal(locale: german, fractionDigits: 2)
  /// price.formatsWhenLeft = true
  /// price.beginEditing()
  /// price.text = "1234,5"
  /// price.endEditing()
  /// price.text  // "1.234,50"
  /// ```
  public final var formatsWhenLeft: Bool {
    get { tracker.read(.settings, storedFormatsWhenLeft) }
    set { set("formatsWhenLeft") { [self] in storedFormatsWhenLeft = newValue } }
  }
}
