/// The title and the explanation of a problem in a language.
struct ProblemTexts {
  private let catalog: MessageCatalog

  init(_ catalog: MessageCatalog) { self.catalog = catalog }

  /// Returns the title of a status.
  func title(ofStatus status: Int) -> String {
    switch status {
    case 400: text("problem.bad-request")
    case 413: text("problem.too-large")
    case 415: text("problem.unsupported-type")
    case 422: text("problem.invalid")
    case 503: text("problem.unavailable")
    default: text("problem")
    }
  }

  /// Returns what is wrong with a body that is not JSON, and where.
  func explanation(of failure: ValidationFailure) -> String {
    let parameters = failure.ruleParameters
    return switch parameters["reason"] {
    case "size": text("problem.size", parameters)
    case "depth": text("problem.depth", parameters)
    case "duplicate-key": text("problem.duplicate-key", parameters)
    default: text("problem.syntax", parameters)
    }
  }

  private func text(_ key: String, _ parameters: [String: JSONValue] = [:]) -> String {
    catalog.message(
      for: ValidationFailure(
        name: key, parameters: parameters, cause: .unsatisfied, severity: .error, text: .unwritten(catalog)))
  }
}
