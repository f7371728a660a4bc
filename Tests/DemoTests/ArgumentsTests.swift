import Testing

@testable import Demo

@Suite struct ArgumentsTests {
  private let usage: Usage = "N [--unit characters|utf8] [--html] [--name TEXT]"

  private func misuse(_ words: [String], _ usage: Usage) -> String? {
    do throws(Misuse) {
      _ = try Arguments(words, usage: usage)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    ["5", "--unit", "utf8", "--html"], ["--unit=utf8", "--html", "5"],
    ["--html", "--unit", "utf8", "--", "5"],
  ])
  func readsOptionsInAnyPlace(_ words: [String]) throws {
    let arguments = try Arguments(words, usage: usage)
    #expect(try arguments.count("N") == 5)
    #expect(arguments.text("--unit") == "utf8")
    #expect(arguments.has("--html"))
    #expect(arguments.text("--name") == nil)
  }

  @Test func readsOptionalAndRepeatedWords() throws {
    #expect(try Arguments([], usage: "[REGION]").text("REGION") == nil)
    #expect(try Arguments(["GB"], usage: "[REGION]").text("REGION") == "GB")
    #expect(try Arguments(["a", "b"], usage: "[NAME…]").all("NAME") == ["a", "b"])
    #expect(try Arguments([], usage: "[NAME…]").all("NAME") == [])
    #expect(try Arguments(["13"], usage: "[10|13]").text("10|13") == "13")
    #expect(try Arguments(["-5"], usage: "N").required("N") == "-5")
    #expect(try Arguments(["--", "--html"], usage: "TEXT").required("TEXT") == "--html")
    #expect(try Arguments(["--name="], usage: "[--name TEXT]").text("--name") == "")
    #expect(try Arguments(["-"], usage: "TEXT").text("TEXT") == "-")
  }

  @Test(
    arguments: [
      ([], "N", "N is missing."), (["1", "2"], "N", "Unexpected argument \"2\"."),
      (["--html=yes"], "[--html]", "--html takes no value."),
      (["--unit"], "[--unit UNIT]", "--unit needs a value: --unit UNIT."),
      (["--unit", "bytes"], "[--unit a|b]", "--unit has to be one of a, b, not \"bytes\"."),
      (["a", "c"], "[a|b…]", "The argument has to be one of a, b, not \"c\"."),
      (["12"], "[10|13]", "The argument has to be one of 10, 13, not \"12\"."),
      ([], "NAME…", "NAME is missing."),
    ] as [([String], String, String)])
  func saysWhatIsWrong(_ words: [String], _ usage: String, _ message: String) {
    #expect(misuse(words, Usage(usage)) == message)
  }

  @Test func suggestsNamesForUnknownOptions() {
    #expect(misuse(["--htm", "5"], usage)?.hasPrefix("Unknown option --htm. Did you mean --html?") == true)
    #expect(misuse(["-x"], usage)?.hasPrefix("Unknown option -x.") == true)
  }

  @Test(arguments: ["x", "-1", "1.5", "", "99999999999999999999"])
  func takesOnlyWholeNumbersForCounts(_ word: String) throws {
    let arguments = try Arguments([word], usage: "N")
    #expect(throws: Misuse("N has to be a whole number, 0 or more, not \"\(word)\".")) {
      try arguments.count("N")
    }
  }
}
