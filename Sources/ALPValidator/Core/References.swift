/// Storage for values that may hold objects of the program. A value that is replaced is released at the end of
/// the command, when everything is written.
///
/// It may hold the last reference to an object whose `deinit` reads or writes the same storage. If the object
/// were released within the access that replaces it, this would end the program. If it were released in the
/// middle of the command, its `deinit` would find half of the changes.
///
/// Commands and questions write it. An array is copied when it is changed in place, so it should be short.
@MainActor
@propertyWrapper
struct ReleasedLater<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    @inline(__always) get { value }
    @inline(__always) set { Transaction.releaseLater(exchange(&value, with: newValue)) }
  }

  /// Changes the value in place, without a copy. What the change replaces in the value has to be released later.
  mutating func changeInPlace(_ change: (inout Value) -> Void) { change(&value) }
}

/// A reference that does not keep its object alive.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
