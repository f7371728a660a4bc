extension FormPart {
  /// The path of the part from the outermost form, such as `/delivery/street`.
  ///
  /// Unnamed groups, such as wizard pages, don't appear in paths. A name that is a number is an index, as in
  /// `/guests/2/email`. The name of the outermost form is not part of a path.
  public final var path: ValidationPath {
    guard let form else { return ValidationPath() }
    guard let component = form.pathComponent(of: self) else { return form.path }
    return form.path.appending(component)
  }

  /// Returns failures of the part with their paths in the outermost form.
  final func located(_ failures: [ValidationFailure]) -> [ValidationFailure] {
    guard !failures.isEmpty else { return failures }
    let path = path
    return failures.map { failure in
      var failure = failure
      failure.path = path.appending(failure.path)
      failure.isSecret = failure.isSecret || isSecret
      return failure
    }
  }
}
