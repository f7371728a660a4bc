import ALPValidator

/// What a form has in one version, as a plain value: the model that the random test compares a form with. It is
/// written from the design of the library, and knows nothing of its code.
///
/// A row has a token, which it keeps in all versions and wherever it moves.
indirect enum ContentTree: Equatable {
  /// A value. The text of its field, if that can't be read.
  case leaf(JSONValue, unread: String? = nil)
  case structure([String: ContentTree])
  case optional(OptionalContent)
  case choice(Choice)
  case list([Row])

  /// A structure that may be missing.
  struct OptionalContent: Equatable {
    var isOn: Bool
    /// What the part has, also while it is off; `nil` if it begins with its default when it is switched on.
    var content: ContentTree?
    /// The default with which the part began; `nil` if it did not begin with one.
    var began: ContentTree?
  }

  /// An element of a list or dictionary.
  struct Row: Equatable {
    var token: Int
    /// The `id` or the key, as the base has it; `nil` if rows have none.
    var key: JSONValue?
    var tree: ContentTree
    /// What the row has as its base while the base of the form does not have the row: what it was added with, or what the base
    /// had before another side removed the row.
    var ownBase: ContentTree?
  }

  /// How rows are known again.
  enum Keys: Equatable {
    case none
    /// By an `id` that is not declared.
    case undeclared
    /// By an `id` that is a declared property.
    case property(String)
    /// By their keys in a dictionary.
    case dictionary
  }

  /// What a structure declares.
  indirect enum Shape: Sendable {
    case text(isTrimmed: Bool)
    case optionalText
    case number
    case flag
    case structure([(name: String, shape: Shape)])
    case optional(Shape, default: JSONValue)
    case choice(Cases)
    case list(Shape, Keys)
  }
}

extension ContentTree {
  typealias Members = [String: JSONValue]

  // MARK: From a value and back

  /// Creates the content of a value, formatted, with new tokens.
  init(_ json: JSONValue, _ shape: Shape, _ tokens: inout Int) {
    switch shape {
    case .text(let isTrimmed):
      guard isTrimmed, case .string(let text) = json else {
        self = .leaf(json)
        return
      }
      self = .leaf(.string(text.formatted(with: .trimmed)))
    case .optionalText: self = .leaf(Self.formattedNote(json))
    case .number, .flag: self = .leaf(json)
    case .structure(let members):
      let values = json.objectMembers
      var trees: [String: ContentTree] = [:]
      for member in members {
        trees[member.name] = ContentTree(values[member.name] ?? .null, member.shape, &tokens)
      }
      self = .structure(trees)
    case .optional(let inner, _):
      let content = json == .null ? nil : ContentTree(json, inner, &tokens)
      self = .optional(OptionalContent(isOn: content != nil, content: content))
    case .choice(let cases): self = .choice(Choice(json, cases, &tokens))
    case .list(let element, let keys):
      self = .list(Self.keyed(json, keys).map { Row(new: $0.value, key: $0.key, element, &tokens) })
    }
  }

  static func formattedNote(_ json: JSONValue) -> JSONValue {
    guard case .string(let text) = json else { return .null }
    let trimmed = text.formatted(with: .trimmed)
    return trimmed.isEmpty && !text.isEmpty ? .null : .string(trimmed)
  }

  /// The values of a list or dictionary, with their keys.
  static func keyed(_ json: JSONValue, _ keys: Keys) -> [(key: JSONValue?, value: JSONValue)] {
    switch (json, keys) {
    case (.array(let values), .none): values.map { (nil, $0) }
    case (.array(let values), .undeclared): values.map { ($0.objectMembers["id"], $0) }
    case (.array(let values), .property(let name)): values.map { ($0.objectMembers[name], $0) }
    case (.object(let members), .dictionary):
      members.sorted { $0.key < $1.key }.map { (.string($0.key), $0.value) }
    default: []
    }
  }

  /// The value. A text that can't be read leaves the earlier value.
  func json(_ shape: Shape) -> JSONValue {
    switch (self, shape) {
    case (.leaf(let value, _), _): return value
    case (.structure(let trees), .structure(let members)):
      var values: Members = [:]
      for member in members {
        guard let value = trees[member.name]?.json(member.shape), value != .null else { continue }
        values[member.name] = value
      }
      return .object(values)
    case (.optional(let part), .optional(let inner, _)):
      return part.isOn ? part.content?.json(inner) ?? .null : .null
    case (.choice(let choice), .choice(let cases)): return choice.json(cases)
    case (.list(let rows), .list(let element, let keys)):
      let values = rows.map { ($0.key, $0.tree.json(element)) }
      switch keys {
      case .none, .property: return .array(values.map(\.1))
      case .undeclared:
        return .array(
          values.map { key, value in .object(value.objectMembers.merging(["id": key ?? .null]) { $1 }) })
      case .dictionary:
        var members: Members = [:]
        for case (.string(let key)?, let value) in values { members[key] = value }
        return .object(members)
      }
    default: return .null
    }
  }

  /// Whether a text that can't be read is in it, where it counts.
  var hasUnread: Bool {
    switch self {
    case .leaf(_, let unread): unread != nil
    case .structure(let trees): trees.values.contains(where: \.hasUnread)
    case .optional(let part): part.isOn && part.content?.hasUnread == true
    case .choice(let choice): choice.content?.hasUnread == true
    case .list(let rows): rows.contains(where: \.tree.hasUnread)
    }
  }

  // MARK: Differences

  /// Whether it differs from another version of the same part.
  func isTouched(since other: ContentTree?) -> Bool {
    switch (self, other) {
    case (.leaf(let value, let unread), .leaf(let otherValue, let otherUnread)):
      return value != otherValue || unread != otherUnread
    case (.structure(let trees), .structure(let others)):
      return trees.contains { $0.value.isTouched(since: others[$0.key]) }
    case (.optional(let part), .optional(let otherPart)):
      if part.isOn != otherPart.isOn { return true }
      return part.isOn && part.content?.isTouched(since: otherPart.content) == true
    case (.choice(let choice), .choice(let otherChoice)):
      if choice.selected != otherChoice.selected { return true }
      return choice.content?.isTouched(since: otherChoice.content) == true
    case (.list(let rows), .list(let others)):
      if rows.map(\.token) != others.map(\.token) { return true }
      return zip(rows, others).contains { $0.tree.isTouched(since: $1.tree) }
    default: return true
    }
  }

  /// Adds the paths of what differs from the base.
  func collectChangedPaths(_ base: ContentTree, _ shape: Shape, at path: String, _ paths: inout Set<String>) {
    switch (self, base, shape) {
    case (.structure(let trees), .structure(let others), .structure(let members)):
      for (name, shape) in members {
        guard let tree = trees[name], let other = others[name] else { continue }
        tree.collectChangedPaths(other, shape, at: "\(path)/\(name)", &paths)
      }
    case (.optional(let part), .optional(let other), .optional(let inner, _)):
      if part.isOn != other.isOn {
        paths.insert(path)
      } else if part.isOn, let content = part.content, let otherContent = other.content {
        content.collectChangedPaths(otherContent, inner, at: path, &paths)
      }
    case (.choice(let choice), .choice(let other), .choice(let cases)):
      if choice.selected != other.selected {
        paths.insert(path)
      } else if let name = choice.selected, let content = choice.content, let otherContent = other.content {
        content.collectChangedPaths(
          otherContent, cases.shape(name), at: path + cases.path(toContentOf: name), &paths)
      }
    case (.list(let rows), .list(let others), .list(let element, let keys)):
      if keys != .dictionary, rows.map(\.token) != others.map(\.token) { paths.insert(path) }
      for (index, row) in rows.enumerated() {
        let rowPath = "\(path)/\(keys == .dictionary ? row.key?.text ?? "" : "\(index)")"
        if let other = others.first(where: { $0.token == row.token }) {
          row.tree.collectChangedPaths(other.tree, element, at: rowPath, &paths)
        } else if keys == .dictionary {
          paths.insert(rowPath)
        }
      }
      if keys == .dictionary {
        for other in others where !rows.contains(where: { $0.token == other.token }) {
          paths.insert("\(path)/\(other.key?.text ?? "")")
        }
      }
    default:
      if isTouched(since: base) { paths.insert(path) }
    }
  }

  // MARK: A value that the program sets

  /// Takes a value that the program sets, over the base.
  mutating func load(_ json: JSONValue, _ base: ContentTree?, _ shape: Shape, _ tokens: inout Int) {
    switch (self, shape) {
    case (.structure(var trees), .structure(let members)):
      let values = json.objectMembers
      for (name, shape) in members {
        guard var tree = trees[name] else { continue }
        tree.load(values[name] ?? .null, base?.member(name), shape, &tokens)
        trees[name] = tree
      }
      self = .structure(trees)
    case (.optional(var part), .optional(let inner, _)):
      let baseContent = base?.optionalContent.flatMap { $0.isOn ? $0.content : nil }
      if json == .null {
        guard part.isOn else { return }
        part.isOn = false
        part.content = baseContent
      } else {
        part.isOn = true
        var ignored = 0
        let isSame =
          part.content.map { $0.json(inner) == ContentTree(json, inner, &ignored).json(inner) } ?? false
        if part.content == nil {
          part.content = ContentTree(json, inner, &tokens)
        } else {
          part.content?.load(json, baseContent, inner, &tokens)
        }
        if !isSame { part.began = nil }
      }
      self = .optional(part)
    case (.choice(var choice), .choice(let cases)):
      choice.load(json, base?.choice, cases, &tokens)
      self = .choice(choice)
    case (.list(let rows), .list(let element, let keys)):
      self = .list(
        Self.loaded(Self.keyed(json, keys), rows, base?.rows ?? [], element, keys, &tokens))
    default:
      self = ContentTree(json, shape, &tokens)
    }
  }

  private static func loaded(
    _ values: [(key: JSONValue?, value: JSONValue)], _ rows: [Row], _ baseRows: [Row], _ element: Shape,
    _ keys: Keys, _ tokens: inout Int
  ) -> [Row] {
    let newKeys = values.compactMap(\.key)
    var known: [Row?]
    if newKeys.count == values.count, Set(newKeys).count == newKeys.count, keys != .none {
      // Rows of the base that were removed, and those whose present keys no value has.
      let free = baseRows.compactMap { base -> (key: JSONValue?, row: Row)? in
        guard let row = rows.first(where: { $0.token == base.token }) else { return (base.key, base) }
        let isWanted = row.presentKey(keys).map(newKeys.contains) ?? false
        return isWanted ? nil : (base.key, row)
      }
      known = newKeys.map { key in
        rows.first { $0.presentKey(keys) == key } ?? free.first { $0.key == key }?.row
      }
    } else if !areValues(values, of: rows, element), areValues(values, of: baseRows, element) {
      known = baseRows.map { base in rows.first { $0.token == base.token } ?? base }
    } else {
      known = values.indices.map { $0 < rows.count ? rows[$0] : nil }
    }
    return zip(known, values).map { row, pair in
      guard var row else { return Row(new: pair.value, key: pair.key, element, &tokens) }
      row.tree.load(pair.value, row.base(in: baseRows), element, &tokens)
      if keys == .undeclared { row.key = pair.key }
      return row
    }
  }

  private static func areValues(
    _ values: [(key: JSONValue?, value: JSONValue)], of rows: [Row], _ element: Shape
  ) -> Bool {
    var ignored = 0
    return values.count == rows.count
      && zip(values, rows).allSatisfy {
        ContentTree($0.value, element, &ignored).json(element) == $1.tree.json(element)
      }
  }
}
