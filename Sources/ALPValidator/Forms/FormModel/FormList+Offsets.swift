public import Foundation

// The functions for SwiftUI's `onMove` and `onDelete`, which pass offsets.

extension FormList {
  /// Moves elements as SwiftUI's `onMove` asks for it.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let jobs = form.list(\.jobs)
  /// jobs.append(Job())
  /// jobs.append(Job())
  /// jobs.move(fromOffsets: [0], toOffset: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - source: The indices of the elements.
  ///   - destination: The index of the element before which they are afterwards, counted before any is taken
  ///     out; the number of elements for the end.
  /// - Precondition: `source` has indices of elements, and `destination` is between 0 and the number of
  ///   elements.
  public func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let count = currentElements.count
    precondition(source.allSatisfy { $0 < count }, "An index of \(Array(source)) is beyond \(count) elements")
    precondition((0...count).contains(destination), "Index \(destination) is beyond \(count) elements")
    // By the elements: if a question gives the command, they may have other places when it runs.
    let elements = currentElements
    let moved = source.map { elements[$0] }
    let next = elements.indices.dropFirst(destination).first { !source.contains($0) }.map { elements[$0] }
    Transaction.run("move(fromOffsets:toOffset:)") { [self] command in
      let set = ElementSet(moved)
      var order = currentElements.filter { !set.contains($0) }
      let place = order.firstIndex { $0 === next } ?? order.endIndex
      order.insert(contentsOf: currentElements.filter(set.contains), at: place)
      takeOrder(order, moving: moved, command)
    }
  }

  /// Removes elements as SwiftUI's `onDelete` asks for it.
  ///
  /// - Parameter offsets: The indices of the elements.
  /// - Precondition: They are indices of elements.
  public func remove(atOffsets offsets: IndexSet) {
    let count = currentElements.count
    precondition(
      offsets.allSatisfy { $0 < count }, "An index of \(Array(offsets)) is beyond \(count) elements")
    let elements = currentElements
    let removed = offsets.map { elements[$0] }
    Transaction.run("remove(atOffsets:)") { [self] command in
      let set = ElementSet(removed)
      takeOrder(currentElements.filter { !set.contains($0) }, moving: [], command)
    }
  }

  private func takeOrder(
    _ elements: [FormModel<Element>], moving moved: [FormModel<Element>], _ command: Command
  ) {
    guard !elements.elementsEqual(currentElements, by: ===) else { return }
    rearrange(to: elements, moving: moved.filter { $0.storedForm === self }, command)
    validateAfterEdit()
  }
}
