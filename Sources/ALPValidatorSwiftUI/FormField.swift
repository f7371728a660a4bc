#if canImport(SwiftUI)
public import ALPValidator
import ALPValidatorUIKit
public import SwiftUI
#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The text field of a control: of a text, a number, a date, or anything else that people type.
///
/// ```swift
/// FormField(form[\.email])
/// FormField(form[\.notes], axis: .vertical)
/// FormField(form[\.password], isSecure: true, contentType: .newPassword)
///   .listsRequirements()
/// ```
///
/// Label, keyboard, AutoFill, messages and state are those of the control. Its `inputFormat`, such
/// as that of a payment card, formats what the user types; from iOS 18 and macOS 15, the cursor stays where the user put
/// it.
public struct FormField<Value: TextEditable>: View {
  private let control: Control<Value>
  private let isSecure: Bool
  private let axis: Axis
  private let contentType: InputHints.ContentType?
  private let prompt: Text?
  private var showsChecklist = false

  /// Creates the field of a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - isSecure: Whether the text is hidden, as that of a password.
  ///   - axis: `.vertical` for a text of several lines, which makes the field higher. A secure field has one line.
  ///   - contentType: What AutoFill offers, in place of what the rules of the control say. They don't say which field names
  ///     the account, nor whether a password is new.
  ///   - prompt: What the field shows while it is empty.
  public init(
    _ control: Control<Value>, isSecure: Bool = false, axis: Axis = .horizontal,
    contentType: InputHints.ContentType? = nil, prompt: Text? = nil
  ) {
    self.control = control
    self.isSecure = isSecure
    self.axis = axis
    self.contentType = contentType
    self.prompt = prompt
  }

  /// Lists the requirements while the user edits, in place of the messages of their rules, as for a new password.
  ///
  /// - Returns: The field.
  public func listsRequirements() -> FormField {
    var field = self
    field.showsChecklist = true
    return field
  }

  /// The field.
  public var body: some View {
    FormInput(control, hasLabel: false, isText: true, listsRequirements: showsChecklist) {
      TextInput(control: control, isSecure: isSecure, axis: axis, prompt: prompt ?? Text(verbatim: ""))
        .labelsHidden()
        .hints(of: control, contentType: contentType)
    }
  }
}

/// The text field itself.
private struct TextInput<Value: TextEditable>: View {
  let control: Control<Value>
  let isSecure: Bool
  let axis: Axis
  let prompt: Text

  var body: some View {
    let label = control.label ?? ""
    // Without a format, the text is bound as it is, so that input methods are undisturbed.
    if isSecure {
      SecureField(label, text: Bindable(control).text, prompt: prompt)
    } else if control.inputFormat == nil, control.inputRestrictions.isEmpty {
      TextField(label, text: Bindable(control).text, prompt: prompt, axis: axis)
    } else {
      TypedTextField(control: control, axis: axis, prompt: prompt)
    }
  }
}

/// A field whose control may make another text of what is typed.
///
/// A binding that drops what was typed changes nothing that a view observes, so the field would go on showing it. So it
/// has a text of its own.
private struct TypedTextField<Value: TextEditable>: View {
  let control: Control<Value>
  let axis: Axis
  let prompt: Text
  @State private var typed = TypedText()
  @State private var shown = ""
  @Environment(\.keepsCursor) private var keepsCursor

  var body: some View {
    Group {
      #if os(tvOS) || os(watchOS)
      TextField(control.label ?? "", text: $shown, prompt: prompt, axis: axis)
        .onChange(of: shown) { take(selection: nil) }
      #else
      if keepsCursor, #available(iOS 18, macOS 15, visionOS 2, *) {
        SelectingTextField(control: control, axis: axis, prompt: prompt, typed: $typed, shown: $shown)
      } else {
        TextField(control.label ?? "", text: $shown, prompt: prompt, axis: axis)
          .onChange(of: shown) { take(selection: nil) }
      }
      #endif
    }
    .onChange(of: control.text, initial: true) {
      typed.controlDidChange(to: control.text)
      if shown != typed.text { shown = typed.text }
    }
  }

  private func take(selection: Range<Int>?) {
    typed.fieldDidChange(to: shown, selection: selection, of: control)
    if shown != typed.text { shown = typed.text }
  }
}

#if !os(tvOS) && !os(watchOS)
/// A field in which the cursor stays where the user put it.
@available(iOS 18, macOS 15, visionOS 2, *)
private struct SelectingTextField<Value: TextEditable>: View {
  let control: Control<Value>
  let axis: Axis
  let prompt: Text
  @Binding var typed: TypedText
  @Binding var shown: String
  @State private var selection: TextSelection?

  var body: some View {
    TextField(control.label ?? "", text: $shown, selection: $selection, prompt: prompt, axis: axis)
      .onChange(of: shown) { take() }
      .onChange(of: selection) { take() }
      .onChange(of: typed) { show() }
  }

  private func take() {
    typed.fieldDidChange(to: shown, selection: selection?.offsets(in: shown), of: control)
    show()
  }

  private func show() {
    if shown != typed.text { shown = typed.text }
    guard let offsets = typed.selection, offsets != selection?.offsets(in: shown) else { return }
    selection = TextSelection(offsets: offsets, in: shown)
  }
}

@available(iOS 18, macOS 15, visionOS 2, *)
extension TextSelection {
  /// Creates a selection of UTF-16 offsets.
  fileprivate init(offsets: Range<Int>, in text: String) {
    let start = String.Index(utf16Offset: offsets.lowerBound, in: text)
    let end = String.Index(utf16Offset: offsets.upperBound, in: text)
    self = start == end ? TextSelection(insertionPoint: start) : TextSelection(range: start..<end)
  }

  /// Returns the selection in UTF-16 offsets; `nil` if there are several, or if it belongs to another text.
  fileprivate func offsets(in text: String) -> Range<Int>? {
    guard case .selection(let range) = indices, range.upperBound <= text.endIndex else { return nil }
    return range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
  }
}
#endif

private struct KeepsCursorKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether a field keeps the cursor where the system can; `false` is the field of earlier systems.
  var keepsCursor: Bool {
    get { self[KeepsCursorKey.self] }
    set { self[KeepsCursorKey.self] = newValue }
  }
}

extension View {
  /// Sets up the keyboard and AutoFill as the rules of a control say, and by a content type in place of theirs.
  fileprivate func hints(of control: AnyControl, contentType: InputHints.ContentType?) -> some View {
    let hints = control.hints
    let contentType = contentType ?? hints.contentType
    let isName = contentType == .username
    let field = autocorrectionDisabled(isName || !hints.allowsAutocorrection)
    #if canImport(UIKit) && !os(watchOS)
    let capitalization: InputHints.Capitalization = isName ? .none : hints.capitalization
    return
      field
      .keyboardType(hints.keyboard.uiType)
      .textContentType(contentType?.uiType)
      .textInputAutocapitalization(TextInputAutocapitalization(capitalization.uiType))
    #elseif canImport(AppKit)
    return field.textContentType(contentType?.nsType)
    #else
    return field
    #endif
  }
}

#if canImport(AppKit) && !canImport(UIKit)
extension InputHints.ContentType {
  /// The content type of AppKit.
  fileprivate var nsType: NSTextContentType {
    switch self {
    case .emailAddress: .emailAddress
    case .telephoneNumber: .telephoneNumber
    case .url: .URL
    case .newPassword: .newPassword
    case .postalCode: .postalCode
    case .creditCardNumber: .creditCardNumber
    case .creditCardExpiration: .creditCardExpiration
    case .creditCardSecurityCode: .creditCardSecurityCode
    case .birthdate: .birthdate
    case .username: .username
    case .password: .password
    case .oneTimeCode: .oneTimeCode
    case .name: .name
    case .givenName: .givenName
    case .familyName: .familyName
    case .organizationName: .organizationName
    case .fullStreetAddress: .fullStreetAddress
    case .addressCity: .addressCity
    case .countryName: .countryName
    }
  }
}
#endif
#endif
