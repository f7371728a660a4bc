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
    return .format(.uuid, options, arguments: ["version": version.map(JSONValue.integer)]) {
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
    .format(.slug, options) { SlugFormat.matches($0, options) }
  }

  /// A rule that accepts a JSON Web Token by its structure; no signature is verified.
  ///
  /// The rule follows [RFC 7519](https://www.rfc-editor.org/rfc/rfc7519) and [RFC 7515, section
  /// 7.1](https://www.rfc-editor.org/rfc/rfc7515#section-7.1); see ``/ValidationFormats/JWTFormat``.
  public static var jwt: Self { .format(.jwt) { JWTFormat.matches($0) } }

  /// A rule that accepts a semantic version, such as `2.1.0-beta.2`.
  ///
  /// The rule follows [Semantic Versioning 2.0.0](https://semver.org); see
  /// ``/ValidationFormats/SemanticVersionFormat``.
  public static var semanticVersion: Self { .format(.semver) { SemanticVersionFormat.matches($0) } }

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
    .format(.base64, options) { Base64Format.matches($0, options) }
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
    .format(.base32, options) { Base32Format.matches($0, options) }
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
    return .format(.hexadecimal, options, arguments: ["bytes": byteCount.map(JSONValue.integer)]) {
      HexadecimalFormat.matches($0, byteCount: byteCount, options)
    }
  }

  /// A rule that accepts an object identifier of MongoDB, such as `507f1f77bcf86cd799439011`.
  ///
  /// See ``/ValidationFormats/ObjectIDFormat``.
  public static var objectID: Self { .format(.objectId) { ObjectIDFormat.matches($0) } }

  /// A rule that accepts a Boolean value as text, `true` or `false`.
  ///
  /// The rule follows [RFC 8259, section 3](https://www.rfc-editor.org/rfc/rfc8259#section-3); see
  /// ``/ValidationFormats/BooleanFormat``.
  public static var boolean: Self { .boolean(.standard) }

  /// A rule that accepts a Boolean value as text, with options.
  ///
  /// See ``/ValidationFormats/BooleanFormat``.
  public static func boolean(_ options: BooleanFormat.Options) -> Self {
    .format(.boolean, options) { BooleanFormat.matches($0, options) }
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
    .format(.json, options) { JSONFormat.matches($0, options) }
  }

  /// A rule that accepts a JSON Pointer, such as `/guests/2/email`.
  ///
  /// The rule follows [RFC 6901](https://www.rfc-editor.org/rfc/rfc6901); see
  /// ``/ValidationFormats/JSONPointerFormat``.
  public static var jsonPointer: Self {
    .format(.jsonPointer) { JSONPointerFormat.matches($0) }
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
    .format(.hexColor, options) { HexColorFormat.matches($0, options) }
  }

  /// A rule that accepts a `data` URL, such as `data:;base64,Zm9v`.
  ///
  /// The rule follows [RFC 2397](https://www.rfc-editor.org/rfc/rfc2397); see
  /// ``/ValidationFormats/DataURIFormat``.
  public static var dataURI: Self { .format(.dataUri) { DataURIFormat.matches($0) } }

  /// A rule that accepts a media type, such as `text/html; charset=utf-8`.
  ///
  /// The rule follows [RFC 6838, section 4.2](https://www.rfc-editor.org/rfc/rfc6838#section-4.2) and [RFC
  /// 9110, section 8.3.1](https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1); see
  /// ``/ValidationFormats/MIMETypeFormat``.
  public static var mimeType: Self { .format(.mimeType) { MIMETypeFormat.matches($0) } }
}

extension RuleDescription {
  static let uuid = RuleDescription(
    "uuid", standard: "RFC 9562, section 4", example: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    keys: { MessageKeys($1["version"] == nil ? nil : "\($0).version", $0, shared: "identifier") },
    hints: .identifier()
  ) { parameters in
    guard parameters.keys.allSatisfy({ $0 == "version" }) else { return nil }
    var keywords: [String: JSONValue] = ["format": "uuid"]
    keywords["pattern"] = parameters["version"].map { .string("^.{14}\($0).{4}[89ABab]") }
    return Schema(ofFormat: keywords)
  }

  static let slug = RuleDescription("slug", example: "hello-world", hints: .identifier())

  static let jwt = RuleDescription(
    "jwt", standard: "RFC 7519; RFC 7515, section 7.1",
    example: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", sharedKey: "data", hints: .identifier())

  static let semver = RuleDescription(
    "semver", standard: "Semantic Versioning 2.0.0", example: "1.0.0", hints: .identifier())

  static let base64 = RuleDescription(
    "base64", standard: "RFC 4648, sections 4 and 5", example: "Zm9vYg==", sharedKey: "data",
    hints: .identifier())

  static let base32 = RuleDescription(
    "base32", standard: "RFC 4648, sections 6 and 7", example: "MZXW6YQ=", sharedKey: "data", hints: .capitals
  ) { parameters in
    guard parameters.isEmpty else { return nil }
    return Schema(
      ofFormat: ["contentEncoding": "base32", "pattern": "^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2,7}={1,6})?$"],
      isExact: false)
  }

  static let hexadecimal = RuleDescription(
    "hexadecimal", standard: "RFC 4648, section 8", example: "9f86d081",
    keys: { MessageKeys($1["bytes"] == nil ? nil : "\($0).bytes", $0, shared: "data") }, hints: .identifier()
  ) { parameters in
    guard parameters.keys.allSatisfy({ $0 == "bytes" }) else { return nil }
    let pairs = parameters["bytes"].map { "(?:[0-9A-Fa-f]{2}){\($0)}" } ?? "[0-9A-Fa-f]+"
    return Schema(ofFormat: ["pattern": .string("^\(pairs)$")])
  }

  static let objectId = RuleDescription(
    "object-id", example: "507f1f77bcf86cd799439011", sharedKey: "identifier", hints: .identifier()
  ) { _ in Schema(ofFormat: ["pattern": "^[0-9A-Fa-f]{24}$"]) }

  static let boolean = RuleDescription(
    "boolean", standard: "RFC 8259, section 3", example: "true", hints: .identifier()
  ) { $0.isEmpty ? Schema(ofFormat: ["enum": ["true", "false"]]) : nil }

  static let json = RuleDescription(
    "json", standard: "RFC 8259", example: #"{"a": [1, true]}"#, sharedKey: "data", hints: .identifier())

  static let jsonPointer = RuleDescription(
    "json-pointer", standard: "RFC 6901", example: "/guests/2/email", sharedKey: "data", hints: .identifier()
  ) { _ in Schema(ofFormat: ["format": "json-pointer"]) }

  static let hexColor = RuleDescription(
    "hex-color", standard: "CSS Color 4, section 5.2", example: "#ff8800", hints: .identifier())

  static let dataUri = RuleDescription(
    "data-uri", standard: "RFC 2397", example: "data:;base64,Zm9v", sharedKey: "data", hints: .identifier())

  static let mimeType = RuleDescription(
    "mime-type", standard: "RFC 6838, section 4.2; RFC 9110, section 8.3.1", example: "image/png",
    hints: .identifier())
}

extension RuleDescriptor<String> {
  /// The rules for data as text.
  static var data: [Self] {
    [
      Self(
        .uuid, ".uuid", "a UUID of any version, or of one", invalid: "f81d4fae7dec11d0a76500a0c91e6bf6"
      ) {
        let version: Int? = try $0.optionalValue("version")
        if let version, !(1...8 ~= version) {
          throw $0.unknown("\(version) is not a UUID version; there are 1 to 8", at: "version")
        }
        return .uuid(version: version, try $0.options())
      },
      Self(.slug, ".slug", "the readable last part of a web address", invalid: "Hello") {
        try .slug($0.options())
      },
      Self(.jwt, ".jwt", "a JSON Web Token, by its structure", invalid: "a.b.c") { _ in .jwt },
      Self(.semver, ".semanticVersion", "a semantic version", invalid: "v1.0") { _ in .semanticVersion },
      Self(.base64, ".base64", "data in Base64", invalid: "Zm9vYg") { try .base64($0.options()) },
      Self(.base32, ".base32", "data in Base32", invalid: "MZXW6YQ") { try .base32($0.options()) },
      Self(.hexadecimal, ".hexadecimal", "data in hexadecimal digits", invalid: "9f86g081") {
        try .hexadecimal(byteCount: $0.optionalCount("bytes", least: 1), $0.options())
      },
      Self(
        .objectId, ".objectID", "an object identifier of MongoDB", invalid: "507f1f77bcf86cd79943901"
      ) { _ in .objectID },
      Self(.boolean, ".boolean", "a Boolean value as text", invalid: "yes") { try .boolean($0.options()) },
      Self(.json, ".json", "one JSON value", invalid: "[1,]") { try .json($0.options()) },
      Self(.jsonPointer, ".jsonPointer", "a JSON Pointer", invalid: "guests") { _ in .jsonPointer },
      Self(.hexColor, ".hexColor", "a color in hexadecimal notation", invalid: "#ff880") {
        try .hexColor($0.options())
      },
      Self(.dataUri, ".dataURI", "data in a URL", invalid: "data:text") { _ in .dataURI },
      Self(.mimeType, ".mimeType", "a media type", invalid: "text/") { _ in .mimeType },
    ]
  }
}
