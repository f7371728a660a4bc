import ALPValidator
import Testing

@MainActor @Suite struct FollowingTests {
  private let control = TextControl(text: "a")

  @Test(.patientTimeLimit) func followsNothingAfterItIsCancelled() async {
    var texts: [String] = []
    let following = followChanges { [control] in texts.append(control.text) }
    var others: [String] = []
    followChanges { [control] in others.append(control.text) }
    control.text = "b"
    while others.count < 2 { await Task.yield() }
    following.cancel()
    control.text = "c"
    while others.count < 3 { await Task.yield() }
    await Task.yield()
    #expect(texts == ["a", "b"])
  }

  @Test func leavesNothingBehindWhenItIsCancelled() async {
    let following: Weak<Following>
    do {
      let begun = followChanges { [control] in _ = control.text }
      following = Weak(begun)
      begun.cancel()
      begun.cancel()
    }
    for _ in 0..<100 where following.object != nil { await Task.yield() }
    #expect(following.object == nil)
  }

  @Test(.patientTimeLimit) func aLabelFollowsWhetherToShowMessages() async {
    final class Label {
      var text: String?
    }
    let label = Label()
    control.addRule(.email)
    followChanges { [weak label, weak control] in
      label?.text = control?.visibleErrorMessages.first
    }
    #expect(label.text == nil)
    control.validate()
    while label.text == nil { await Task.yield() }
    #expect(label.text == "Please enter an email address, such as name@example.com.")
    control.text = "ada@example.com"
    while label.text != nil { await Task.yield() }
  }
}
