/// The objects that have changed in a command and are not settled yet.
@MainActor
struct MarkedObjects {
  private var validators = Queue<AnyValidator>()
  private var partsByDepth: [Queue<FormPart>] = []
  /// The greatest depth at which a part may be marked; `-1` at first, and after `popDeepestPart()` has found
  /// none.
  private var greatestDepth = -1

  #if DEBUG
  private var settled: [ValidationObject] = []
  #endif

  mutating func add(_ validator: AnyValidator) {
    guard !validator.isMarked else { return }
    validator.isMarked = true
    validators.append(validator)
  }

  /// Adds a part at its present depth. A part that moves afterwards is settled at the depth at which it was
  /// marked, so its form may be settled twice. The tallies are right in any order, because they are kept by
  /// difference.
  mutating func add(_ part: FormPart) {
    guard !part.isMarked else { return }
    part.isMarked = true
    let depth = part.depth
    while partsByDepth.count <= depth { partsByDepth.append(Queue()) }
    partsByDepth[depth].append(part)
    greatestDepth = max(greatestDepth, depth)
  }

  mutating func popValidator() -> AnyValidator? {
    guard let validator = validators.popFirst() else { return nil }
    validator.isMarked = false
    keepForCheck(validator)
    return validator
  }

  mutating func popDeepestPart() -> FormPart? {
    while greatestDepth >= 0 {
      if let part = partsByDepth[greatestDepth].popFirst() {
        part.isMarked = false
        keepForCheck(part)
        return part
      }
      greatestDepth -= 1
    }
    return nil
  }

  private mutating func keepForCheck(_ object: ValidationObject) {
    #if DEBUG
    settled.append(object)
    #endif
  }

  #if DEBUG
  /// Returns the objects that were settled since the last call.
  mutating func removeSettledObjects() -> [ValidationObject] { exchange(&settled, with: []) }
  #endif
}
