import ALPValidator

extension Command {
  static let schema: Self = Self(
    name: "schema", usage: "[--rules FILE] [--exact]",
    summary: "Prints the JSON Schema of the sign-up, or of a file of rules.",
    details: """
      The schema is for programs in other languages: it accepts each value that the rules accept. It lists in "$comment"
      the rules that JSON Schema cannot express.

        --rules FILE    the schema of text that satisfies rules as data, as in "Demo check --rules FILE"
        --exact         ends with status 2 if JSON Schema cannot express a rule

        Demo schema > sign-up.schema.json

      Exit status: 0, or 2 for misuse.
      """
  ) { words, output in
    let arguments = try Arguments(words, usage: Command.schema.usage)
    let isExact = arguments.has("--exact")
    do {
      let schema =
        if let path = arguments.text("--rules") {
          try RuleFile.rules(at: path).jsonSchema(exact: isExact)
        } else {
          try SignUp.makeRules().jsonSchema(exact: isExact)
        }
      try output.write(String(decoding: schema, as: UTF8.self) + "\n")
      return 0
    } catch EncodingError.invalidValue(_, let context) {
      throw Misuse("\(context.debugDescription).")
    }
  }
}
