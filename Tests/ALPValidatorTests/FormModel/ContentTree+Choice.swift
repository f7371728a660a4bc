import ALPValidator

extension ContentTree {
  /// A choice among the cases of an enumeration.
  struct Choice: Equatable {
    /// The name of the selected case; `nil` if there is none.
    var selected: String?
    /// What each case has, also while another one is selected. A case that is missing begins with what is declared.
    var cases: [String: Case] = [:]

    /// What the selected case has.
    var content: ContentTree? { selected.flatMap { cases[$0]?.content } }
  }

  /// What a case has.
  struct Case: Equatable {
    var content: ContentTree
    /// What the declaration says, if the case began with that; `nil` if it did not.
    var began: ContentTree?
  }
}

extension ContentTree.Shape {
  /// The cases that are declared.
  struct Cases: Sendable {
    /// The member with the name of the case; `nil` if the name is a key.
    var tag: String?
    var isOptional = false
    var cases: [(name: String, shape: ContentTree.Shape, new: JSONValue)]

    func shape(_ name: String) -> ContentTree.Shape {
      cases.first { $0.name == name }?.shape ?? .structure([])
    }

    func new(_ name: String) -> JSONValue { cases.first { $0.name == name }?.new ?? .null }

    /// The path of what a case holds, from the choice.
    func path(toContentOf name: String) -> String { tag == nil ? "/\(name)" : "" }

    // MARK: JSON

    /// The name of the case that a value is.
    func name(of json: JSONValue) -> String? {
      tag.map { json.objectMembers[$0]?.text } ?? json.objectMembers.keys.first
    }

    /// What a value holds.
    func content(of json: JSONValue) -> JSONValue {
      if tag != nil { return json }
      return json.objectMembers.values.first ?? .null
    }

    /// The value of a case that holds a content.
    func json(_ name: String, _ content: JSONValue) -> JSONValue {
      guard let tag else { return [name: content] }
      return .object(content.objectMembers.merging([tag: .string(name)]) { $1 })
    }
  }
}

extension ContentTree.Choice {
  /// Creates the choice of a value.
  init(_ json: JSONValue, _ shape: ContentTree.Shape.Cases, _ tokens: inout Int) {
    guard let name = shape.name(of: json) else { return }
    selected = name
    cases[name] = .init(content: ContentTree(shape.content(of: json), shape.shape(name), &tokens))
  }

  func json(_ shape: ContentTree.Shape.Cases) -> JSONValue {
    guard let selected, let content else { return .null }
    return shape.json(selected, content.json(shape.shape(selected)))
  }

  /// Selects a case, or none, as the user does.
  mutating func select(
    _ name: String?, _ base: ContentTree.Choice?, _ shape: ContentTree.Shape.Cases, _ tokens: inout Int
  ) {
    selected = name
    guard let name, cases[name] == nil else { return }
    let new = ContentTree(shape.new(name), shape.shape(name), &tokens)
    cases[name] = .init(content: new, began: base?.selected == name ? nil : new)
  }

  /// Takes a value that the program sets, over the base.
  mutating func load(
    _ json: JSONValue, _ base: ContentTree.Choice?, _ shape: ContentTree.Shape.Cases, _ tokens: inout Int
  ) {
    let name = shape.name(of: json)
    if let selected, selected != name {
      cases[selected] = base?.selected == selected ? base?.cases[selected] : nil
    }
    selected = name
    guard let name else { return }
    let content = shape.content(of: json)
    let new = ContentTree(content, shape.shape(name), &tokens)
    guard var known = cases[name] else {
      cases[name] = .init(content: new)
      return
    }
    let isSame = known.content.json(shape.shape(name)) == new.json(shape.shape(name))
    let baseContent = base?.selected == name ? base?.content : nil
    known.content.load(content, baseContent, shape.shape(name), &tokens)
    if !isSame { known.began = nil }
    cases[name] = known
  }
}

extension ContentMerge {
  mutating func merge(
    _ mine: ContentTree.Choice, since beginning: ContentTree.Choice?, _ theirs: JSONValue,
    _ shape: ContentTree.Shape.Cases, at path: [ContentStep]
  ) -> Result {
    let name = shape.name(of: theirs)
    let isSwitchedByThem = beginning == nil || beginning?.selected != name
    let isSwitchedByMe = beginning == nil || beginning?.selected != mine.selected
    var current = mine
    var base = ContentTree.Choice(selected: name)
    var isOther = isSwitchedByThem
    if let name {
      let content = shape.content(of: theirs)
      let inner = shape.shape(name)
      if !isSwitchedByThem || mine.selected == name, let known = mine.cases[name] {
        let outerConflicts = conflicts
        let begun = isSwitchedByThem ? known.began : beginning?.content
        let merged = merge(known.content, since: begun, content, inner, at: path + [.case(name)])
        current.cases[name] = .init(content: merged.current)
        base.cases[name] = .init(content: merged.base)
        if merged.isOther { isOther = true }
        if mine.selected != name {
          conflicts = outerConflicts
          if merged.isOther { addConflict(path) }
        }
      } else {
        let new = ContentTree(content, inner, &tokens)
        current.cases[name] = .init(content: new)
        base.cases[name] = .init(content: new)
      }
    }
    var keepsEdits = false
    if isSwitchedByThem, let left = beginning?.selected {
      // What was typed in the case that they have left stays.
      if mine.cases[left]?.content.isTouched(since: beginning?.content) == true {
        keepsEdits = mine.selected == left
      } else {
        current.cases[left] = nil
      }
    }
    if keepsEdits || (isSwitchedByMe && isSwitchedByThem && mine.selected != name) {
      addConflict(path)
    } else if !isSwitchedByMe {
      current.selected = name
    }
    return Result(current: .choice(current), base: .choice(base), isOther: isOther)
  }
}
