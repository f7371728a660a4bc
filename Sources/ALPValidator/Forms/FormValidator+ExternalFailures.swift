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
    typealias Component = ValidationPath.Component
    let depth = path.components.count
    let named = controls.filter { $0.name != nil }.map { ($0, path: $0.path.components.dropFirst(depth)) }
    func longest(_ path: [Component], _ isSame: (Component, Component) -> Bool) -> (FormPart, Int)? {
      let beginnings = named.filter { path.starts(with: $0.path, by: isSame) }
      return beginnings.max { $0.path.count < $1.path.count }.map { ($0, $1.count) }
    }
    var external: [ObjectIdentifier: [ValidationFailure]] = [:]
    for var failure in failures.failures {
      let components = failure.path.components
      let (part, count) =
        longest(components, ==)
        ?? longest(components) { $0.text.lowercased() == $1.text.lowercased() } ?? (self, 0)
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
}
