/// The parts of a form that external failures can belong to, found by path.
///
/// Each failure costs as much as its path is long, whatever the number of controls.
@MainActor
struct ExternalFailureTargets {
  /// A part, and the rest of the path of a failure within it.
  struct Target {
    let part: FormPart
    let rest: ValidationPath
  }

  private typealias Path = [ValidationPath.Component]

  private let form: FormValidator
  /// The first part at each path.
  private var parts: [Path: FormPart] = [:]
  /// The same with the texts of the components in lowercase.
  private var partsByLowercasedPath: [[String]: FormPart] = [:]
  /// The number of components of the longest path. A longer path of a server, however long, is not looked at beyond it.
  private var longestPath = 0

  /// Takes the named controls of a form, included ones only.
  init(of form: FormValidator) {
    self.form = form
    let depth = form.path.components.count
    form.forEachPart(.included) { part in
      guard part is any FormOfElements, part !== form else { return }
      let path = Path(part.path.components.dropFirst(depth))
      parts[path] = part
      longestPath = max(longestPath, path.count)
    }
    for control in form.controls where control.name != nil || control.storedForm?.ownControl === control {
      let path = Path(control.path.components.dropFirst(depth))
      longestPath = max(longestPath, path.count)
      if parts[path] == nil { parts[path] = control }
      let lowercased = path.map { $0.text.lowercased() }
      if partsByLowercasedPath[lowercased] == nil { partsByLowercasedPath[lowercased] = control }
    }
  }

  /// Returns the part at the longest beginning of a path, or else the form itself.
  func target(of path: ValidationPath) -> Target {
    let components = path.components
    // The empty path is that of the form as a whole, which may have a control.
    let leastLength = min(1, components.count)
    let greatestLength = max(leastLength, min(components.count, longestPath))
    let beginnings = (leastLength...greatestLength).reversed().map { components.prefix($0) }
    for beginning in beginnings {
      if let part = parts[Path(beginning)] { return target(part, in: components, after: beginning.count) }
    }
    for beginning in beginnings {
      let lowercased = beginning.map { $0.text.lowercased() }
      if let part = partsByLowercasedPath[lowercased] {
        return target(part, in: components, after: beginning.count)
      }
    }
    return Target(part: form, rest: path)
  }

  private func target(_ part: FormPart, in components: Path, after count: Int) -> Target {
    Target(part: part, rest: ValidationPath(Array(components.dropFirst(count))))
  }
}
