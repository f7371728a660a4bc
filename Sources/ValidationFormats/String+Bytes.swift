extension String {
  /// Calls a function with the UTF-8 bytes of the text, without copying them where the text is native.
  ///
  /// The one place with unsafe code among the recognizers: `String.utf8Span` does the same, but does not
  /// exist on the platforms of the manifest. A bridged `NSString` is copied once.
  @inline(__always)
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body(Span(_unsafeElements: $0)) }) {
      return result
    }
    return withCopiedBytes(body)
  }

  // Apart, because in its place it would cost every call a retain and a release.
  @inline(never)
  private func withCopiedBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(ContiguousArray(utf8).span)
  }
}
