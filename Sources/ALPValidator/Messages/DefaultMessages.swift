/// The English messages of rules that were added without one.
enum DefaultMessages {
  /// Returns what to tell the user of a failed rule.
  static func message(
    for name: String, parameters: [String: JSONValue], cause: ValidationFailure.Cause
  ) -> String {
    if let message = ValueMessages.message(for: name, parameters, because: cause) { return message }
    switch cause {
    case .refused(let message): return message
    case .undecided: return "This could not be checked. Please try again."
    case .unreadable: return unreadable(as: parameters["type"]?.description)
    case .tooCostly: return "This could not be checked. Please shorten it."
    case .tooLong: return "This is too long to be checked. Please shorten it."
    case .unsatisfied, .missing: break
    }
    let minimum = parameters["minimum"]
    let maximum = parameters["maximum"]
    return switch (name, minimum, maximum) {
    case ("presence", _, _): "Please fill this in."
    case ("minimum-length", let minimum?, _): "Please enter at least \(characters(minimum))."
    case ("maximum-length", _, 0): "Please leave this empty."
    case ("maximum-length", _, let maximum?): "Please enter at most \(characters(maximum))."
    case ("length", let minimum?, let maximum?) where minimum == maximum:
      "Please enter exactly \(characters(minimum))."
    case ("length", let minimum?, let maximum?):
      "Please enter \(minimum) to \(characters(maximum))."
    case ("minimum", let minimum?, _): "Please enter \(minimum) or more."
    case ("maximum", _, let maximum?): "Please enter \(maximum) or less."
    case ("range", let minimum?, let maximum?) where minimum == maximum: "Please enter \(minimum)."
    case ("range", let minimum?, let maximum?): "Please enter a value from \(minimum) to \(maximum)."
    case ("same", _, _): "This is not the same."
    case ("pattern", _, _): "This does not have the right form."
    case ("remote", _, _): "This was not accepted."
    default: FormatMessages.message(for: name, parameters: parameters) ?? "This is not valid."
    }
  }

  private static func characters(_ count: JSONValue) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }

  private static func unreadable(as type: String?) -> String {
    switch type {
    case "integer": "Please enter a whole number."
    case "number": "Please enter a number."
    case "date": "Please enter a date."
    default: "This cannot be read."
    }
  }
}
