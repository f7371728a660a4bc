/// The objects that have changed in a command and are not settled yet.
@MainActor
struct MarkedObjects {
  private var objects = QueueByDepth<ValidationObject>()

  #if DEBUG
  private var settled: [ValidationObject] = []
  #endif

  /// Adds an object at its present depth. A part that moves afterwards is settled at the depth at which it was
  /// marked, so its form may be settled twice. The tallies are right in any order, because they are kept by
  /// difference.
  mutating func add(_ object: ValidationObject) {
    guard !object.isMarked else { return }
    object.isMarked = true
    objects.append(object, depth: object.depth)
  }

  mutating func popFirst() -> ValidationObject? {
    guard let object = objects.popFirst() else { return nil }
    object.isMarked = false
    #if DEBUG
    settled.append(object)
    #endif
    return object
  }

  #if DEBUG
  /// Returns the objects that were settled since the last call.
  mutating func removeSettledObjects() -> [ValidationObject] { exchange(&settled, with: []) }
  #endif
}
