import ALPValidator

/// A rule as the command line knows it.
///
/// ```swift
/// CatalogueEntry("min-length", takes: "N", "at least N characters", good: "hello", bad: "hey", with: "5") {
///   .length(try $0.count("N")...)
/// }
/// ```
struct CatalogueEntry: Sendable {
  /// The name, as in `Demo check NAME`.
  let name: String
  /// What the rule takes.
  let usage: Usage
  /// What the rule accepts, in a few words.
  let help: String
  /// A value that the rule accepts, made with the example arguments.
  let good: String
  /// A value that it does not accept.
  let bad: String
  /// The arguments with which the examples are checked.
  let exampleArguments: [String]

  private let makeRule: @Sendable (Arguments) throws -> Rule<String>

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - usage: The usage line of the arguments, which is their grammar.
  ///   - arguments: The arguments with which the examples are checked.
  ///   - rule: Returns the rule; errors that it throws are told as misuse.
  init(
    _ name: String, takes usage: Usage = "", _ help: String, good: String, bad: String,
    with arguments: [String],
    rule: @escaping @Sendable (Arguments) throws -> Rule<String>
  ) {
    self.name = name
    self.usage = usage
    self.help = help
    self.good = good
    self.bad = bad
    exampleArguments = arguments
    makeRule = rule
  }

  /// Creates an entry whose example arguments are written out.
  init(
    _ name: String, takes usage: Usage = "", _ help: String, good: String, bad: String,
    with arguments: String...,
    rule: @escaping @Sendable (Arguments) throws -> Rule<String>
  ) {
    self.init(name, takes: usage, help, good: good, bad: bad, with: arguments, rule: rule)
  }

  /// The name and what follows it on a command line.
  var synopsis: String { usage.line.isEmpty ? name : "\(name) \(usage.line)" }

  /// Returns the rule for arguments that were sorted after a usage line with all that this one's has.
  func rule(_ arguments: Arguments) throws(Misuse) -> Rule<String> {
    do {
      return try makeRule(arguments)
    } catch let misuse as Misuse {
      throw misuse
    } catch {
      throw Misuse(String(describing: error))
    }
  }

  /// Returns the rule with which the examples are checked.
  func exampleRule() throws(Misuse) -> Rule<String> {
    try rule(try Arguments(exampleArguments, usage: usage))
  }
}
