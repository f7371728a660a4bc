import ALPValidator

/// A merge of what the user has with what another side has, worked out on plain values.
struct ContentMerge {
  var tokens: Int
  /// The tokens of the rows that the base had when a save began; `nil` if another side has changed the base by itself.
  let tokensBeforeSave: Set<Int>?
  /// The conflicts, as paths of the content.
  var conflicts: [[ContentStep]] = []

  struct Result {
    var current: ContentTree
    var base: ContentTree
    var isOther: Bool
  }

  /// Merges what the user has with what another side has.
  ///
  /// - Parameters:
  ///   - mine: What the user has.
  ///   - beginning: What both sides have begun with; `nil` if both have added the part.
  ///   - theirs: The value of the other side.
  ///   - shape: What is declared.
  ///   - path: The path of the part.
  /// - Returns: What the user has afterwards, and the new base.
  mutating func merge(
    _ mine: ContentTree, since beginning: ContentTree?, _ theirs: JSONValue, _ shape: ContentTree.Shape,
    at path: [ContentStep]
  ) -> Result {
    switch (mine, shape) {
    case (.structure(let trees), .structure(let members)):
      let values = theirs.objectMembers
      var result = Result(current: .structure([:]), base: .structure([:]), isOther: false)
      var current: [String: ContentTree] = [:]
      var base: [String: ContentTree] = [:]
      for (name, shape) in members {
        guard let tree = trees[name] else { continue }
        let merged = merge(
          tree, since: beginning?.member(name), values[name] ?? .null, shape, at: path + [.name(name)])
        current[name] = merged.current
        base[name] = merged.base
        if merged.isOther { result.isOther = true }
      }
      result.current = .structure(current)
      result.base = .structure(base)
      return result
    case (.optional(let part), .optional(let inner, _)):
      return merge(part, since: beginning?.optionalContent, theirs, inner, at: path)
    case (.choice(let choice), .choice(let cases)):
      return merge(choice, since: beginning?.choice, theirs, cases, at: path)
    case (.list(let rows), .list(let element, let keys)):
      return merge(rows, since: beginning?.rows, theirs, element, keys, at: path)
    default:
      return mergeLeaf(mine, since: beginning, theirs, shape, at: path)
    }
  }

  private mutating func mergeLeaf(
    _ mine: ContentTree, since beginning: ContentTree?, _ theirs: JSONValue, _ shape: ContentTree.Shape,
    at path: [ContentStep]
  ) -> Result {
    let base = ContentTree(theirs, shape, &tokens)
    guard case .leaf(let value, let unread) = mine, case .leaf(let new, _) = base else {
      return Result(current: mine, base: base, isOther: true)
    }
    let isTouched = mine.isTouched(since: beginning)
    let isOther = base != beginning
    guard isTouched else { return Result(current: base, base: base, isOther: isOther) }
    guard isOther, unread != nil || value != new else {
      return Result(current: mine, base: base, isOther: isOther)
    }
    conflicts.append(path)
    // Behind a text that can't be read stands the new base.
    return Result(current: unread == nil ? mine : .leaf(new, unread: unread), base: base, isOther: true)
  }

  // MARK: Optional parts

  private mutating func merge(
    _ mine: ContentTree.OptionalContent, since beginning: ContentTree.OptionalContent?, _ theirs: JSONValue,
    _ inner: ContentTree.Shape, at path: [ContentStep]
  ) -> Result {
    let had = beginning?.isOn ?? false
    var current = mine
    func result(_ base: ContentTree?, isOther: Bool) -> Result {
      Result(
        current: .optional(current),
        base: .optional(.init(isOn: base != nil, content: base)), isOther: isOther)
    }
    guard theirs != .null else {
      guard had else {
        if beginning == nil, mine.isOn { conflicts.append(path) }
        return result(nil, isOther: beginning == nil)
      }
      let isEdited = mine.content?.isTouched(since: beginning?.content) ?? false
      if mine.isOn, isEdited {
        conflicts.append(path)
        current.began = nil
      } else {
        current.isOn = false
        if !isEdited { current.content = nil }
      }
      return result(nil, isOther: true)
    }
    if had || mine.isOn, let content = mine.content {
      let outerConflicts = conflicts
      let merged = merge(content, since: had ? beginning?.content : mine.began, theirs, inner, at: path)
      current.content = merged.current
      current.began = nil
      let isOther = merged.isOther || !had
      if had, !mine.isOn {
        conflicts = outerConflicts
        if isOther { conflicts.append(path) }
      }
      return result(merged.base, isOther: isOther)
    }
    let content = ContentTree(theirs, inner, &tokens)
    let isOther = !had || content.json(inner) != beginning?.content?.json(inner)
    // The user has removed it, and nobody had a structure for it.
    current = .init(isOn: beginning != nil && !had, content: content)
    if beginning == nil || (had && isOther) { conflicts.append(path) }
    return result(content, isOther: isOther)
  }

  // MARK: Rows

  private mutating func merge(
    _ mine: [ContentTree.Row], since beginning: [ContentTree.Row]?, _ theirs: JSONValue,
    _ element: ContentTree.Shape, _ keys: ContentTree.Keys, at path: [ContentStep]
  ) -> Result {
    let values = ContentTree.keyed(theirs, keys)
    let begun = beginning ?? []
    let newKeys = values.compactMap(\.key)
    let begunKeys = begun.map { tokensBeforeSave != nil ? $0.presentKey(keys) : $0.key }
    // New rows may share a provisional key.
    let findable = zip(begun, begunKeys).map { row, key in
      let isShared = begunKeys.count { $0 == key } > 1
      return isShared && isNew(row.token) ? nil : key
    }
    let known = findable.compactMap(\.self)
    let haveKeys = zip(begun, findable).allSatisfy { $1 != nil || isNew($0.token) }
    let areUnique =
      keys != .none && Set(newKeys).count == values.count && Set(known).count == known.count && haveKeys
    var rows = RowMerge(mine: mine, begun: begun, values: values, element: element, path: path)
    if areUnique {
      mergeByKey(&rows, newKeys, findable, keys)
    } else {
      mergeByPlace(&rows)
    }
    if keys == .dictionary { rows.current.sort { ($0.key?.text ?? "") < ($1.key?.text ?? "") } }
    // The base says what the keys are.
    for index in rows.current.indices {
      if let base = rows.base.first(where: { $0.token == rows.current[index].token }) {
        rows.current[index].key = base.key
      }
    }
    return Result(current: .list(rows.current), base: .list(rows.base), isOther: rows.isOther)
  }

  private struct RowMerge {
    let mine: [ContentTree.Row]
    let begun: [ContentTree.Row]
    let values: [(key: JSONValue?, value: JSONValue)]
    let element: ContentTree.Shape
    let path: [ContentStep]
    var current: [ContentTree.Row] = []
    var base: [ContentTree.Row] = []
    var isOther = false

    func isMine(_ token: Int) -> Bool { mine.contains { $0.token == token } }
    func isBegun(_ token: Int) -> Bool { begun.contains { $0.token == token } }
  }

  /// Merges a row with the value of the other side, and returns what the user has of it afterwards.
  private mutating func mergeRow(_ token: Int, _ index: Int, _ rows: inout RowMerge) -> ContentTree.Row {
    let begun = rows.begun.first { $0.token == token }
    let mine = rows.mine.first { $0.token == token }
    let outerConflicts = conflicts
    let merged = merge(
      mine?.tree ?? begun?.tree ?? .structure([:]), since: begun?.tree, rows.values[index].value,
      rows.element,
      at: rows.path + [.row(token)])
    if mine == nil {
      conflicts = outerConflicts
      if merged.isOther { addConflict(rows.path) }
    }
    if merged.isOther { rows.isOther = true }
    rows.base.append(.init(token: token, key: rows.values[index].key, tree: merged.base))
    return .init(token: token, key: rows.values[index].key, tree: merged.current)
  }

  /// Whether a row was new when a save began.
  private func isNew(_ token: Int) -> Bool { tokensBeforeSave?.contains(token) == false }

  mutating func addConflict(_ path: [ContentStep]) {
    if !conflicts.contains(path) { conflicts.append(path) }
  }

  private mutating func newRow(_ index: Int, _ rows: inout RowMerge) -> ContentTree.Row {
    let row = ContentTree.Row(
      new: rows.values[index].value, key: rows.values[index].key, rows.element, &tokens)
    rows.base.append(row)
    rows.isOther = true
    return row
  }

  private mutating func mergeByKey(
    _ rows: inout RowMerge, _ newKeys: [JSONValue], _ begunKeys: [JSONValue?], _ keys: ContentTree.Keys
  ) {
    let begun = Array(zip(rows.begun.map(\.token), begunKeys))
    var known = newKeys.map { key -> Int? in
      let added = rows.mine.first { !rows.isBegun($0.token) && $0.key == key }?.token
      return begun.first { $0.1 == key }?.0 ?? added
    }
    if tokensBeforeSave != nil, keys != .dictionary {
      let found = Set(known.compactMap(\.self))
      let sent = rows.begun.map(\.token).filter { isNew($0) && !found.contains($0) }
      let places = known.indices.filter { known[$0] == nil }
      if sent.count == places.count {
        for (place, token) in zip(places, sent) { known[place] = token }
      }
    }
    let mineTokens = rows.mine.map(\.token)
    let begunTokens = rows.begun.map(\.token)
    var theirs: [ContentTree.Row] = []
    for index in known.indices {
      theirs.append(known[index].map { mergeRow($0, index, &rows) } ?? newRow(index, &rows))
    }
    let theirTokens = theirs.map(\.token)
    if theirTokens != begunTokens { rows.isOther = true }
    func isOrderOther(_ first: [Int], _ second: [Int]) -> Bool {
      first.filter(second.contains) != second.filter(first.contains)
    }
    let hasUserOrder = isOrderOther(begunTokens, mineTokens)
    if hasUserOrder, isOrderOther(begunTokens, theirTokens), isOrderOther(mineTokens, theirTokens) {
      addConflict(rows.path)
    }
    var kept: [ContentTree.Row] = []
    for row in rows.mine {
      if let other = theirs.first(where: { $0.token == row.token }) {
        kept.append(other)
      } else if let begun = rows.begun.first(where: { $0.token == row.token }) {
        guard row.tree.isTouched(since: begun.tree) else { continue }
        addConflict(rows.path + [.row(row.token)])
        kept.append(row.kept(from: begun))
      } else {
        kept.append(row)
      }
    }
    let offered = theirs.filter { mineTokens.contains($0.token) || !begunTokens.contains($0.token) }
    rows.current = hasUserOrder ? Self.merged(kept, adding: offered) : Self.merged(offered, adding: kept)
  }

  /// Returns a list with the rows of another one that it lacks, each after its predecessor there.
  private static func merged(
    _ rows: [ContentTree.Row], adding others: [ContentTree.Row]
  ) -> [ContentTree.Row] {
    var result = rows
    let known = Set(rows.map(\.token))
    var anchor: Int?
    for other in others {
      if known.contains(other.token) {
        anchor = other.token
        continue
      }
      var index = anchor.flatMap { anchor in result.firstIndex { $0.token == anchor } }.map { $0 + 1 } ?? 0
      while index < result.count, !known.contains(result[index].token) { index += 1 }
      result.insert(other, at: index)
    }
    return result
  }

  private mutating func mergeByPlace(_ rows: inout RowMerge) {
    let mineTokens = rows.mine.map(\.token)
    if rows.values.count == rows.begun.count {
      for (index, row) in rows.begun.enumerated() {
        let merged = mergeRow(row.token, index, &rows)
        rows.current.append(merged)
      }
      let merged = rows.current
      rows.current = rows.mine.map { row in merged.first { $0.token == row.token } ?? row }
      return
    }
    rows.isOther = true
    if mineTokens == rows.begun.map(\.token) {
      let commonCount = min(rows.mine.count, rows.values.count)
      for index in rows.values.indices {
        rows.current.append(
          index < commonCount ? mergeRow(mineTokens[index], index, &rows) : newRow(index, &rows))
      }
      for row in rows.mine.dropFirst(commonCount) {
        let begun = rows.begun.first { $0.token == row.token }
        guard row.tree.isTouched(since: begun?.tree) else { continue }
        addConflict(rows.path + [.row(row.token)])
        rows.current.append(row.kept(from: begun))
      }
      return
    }
    rows.current = rows.mine.map { row in row.kept(from: rows.begun.first { $0.token == row.token }) }
    let new = rows.values.map { ContentTree($0.value, rows.element, &tokens) }
    let isMineTheirs =
      new.count == rows.mine.count && !rows.mine.contains(where: \.tree.hasUnread)
      && zip(rows.mine, new).allSatisfy { $0.tree.json(rows.element) == $1.json(rows.element) }
    if isMineTheirs {
      let outerConflicts = conflicts
      for (index, row) in rows.mine.enumerated() { rows.current[index] = mergeRow(row.token, index, &rows) }
      conflicts = outerConflicts
    } else {
      addConflict(rows.path)
      for index in rows.values.indices { _ = newRow(index, &rows) }
    }
  }
}

extension ContentTree {
  /// Returns the base that consists of the content: without what is hidden, and with the keys that the rows have.
  func baseMade(_ shape: Shape) -> ContentTree {
    switch (self, shape) {
    case (.structure(let trees), .structure(let members)):
      var bases: [String: ContentTree] = [:]
      for member in members { bases[member.name] = trees[member.name]?.baseMade(member.shape) }
      return .structure(bases)
    case (.optional(let part), .optional(let inner, _)):
      return .optional(.init(isOn: part.isOn, content: part.isOn ? part.content?.baseMade(inner) : nil))
    case (.choice(let choice), .choice(let cases)):
      var base = Choice(selected: choice.selected)
      if let name = choice.selected, let content = choice.content {
        base.cases[name] = Case(content: content.baseMade(cases.shape(name)))
      }
      return .choice(base)
    case (.list(let rows), .list(let element, let keys)):
      return .list(
        rows.map { .init(token: $0.token, key: $0.presentKey(keys), tree: $0.tree.baseMade(element)) })
    default: return self
    }
  }

  /// Returns the content over a base that was made of it: with the keys that the base has. Of a part that the base has, it
  /// does not matter any more with what it began.
  func saved(as base: ContentTree, _ shape: Shape) -> ContentTree {
    switch (self, base, shape) {
    case (.structure(var trees), .structure(let bases), .structure(let members)):
      for (name, shape) in members {
        if let other = bases[name] { trees[name] = trees[name]?.saved(as: other, shape) }
      }
      return .structure(trees)
    case (.optional(var part), .optional(let other), .optional(let inner, _)):
      guard other.isOn, let otherContent = other.content else { return self }
      part.began = nil
      part.content = part.content?.saved(as: otherContent, inner) ?? otherContent
      return .optional(part)
    case (.choice(var choice), .choice(let other), .choice(let cases)):
      guard let name = other.selected, let otherContent = other.content else { return self }
      let content = choice.cases[name]?.content.saved(as: otherContent, cases.shape(name)) ?? otherContent
      choice.cases[name] = Case(content: content)
      return .choice(choice)
    case (.list(let rows), .list(let others), .list(let element, let keys)):
      return .list(
        rows.map { row in
          guard let other = others.first(where: { $0.token == row.token }) else { return row }
          var row = row
          // Only a key that is a property changes while it is saved.
          if case .property = keys { row.key = other.key }
          row.tree = row.tree.saved(as: other.tree, element)
          return row
        })
    default: return self
    }
  }
}
