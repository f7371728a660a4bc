import Testing

@testable import Demo

@Suite struct TextEditorTests {
  /// Applies keys to a text, and returns it with a bar for the cursor.
  private func edited(_ text: String, _ keys: Key...) -> String {
    var editor = TextEditor(text)
    for key in keys { _ = editor.apply(key) }
    return "\(editor.textBeforeCursor)|\(editor.text[editor.cursor...])"
  }

  @Test func movesByCharactersAsAReaderCountsThem() {
    #expect(edited("a👩‍👩‍👧e\u{301}", .left) == "a👩‍👩‍👧|e\u{301}")
    #expect(edited("a👩‍👩‍👧e\u{301}", .left, .left) == "a|👩‍👩‍👧e\u{301}")
    #expect(edited("🇨🇭", .left, .left) == "|🇨🇭")
    #expect(edited("ab", .home, .right) == "a|b")
    #expect(edited("ab", .right) == "ab|")
    #expect(edited("ab", .home, .end) == "ab|")
  }

  @Test func deletesWholeCharacters() {
    #expect(edited("a👩‍👩‍👧", .backspace) == "a|")
    #expect(edited("a👩‍👩‍👧", .home, .right, .delete) == "a|")
    #expect(edited("", .backspace, .delete) == "|")
    #expect(edited("ae\u{301}b", .left, .backspace) == "a|b")
  }

  @Test func deletesPartsOfALine() {
    #expect(edited("one two", .left, .left, .left, .control("U")) == "|two")
    #expect(edited("one two", .left, .left, .left, .control("K")) == "one |")
    #expect(edited("one two  ", .control("W")) == "one |")
    #expect(edited("one two", .wordLeft, .wordLeft, .wordRight) == "one| two")
    #expect(edited("one", .home, .wordLeft, .control("W"), .end, .wordRight, .delete) == "one|")
  }

  @Test func keepsTheCursorBehindWhatJoinsItsNeighbours() {
    #expect(edited("ex", .left, .text("\u{301}")) == "e\u{301}|x")
    #expect(edited("\u{1F1ED}", .home, .text("\u{1F1E8}")) == "🇨🇭|")
    #expect(edited("👩", .text("\u{200D}"), .text("👧")) == "👩‍👧|")
  }

  @Test(arguments: [
    ("eve@example.com\n", "eve@example.com"), ("\r\n\r\na\r\nb\n", "a b"), ("a\tb", "a b"), ("\n\n", ""),
    ("a\u{1B}[31mb\u{0}c\u{7F}\u{85}", "a[31mbc"), (" a ", " a "),
  ])
  func pastesOneLineWithoutControls(_ pasted: String, _ text: String) {
    #expect(edited("", .paste(pasted)) == "\(text)|")
  }

  @Test(arguments: [Key.enter, .tab, .up, .escape, .control("C")])
  func leavesOtherKeysAlone(_ key: Key) {
    var editor = TextEditor("a")
    let before = editor
    let isMeant = editor.apply(key)
    #expect(!isMeant)
    #expect(editor == before)
  }
}
