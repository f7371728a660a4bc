import ALPValidator
import Foundation

extension Command {
  static let check: Self = Self(
    name: "check", usage: "NAME [ARG…] [--json] [--message] [--language CODE]",
    summary: "Checks each line of standard input with a rule, or with a file of rules.",
    details: """
      Prints "valid" or "invalid" for each line. The value is the line without its line feed; a carriage return is
      part of it. Bytes that are not UTF-8 are read as U+FFFD.

        --json            each line is a JSON string; any other line ends the command with status 2
        --message         "invalid" is followed by a tab and the first message
        --language CODE   the language of the message, such as de or de-AT; English by default.
                          Available: \(MessageCatalog.availableLanguages.joined(separator: ", ")).

      The parameters of a rule are words in their order, or options: "length 5 10 utf8" is
      "length --minimum 5 --maximum 10 --unit utf8".

      Demo check --rules FILE evaluates rules as data: a list of names, or of objects with parameters. Rules for numbers
      read a line as a number; any other line is invalid.

      Exit status: 0 if all values are valid, 1 if any is not, 2 for misuse.

        printf 'hey\\nsomeone@example.com\\n' | Demo check email --message
        Demo check length 8 --unit utf8 < names.txt
        echo hey | Demo check length 5 --message --language de
        Demo check --help NAME     the parameters of a rule
        Demo check --rules FILE    with ["presence", {"length": {"minimum": 8, "maximum": 64}}] in FILE

      "Demo rules" shows all rules, and "Demo rules NAME" one of them.
      """
  ) { words, output in
    var words = words
    let options = try Options(from: &words)
    let name = name(among: Arguments.beforeEnd(words))
    let readsFile = Arguments.beforeEnd(words).contains { $0 == "--rules" || $0.hasPrefix("--rules=") }
    guard !CommandLineTool.asksForHelp(words) else {
      let entry = try readsFile ? nil : name.map(Catalog.entry)
      let terminal = output.terminal
      try output.write(entry.map { terminal.wrapped(help(of: $0)) } ?? Command.check.help(for: terminal))
      return 0
    }
    if readsFile {
      return try run(options, synopsis: "--rules FILE", output) {
        try RuleFile.rules(at: try Arguments(words, usage: "--rules FILE").required("--rules"))
      }
    }
    try rejectUnknownOptions(in: Arguments.beforeEnd(words).prefix { $0 != name })
    guard let name else {
      throw Misuse("The name of the rule is missing: Demo check NAME. \"Demo rules\" lists them all.")
    }
    let entry = try Catalog.entry(named: name)
    words.remove(at: words.firstIndex(of: name) ?? 0)
    return try run(options, synopsis: entry.synopsis, output) { [try entry.rule(words)] }
  }

  /// The options of the command itself.
  private struct Options {
    var readsJSON = false
    var showsMessage = false
    var messages = MessageCatalog.english

    /// Removes the options from the words.
    init(from words: inout [String]) throws(Misuse) {
      var rest: [String] = []
      var remaining = words[...]
      var language: String?
      while let word = remaining.popFirst() {
        switch word {
        case "--json": readsJSON = true
        case "--message": showsMessage = true
        case "--language":
          guard let tag = remaining.popFirst() else {
            throw Misuse("--language needs a value: --language CODE.")
          }
          language = tag
        case let word where word.hasPrefix("--language="): language = String(word.dropFirst(11))
        case "--":
          rest += [word] + remaining
          remaining = []
        default: rest.append(word)
        }
      }
      words = rest
      guard let language else { return }
      guard showsMessage else { throw Misuse("--language goes with --message only.") }
      guard MessageCatalog.availableLanguage(for: language) != nil else {
        let languages = MessageCatalog.availableLanguages.joined(separator: ", ")
        throw Misuse("No messages are in \"\(language)\". There are \(languages).")
      }
      messages = MessageCatalog(language: language)
    }
  }

  /// Checks all lines, and returns the exit status.
  private static func run(
    _ options: Options, synopsis: String, _ output: Output, rules: () throws -> RuleSet<String>
  ) throws -> Int32 {
    var messages = options.messages
    // A line without a time is a day in UTC.
    messages.timeZone = .gmt
    do {
      var check = LineCheck(
        try rules(), readsJSON: options.readsJSON, showsMessage: options.showsMessage, messages: messages)
      if System.isTerminal(System.standardInput) {
        try? System.write(Array("Type values, one a line; Ctrl-D ends.\n".utf8), to: System.standardError)
      }
      return try check.run(LineReader(), output)
    } catch let failure as Output.Failure where failure.isBrokenPipe {
      // The reader has gone, so not all values are known to be valid.
      return 1
    } catch let misuse as Misuse {
      guard !misuse.isAboutInput else { throw misuse }
      throw Misuse(misuse.message, synopsis: "Demo check \(synopsis)")
    }
  }

  /// Returns the first word that is neither an option nor looks like the value of one, or else the first
  /// plain word.
  private static func name(among words: ArraySlice<String>) -> String? {
    let flags =
      ["--help", "-h"] + Catalog.entries.flatMap(\.parameters).filter(\.standsAlone).map(\.option)
    let isValue = [false] + words.map { Arguments.isOption($0) && !flags.contains($0) && !$0.contains("=") }
    let plain = zip(words, isValue).filter { !Arguments.isOption($0.0) }
    return (plain.first { !$0.1 } ?? plain.first)?.0
  }

  /// Throws for an option that neither the command nor any rule has. It is not known whether a value follows
  /// it, or the name of the rule.
  private static func rejectUnknownOptions(in words: ArraySlice<String>) throws(Misuse) {
    let ownOptions = ["--help", "--json", "--message", "--language", "--rules"]
    let options = ownOptions + Catalog.entries.flatMap(\.parameters).map(\.option)
    for word in words where Arguments.isOption(word) {
      let option = String(word.prefix { $0 != "=" })
      guard !options.contains(option) else { continue }
      let near = NearNames.suggestion(for: option, among: options)
      throw Misuse("Unknown option \(option).\(near) \"Demo check --help\" shows the options.")
    }
  }

  private static func help(of entry: Catalog.Entry) -> String {
    let options = "[--json] [--message] [--language CODE]"
    var help = "usage: Demo check \(entry.synopsis) \(options)\n\nAccepts \(entry.summary)"
    help += entry.standard.map { " (\($0)).\n" } ?? ".\n"
    guard !entry.parameters.isEmpty else { return help }
    help += "\nParameters, in this order or as options (flags as options only):\n\n"
    for parameter in entry.parameters {
      let value = parameter.defaultValue.map { " (\($0))" } ?? ""
      let list = if case .list = parameter.kind { " A,B,…" } else { "" }
      help += "  \(parameter.option)\(list)\(value)\n"
    }
    return help
  }
}
