import ALPValidator

/// The words of a command line, parsed by a usage line. Missing, extra and unknown words are errors.
///
/// ```swift
/// let arguments = try Arguments(["--jobs=2", "sign-ups.jsonl"], usage: "[FILE] [--jobs N]")
/// arguments.text("FILE")            // "sign-ups.jsonl"
/// try arguments.count("--jobs")     // 2
/// ```
///
/// Options can be anywhere before `--`. All words after it are values. A negative number is not
/// an option.
struct Arguments: Sendable {
  private var texts: [String: [String]] = [:]
  private let usage: Usage

  init(_ words: some Sequence<String>, usage: Usage) throws(Misuse) {
    self.usage = usage
    var plain: [String] = []
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        plain += rest
        break
      }
      guard Self.isOption(word) else {
        plain.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      try take(option: parts[0], value: parts.dropFirst().first, rest: &rest)
    }
    try take(plain)
  }

  /// Returns whether a word has the form of an option.
  static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return !second.isNumber && second != "."
  }

  /// Returns the words before `--`, which can be options.
  static func beforeEnd(_ words: [String]) -> ArraySlice<String> { words.prefix { $0 != "--" } }

  /// Returns whether a flag was given.
  func has(_ flag: String) -> Bool {
    check(flag)
    return texts[flag] != nil
  }

  /// Returns the word at a position, or the value of an option, or `nil` if there is none.
  func text(_ name: String) -> String? { all(name).last }

  /// Returns the words at a repeated position.
  func all(_ name: String) -> [String] {
    check(name)
    return texts[name] ?? []
  }

  /// Returns the word at a required position.
  func required(_ name: String) throws(Misuse) -> String {
    guard let text = text(name) else { throw Misuse("\(name) is missing.") }
    return text
  }

  /// Returns a count: a whole number, 0 or more.
  func count(_ name: String) throws(Misuse) -> Int {
    let text = try required(name)
    guard let number = Int(text), number >= 0 else {
      throw Misuse("\(name) has to be a whole number, 0 or more, not \"\(text)\".")
    }
    return number
  }

  /// Returns an optional count.
  func optionalCount(_ name: String) throws(Misuse) -> Int? { text(name) == nil ? nil : try count(name) }

  private mutating func take(option: String, value: String?, rest: inout ArraySlice<String>) throws(Misuse) {
    guard let placeholder = usage.options[option] else {
      let near = NearNames.suggestion(for: option, among: usage.options.keys.sorted())
      throw Misuse("Unknown option \(option).\(near) After \"--\", words are values.")
    }
    guard let placeholder else {
      guard value == nil else { throw Misuse("\(option) takes no value.") }
      texts[option] = [option]
      return
    }
    guard let value = value ?? rest.popFirst() else {
      throw Misuse("\(option) needs a value: \(option) \(placeholder).")
    }
    texts[option] = [try chosen(value, for: option, from: placeholder)]
  }

  private mutating func take(_ words: [String]) throws(Misuse) {
    var rest = words[...]
    for place in usage.words {
      if place.isRepeated {
        guard !rest.isEmpty || place.isOptional else { throw Misuse("\(place.name) is missing.") }
        var words: [String] = []
        while let word = rest.popFirst() {
          words.append(try chosen(word, for: "The argument", from: place.name))
        }
        texts[place.name] = words
      } else if let word = rest.popFirst() {
        texts[place.name] = [try chosen(word, for: "The argument", from: place.name)]
      } else if !place.isOptional {
        throw Misuse("\(place.name) is missing.")
      }
    }
    if let word = rest.first { throw Misuse("Unexpected argument \"\(word)\".") }
  }

  private func chosen(_ word: String, for name: String, from placeholder: String) throws(Misuse) -> String {
    guard let choices = Usage.choices(of: placeholder), !choices.contains(word) else { return word }
    throw Misuse("\(name) has to be one of \(choices.joined(separator: ", ")), not \"\(word)\".")
  }

  private func check(_ name: String) {
    precondition(
      usage.options[name] != nil || usage.words.contains { $0.name == name },
      "\(name) is not in the usage line \"\(usage.line)\"")
  }
}
