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
      label?.text = control?.shouldShowErrors == true ? control?.errorMessages.first : nil
    }
    #expect(label.text == nil)
    control.validate()
    while label.text == nil { await Task.yield() }
    #expect(label.text == "Please enter an e-mail address, such as name@example.com.")
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
    #expect(control.text == "ab")
    #expect(validator.isValid)
    #expect(!left.hasValidated)
    field.sendActions(for: .editingDidEnd)
    #expect(!control.isEditing)
    #expect(left.isValid)
    control.inputRestrictions = [.length(...2)]
    field.text = "abc"
    field.sendActions(for: .editingChanged)
    #expect(field.text == "ab")
    control.reset()
    #expect(field.text == "a")
    control.text = "b"
    #expect(field.text == "b")
    withExtendedLifetime(observation) {}
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
    #expect(field.stringValue == "a")
    #expect(field.delegate === driver)
    let notification = Notification(name: NSControl.textDidChangeNotification, object: field)
    driver.controlTextDidBeginEditing(notification)
    #expect(control.isEditing)
    field.stringValue = "ab"
    driver.controlTextDidChange(notification)
    #expect(control.text == "ab")
    #expect(validator.isValid)
    #expect(!left.hasValidated)
    driver.controlTextDidEndEditing(notification)
    #expect(!control.isEditing)
    #expect(left.isValid)
    control.inputRestrictions = [.length(...2)]
    field.stringValue = "abc"
    driver.controlTextDidChange(notification)
    #expect(field.stringValue == "ab")
    control.reset()
    #expect(field.stringValue == "a")
  }
  #endif
}
