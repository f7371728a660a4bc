import ALPValidator

/// Asks a rule about lines, and answers each with a line.
struct LineCheck {
  private let rule: Rule<String>
  private let messages: MessageCatalogue
  private let readsJSON: Bool
  private let tellsMessage: Bool

  /// The answer to each verdict; a message depends on nothing else.
  private var answers: [RuleVerdict: String] = [.satisfied: "valid\n"]
  private var isAllValid = true

  init(_ rule: Rule<String>, readsJSON: Bool, tellsMessage: Bool, messages: MessageCatalogue = .english) {
    self.rule = rule
    self.messages = messages
    self.readsJSON = readsJSON
    self.tellsMessage = tellsMessage
  }

  /// Answers all lines; returns 0 if all were valid, else 1.
  ///
  /// What was answered is written before more is waited for, so that a program may ask line by line.
  ///
  /// - Throws: `Misuse` at a line that is not a JSON string though it should be; the answers before it are written.
  mutating func run(_ reader: consuming LineReader, _ output: Output) throws -> Int32 {
    var number = 0
    while let line = try reader.next(beforeWaiting: output.flush) {
      number += 1
      guard let value = readsJSON ? JSONText.decode(line) : String(decoding: line, as: UTF8.self) else {
        try output.flush()
        throw Misuse("Line \(number) is not a JSON string. Write it like \"text\".", isAboutInput: true)
      }
      try output.write(answer(to: value))
    }
    try output.flush()
    return isAllValid ? 0 : 1
  }

  private mutating func answer(to value: String) -> String {
    let verdict = rule.check.verdict(on: value)
    if verdict != .satisfied { isAllValid = false }
    if let answer = answers[verdict] { return answer }
    var answer = "invalid"
    if tellsMessage, let message = RuleSet([rule]).failures(for: value).first?.message(in: messages) {
      answer += "\t\(message)"
    }
    answers[verdict] = answer + "\n"
    return answer + "\n"
  }
}
