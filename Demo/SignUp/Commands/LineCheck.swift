import ALPValidator

/// Checks lines with rules, and writes a line for each.
struct LineCheck {
  /// A fault of a line: the index of a rule in the set, and its verdict.
  private struct Finding: Hashable {
    var index: Int
    var verdict: RuleVerdict
  }

  private let rules: RuleSet<String>
  private let messages: MessageCatalog
  private let readsJSON: Bool
  private let showsMessage: Bool

  /// The output for each fault, on which alone a message depends.
  private var answers: [Finding: String] = [:]
  private var isAllValid = true

  init(
    _ rules: RuleSet<String>, readsJSON: Bool, showsMessage: Bool, messages: MessageCatalog = .english
  ) {
    self.rules = rules
    self.messages = messages
    self.readsJSON = readsJSON
    self.showsMessage = showsMessage
  }

  /// Checks all lines, and returns 0 if all are valid, otherwise 1.
  ///
  /// The output is written before the command waits for more input, so that another program can use it line
  /// by line.
  ///
  /// - Throws: `Misuse` at a line that is not a JSON string though it should be; the results before it are
  ///   written.
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
    guard let finding = firstFinding(in: value) else { return "valid\n" }
    isAllValid = false
    if let answer = answers[finding] { return answer }
    let rule = rules.rules[finding.index]
    var answer = "invalid"
    if showsMessage, let message = RuleSet([rule]).failures(for: value).first?.message(in: messages) {
      answer += "\t\(message.split(whereSeparator: \.isNewline).joined(separator: " "))"
    }
    answers[finding] = answer + "\n"
    return answer + "\n"
  }

  /// Returns the first rule that makes a value invalid; no other rule changes the result.
  private func firstFinding(in value: String) -> Finding? {
    if rules.isOptional, value.isEmpty { return nil }
    for (index, rule) in rules.rules.enumerated() where rule.severity == .error {
      let verdict = rule.check.verdict(on: value)
      if verdict != .satisfied { return Finding(index: index, verdict: verdict) }
    }
    return nil
  }
}
