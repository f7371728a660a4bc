public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts a UUID of any version.
  ///
  /// The rule follows [RFC 9562, section 4](https://www.rfc-editor.org/rfc/rfc9562#section-4); see
  /// ``/ValidationFormats/UUIDFormat``.
  public static var uuid: Self { .uuid() }

  /// A rule that accepts a UUID of one version, or of any, with options.
  ///
  /// The rule follows [RFC 9562, section 4](https://www.rfc-editor.org/rfc/rfc9562#section-4); see
  /// ``/ValidationFormats/UUIDFormat``.
  ///
  /// - Parameters:
  ///   - version: The version, or `nil` for any value.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  /// - Precondition: `version` is `nil` or one of 1 to 8.
  public static func uuid(version: Int? = nil, _ options: UUIDFormat.Options = .standard) -> Self {
    if let version { precondition(1...8 ~= version, "UUID version \(version) is not one of 1 to 8") }
    return .format("uuid", options, arguments: ["version": version.map(JSONValue.integer)]) {
      UUIDFormat.matches($0, version: version, options)
    }
  }

  /// A rule that accepts a slug, the readable last part of a web address, such as `hello-world-2`.
  ///
  /// See ``/ValidationFormats/SlugFormat``.
  public static var slug: Self { .slug(.standard) }

  /// A rule that accepts a slug, the readable last part of a web address, with options.
  ///
  /// See ``/ValidationFormats/SlugFormat``.
  public static func slug(_ options: SlugFormat.Options) -> Self {
    .format("slug", options) { SlugFormat.matches($0, options) }
  }

  /// A rule that accepts a JSON Web Token by its structure; no signature is verified.
  ///
  /// The rule follows [RFC 7519](https://www.rfc-editor.org/rfc/rfc7519) and [RFC 7515, section
  /// 7.1](https://www.rfc-editor.org/rfc/rfc7515#section-7.1); see ``/ValidationFormats/JWTFormat``.
  public static var jwt: Self { Self(FormatRule("jwt") { JWTFormat.matches($0) }) }

  /// A rule that accepts a semantic version, such as `2.1.0-beta.2`.
  ///
  /// The rule follows [Semantic Versioning 2.0.0](https://semver.org); see
  /// ``/ValidationFormats/SemanticVersionFormat``.
  public static var semanticVersion: Self { Self(FormatRule("semver") { SemanticVersionFormat.matches($0) }) }

  /// A rule that accepts padded data in base 64, such as `Zm9vYg==`.
  ///
  /// The rule follows [RFC 4648, section 4](https://www.rfc-editor.org/rfc/rfc4648#section-4) and [RFC 4648,
  /// section 5](https://www.rfc-editor.org/rfc/rfc4648#section-5); see ``/ValidationFormats/Base64Format``.
  public static var base64: Self { .base64(.standard) }

  /// A rule that accepts data in base 64, with options.
  ///
  /// The rule follows [RFC 4648, section 4](https://www.rfc-editor.org/rfc/rfc4648#section-4) and [RFC 4648,
  /// section 5](https://www.rfc-editor.org/rfc/rfc4648#section-5); see ``/ValidationFormats/Base64Format``.
  public static func base64(_ options: Base64Format.Options) -> Self {
    .format("base64", options) { Base64Format.matches($0, options) }
  }

  /// A rule that accepts padded data in base 32, such as `MZXW6YQ=`.
  ///
  /// The rule follows [RFC 4648, section 6](https://www.rfc-editor.org/rfc/rfc4648#section-6); see
  /// ``/ValidationFormats/Base32Format``.
  public static var base32: Self { .base32(.standard) }

  /// A rule that accepts data in base 32, with options.
  ///
  /// The rule follows [RFC 4648, section 6](https://www.rfc-editor.org/rfc/rfc4648#section-6) and [RFC 4648,
  /// section 7](https://www.rfc-editor.org/rfc/rfc4648#section-7); see ``/ValidationFormats/Base32Format``.
  public static func base32(_ options: Base32Format.Options) -> Self {
    .format("base32", options) { Base32Format.matches($0, options) }
  }

  /// A rule that accepts data in hexadecimal digits of either case, such as `9f86d081`.
  ///
  /// The rule follows [RFC 4648, section 8](https://www.rfc-editor.org/rfc/rfc4648#section-8); see
  /// ``/ValidationFormats/HexadecimalFormat``.
  public static var hexadecimal: Self { .hexadecimal() }

  /// A rule that accepts data in hexadecimal digits, of a number of bytes or of any, with options.
  ///
  /// The rule follows [RFC 4648, section 8](https://www.rfc-editor.org/rfc/rfc4648#section-8); see
  /// ``/ValidationFormats/HexadecimalFormat``.
  ///
  /// ```swift
  /// // Accepts the 64 digits of a digest of SHA-256.
  /// validator.addRule(.hexadecimal(byteCount: 32))
  /// ```
  ///
  /// - Parameters:
  ///   - byteCount: The number of bytes, or `nil` for any.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: The rule.
  /// - Precondition: `byteCount` is `nil` or at least 1.
  public static func hexadecimal(
    byteCount: Int? = nil, _ options: HexadecimalFormat.Options = .standard
  ) -> Self {
    if let byteCount { precondition(byteCount >= 1, "Data of \(byteCount) bytes has no digits") }
    return .format("hexadecimal", options, arguments: ["bytes": byteCount.map(JSONValue.integer)]) {
      HexadecimalFormat.matches($0, byteCount: byteCount, options)
    }
  }

  /// A rule that accepts an object identifier of MongoDB, such as `507f1f77bcf86cd799439011`.
  ///
  /// See ``/ValidationFormats/ObjectIDFormat``.
  public static var objectID: Self { Self(FormatRule(standard: "object-id") { ObjectIDFormat.matches($0) }) }

  /// A rule that accepts a Boolean value as text, `true` or `false`.
  ///
  /// The rule follows [RFC 8259, section 3](https://www.rfc-editor.org/rfc/rfc8259#section-3); see
  /// ``/ValidationFormats/BooleanFormat``.
  public static var boolean: Self { .boolean(.standard) }

  /// A rule that accepts a Boolean value as text, with options.
  ///
  /// See ``/ValidationFormats/BooleanFormat``.
  public static func boolean(_ options: BooleanFormat.Options) -> Self {
    .format("boolean", options) { BooleanFormat.matches($0, options) }
  }

  /// A rule that accepts one JSON value of any kind.
  ///
  /// The rule follows [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259); see
  /// ``/ValidationFormats/JSONFormat``.
  public static var json: Self { .json(.standard) }

  /// A rule that accepts one JSON value of any kind, with options.
  ///
  /// The rule follows [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259); see
  /// ``/ValidationFormats/JSONFormat``.
  public static func json(_ options: JSONFormat.Options) -> Self {
    .format("json", options) { JSONFormat.matches($0, options) }
  }

  /// A rule that accepts a JSON Pointer, such as `/guests/2/email`.
  ///
  /// The rule follows [RFC 6901](https://www.rfc-editor.org/rfc/rfc6901); see
  /// ``/ValidationFormats/JSONPointerFormat``.
  public static var jsonPointer: Self {
    Self(FormatRule(standard: "json-pointer") { JSONPointerFormat.matches($0) })
  }

  /// A rule that accepts a color in the hexadecimal notation of CSS, such as `#ff8800`.
  ///
  /// The rule follows [CSS Color 4, section 5.2](https://www.w3.org/TR/css-color-4/#hex-notation); see
  /// ``/ValidationFormats/HexColorFormat``.
  public static var hexColor: Self { .hexColor(.standard) }

  /// A rule that accepts a color in hexadecimal notation, with options.
  ///
  /// The rule follows [CSS Color 4, section 5.2](https://www.w3.org/TR/css-color-4/#hex-notation); see
  /// ``/ValidationFormats/HexColorFormat``.
  public static func hexColor(_ options: HexColorFormat.Options) -> Self {
    .format("hex-color", options) { HexColorFormat.matches($0, options) }
  }

  /// A rule that accepts a `data` URL, such as `data:;base64,Zm9v`.
  ///
  /// The rule follows [RFC 2397](https://www.rfc-editor.org/rfc/rfc2397); see
  /// ``/ValidationFormats/DataURIFormat``.
  public static var dataURI: Self { Self(FormatRule("data-uri") { DataURIFormat.matches($0) }) }

  /// A rule that accepts a media type, such as `text/html; charset=utf-8`.
  ///
  /// The rule follows [RFC 6838, section 4.2](https://www.rfc-editor.org/rfc/rfc6838#section-4.2) and [RFC
  /// 9110, section 8.3.1](https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1); see
  /// ``/ValidationFormats/MIMETypeFormat``.
  public static var mimeType: Self { Self(FormatRule("mime-type") { MIMETypeFormat.matches($0) }) }
}

extension RuleDescriptor<String> {
  /// The rules for data as text.
  static var data: [Self] {
    [
      Self(
        "uuid", ".uuid", "a UUID of any version, or of one", standard: "RFC 9562, section 4",
        valid: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", invalid: "f81d4fae7dec11d0a76500a0c91e6bf6",
        keys: { MessageKeys($0["version"] == nil ? nil : "uuid.version", "uuid", shared: "identifier") }
      ) {
        let version: Int? = try $0.optionalValue("version")
        if let version, !(1...8 ~= version) {
          throw $0.unknown("\(version) is not a UUID version; there are 1 to 8", at: "version")
        }
        return .uuid(version: version, try $0.options())
      },
      Self(
        "slug", ".slug", "the readable last part of a web address", valid: "hello-world", invalid: "Hello"
      ) { try .slug($0.options()) },
      Self(
        "jwt", ".jwt", "a JSON Web Token, by its structure", standard: "RFC 7519; RFC 7515, section 7.1",
        valid: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", invalid: "a.b.c",
        keys: { _ in MessageKeys("jwt", shared: "data") }
      ) { _ in .jwt },
      Self(
        "semver", ".semanticVersion", "a semantic version", standard: "Semantic Versioning 2.0.0",
        valid: "1.0.0", invalid: "v1.0"
      ) { _ in .semanticVersion },
      Self(
        "base64", ".base64", "data in Base64", standard: "RFC 4648, sections 4 and 5", valid: "Zm9vYg==",
        invalid: "Zm9vYg", keys: { _ in MessageKeys("base64", shared: "data") }
      ) { try .base64($0.options()) },
      Self(
        "base32", ".base32", "data in Base32", standard: "RFC 4648, sections 6 and 7", valid: "MZXW6YQ=",
        invalid: "MZXW6YQ", keys: { _ in MessageKeys("base32", shared: "data") }
      ) { try .base32($0.options()) },
      Self(
        "hexadecimal", ".hexadecimal", "data in hexadecimal digits", standard: "RFC 4648, section 8",
        valid: "9f86d081", invalid: "9f86g081",
        keys: { MessageKeys($0["bytes"] == nil ? nil : "hexadecimal.bytes", "hexadecimal", shared: "data") }
      ) {
        try .hexadecimal(byteCount: $0.optionalCount("bytes", least: 1), $0.options())
      },
      Self(
        "object-id", ".objectID", "an object identifier of MongoDB", valid: "507f1f77bcf86cd799439011",
        invalid: "507f1f77bcf86cd79943901", keys: { _ in MessageKeys("object-id", shared: "identifier") }
      ) { _ in .objectID },
      Self(
        "boolean", ".boolean", "a Boolean value as text", standard: "RFC 8259, section 3", valid: "true",
        invalid: "yes"
      ) { try .boolean($0.options()) },
      Self(
        "json", ".json", "one JSON value", standard: "RFC 8259", valid: #"{"a": [1, true]}"#,
        invalid: "[1,]", keys: { _ in MessageKeys("json", shared: "data") }
      ) { try .json($0.options()) },
      Self(
        "json-pointer", ".jsonPointer", "a JSON Pointer", standard: "RFC 6901", valid: "/guests/2/email",
        invalid: "guests", keys: { _ in MessageKeys("json-pointer", shared: "data") }
      ) { _ in .jsonPointer },
      Self(
        "hex-color", ".hexColor", "a color in hexadecimal notation", standard: "CSS Color 4, section 5.2",
        valid: "#ff8800", invalid: "#ff880"
      ) { try .hexColor($0.options()) },
      Self(
        "data-uri", ".dataURI", "data in a URL", standard: "RFC 2397", valid: "data:;base64,Zm9v",
        invalid: "data:text", keys: { _ in MessageKeys("data-uri", shared: "data") }
      ) { _ in .dataURI },
      Self(
        "mime-type", ".mimeType", "a media type", standard: "RFC 6838, section 4.2; RFC 9110, section 8.3.1",
        valid: "image/png", invalid: "text/"
      ) { _ in .mimeType },
    ]
  }
}
