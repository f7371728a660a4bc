/// The title and the explanation of a problem in a language.
struct ProblemTexts {
  /// The statuses whose titles people read, and which each language has.
  private static let statuses: Set<Int> = [
    400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 502, 503, 504,
  ]

  /// The phrases of other statuses in the
  /// [registry](https://www.iana.org/assignments/http-status-codes/http-status-codes.xhtml), which programs read.
  private static let phrases = [
    402: "Payment Required", 405: "Method Not Allowed", 406: "Not Acceptable",
    407: "Proxy Authentication Required", 408: "Request Timeout", 411: "Length Required",
    412: "Precondition Failed", 414: "URI Too Long", 416: "Range Not Satisfiable", 417: "Expectation Failed",
    421: "Misdirected Request", 423: "Locked", 424: "Failed Dependency", 425: "Too Early",
    426: "Upgrade Required", 428: "Precondition Required", 431: "Request Header Fields Too Large",
    451: "Unavailable For Legal Reasons", 501: "Not Implemented", 505: "HTTP Version Not Supported",
    506: "Variant Also Negotiates", 507: "Insufficient Storage", 508: "Loop Detected",
    511: "Network Authentication Required",
  ]

  private let catalog: MessageCatalog

  init(_ catalog: MessageCatalog) { self.catalog = catalog }

  /// Returns the title of a status.
  func title(ofStatus status: Int) -> String {
    if let phrase = Self.phrases[status] { return phrase }
    return text(Self.statuses.contains(status) ? "status.\(status)" : "status")
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
