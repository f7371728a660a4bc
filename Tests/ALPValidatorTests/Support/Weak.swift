/// A reference that does not keep its object alive.
///
/// `weak let` does the same, but needs a newer compiler than the manifest; a `weak var` that is only read is warned of.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
