public import ValidationFormats

/// A rule that accepts e-mail addresses, such as `ada@example.com`.
///
/// It is not a ``FormatRule``, because it is evaluated at many keystrokes: it calls its recognizer directly.
public struct EmailRule: ValidationRule, Hashable {
  /// What is accepted beyond the standard.
  public let options: EmailFormat.Options

  /// Creates a rule that accepts e-mail addresses.
  public init(_ options: EmailFormat.Options = .standard) { self.options = options }

  public var name: String { "email" }

  public var parameters: [String: JSONValue] { options.parameters }

  public func isSatisfied(by text: String) -> Bool { EmailFormat.matches(text, options) }
}

extension Rule where Value == String {
  /// A rule that accepts an e-mail address, such as `ada@example.com`.
  ///
  /// The rule follows [RFC 5321, section 4.1.2](https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2) and
  /// [RFC 6531](https://www.rfc-editor.org/rfc/rfc6531); see ``/ValidationFormats/EmailFormat``.
  public static var email: Self { Self(EmailRule()) }

  /// A rule that accepts an e-mail address, with options.
  ///
  /// The rule follows [RFC 5321, section 4.1.2](https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2) and
  /// [RFC 6531](https://www.rfc-editor.org/rfc/rfc6531); see ``/ValidationFormats/EmailFormat``.
  ///
  /// Capital letters beyond ASCII, full-width letters and ideographic full stops are accepted in the domain, because mail
  /// clients map them. Store the address that the formatter `.canonical(.email)` gives.
  public static func email(_ options: EmailFormat.Options) -> Self { Self(EmailRule(options)) }

  /// A rule that accepts what browsers accept: the grammar of the HTML living standard.
  ///
  /// The rule follows the
  /// [HTML living standard](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address); see
  /// ``/ValidationFormats/HTMLEmailFormat``.
  public static var htmlEmail: Self {
    Self(FormatRule(standard: "email", parameters: ["html": true]) { HTMLEmailFormat.matches($0) })
  }
}
