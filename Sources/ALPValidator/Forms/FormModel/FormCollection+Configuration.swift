/// The functions of the program that set up the forms of elements.
struct ElementConfiguration<Element: Sendable> {
  /// The functions, in the order in which they were added.
  var functions: [@MainActor (FormModel<Element>) -> Void] = []
  /// Whether one of them is being called. An element that it adds to the collection meanwhile is not set up,
  /// because that would never end.
  var isUnderWay = false
}

extension FormCollection {
  /// Calls a closure for each element that the collection has, and for each one that it gets later.
  ///
  /// Set up here what the rule set doesn't declare, such as an input format, a localized label, or an
  /// asynchronous condition. Elements are added by the user, but also by a draft, by a rebase, and by a value
  /// that is set. All of them are set up.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// form.list(\.jobs).configureElements { job in
  ///   job[\.company].label = "Company"
  ///   job[\.company].addCondition(
  ///     .async("known") { try await server.isKnown($0) })
  /// }
  /// ```
  ///
  /// The closure is called once for each element: for a new one before it has its place in the collection, and
  /// before a draft restores what was typed. An element that is removed and comes back, as with
  /// ``ValidationObject/reset()``, isn't set up again. Several closures are called in the order in which
  /// they were added. For a list within the elements, call this function in the closure.
  ///
  /// The collection keeps the closure. Capture weakly what keeps the form, such as your model, and in
  /// conditions and handlers also the element. The closure runs within the command that makes the element, so
  /// observers are notified afterwards. It should change neither values nor the collection: an element that it
  /// adds to the collection isn't set up, which is reported.
  ///
  /// - Parameter configure: Sets up the form of an element. In a dictionary, the ``FormPart/name`` of the form
  ///   is the key.
  public final func configureElements(
    _ configure: @escaping @MainActor (_ element: FormModel<Element>) -> Void
  ) {
    Transaction.run("configureElements(_:)") { [self] _ in
      configuration.functions.append(configure)
      var configured = Set<ObjectIdentifier>()
      for element in elementsAtAnyTime where configured.insert(ObjectIdentifier(element)).inserted {
        Transaction.runAsOneCommand { _ in self.configure(element, with: [configure]) }
      }
    }
  }

  /// Sets up the form of a new element.
  final func configureNew(_ element: FormModel<Element>) {
    configure(element, with: configuration.functions)
  }

  private func configure(
    _ element: FormModel<Element>, with functions: [@MainActor (FormModel<Element>) -> Void]
  ) {
    guard !functions.isEmpty else { return }
    guard !configuration.isUnderWay else {
      return Misuse.report(
        "element that was added while another was set up",
        """
        The closure of configureElements(_:) has added an element of \(Element.self) to the collection whose elements it sets up, so \
        the new one was not set up. Add elements outside of the closure.
        """,
        inAllBuilds: true)
    }
    configuration.isUnderWay = true
    defer { configuration.isUnderWay = false }
    for function in functions { function(element) }
  }
}
