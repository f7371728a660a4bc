/// The path from a value to a part of it, such as `/guests/2/email`.
///
/// The text of a path is a JSON Pointer of [RFC 6901](https://www.rfc-editor.org/rfc/rfc6901). The empty path
/// stands for the whole value.
///
/// ```swift
/// let path: ValidationPath = "/guests/2/email"
/// path.components  // [.key("guests"), .index(2), .key("email")]
/// ```
///
/// An interpolated offset or key is one component, whatever characters it has, and an interpolated path is
/// several:
///
/// ```swift
/// let index = 2
/// let guest: ValidationPath = "/guests/\(index)"
/// let email: ValidationPath = "\(guest)/email"
/// email.description  // "/guests/2/email"
/// ```
public struct ValidationPath: Hashable, Sendable {
  /// A step from a value to one of its parts.
  public enum Component: Sendable {
    /// The name of a property, or the key of a dictionary.
    case key(String)
    /// The offset of an element, from 0.
    case index(Int)
  }

  /// The steps from the whole value.
  public var components: [Component]

  /// Creates a path from its components.
  public init(_ components: [Component] = []) { self.components = components }

  /// Whether this is the path of the whole value.
  public var isEmpty: Bool { components.isEmpty }

  /// Returns the path of a part of the value at this path.
  public func appending(_ component: Component) -> Self { Self(components + [component]) }

  /// Returns the path that follows another one from the value at this path.
  public func appending(_ path: Self) -> Self { Self(components + path.components) }
}

extension ValidationPath.Component: Hashable {
  /// Returns whether two components have the same text: `.index(2)` is `.key("2")`.
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.key(let first), .key(let second)): first == second
    case (.index(let first), .index(let second)): first == second
    default: first.text == second.text
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Creates a component from its text. A decimal number without leading zeros is an index.
  package init(_ text: String) {
    let digits = text.utf8
    if let first = digits.first, digits.allSatisfy({ 0x30...0x39 ~= $0 }), first != 0x30 || digits.count == 1,
      let index = Int(text)
    {
      self = .index(index)
    } else {
      self = .key(text)
    }
  }

  /// Returns a text with the escapes of a JSON Pointer.
  fileprivate static func escaped(_ text: String) -> String {
    text.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// The component without escapes.
  package var text: String {
    switch self {
    case .key(let key): key
    case .index(let index): "\(index)"
    }
  }
}

extension ValidationPath: LosslessStringConvertible {
  /// The path as a JSON Pointer, in which `~0` stands for a tilde and `~1` for a slash.
  public var description: String {
    components.reduce(into: "") { pointer, component in
      pointer += "/" + Component.escaped(component.text)
    }
  }

  /// Creates a path from a JSON Pointer, or returns nil if the text is not one.
  ///
  /// A decimal number without leading zeros is an index.
  public init?(_ description: String) {
    self.init()
    guard !description.isEmpty else { return }
    // By bytes, because a combining mark after a slash would hide it in a character.
    let tokens = description.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard tokens.first?.isEmpty == true else { return nil }
    components.reserveCapacity(tokens.count - 1)
    for token in tokens.dropFirst() {
      guard let component = Self.component(token) else { return nil }
      components.append(component)
    }
  }

  private static func component(_ token: Substring.UTF8View) -> Component? {
    guard token.contains(UInt8(ascii: "~")) else { return Component(String(Substring(token))) }
    var bytes: [UInt8] = []
    var rest = token
    while let byte = rest.popFirst() {
      guard byte == "~" else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case "0": bytes.append(UInt8(ascii: "~"))
      case "1": bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return .key(String(decoding: bytes, as: UTF8.self))
  }
}

extension ValidationPath: ExpressibleByStringLiteral {
  /// Creates a path from a JSON Pointer.
  ///
  /// - Precondition: The literal is a JSON Pointer: empty, or with a slash before each component.
  public init(stringLiteral text: String) {
    guard let path = Self(text) else {
      preconditionFailure(
        "\"\(text)\" is not a JSON Pointer: write a slash before each component, as in /email")
    }
    self = path
  }
}

extension ValidationPath: ExpressibleByStringInterpolation {
  /// The text of a JSON Pointer as it is made of a literal with offsets, keys and paths in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pointer = ""

    /// Creates an empty text with room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pointer.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Appends a part of the literal, which is a part of a JSON Pointer.
    public mutating func appendLiteral(_ literal: String) { pointer += literal }

    /// Appends the offset of an element.
    public mutating func appendInterpolation(_ index: Int) { pointer += "\(index)" }

    /// Appends the name of a property or the key of a dictionary, or a part of one. A slash and a tilde in it
    /// are escaped.
    public mutating func appendInterpolation(_ key: some StringProtocol) {
      pointer += Component.escaped(String(key))
    }

    /// Appends the components of a path, each with its slash.
    public mutating func appendInterpolation(_ path: ValidationPath) { pointer += path.description }
  }

  /// Creates a path from a JSON Pointer with offsets, keys and paths in it.
  ///
  /// - Precondition: The text is a JSON Pointer: empty, or with a slash before each component. An
  ///   interpolated path has its slashes, an interpolated offset or key does not.
  public init(stringInterpolation interpolation: StringInterpolation) {
    self.init(stringLiteral: interpolation.pointer)
  }
}

extension ValidationPath: Codable {
  /// Creates a path from a JSON Pointer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "\"\(text)\" is not a JSON Pointer; write a slash before each component, as in /email")
    }
    self = path
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
