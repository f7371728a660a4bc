import ALPValidator

extension ContentTree {
  // MARK: Parts

  /// The tokens of all rows in it.
  var tokens: Set<Int> {
    switch self {
    case .leaf: []
    case .structure(let trees): Set(trees.values.flatMap(\.tokens))
    case .optional(let part): part.content?.tokens ?? []
    case .choice(let choice): Set(choice.cases.values.flatMap(\.content.tokens))
    case .list(let rows): Set(rows.map(\.token)).union(rows.flatMap(\.tree.tokens))
    }
  }

  var rows: [Row] {
    get { if case .list(let rows) = self { rows } else { [] } }
    set { self = .list(newValue) }
  }

  var optionalContent: OptionalContent? {
    get { if case .optional(let part) = self { part } else { nil } }
    set { if let newValue { self = .optional(newValue) } }
  }

  var choice: Choice? {
    get { if case .choice(let choice) = self { choice } else { nil } }
    set { if let newValue { self = .choice(newValue) } }
  }

  func member(_ name: String) -> ContentTree? {
    if case .structure(let trees) = self { trees[name] } else { nil }
  }

  /// The content at a path: names in structures and in optional parts, tokens of rows, names of cases.
  subscript(path: [ContentStep]) -> ContentTree? {
    get {
      guard let step = path.first else { return self }
      let rest = Array(path.dropFirst())
      switch (self, step) {
      case (.structure(let trees), .name(let name)): return trees[name]?[rest]
      case (.optional(let part), _): return part.content?[path]
      case (.choice(let choice), .case(let name)): return choice.cases[name]?.content[rest]
      case (.list(let rows), .row(let token)): return rows.first { $0.token == token }?.tree[rest]
      default: return nil
      }
    }
    set {
      guard let step = path.first else {
        if let newValue { self = newValue }
        return
      }
      let rest = Array(path.dropFirst())
      switch (self, step) {
      case (.structure(var trees), .name(let name)):
        trees[name]?[rest] = newValue
        self = .structure(trees)
      case (.optional(var part), _):
        part.content?[path] = newValue
        self = .optional(part)
      case (.choice(var choice), .case(let name)):
        choice.cases[name]?.content[rest] = newValue
        self = .choice(choice)
      case (.list(var rows), .row(let token)):
        guard let index = rows.firstIndex(where: { $0.token == token }) else { return }
        rows[index].tree[rest] = newValue
        self = .list(rows)
      default: return
      }
    }
  }

  /// The content of the base at a path of this content.
  func base(at path: [ContentStep], in base: ContentTree?) -> ContentTree? {
    guard let step = path.first else { return base }
    let rest = Array(path.dropFirst())
    switch (self, step) {
    case (.structure(let trees), .name(let name)): return trees[name]?.base(at: rest, in: base?.member(name))
    case (.optional(let part), _): return part.content?.base(at: path, in: base?.optionalContent?.content)
    case (.choice(let choice), .case(let name)):
      return choice.cases[name]?.content.base(at: rest, in: base?.choice?.cases[name]?.content)
    case (.list(let rows), .row(let token)):
      let row = rows.first { $0.token == token }
      return row?.tree.base(at: rest, in: row?.base(in: base?.rows ?? []))
    default: return nil
    }
  }

  /// The path of a form that leads to the content at a path.
  func formPath(_ path: [ContentStep], _ shape: Shape) -> String {
    guard let step = path.first else { return "" }
    let rest = Array(path.dropFirst())
    switch (self, step, shape) {
    case (.structure(let trees), .name(let name), .structure(let members)):
      guard let tree = trees[name], let member = members.first(where: { $0.name == name }) else { return "?" }
      return "/\(name)" + tree.formPath(rest, member.shape)
    case (.optional(let part), _, .optional(let inner, _)):
      return part.content?.formPath(path, inner) ?? "?"
    case (.choice(let choice), .case(let name), .choice(let cases)):
      let content = choice.cases[name]?.content.formPath(rest, cases.shape(name))
      return cases.path(toContentOf: name) + (content ?? "?")
    case (.list(let rows), .row(let token), .list(let element, let keys)):
      guard let index = rows.firstIndex(where: { $0.token == token }) else { return "?" }
      let name = keys == .dictionary ? rows[index].key?.text ?? "" : "\(index)"
      return "/\(name)" + rows[index].tree.formPath(rest, element)
    default: return "?"
    }
  }
}

/// A step from a content to one in it.
enum ContentStep: Hashable {
  case name(String)
  case row(Int)
  case `case`(String)
}

extension ContentTree.Row {
  /// Creates a row for a value.
  init(new value: JSONValue, key: JSONValue?, _ element: ContentTree.Shape, _ tokens: inout Int) {
    tokens += 1
    self.init(token: tokens, key: key, tree: ContentTree(value, element, &tokens))
    ownBase = tree
  }

  /// The base of the row, over the rows of the base of its list.
  func base(in rows: [ContentTree.Row]) -> ContentTree? {
    rows.first { $0.token == token }?.tree ?? ownBase
  }

  /// The row, over a base that does not have it any more.
  func kept(from begun: ContentTree.Row?) -> ContentTree.Row {
    var row = self
    if let begun { row.ownBase = begun.tree }
    return row
  }

  /// The key by the present value.
  func presentKey(_ keys: ContentTree.Keys) -> JSONValue? {
    let structure = tree.choice?.content ?? tree
    if case .property(let name) = keys, case .leaf(let value, _)? = structure.member(name) { return value }
    return key
  }
}

extension JSONValue {
  var objectMembers: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}
