extension FormList {
  /// Takes another base, and keeps the edits. Within a command only.
  func rebase(onto values: [Element], _ conflicts: inout RebaseConflicts) {
    let earlierElements = currentElements
    let baseValues = baseElements.map(\.currentBase)
    if let ids = Self.ids(of: values), Self.ids(of: baseValues) != nil {
      rebaseByID(onto: values, ids, &conflicts)
    } else {
      rebaseByPlace(onto: values, baseValues, &conflicts)
    }
    didRebase(from: earlierElements)
  }

  // MARK: Elements with an identity

  private func rebaseByID(onto values: [Element], _ ids: [AnyHashable], _ conflicts: inout RebaseConflicts) {
    let base = baseElements
    let current = currentElements
    let baseSet = ElementSet(base)
    let currentSet = ElementSet(current)
    let known = elements(for: values, ids, base, current)
    let new = zip(known, values).map { element, value in element ?? makeElement(value) }
    let newSet = ElementSet(new)

    let hasUserOrder = isOrderOther(base, current)
    if hasUserOrder, isOrderOther(base, new), isOrderOther(current, new) { conflicts.add(self) }

    for (element, value) in zip(known, values) {
      guard let element else { continue }
      let isRemovedByUser = !currentSet.contains(element)
      let earlierBase = element.currentBase
      var conflictsInside = RebaseConflicts()
      element.rebase(onto: value, &conflictsInside)
      if !isRemovedByUser {
        conflicts.add(conflictsInside)
      } else if !StructureEquality.isSame(earlierBase, element.currentBase) {
        conflicts.add(self)
      }
    }

    // What the other side has removed goes, unless the user has edited it.
    var kept: [FormModel<Element>] = []
    for element in current {
      let isRemovedByOther = baseSet.contains(element) && !newSet.contains(element)
      guard isRemovedByOther else {
        kept.append(element)
        continue
      }
      guard element.isChanged else { continue }
      conflicts.add(element)
      kept.append(element)
    }

    let offered = new.filter { currentSet.contains($0) || !baseSet.contains($0) }
    setCleanParts(ownParts(with: new))
    rearrange(to: hasUserOrder ? merge(kept, adding: offered) : merge(offered, adding: kept))
  }

  /// Returns the element for each value of another base, by its `id`; `nil` for one that is not known.
  ///
  /// A server may have given an `id` to an element that was submitted without one. Such an element is found
  /// by its place, if the value is what was submitted but for the `id`. An element with other values was
  /// added by another user.
  private func elements(
    for values: [Element], _ ids: [AnyHashable], _ base: [FormModel<Element>], _ current: [FormModel<Element>]
  ) -> [FormModel<Element>?] {
    let known = Self.elementsByID(base, current)
    let baseSet = ElementSet(base)
    let otherIDs = Set(ids)
    return ids.enumerated().map { place, id in
      if let element = known[id] { return element }
      guard let submittedElements, submittedElements.count == ids.count else { return nil }
      let submitted = submittedElements[place]
      let hasOwnID = Self.id(of: submitted.form.currentValue).map { otherIDs.contains($0) } ?? false
      guard !baseSet.contains(submitted.form), !hasOwnID else { return nil }
      return submitted.form.isSameButForIDs(submitted.value, values[place]) ? submitted.form : nil
    }
  }

  /// Returns whether two lists are equal, apart from the `id` of their elements.
  func isSameButForIDs(_ values: [Element], _ others: [Element]) -> Bool {
    let elements = currentElements
    guard values.count == others.count, values.count == elements.count else { return false }
    return elements.indices.allSatisfy { elements[$0].isSameButForIDs(values[$0], others[$0]) }
  }

  /// Returns whether the elements that two lists share are in different orders.
  private func isOrderOther(_ first: [FormModel<Element>], _ second: [FormModel<Element>]) -> Bool {
    let firstSet = ElementSet(first)
    let secondSet = ElementSet(second)
    let common = first.filter { secondSet.contains($0) }
    return !common.elementsEqual(second.filter { firstSet.contains($0) }, by: ===)
  }

  /// Returns a list with the elements of another one that it lacks, each after the element that precedes it
  /// there.
  private func merge(
    _ elements: [FormModel<Element>], adding others: [FormModel<Element>]
  ) -> [FormModel<Element>] {
    let set = ElementSet(elements)
    var first: [FormModel<Element>] = []
    var following: [ObjectIdentifier: [FormModel<Element>]] = [:]
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

  // MARK: Elements without an identity

  private func rebaseByPlace(
    onto values: [Element], _ baseValues: [Element], _ conflicts: inout RebaseConflicts
  ) {
    let isSameAsBase =
      values.count == baseValues.count && zip(values, baseValues).allSatisfy(StructureEquality.isSame)
    if let submittedElements, submittedElements.count == values.count, !isSameAsBase {
      // What was submitted was saved.
      let submittedForms = submittedElements.map(\.form)
      rebase(submittedForms, onto: values, &conflicts)
      setCleanParts(ownParts(with: submittedForms))
    } else if values.count == baseValues.count {
      rebase(baseElements, onto: values, &conflicts)
    } else if storedParts.differFromClean {
      conflicts.add(self)
      setCleanParts(ownParts(with: values.map { makeElement($0) }))
    } else {
      takeOtherCount(values, &conflicts)
    }
  }

  /// Takes other values of elements, in order.
  private func rebase(
    _ elements: [FormModel<Element>], onto values: [Element], _ conflicts: inout RebaseConflicts
  ) {
    let currentSet = ElementSet(currentElements)
    for (element, value) in zip(elements, values) {
      var conflictsInside = RebaseConflicts()
      let earlierBase = element.currentBase
      element.rebase(onto: value, &conflictsInside)
      if currentSet.contains(element) {
        conflicts.add(conflictsInside)
      } else if !StructureEquality.isSame(earlierBase, element.currentBase) {
        conflicts.add(self)
      }
    }
  }

  /// Takes a base with another number of elements, while the user has changed no more than elements
  /// themselves.
  private func takeOtherCount(_ values: [Element], _ conflicts: inout RebaseConflicts) {
    let elements = currentElements
    let commonCount = min(elements.count, values.count)
    rebase(Array(elements.prefix(commonCount)), onto: Array(values.prefix(commonCount)), &conflicts)
    var kept: [FormModel<Element>] = []
    for element in elements.dropFirst(commonCount) where element.isChanged {
      conflicts.add(element)
      kept.append(element)
    }
    let new = elements.prefix(commonCount) + values.dropFirst(commonCount).map { makeElement($0) }
    setCleanParts(ownParts(with: Array(new)))
    rearrange(to: Array(new) + kept)
  }

  /// Elements, to look them up as long as they exist.
  struct ElementSet {
    private let ids: Set<ObjectIdentifier>

    init(_ elements: [FormModel<Element>]) { ids = Set(elements.map { ObjectIdentifier($0) }) }

    func contains(_ element: FormModel<Element>) -> Bool { ids.contains(ObjectIdentifier(element)) }
  }
}
