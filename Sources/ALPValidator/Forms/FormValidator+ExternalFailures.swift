public import Foundation

extension FormValidator {
  /// Shows failures that didn't come from a rule, such as a server's after submission, at the controls with their paths.
  ///
  /// ```swift
  /// form.setExternalFailures(["/email": "There is an account already.", "/guests/2": "This guest is on another list."])
  /// ```
  ///
  /// A failure belongs to the included control at its path, or at the longest beginning of its path. If there is no such
  /// control, capital and small letters are not distinguished, so that `Email` finds `email`. A failure that matches no
  /// control belongs to this form, in its ``FormPart/externalFailures``: none is lost. The failures replace all external
  /// failures in the form. Those of a control are removed when its value changes, and all of them by a submission, by a
  /// reset, and by ``FormPart/clearExternalFailures()``.
  ///
  /// - Parameter failures: The failures; their paths begin at this form.
  public func setExternalFailures(_ failures: ExternalFailures) {
    var external: [ObjectIdentifier: [ValidationFailure]] = [:]
    lazy var controls = controlsByLowercasedPath
    for var failure in failures.failures {
      let components = failure.path.components
      let (part, count) =
        Self.longest(components) { control(at: $0, .included) }
        ?? Self.longest(failure.path.lowercased.components) { controls[ValidationPath(Array($0))] } ?? (
          self, 0
        )
      failure.path = ValidationPath(Array(components.dropFirst(count)))
      external[ObjectIdentifier(part), default: []].append(failure)
    }
    Scheduler.shared.perform("setExternalFailures(_:)") { [self, external] in
      forEachPart(.all) { $0.setExternal(external[ObjectIdentifier($0)] ?? []) }
    }
  }

  /// Shows the failures in the body of a response at the controls with their paths.
  ///
  /// See ``ExternalFailures/init(from:)`` for the bodies that are understood, such as problem details.
  ///
  /// - Parameter body: The body, in JSON.
  /// - Throws: `DecodingError` for any other body. Nothing changes in this case.
  public func setExternalFailures(from body: Data) throws {
    setExternalFailures(try JSONDecoder().decode(ExternalFailures.self, from: body))
  }

  /// Returns what is found at the longest beginning of a path, with the number of its components.
  private static func longest(
    _ path: [ValidationPath.Component], _ control: (ArraySlice<ValidationPath.Component>) -> AnyControl?
  ) -> (FormPart, Int)? {
    for count in stride(from: path.count, to: 0, by: -1) {
      if let control = control(path.prefix(count)) { return (control, count) }
    }
    return nil
  }

  /// The included controls with a name, by their lower-case paths from this form; the first of those with the same path.
  private var controlsByLowercasedPath: [ValidationPath: AnyControl] {
    let depth = path.components.count
    let named = controls.filter { $0.name != nil }.map {
      (ValidationPath(Array($0.path.components.dropFirst(depth))).lowercased, $0)
    }
    return Dictionary(named) { first, _ in first }
  }
}

extension ValidationPath {
  fileprivate var lowercased: Self { Self(components.map { Component($0.text.lowercased()) }) }
}
