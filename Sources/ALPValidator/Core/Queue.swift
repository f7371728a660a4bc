/// A queue that keeps its memory while it is small.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head].take()
    head += 1
    if isEmpty {
      elements.removeAll(keepingCapacity: elements.capacity <= Tuning.memoryOfEmptyQueue)
      head = 0
    }
    return element
  }
}

/// A queue of what happens to objects: from the deepest object to the outermost form, and before all of them what has no
/// depth, each in the order in which it was added.
struct QueueByDepth<Element> {
  private var withoutDepth = Queue<Element>()
  private var byDepth: [Queue<Element>] = []
  /// The greatest depth at which there may be an element; `-1` at first, and after `popFirst()` has found none.
  private var greatestDepth = -1

  mutating func append(_ element: Element, depth: Int?) {
    guard let depth else { return withoutDepth.append(element) }
    while byDepth.count <= depth { byDepth.append(Queue()) }
    byDepth[depth].append(element)
    greatestDepth = max(greatestDepth, depth)
  }

  mutating func popFirst() -> Element? {
    if let element = withoutDepth.popFirst() { return element }
    while greatestDepth >= 0 {
      if let element = byDepth[greatestDepth].popFirst() { return element }
      greatestDepth -= 1
    }
    return nil
  }
}
