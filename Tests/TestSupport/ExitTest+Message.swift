package import Testing

extension ExitTest.Result {
  /// Returns whether the process printed a text before it ended.
  ///
  /// An optimized precondition stops the process without a word, so there is nothing to look for then.
  package func said(_ text: String) -> Bool {
    #if DEBUG
    String(decoding: standardErrorContent, as: UTF8.self).contains(text)
    #else
    true
    #endif
  }
}
