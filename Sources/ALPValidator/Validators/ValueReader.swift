/// What reads the values of controls, and is told when one that it has read changes.
@MainActor
final class ValueReader {
  /// The reader in whose name values are read at present.
  private(set) static var current: ValueReader?

  private static var latestNumber = 0

  /// A number that no other reader has.
  let number: Int

  private let valueDidChange: @MainActor (AnyObject) -> Void
  private var readingCount = 0
  private var isHearing = false
  private var newSource: AnyObject?

  /// Creates a reader.
  ///
  /// - Parameter valueDidChange: Called with the object whose value changed.
  init(_ valueDidChange: @escaping @MainActor (AnyObject) -> Void) {
    Self.latestNumber += 1
    number = Self.latestNumber
    self.valueDidChange = valueDidChange
  }

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
  private final class Counting {}

  /// Stands for the source of a change that is not one of a value.
  private static let counting = Counting()

  private var readers: [WeakReference<ValueReader>] = []
  private var numbers: Set<Int> = []
  private var countToTidyAt = 16

  /// Takes note of the reader in whose name values are read at present, if there is one.
  mutating func noteCurrent() {
    guard let reader = ValueReader.current, !numbers.contains(reader.number) else { return }
    if readers.count >= countToTidyAt { tidy() }
    numbers.insert(reader.number)
    readers.append(WeakReference(reader))
  }

  /// Tells all of them that the value is another one.
  func tell(of source: AnyObject) {
    for reader in readers { reader.object?.hear(of: source) }
  }

  /// Tells all of them that the value is the same, but counts or does not; also those of the object itself.
  func tellOfCounting() { tell(of: Self.counting) }

  /// Forgets the readers that went away.
  private mutating func tidy() {
    readers.removeAll { $0.object == nil }
    numbers = Set(readers.lazy.compactMap(\.object?.number))
    countToTidyAt = max(16, readers.count * 2)
  }
}

extension AnyValidator {
  /// Returns a function whose reads of controls make the validator validate again when those change.
  func recording(_ isActive: @escaping @MainActor () -> Bool) -> @MainActor () -> Bool {
    { [reader] in reader.reading(isActive) }
  }

  /// Returns a function whose reads of controls make the validator validate again when those change.
  func recording<Value>(_ isSatisfied: @escaping @MainActor (Value) -> Bool) -> @MainActor (Value) -> Bool {
    { [reader] value in reader.reading { isSatisfied(value) } }
  }
}
