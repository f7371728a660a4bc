/// The definitions of a JSON Schema: those of structures whose rules a closure returns.
///
/// A closure has no identity, so two of them share a definition if what they return is equal: for the same
/// type, within the same secrecy, and as far as ``comparedLevelCount`` closures inside.
struct SchemaDefinitions {
  /// What has a definition of its own.
  struct Key: Hashable {
    let type: ObjectIdentifier
    /// Whether the definition is for a secret part, so that it has no default values.
    let isWithinSecret: Bool
    /// The schema of the rules, with those of closures inside in their place.
    let content: JSONValue
  }

  typealias Write = (inout SchemaWriter) -> [String: JSONValue]

  /// How many closures deep rules are compared.
  static let comparedLevelCount = 2
  /// How many definitions a schema has. Rules beyond, such as those that differ at each level without end,
  /// are not in it.
  static let maximumCount = 256

  /// The definitions that are written, by name.
  var schemas: [String: JSONValue] = [:]
  private var names: [Key: String] = [:]
  private var takenNames: Set<String> = []
  private var unwritten: [(name: String, write: Write)] = []

  /// Returns the name of a definition, which is new if nothing equal has one.
  ///
  /// - Parameters:
  ///   - key: What is defined.
  ///   - type: The name of its type.
  ///   - write: Writes a new definition, later.
  /// - Returns: The name; `nil` if there are too many definitions.
  mutating func name(for key: Key, _ type: String, writtenBy write: @escaping Write) -> String? {
    if let name = names[key] { return name }
    guard names.count < Self.maximumCount else { return nil }
    let name = freeName(for: type)
    names[key] = name
    takenNames.insert(name)
    unwritten.append((name, write))
    return name
  }

  mutating func takeUnwritten() -> (name: String, write: Write)? {
    unwritten.isEmpty ? nil : unwritten.removeFirst()
  }

  /// Returns a name with the characters that a URI's fragment and a component of OpenAPI may have.
  ///
  /// `Page<Item>` is `Page_Item`; the second definition of a name is `Page_Item-2`.
  private func freeName(for type: String) -> String {
    let words = type.split { !($0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0))) }
    let base = words.isEmpty ? "Definition" : words.joined(separator: "_")
    guard takenNames.contains(base) else { return base }
    var number = 2
    while takenNames.contains("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }
}
