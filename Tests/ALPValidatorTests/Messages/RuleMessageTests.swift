import ALPValidator
import Testing

@Suite struct RuleMessageTests {
  @Test(
    arguments: [
      (.containsCharacters(in: "!?"), "Please include at least 1 of these characters: !?."),
      (.onlyCharacters(in: "A-F0-9"), "Please use these characters only: 0-9A-F."),
      (.onlyCharacters(in: "[:alpha:]"), "Please use the allowed characters only."),
      (.noCharacters(in: "<>"), "Please leave out these characters: <>."),
      (.onlyLetters(allowsWhitespace: true), "Please enter letters and spaces only."),
      (.lettersAndPunctuation, "Please enter letters, spaces and simple punctuation only."),
      (.netmask, "Please enter a network mask, such as 255.255.255.0."),
      (.timeOfDay, "Please enter a time, such as 23:05."),
      (.timeOfDay(clock: .hours12), "Please enter a time, such as 11:05 PM."),
      (.passwordStrength(atLeast: .strong), "Please choose a password that is harder to guess."),
      (.url(.init(allowsMissingScheme: true)), "Please enter a web address, such as www.example.com."),
    ] as [(Rule<String>, String)])
  func says(_ rule: Rule<String>, _ message: String) {
    let text = rule.check.name == "no-characters" ? "<" : "\u{1}"
    #expect(RuleSet([rule]).failures(for: text).map(\.message) == [message])
  }

  @Test func saysOfAHalfOpenRangeWhatIsLeftOut() {
    let failures = RuleSet<Int>([.range(0..<10)]).failures(for: 10)
    #expect(failures.map(\.message) == ["Please enter a value from 0 to less than 10."])
  }
}
