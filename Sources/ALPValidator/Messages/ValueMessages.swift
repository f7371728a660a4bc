import ValidationFormats

/// The English messages of rules for the content of text, for values, collections and files.
enum ValueMessages {
  /// Returns what to tell the user of a failed rule, or `nil` if the rule is none of these.
  static func message(
    for name: String, _ parameters: [String: JSONValue], because cause: ValidationFailure.Cause
  ) -> String? {
    switch cause {
    case .refused, .undecided: nil
    case .unreadable: fileRules.contains(name) ? "This file cannot be read." : nil
    case .unsatisfied, .missing, .tooCostly, .tooLong:
      content(name, parameters) ?? value(name, parameters) ?? file(name, parameters)
    }
  }

  private static let fileRules: Set = [
    "file-type", "file-type-agreement", "minimum-file-size", "maximum-file-size", "file-size",
    "total-file-size", "image-size",
  ]

  // MARK: Text

  private static func content(_ name: String, _ parameters: [String: JSONValue]) -> String? {
    switch name {
    case "contains-digit": including("digit", "digits", parameters)
    case "contains-letter": including("letter", "letters", parameters)
    case "contains-lowercase": including("lower-case letter", "lower-case letters", parameters)
    case "contains-uppercase": including("upper-case letter", "upper-case letters", parameters)
    case "contains-symbol": including("symbol", "symbols", parameters)
    case "only-digits": only("digits", "0 to 9", parameters)
    case "only-letters": only("letters", "A to Z", parameters)
    case "only-lowercase": only("lower-case letters", "a to z", parameters)
    case "only-uppercase": only("upper-case letters", "A to Z", parameters)
    case "alphanumeric": only("letters and digits", "A to Z and 0 to 9", parameters)
    case "no-whitespace": "Please enter no spaces."
    case "contains": parameters["text"].map { "Please include \"\($0)\"." }
    case "starts-with": parameters["text"].map { "Please start with \"\($0)\"." }
    case "ends-with": parameters["text"].map { "Please end with \"\($0)\"." }
    case "minimum-words", "maximum-words", "words":
      "Please enter \(amount("word", "words", parameters))."
    case "number":
      parameters["allowsExponent"] == false
        ? "Please enter a number without an exponent." : "Please enter a number."
    case "integer": integer(parameters)
    case "decimal": decimal(parameters)
    default: nil
    }
  }

  private static func including(_ one: String, _ many: String, _ parameters: [String: JSONValue]) -> String {
    if parameters["maximum"] == 0 { return "Please enter no \(many)." }
    return "Please include \(amount(one, many, parameters))."
  }

  private static func only(_ kind: String, _ inASCII: String, _ parameters: [String: JSONValue]) -> String {
    parameters["asciiOnly"] == true
      ? "Please enter \(kind) only, from \(inASCII)." : "Please enter \(kind) only."
  }

  private static func integer(_ parameters: [String: JSONValue]) -> String {
    switch (parameters["allowsSign"], parameters["allowsLeadingZeros"]) {
    case (false, false): "Please enter a whole number without a sign or leading zeros."
    case (false, _): "Please enter a whole number without a sign."
    case (_, false): "Please enter a whole number without leading zeros."
    default: "Please enter a whole number."
    }
  }

  private static func decimal(_ parameters: [String: JSONValue]) -> String {
    let digits = amount(
      "digit", "digits",
      ["minimum": parameters["minimumFractionDigits"], "maximum": parameters["maximumFractionDigits"]]
        .compactMapValues { $0 })
    if parameters["maximumFractionDigits"] == 0 { return "Please enter a whole number." }
    return parameters.isEmpty
      ? "Please enter a number." : "Please enter a number with \(digits) after the point."
  }

  // MARK: Values and collections

  private static func value(_ name: String, _ parameters: [String: JSONValue]) -> String? {
    switch name {
    case "in": choice(parameters["values"])
    case "not-in", "different": "Please enter something else."
    case "greater": parameters["bound"].map { "Please enter more than \($0)." }
    case "less": parameters["bound"].map { "Please enter less than \($0)." }
    case "multiple-of": parameters["step"].map { "Please enter a multiple of \($0)." }
    case "before":
      parameters["date"].map { "Please enter a date before \($0)." } ?? "Please enter an earlier date."
    case "after":
      parameters["date"].map { "Please enter a date after \($0)." } ?? "Please enter a later date."
    case "in-the-past": "Please enter a date in the past."
    case "in-the-future": "Please enter a date in the future."
    case "is-true": "Please confirm this."
    case "is-false": "Please leave this off."
    case "minimum-count", "maximum-count", "count": "Please choose \(amount("item", "items", parameters))."
    case "unique": "Please enter nothing twice."
    default: nil
    }
  }

  private static func choice(_ values: JSONValue?) -> String {
    guard case .array(let values) = values, 1...8 ~= values.count else {
      return "Please choose from the list."
    }
    return values.count == 1
      ? "Please enter \(values[0])." : "Please choose one of \(values.map(\.description).listed("or"))."
  }

  // MARK: Files

  private static func file(_ name: String, _ parameters: [String: JSONValue]) -> String? {
    switch name {
    case "file-extension":
      "Please choose a file with the extension \(strings(parameters["extensions"]).listed("or"))."
    case "file-type": fileType(parameters)
    case "file-type-agreement": "The file is not of the type that its name says."
    case "minimum-file-size", "maximum-file-size", "file-size":
      "Please choose a file of \(ByteCountText.range(parameters))."
    case "total-file-size": "Please choose files of \(ByteCountText.range(parameters)) together."
    case "file-count": "Please choose \(amount("file", "files", parameters))."
    case "image-size": imageSize(parameters)
    default: nil
    }
  }

  private static func imageSize(_ parameters: [String: JSONValue]) -> String {
    let sides = [("Width", "wide"), ("Height", "high")].compactMap { side, adjective -> String? in
      let bounds = ["minimum": parameters["minimum" + side], "maximum": parameters["maximum" + side]]
        .compactMapValues { $0 }
      return bounds.isEmpty ? nil : "\(amount("pixel", "pixels", bounds)) \(adjective)"
    }
    guard !sides.isEmpty else { return "Please choose an image." }
    return "Please choose an image \(sides.joined(separator: " and "))."
  }

  // MARK: Parts

  /// Returns how many of something there may be, as in `at least 1 digit` or `2 to 4 digits`.
  private static func amount(_ one: String, _ many: String, _ parameters: [String: JSONValue]) -> String {
    func noun(_ count: JSONValue) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
    return switch (parameters["minimum"], parameters["maximum"]) {
    case (let minimum?, let maximum?) where minimum == maximum: "exactly \(noun(minimum))"
    case (let minimum?, let maximum?): "\(minimum) to \(noun(maximum))"
    case (let minimum?, nil): "at least \(noun(minimum))"
    case (nil, let maximum?): maximum == 0 ? "no \(many)" : "at most \(noun(maximum))"
    case (nil, nil): "any number of \(many)"
    }
  }

  private static func strings(_ values: JSONValue?) -> [String] {
    guard case .array(let values) = values else { return [] }
    return values.map(\.description)
  }

  private static func fileType(_ parameters: [String: JSONValue]) -> String {
    let families = strings(parameters["families"]).map {
      switch MediaType.Family(rawValue: $0) {
      case .image: "an image"
      case .audio: "an audio file"
      case .video: "a video"
      case .font: "a font"
      case .archive: "an archive"
      case .document: "a document"
      case nil: $0
      }
    }
    // People call a type by its usual extension, in upper case.
    let types = strings(parameters["types"]).map { MediaType($0)?.fileExtensions.first?.uppercased() ?? $0 }
    let files = types.isEmpty ? [] : ["a file of the type \(types.listed("or"))"]
    return "Please choose \((families + files).listed("or"))."
  }
}
