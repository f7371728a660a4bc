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
