// Another base of a list or dictionary, such as what a server has now, or has saved.
//
// *Mine* are the present elements, *theirs* the values of the other side, and the *beginning* are the elements
// with which both have begun: those of the base, or, for what was saved, those that were submitted.

extension FormCollection {
  /// Takes another base, and keeps the edits.
  ///
  /// - Parameters:
  ///   - values: The values of the other side; `nil` for a collection that is missing.
  ///   - ancestor: What both sides have begun with.
  ///   - conflicts: Adds the parts that both sides have changed, differently.
  ///   - command: The command under way.
  /// - Returns: Whether the other side has changed the collection.
  final func rebase(
    onto values: [Keyed]?, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts, _ command: Command
  )
    -> Bool
  {
    let beginning = versions.content(of: ancestor)
    let wasMissing = beginning.map { _ in isMissing(in: ancestor.version) }
    let followsMissing = beginning?.isMissingWhenEmpty == versions.current.isMissingWhenEmpty
    let theirs = values ?? []
    let isOther = rebaseElements(onto: theirs, since: ancestor, isMissing: values == nil, &conflicts, command)
    if followsMissing { followMissingOfBase(command) }
    return isOther || wasMissing != (values == nil)
  }

  /// Makes an empty collection a missing one, or an empty one, as the base says.
  func followMissingOfBase(_ command: Command) {
    setMissing(parts(in: .base).isMissingWhenEmpty, command)
  }

  private func rebaseElements(
    onto theirs: [Keyed], since ancestor: Ancestor, isMissing: Bool, _ conflicts: inout RebaseConflicts,
    _ command: Command
  ) -> Bool {
    let hasBeginning = versions.content(of: ancestor) != nil
    let beginning = hasBeginning ? elements(in: ancestor.version) : []
    let keys = Self.uniqueKeys(of: theirs)
    let new = ancestor == .submitted ? addedBeforeSubmission : nil
    let beginningKeys = hasBeginning ? keysToFind(beginning, ancestor.version, new) : []
    let knownKeys = beginningKeys.compactMap(\.self)
    let areBeginningKeysUnique =
      Set(knownKeys).count == knownKeys.count
      && zip(beginning, beginningKeys).allSatisfy { $1 != nil || new?.contains($0) == true }
    var merge = ElementMerge(
      collection: self, beginning: beginning, mine: currentElements, theirs: theirs, ancestor: ancestor,
      command)
    if let keys, areBeginningKeysUnique {
      merge.byKey(keys, beginningKeys: beginningKeys, &conflicts)
    } else {
      merge.byPlace(&conflicts)
    }
    replace(
      base: zip(merge.newBase, theirs).map { ($0, name(of: $1)) }, isBaseMissing: isMissing,
      current: merge.newCurrent.map { ($0, $0.storedName) }, command)
    return merge.isOther
  }
}

extension Ancestor {
  /// The version that has the content with which both sides have begun.
  var version: Version {
    switch self {
    case .base, .none: .base
    case .submitted: .submitted
    }
  }
}

/// Formats values of elements for comparisons, by the declared formatters and one form, which never is an element.
@MainActor
private struct ElementFormatter<Element: Sendable> {
  private let collection: FormCollection<Element>
  private let command: Command
  private var known: FormModel<Element>?

  init(_ collection: FormCollection<Element>, _ command: Command) {
    self.collection = collection
    self.command = command
  }

  /// Returns a form that has a value, until the next call.
  mutating func form(of keyed: FormCollection<Element>.Keyed) -> FormModel<Element> {
    if let known {
      known.setValue(keyed.value, keepingSecrets: false, command)
      return known
    }
    let form = collection.makeFormatter(keyed.value)
    known = form
    return form
  }
}

/// Merges the elements of both sides of a list or dictionary.
@MainActor
private struct ElementMerge<Element: Sendable> {
  typealias Form = FormModel<Element>
  typealias ElementSet = FormCollection<Element>.ElementSet

  let collection: FormCollection<Element>
  /// The elements with which both sides have begun.
  let beginning: [Form]
  /// The present elements.
  let mine: [Form]
  /// The values of the other side.
  let theirs: [FormCollection<Element>.Keyed]
  let ancestor: Ancestor
  let command: Command

  private let beginningSet: ElementSet
  /// The names of the entries with which both sides have begun.
  private let beginningNames: [ObjectIdentifier: String]
  private let mineSet: ElementSet

  /// The elements of the new base.
  private(set) var newBase: [Form] = []
  /// The elements afterwards.
  private(set) var newCurrent: [Form] = []
  /// Whether the other side has changed the elements.
  private(set) var isOther = false

  init(
    collection: FormCollection<Element>, beginning: [Form], mine: [Form],
    theirs: [FormCollection<Element>.Keyed], ancestor: Ancestor, _ command: Command
  ) {
    self.command = command
    self.collection = collection
    self.beginning = beginning
    self.mine = mine
    self.theirs = theirs
    self.ancestor = ancestor
    beginningSet = ElementSet(beginning)
    beginningNames = collection.parts(in: ancestor.version).names
    mineSet = ElementSet(mine)
    newCurrent = mine
  }

  // MARK: With keys

  /// Merges elements that have keys.
  ///
  /// | The beginning has it | Mine        | Theirs | The element is                         | Conflict          |
  /// | -------------------- | ----------- | ------ | -------------------------------------- | ----------------- |
  /// | yes                  | yes         | yes    | there, by its properties               | by its properties |
  /// | yes                  | no          | yes    | gone, as an edit                       | if they edited it |
  /// | yes                  | yes, edited | no     | there, as one that was added           | yes               |
  /// | yes                  | yes         | no     | gone                                   | no                |
  /// | no                   | yes         | yes    | there, by its properties               | by its properties |
  /// | no                   | yes         | no     | there, as one that was added           | no                |
  /// | no                   | no          | yes    | there                                  | no                |
  mutating func byKey(
    _ keys: [AnyHashable], beginningKeys: [AnyHashable?], _ conflicts: inout RebaseConflicts
  ) {
    var known = elements(for: keys, beginningKeys: beginningKeys)
    findByFormattedKeys(&known, beginningKeys: beginningKeys)
    findNewElements(&known)
    newBase = zip(known, theirs).map { $0 ?? collection.makeElement(for: $1) }
    let newSet = ElementSet(newBase)
    isOther = !newBase.elementsEqual(beginning, by: ===)

    let hasUserOrder = isOrderOther(beginning, mine)
    if hasUserOrder, isOrderOther(beginning, newBase), isOrderOther(mine, newBase) {
      conflicts.add(collection)
    }
    for (element, keyed) in zip(known, theirs) {
      if let element { rebase(element, onto: keyed.value, &conflicts) }
    }
    let kept = mine.filter { element in
      let isRemovedByThem = beginningSet.contains(element) && !newSet.contains(element)
      return !isRemovedByThem || isEdited(element, &conflicts)
    }
    let offered = newBase.filter { mineSet.contains($0) || !beginningSet.contains($0) }
    newCurrent = hasUserOrder ? merge(kept, adding: offered) : merge(offered, adding: kept)
    leaveOutRepeatedNames(of: mineSet, &conflicts)
  }

  /// Leaves out elements of the other side whose names the user has given to others meanwhile, which is a conflict.
  private mutating func leaveOutRepeatedNames(of mineSet: ElementSet, _ conflicts: inout RebaseConflicts) {
    var mineByName: [String: Form] = [:]
    for element in newCurrent where mineSet.contains(element) {
      if let name = element.storedName { mineByName[name] = element }
    }
    newCurrent.removeAll { element in
      guard !mineSet.contains(element), let own = element.storedName.flatMap({ mineByName[$0] }) else {
        return false
      }
      conflicts.add(own)
      return true
    }
  }

  /// Returns the element for each value of the other side, by its key: one of the beginning, or else one that both
  /// sides have added; `nil` for a new one.
  private func elements(for keys: [AnyHashable], beginningKeys: [AnyHashable?]) -> [Form?] {
    var byKey = FormCollection<Element>.ElementsByKey(beginning, beginningKeys)
    let added = mine.filter { !beginningSet.contains($0) }
    byKey.add(added, added.map { collection.key(of: $0, in: .base) })
    return keys.map { byKey[$0] }
  }

  /// Finds the new elements to which a server has given an `id` of its own when they were saved: they are in the order in
  /// which they were sent, if there are as many.
  private func findNewElements(_ known: inout [Form?]) {
    guard ancestor == .submitted, let new = collection.addedBeforeSubmission, beginningNames.isEmpty else {
      return
    }
    let found = ElementSet(known.compactMap(\.self))
    let sent = beginning.filter { new.contains($0) && !found.contains($0) }
    let places = known.indices.filter { known[$0] == nil }
    guard sent.count == places.count else { return }
    for (place, element) in zip(places, sent) { known[place] = element }
  }

  /// Finds elements of the beginning by the keys that new elements have after the formatters, such as an address that
  /// the other side has in capitals.
  private func findByFormattedKeys(_ known: inout [Form?], beginningKeys: [AnyHashable?]) {
    let found = ElementSet(known.compactMap(\.self))
    let restOfKeys = zip(beginning, beginningKeys).map { found.contains($0) ? nil : $1 }
    guard beginningNames.isEmpty, restOfKeys.contains(where: { $0 != nil }) else { return }
    var rest = FormCollection<Element>.ElementsByKey(beginning, restOfKeys)
    var formatter = ElementFormatter(collection, command)
    for index in known.indices where known[index] == nil {
      let form = formatter.form(of: theirs[index])
      known[index] = collection.key(of: form, in: .current).flatMap { rest.remove($0) }
    }
  }

  /// Returns whether the elements that two lists share are in different orders.
  private func isOrderOther(_ first: [Form], _ second: [Form]) -> Bool {
    let firstSet = ElementSet(first)
    let secondSet = ElementSet(second)
    let common = first.filter { secondSet.contains($0) }
    return !common.elementsEqual(second.filter { firstSet.contains($0) }, by: ===)
  }

  /// Returns a list with the elements of another one that it lacks, each after the element that precedes it
  /// there.
  private func merge(_ elements: [Form], adding others: [Form]) -> [Form] {
    let set = ElementSet(elements)
    var first: [Form] = []
    var following: [ObjectIdentifier: [Form]] = [:]
    var predecessor: ObjectIdentifier?
    for element in others {
      if set.contains(element) {
        predecessor = ObjectIdentifier(element)
      } else if let predecessor {
        following[predecessor, default: []].append(element)
      } else {
        first.append(element)
      }
    }
    return first + elements.flatMap { [$0] + (following[ObjectIdentifier($0)] ?? []) }
  }

  // MARK: Without keys

  /// Merges elements that have no keys: by their places, as long as only one side has changed their number or order.
  ///
  /// | Number or order changed by | The list is                                              | Conflict        |
  /// | -------------------------- | -------------------------------------------------------- | --------------- |
  /// | neither, or the user       | the user's, by the properties of the elements            | by properties   |
  /// | the other side             | theirs; elements that they removed stay if edited        | by properties   |
  /// | both                       | the user's, and equal to theirs                          | no              |
  /// | both                       | the user's, as elements that were added                  | one at the list |
  mutating func byPlace(_ conflicts: inout RebaseConflicts) {
    let isNumberOther = theirs.count != beginning.count
    let isMineOther = !mine.elementsEqual(beginning, by: ===)
    if !isNumberOther {
      newBase = beginning
      rebase(newBase, &conflicts)
    } else if !isMineOther {
      isOther = true
      takeTheirNumber(&conflicts)
    } else if isMineTheirs {
      isOther = true
      newBase = mine
      var ofSecrets = RebaseConflicts()
      rebase(newBase, &ofSecrets)
    } else {
      isOther = true
      conflicts.add(collection)
      newBase = theirs.map { collection.makeElement(for: $0) }
    }
  }

  /// Whether both sides have the same elements now, but for secrets.
  private var isMineTheirs: Bool {
    guard mine.count == theirs.count else { return false }
    var formatter = ElementFormatter(collection, command)
    return zip(mine, theirs).allSatisfy { element, keyed in
      guard element.hasReadableValue else { return false }
      let other = formatter.form(of: keyed)
      if !element.hasSecrets {
        return StructureEquality.isSame(element.value(in: .current), other.value(in: .current))
      }
      let json = element.jsonWithoutSecrets(in: .current)
      return json != nil && json == other.jsonWithoutSecrets(in: .current)
    }
  }

  /// Takes their number of elements. The user has changed no more than elements themselves.
  private mutating func takeTheirNumber(_ conflicts: inout RebaseConflicts) {
    let common = Array(mine.prefix(theirs.count))
    rebase(common, &conflicts)
    newBase = common + theirs.dropFirst(common.count).map { collection.makeElement(for: $0) }
    newCurrent = newBase + mine.dropFirst(common.count).filter { isEdited($0, &conflicts) }
  }

  /// Rebases elements onto the values at the same places.
  private mutating func rebase(_ elements: [Form], _ conflicts: inout RebaseConflicts) {
    for (element, keyed) in zip(elements, theirs) { rebase(element, onto: keyed.value, &conflicts) }
  }

  // MARK: One element

  /// Rebases an element. If the user has removed it, and they have changed it, that is a conflict of the list.
  private mutating func rebase(_ element: Form, onto value: Element, _ conflicts: inout RebaseConflicts) {
    let isRemoved = !mineSet.contains(element)
    let ancestor: Ancestor =
      beginningSet.contains(element) ? ancestor : element.hasSavedBase ? .base : .none
    let isElementOther = conflicts.collecting(leavingOut: isRemoved) { conflicts in
      element.rebase(onto: value, since: ancestor, &conflicts, command)
    }
    guard isElementOther else { return }
    isOther = true
    if isRemoved { conflicts.add(collection) }
  }

  /// Returns whether the user has edited an element that they have removed, which is a conflict.
  private func isEdited(_ element: Form, _ conflicts: inout RebaseConflicts) -> Bool {
    let isRenamed = beginningNames[ObjectIdentifier(element)] != element.storedName
    guard isRenamed || element.isTouched(since: ancestor) else { return false }
    conflicts.add(element)
    return true
  }
}
