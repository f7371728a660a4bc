extension FormModel {
  /// The paths of the properties that differ from the base, in the order of the declaration.
  ///
  /// A text that can't be read differs. A structure that was added or removed, and a list whose number or
  /// order of elements changed, appear with their own paths. Parts of the form that the structure doesn't
  /// have are left out. A property that the rule set excludes now appears, because ``value`` has it, although
  /// it doesn't make the form dirty. The property is observable.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// form[\.address.city].value = "Köln"
  /// form.changedPaths  // ["/address/city"]
  /// ```
  public var changedPaths: [ValidationPath] {
    tracker.read([.value, .settings, .parts])
    var paths: [ValidationPath] = []
    collectChangedPaths(&paths)
    return paths
  }
}
