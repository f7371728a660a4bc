extension AnyValidator {
  func flushDebounce() {}
}
