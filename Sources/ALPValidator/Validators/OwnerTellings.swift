/// An object that tells of itself what follows from validators, such as a control or a form.
@MainActor
protocol Teller: AnyObject {
  /// Tells what has changed since the last telling, if anything has.
  func tellNews()
}

/// What owners of validators still have to tell; one change is told once, when all that follows from it is known.
///
/// Who is told may change something. What is to be told of that lengthens the lists, never the stack.
@MainActor
enum OwnerTellings {
  /// The parts that have to tell something: those that own validators, and those that own owners.
  private static var tellers: [any Teller] = []
  private static var groupTellers: [any Teller] = []
  private static var nextTeller = 0
  private static var nextGroupTeller = 0

  private static var holdCount = 0
  private static var isDraining = false

  /// Makes a change during which nothing is told; then tells all, unless that is what is going on already.
  static func holding<Result>(_ change: () -> Result) -> Result {
    holdCount += 1
    defer {
      holdCount -= 1
      if holdCount == 0 { drain() }
    }
    return change()
  }

  /// Lets a teller tell its news when the change is complete; groups come after all others.
  static func add(_ teller: any Teller, isGroup: Bool) {
    if isGroup { groupTellers.append(teller) } else { tellers.append(teller) }
  }

  private static func drain() {
    guard !isDraining, !(tellers.isEmpty && groupTellers.isEmpty) else { return }
    isDraining = true
    defer { isDraining = false }
    while let teller = next() { teller.tellNews() }
    tellers.removeAll(keepingCapacity: tellers.capacity <= 64)
    groupTellers.removeAll(keepingCapacity: groupTellers.capacity <= 64)
    (nextTeller, nextGroupTeller) = (0, 0)
  }

  private static func next() -> (any Teller)? {
    if let teller = take(from: &tellers, at: &nextTeller) { return teller }
    return take(from: &groupTellers, at: &nextGroupTeller)
  }

  /// Takes the teller at an index; those before it are dropped when they make up half of the list.
  private static func take(from list: inout [any Teller], at index: inout Int) -> (any Teller)? {
    guard index < list.count else { return nil }
    let teller = list[index]
    index += 1
    if index > 64, index * 2 > list.count {
      list.removeFirst(index)
      index = 0
    }
    return teller
  }
}
