extension LoopbackServer {
  /// The header fields of a message in their order, found by name in any case.
  public struct Headers: Sendable, Hashable {
    /// One line of a header.
    public struct Field: Sendable, Hashable {
      /// The name as it was written.
      public var name: String

      /// The value without white space around it.
      public var value: String
    }

    /// The fields in their order.
    public private(set) var fields: [Field] = []

    /// Creates a header without fields.
    public init() {}

    /// The values of all fields with a name, joined with commas; setting one replaces them all.
    public subscript(name: String) -> String? {
      get {
        let values = values(of: name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
      }
      set {
        fields.removeAll { $0.name.lowercased() == name.lowercased() }
        if let newValue { append(name, newValue) }
      }
    }

    /// The value of each field with a name.
    public func values(of name: String) -> [String] {
      fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    /// Adds a field after the others.
    public mutating func append(_ name: String, _ value: String) {
      fields.append(Field(name: name, value: value))
    }

    /// Returns whether a field holds a word in its list of words, such as `close` in `Connection`.
    func lists(_ word: String, in name: String) -> Bool {
      values(of: name).contains { value in
        value.lowercased().split(separator: ",").contains { $0.filter { !$0.isWhitespace } == word }
      }
    }
  }
}

extension LoopbackServer.Headers: ExpressibleByDictionaryLiteral {
  /// Creates a header from names and values, in their order.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }
}
