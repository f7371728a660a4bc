extension Sequence {
  /// Returns the elements in the order of their keys.
  // Compiled once for all types, because sorting is a lot of code, and few elements are sorted.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  package func sorted<Key: Comparable>(byKey key: (Element) -> Key) -> [Element] {
    sorted { key($0) < key($1) }
  }
}
