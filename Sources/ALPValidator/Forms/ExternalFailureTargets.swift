/// The parts of a form that external failures can belong to, found by path.
///
/// The cost of a failure depends on the length of its path, not on the number of controls.
@MainActor
struct ExternalFailureTargets {
  /// A part, and the rest of the path of a failure within it.
  struct Target {
    let part: FormPart
    let rest: ValidationPath
  }

  private typealias Path = [ValidationPath.Component]

  /// Where a part is in the version.
  private struct Place {
    let form: FormGroup
    let hasComponent: Bool
  }

  private let form: FormGroup
  private let version: Version
  /// The place of each part in the version.
  private var places: [ObjectIdentifier: Place] = [:]
  /// The part at each path: a list or an element of one, or else the first control.
  private var parts: [Path: FormPart] = [:]
  /// The controls that select a case, by the paths of their choices.
  private var selectors: [Path: AnyControl] = [:]
  /// The controls with their paths, in order.
  private var controls: [(path: Path, control: AnyControl)] = []
  /// The first control at each path in lowercase. Made when no part is found at a path as it is.
  private lazy var controlsByLowercasedPath = Dictionary(
    controls.map { (Self.lowercased($0.path[...]), $0.control) }, uniquingKeysWith: { first, _ in first })
  /// The number of components of the longest path. A longer path that a server sends is not searched beyond
  /// this length.
  private var longestPath = 0

  /// Collects the included controls and lists of a form that have a path.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - version: The version of the form whose paths the failures have. The parts of a submitted version may
  ///     have moved since, or may have been removed.
  init(of form: FormGroup, in version: Version) {
    self.form = form
    self.version = version
    addParts(of: form, at: [])
  }

  private mutating func addParts(of form: FormGroup, at path: Path) {
    for (component, part) in form.members(of: version) where part.isIncluded {
      let partPath = component.map { path + [$0] } ?? path
      places[ObjectIdentifier(part)] = Place(form: form, hasComponent: component != nil)
      if let group = part as? FormGroup {
        addParts(of: group, at: partPath)
        if group is any FormOfElements {
          parts[partPath] = group
        } else if form is any FormOfElements, parts[partPath] == nil {
          // An element that is a value has a control at the same path.
          parts[partPath] = group
        } else if let choice = group as? any FormOfCases, choice.selectorHasName {
          selectors[partPath] = choice.selector
          if let form = choice.selectedForm(in: version) {
            // The user may have selected another case since the version was submitted.
            parts[partPath] = form.isIncluded ? form : choice.selector
          }
        }
      } else if let control = part as? AnyControl, component != nil || form.ownControl === control {
        controls.append((partPath, control))
        if parts[partPath] == nil { parts[partPath] = control }
      }
      longestPath = max(longestPath, partPath.count)
    }
  }

  private static func lowercased(_ path: Path.SubSequence) -> [String] { path.map { $0.text.lowercased() } }

  /// Returns the part at the longest beginning of a path, or else the form itself.
  mutating func target(of path: ValidationPath) -> Target {
    let components = path.components
    if let selector = selectors[components] {
      return target(selector, in: components, after: components.count)
    }
    // The empty path is that of the form as a whole, which may have a control.
    let leastLength = min(1, components.count)
    let greatestLength = max(leastLength, min(components.count, longestPath))
    let beginnings = (leastLength...greatestLength).reversed().map { components.prefix($0) }
    for beginning in beginnings {
      if let part = parts[Path(beginning)] { return target(part, in: components, after: beginning.count) }
    }
    for beginning in beginnings {
      if let control = controlsByLowercasedPath[Self.lowercased(beginning)] {
        return target(control, in: components, after: beginning.count)
      }
    }
    return Target(part: form, rest: path)
  }

  /// Returns a part as the target, or, if it was removed since, the nearest form around it that was not.
  private func target(_ part: FormPart, in components: Path, after count: Int) -> Target {
    var part = part
    var count = count
    while part !== form, !part.formsAround.contains(where: { $0 === form }) {
      guard let place = places[ObjectIdentifier(part)] else {
        return Target(part: form, rest: ValidationPath(components))
      }
      part = place.form
      if place.hasComponent { count -= 1 }
    }
    return Target(part: part, rest: ValidationPath(Array(components.dropFirst(count))))
  }
}
