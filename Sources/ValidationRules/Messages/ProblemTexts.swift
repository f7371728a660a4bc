/// The title and the explanation of a problem in a language.
struct ProblemTexts {
  /// The statuses that have a title of their own.
  private static let statuses: Set<Int> = [400, 413, 415, 422, 503]

  private let catalog: MessageCatalog

  init(_ catalog: MessageCatalog) { self.catalog = catalog }

  /// Returns the title of a status.
  func title(ofStatus status: Int) -> String {
    let hasTitle = Self.statuses.contains(status)
    return text(hasTitle ? "status.\(status)" : "status")
  }

  /// Returns what is wrong with a body that is not JSON, and where.
  func explanation(of failure: ValidationFailure) -> String {
    let parameters = failure.ruleParameters
    return switch parameters["reason"] {
    case "size": text("problem.size", parameters)
    case "depth": text("problem.depth", parameters)
    case "encoding": text("problem.encoding", parameters)
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
