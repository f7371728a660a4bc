import ALPValidator

extension Command {
  static let check: Self = Self(
    name: "check", usage: "NAME [ARG…] [--json] [--message] [--language CODE]",
    summary: "Asks a rule, or a file of rules, about each line of standard input.",
    details: """
      For each line, "valid" or "invalid" is printed. A value is the line without its line feed and nothing else
      removed: a carriage return belongs to it. Bytes that are not UTF-8 are read as U+FFFD.

        --json            each line is a JSON string; one that is not ends the run with status 2
        --message         "invalid" is followed by a tab and the first message
        --language CODE   the language of the message, such as de or de-AT; English by default.
                          There are \(MessageCatalogue.availableLanguages.joined(separator: ", ")).

      Demo check --rules FILE asks rules that are kept as JSON: a list of names, or of objects with parameters. Numbers
      are compared as numbers, so a line that is none is invalid.

      Exit status: 0 if all values were valid, 1 if any was not, 2 for misuse.

        printf 'hey\\nsomeone@example.com\\n' | Demo check email --message
        Demo check min-length 8 --unit utf8 < names.txt
        echo hey | Demo check min-length 5 --message --language de
        Demo check --help NAME     what a rule takes
        Demo check --rules FILE    with ["presence", {"length": {"minimum": 8, "maximum": 64}}] in FILE

      The rules:

      \(Catalogue.entries.map { "  \($0.synopsis)" }.joined(separator: "\n"))
      """
  ) { words, output in
    let name = name(among: Arguments.beforeEnd(words))
    guard !CommandLineTool.asksForHelp(words) else {
      try output.write(try name.map { help(of: try Catalogue.entry(named: $0)) } ?? Command.check.help)
      return 0
    }
    if Arguments.beforeEnd(words).contains(where: { $0 == "--rules" || $0.hasPrefix("--rules=") }) {
      return try run(words, usage: "--rules FILE", output) {
        try RuleFile.rules(at: try $0.required("--rules"))
      }
    }
    guard let name else {
      throw Misuse("Which rule? Demo check NAME; \"Demo rules\" shows them all.")
    }
    let entry = try Catalogue.entry(named: name)
    var rest = words
    rest.remove(at: words.firstIndex(of: name) ?? 0)
    return try run(rest, usage: entry.usage, name: name, output) { [try entry.rule($0)] }
  }

  /// Asks the rules that words stand for about all lines; returns the exit status.
  private static func run(
    _ words: [String], usage: Usage, name: String = "", _ output: Output,
    rules: (Arguments) throws -> RuleSet<String>
  ) throws -> Int32 {
    do {
      let arguments = try Arguments(words, usage: usage.adding(options))
      if arguments.text("--language") != nil && !arguments.has("--message") {
        throw Misuse("--language goes with --message only.")
      }
      var check = LineCheck(
        try rules(arguments), readsJSON: arguments.has("--json"), tellsMessage: arguments.has("--message"),
        messages: try messages(in: arguments.text("--language")))
      return try check.run(LineReader(), output)
    } catch let failure as Output.Failure where failure.isBrokenPipe {
      // Whoever asked has gone, so not all values are known to be valid.
      return 1
    } catch let misuse as Misuse {
      guard !misuse.isAboutInput else { throw misuse }
      let synopsis = ["Demo check", name, usage.line].filter { !$0.isEmpty }.joined(separator: " ")
      throw Misuse("\(misuse.message) Usage: \(synopsis)")
    }
  }

  /// Returns the first word that is neither an option nor looks like the value of one, or else the first plain word.
  private static func name(among words: ArraySlice<String>) -> String? {
    let flags = ["--json", "--message", "--help", "-h"] + Catalogue.entries.flatMap(\.usage.flags)
    let isValue = [false] + words.map { Arguments.isOption($0) && !flags.contains($0) && !$0.contains("=") }
    let plain = zip(words, isValue).filter { !Arguments.isOption($0.0) }
    return (plain.first { !$0.1 } ?? plain.first)?.0
  }

  private static let options = "[--json] [--message] [--language CODE]"

  private static func messages(in language: String?) throws(Misuse) -> MessageCatalogue {
    guard let language else { return .english }
    guard MessageCatalogue.availableLanguage(for: language) != nil else {
      let languages = MessageCatalogue.availableLanguages.joined(separator: ", ")
      throw Misuse("No messages are in \"\(language)\". There are \(languages).")
    }
    return MessageCatalogue(language: language)
  }

  private static func help(of entry: CatalogueEntry) -> String {
    """
    usage: Demo check \(entry.synopsis) \(options)

    Accepts \(entry.help).

      \(RuleExample.quoted(entry.good)) is valid, \(RuleExample.quoted(entry.bad)) is not\
    \(entry.exampleArguments.isEmpty ? "" : " (\(([entry.name] + entry.exampleArguments).joined(separator: " ")))")

    """
  }
}
