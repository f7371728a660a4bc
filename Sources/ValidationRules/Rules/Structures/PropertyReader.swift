/// Reads a property of a structure, by the offset of the stored property where it has one.
///
/// A key path that is followed anew for each value takes 3.7 times as long as a closure. By offset, it takes
/// 1.1 times as long.
struct PropertyReader<Root, Property>: Sendable {
  let keyPath: any KeyPath<Root, Property> & Sendable
  /// The offset of the stored property in the structure; `nil` for a property that is computed, observed or
  /// in a class.
  let offset: Int?

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

  /// Returns a function that evaluates rules on the property of a structure.
  func evaluation(_ verdict: @escaping @Sendable (Property) -> RuleVerdict) -> @Sendable (Root) -> RuleVerdict
  {
    guard let offset else {
      let keyPath = keyPath
      return { root in verdict(root[keyPath: keyPath]) }
    }
    return { root in
      // Unsafe: see `read`.
      unsafe withUnsafePointer(to: root) { pointer in
        let property = unsafe UnsafeRawPointer(pointer).advanced(by: offset)
        return unsafe BorrowedProperty.verdict(at: property, verdict)
      }
    }
  }
}

extension PropertyReader {
  /// Returns a function that evaluates rules on the property of a structure that may be missing.
  ///
  /// - Parameters:
  ///   - verdict: The rules.
  ///   - verdictOnNil: The verdict on a property that is missing.
  /// - Returns: The function.
  func evaluation<Wrapped>(
    _ verdict: @escaping @Sendable (Wrapped) -> RuleVerdict, onNil verdictOnNil: RuleVerdict
  ) -> @Sendable (Root) -> RuleVerdict where Property == Wrapped? {
    guard let offset else {
      let keyPath = keyPath
      return { root in root[keyPath: keyPath].map(verdict) ?? verdictOnNil }
    }
    return { root in
      // Unsafe: see `read`.
      unsafe withUnsafePointer(to: root) { pointer in
        let property = unsafe UnsafeRawPointer(pointer).advanced(by: offset)
        return unsafe BorrowedProperty.verdict(atOptional: property, verdict, onNil: verdictOnNil)
      }
    }
  }
}

/// Evaluates rules on properties where they are stored.
///
/// Code for any type copies a value by a call, and counts references then. In code for types that may not be
/// copyable, a value is lent to the function instead. A structure of ten properties takes 1.8 times as long
/// as the same checks by hand, and 3.9 times with copies.
enum BorrowedProperty {
  /// Returns the verdict on the property at an address.
  @unsafe
  static func verdict<Property: ~Copyable>(
    at address: UnsafeRawPointer, _ verdict: (borrowing Property) -> RuleVerdict
  ) -> RuleVerdict {
    verdict(unsafe address.assumingMemoryBound(to: Property.self).pointee)
  }

  /// Returns the verdict on the property at an address, which may be missing.
  @unsafe
  static func verdict<Property: ~Copyable>(
    atOptional address: UnsafeRawPointer, _ verdict: (borrowing Property) -> RuleVerdict,
    onNil verdictOnNil: RuleVerdict
  ) -> RuleVerdict {
    switch unsafe address.assumingMemoryBound(to: Property?.self).pointee {
    case .some(let property): verdict(property)
    case .none: verdictOnNil
    }
  }

  /// Returns whether the property at an address, which may be missing, is `nil`.
  @unsafe
  static func isNothing<Property: ~Copyable>(at address: UnsafeRawPointer, _ type: Property.Type) -> Bool {
    switch unsafe address.assumingMemoryBound(to: Property?.self).pointee {
    case .some: false
    case .none: true
    }
  }
}
