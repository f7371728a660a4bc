/// The keys under which a message is looked up.
struct MessageKeys: Sendable {
  /// The keys of the rule's own messages, the most specific first.
  var keys: [String] = []
  /// The keys of sentences that together replace a message that a language does not have.
  var sentences: [[String]] = []
  /// The keys of messages that several rules share, used if a language has none of the others.
  var shared: [String] = []

  init(_ keys: String?..., shared: String...) {
    self.keys = keys.compactMap { $0 }
    self.shared = shared
  }

  init(_ key: String, sharing shared: String?) {
    keys = [key]
    self.shared = shared.map { [$0] } ?? []
  }
}

extension MessageKeys {
  /// The keys for a least and a greatest number of something.
  struct Bounds {
    var minimum: String
    var maximum: String
    var range: String
    var exact: String
    var none: String

    /// Keys made of one name: `name` for the minimum, `name.maximum`, `name.range`, `name.exact`,
    /// `name.none`.
    init(_ name: String, minimum: String? = nil) {
      self.minimum = minimum ?? name
      maximum = "\(name).maximum"
      range = "\(name).range"
      exact = "\(name).exact"
      none = "\(name).none"
    }

    /// Keys made of one name: `name` for the range, `name.minimum`, `name.maximum`, `name.exact`,
    /// `name.none`.
    init(named name: String, none: String? = nil) {
      minimum = "\(name).minimum"
      maximum = "\(name).maximum"
      range = name
      exact = "\(name).exact"
      self.none = none ?? "\(name).none"
    }

    /// Returns the same keys with a variant after them, except that of nothing at all.
    func with(variant: String) -> Self {
      var bounds = self
      bounds.minimum += variant
      bounds.maximum += variant
      bounds.range += variant
      bounds.exact += variant
      return bounds
    }
  }

  /// Creates the keys for the bounds that parameters set.
  init(
    _ bounds: Bounds, _ parameters: [String: JSONValue], minimum: String = "minimum",
    maximum: String = "maximum"
  ) {
    switch (parameters[minimum], parameters[maximum]) {
    case (let minimum?, let maximum?):
      keys = [minimum == maximum ? bounds.exact : bounds.range]
      sentences = [[bounds.minimum], [bounds.maximum]]
    case (_?, nil): keys = [bounds.minimum]
    case (nil, 0): keys = [bounds.none, bounds.maximum]
    case (nil, _?): keys = [bounds.maximum]
    case (nil, nil): break
    }
  }
}
