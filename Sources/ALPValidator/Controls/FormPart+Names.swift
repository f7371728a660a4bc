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
}
