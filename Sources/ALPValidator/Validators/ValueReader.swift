/// What reads the values of controls, and is told when one that it has read changes.
@MainActor
final class ValueReader {
  /// The reader in whose name values are read at present.
  private(set) static var current: ValueReader?

  private let valueDidChange: @MainActor (AnyObject) -> Void
  private var readingCount = 0
  private var isHearing = false
  private var newSource: AnyObject?

  /// Creates a reader.
  ///
  /// - Parameter valueDidChange: Called with the object whose value changed.
  init(_ valueDidChange: @escaping @MainActor (AnyObject) -> Void) { self.valueDidChange = valueDidChange }

  /// Calls a function whose reads are remembered as those of this reader.
  func reading<Result>(_ read: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    readingCount += 1
    defer {
      readingCount -= 1
      Self.current = outer
    }
    return read()
  }

  /// Takes note of another value, unless it is the reader itself that changes it as it reads.
  ///
  /// A change that follows from this one is taken note of afterwards, so the stack stays bounded.
  func hear(of source: AnyObject) {
    guard readingCount == 0 else { return }
    guard !isHearing else {
      newSource = source
      return
    }
    isHearing = true
    defer { isHearing = false }
    var changed: AnyObject? = source
    while let source = changed {
      newSource = nil
      valueDidChange(source)
      changed = newSource
    }
  }
}

/// Those who have read the value of an object, in the order in which they did; none is kept alive.
@MainActor
struct ValueReaders {
  private var readers: [WeakReference<ValueReader>] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var countToTidyAt = 16

  /// Takes note of the reader in whose name values are read at present, if there is one.
  mutating func noteCurrent() {
    guard let reader = ValueReader.current else { return }
    let index = indices[ObjectIdentifier(reader)]
    if let index, readers[index].object === reader { return }
    if readers.count >= countToTidyAt { tidy() }
    indices[ObjectIdentifier(reader)] = readers.count
    readers.append(WeakReference(reader))
  }

  /// Tells all of them that the value is another one.
  func tell(of source: AnyObject) {
    for reader in readers { reader.object?.hear(of: source) }
  }

  /// Forgets the readers that went away.
  private mutating func tidy() {
    readers.removeAll { $0.object == nil }
    indices = [:]
    for (index, reader) in readers.enumerated() {
      if let reader = reader.object { indices[ObjectIdentifier(reader)] = index }
    }
    countToTidyAt = max(16, readers.count * 2)
  }
}

extension AnyValidator {
  /// Returns a function whose reads of controls make the validator validate again when those change.
  func recording(_ isActive: @escaping @MainActor () -> Bool) -> @MainActor () -> Bool {
    { [weak self] in self?.reader.reading(isActive) ?? isActive() }
  }

  /// Returns a function whose reads of controls make the validator validate again when those change.
  func recording<Value>(_ isSatisfied: @escaping @MainActor (Value) -> Bool) -> @MainActor (Value) -> Bool {
    { [weak self] value in self?.reader.reading { isSatisfied(value) } ?? isSatisfied(value) }
  }
}
