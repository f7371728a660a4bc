import Accessibility
import ALPValidator
@testable import ALPValidatorUIKit
import Testing
import UIKit

/// What VoiceOver reads of the views for UIKit, which only the stand-in records.
@MainActor @Suite struct AnnouncementTests {
  @Test func aMessageThatAppearsWhenAFieldIsLeftIsRead() {
    let control = TextControl(text: "a")
    let view = FormFieldView(UITextField())
    control.label = "Name"
    control.addRule(.length(3...))
    AccessibilityNotification.Announcement.posted = []
    view.show(control)
    view.input.sendActions(for: .editingDidBegin)
    view.update()
    view.input.sendActions(for: .editingDidEnd)
    view.update()
    #expect(AccessibilityNotification.Announcement.posted == ["Name: Please enter at least 3 characters."])
  }
}
