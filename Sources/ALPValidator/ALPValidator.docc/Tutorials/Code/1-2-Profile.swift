nonisolated struct Profile: Codable, Sendable {
  var name = ""
  var email = ""
  var age: Int?
  var links: [String] = []
}
