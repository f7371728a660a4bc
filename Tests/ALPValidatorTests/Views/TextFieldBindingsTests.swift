import ALPValidator
import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif

@MainActor @Suite struct TextFieldBindingsTests {
  private let control = TextControl(text: "a")
  private let validator = Validator(type: .string)
  private let left = Validator(type: .string)

  init() {
    control.attachValidator(validator)
    control.attachValidator(left, policy: .onFocusLoss)
  }

  @Test(.patientTimeLimit) func aLabelFollowsWhetherToShowMessages() async {
    final class Label {
      var text: String?
    }
    let label = Label()
    control.addRule(.email)
    follow { [weak label, weak control] in
      label?.text = control?.visibleErrorMessages.first
    }
    #expect(label.text == nil)
    control.validate()
    while label.text == nil { await Task.yield() }
    #expect(label.text == "Please enter an email address, such as name@example.com.")
    control.text = "ada@example.com"
    while label.text != nil { await Task.yield() }
  }

  #if canImport(UIKit) && !os(watchOS)
  @Test func aUITextFieldIsConnectedToAControl() {
    let field = UITextField()
    let observation = field.connect(to: control)
    #expect(field.text == "a")
    field.sendActions(for: .editingDidBegin)
    #expect(control.isEditing)
    field.text = "ab"
    field.sendActions(for: .editingChanged)
    #expect(control.text == "ab" && validator.isValid && !left.hasValidated)
    field.sendActions(for: .editingDidEnd)
    #expect(left.isValid && !control.isEditing)
    control.inputRestrictions = [.length(...2)]
    field.text = "xab"
    let cursor = field.position(from: field.endOfDocument, offset: -2)
    field.selectedTextRange = cursor.flatMap { field.textRange(from: $0, to: $0) }
    field.sendActions(for: .editingChanged)
    #expect(field.text == "ab")
    #expect(field.selectedTextRange.map { field.offset(from: $0.end, to: field.endOfDocument) } == 2)
    control.reset()
    #expect(field.text == "a")
    control.text = "b"
    #expect(field.text == "b")
    let other = TextControl()
    withExtendedLifetime((observation, field.connect(to: other))) {
      field.text = "c"
      field.sendActions(for: .editingChanged)
    }
    #expect(other.text == "c" && control.text == "b")
  }

  @Test func aUITextFieldIsNotKeptAliveByItsControl() {
    var field: UITextField? = UITextField()
    let observation = field?.connect(to: control)
    let released = Weak(field)
    field = nil
    #expect(released.object == nil)
    withExtendedLifetime(observation) {}
  }
  #endif

  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @Test func anNSTextFieldIsConnectedToAControl() {
    let field = NSTextField()
    let driver = TextFieldDriver(field, control: control)
    #expect(field.stringValue == "a" && field.delegate === driver)
    let notification = Notification(name: NSControl.textDidChangeNotification, object: field)
    driver.controlTextDidBeginEditing(notification)
    #expect(control.isEditing)
    field.stringValue = "ab"
    driver.controlTextDidChange(notification)
    #expect(control.text == "ab" && validator.isValid && !left.hasValidated)
    driver.controlTextDidEndEditing(notification)
    #expect(left.isValid && !control.isEditing)
    control.inputRestrictions = [.length(...2)]
    field.stringValue = "abc"
    driver.controlTextDidChange(notification)
    #expect(field.stringValue == "ab")
    control.reset()
    #expect(field.stringValue == "a")
  }

  @Test func leavingAnUntouchedNSTextFieldValidatesIt() {
    let field = NSTextField()
    let driver = TextFieldDriver(field, control: control)
    driver.controlTextDidEndEditing(Notification(name: NSControl.textDidChangeNotification, object: field))
    #expect(left.isValid && !control.isEditing)
  }
  #endif

  @Test func aDraftIsWrittenOnceTheUserPauses() async {
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    let (updates, continuation) = AsyncStream.makeStream(of: String.self)
    let writer = DraftWriter(form, after: .zero) { continuation.yield(form[\.email].text) }
    form[\.email].text = "a"
    form[\.email].text = "ad"
    var iterator = updates.makeAsyncIterator()
    #expect(await iterator.next() == "ad")
    withExtendedLifetime(writer) {}
  }
}
