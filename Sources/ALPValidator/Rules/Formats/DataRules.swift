import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts a UUID of any version.
  public static var uuid: Self { .uuid() }

  /// A rule that accepts a UUID of one version, or of any.
  ///
  /// - Precondition: `version` is nil or one of 1 to 8.
  public static func uuid(version: Int? = nil) -> Self {
    Self(
      FormatRule(
        checking: "uuid", parameters: version.map { ["version": .integer($0)] } ?? [:]
      ) {
        UUIDFormat.matches($0, version: version)
      })
  }

  /// A rule that accepts a slug, the readable last part of a web address, such as `hello-world-2`.
  public static var slug: Self { Self(FormatRule("slug") { SlugFormat.matches($0) }) }

  /// A rule that accepts a JSON Web Token by its structure; no signature is verified.
  public static var jwt: Self { Self(FormatRule("jwt") { JWTFormat.matches($0) }) }

  /// A rule that accepts a semantic version, such as `2.1.0-beta.2`.
  public static var semanticVersion: Self {
    Self(FormatRule("semver") { SemanticVersionFormat.matches($0) })
  }

  /// A rule that accepts padded data in base 64, such as `Zm9vYg==`.
  public static var base64: Self { .base64() }

  /// A rule that accepts data in base 64.
  ///
  /// - Parameters:
  ///   - urlSafe: Whether `-` and `_` take the places of `+` and `/`.
  ///   - unpadded: Whether the padding must be left out, instead of being required.
  public static func base64(urlSafe: Bool = false, unpadded: Bool = false) -> Self {
    Self(
      FormatRule("base64", parameters: ["urlSafe": .bool(urlSafe), "unpadded": .bool(unpadded)]) {
        Base64Format.matches($0, urlSafe: urlSafe, unpadded: unpadded)
      })
  }

  /// A rule that accepts one JSON value of any kind.
  public static var json: Self { Self(FormatRule("json") { JSONFormat.matches($0) }) }

  /// A rule that accepts a color in the hexadecimal notation of CSS, such as `#ff8800`.
  public static var hexColor: Self { .hexColor() }

  /// A rule that accepts a color in hexadecimal notation.
  ///
  /// - Parameters:
  ///   - allowsMissingHash: Whether the digits may stand without the `#`.
  ///   - opaqueOnly: Whether the forms with alpha, those of four and eight digits, are rejected.
  public static func hexColor(allowsMissingHash: Bool = false, opaqueOnly: Bool = false) -> Self {
    Self(
      FormatRule(
        "hex-color",
        parameters: ["allowsMissingHash": .bool(allowsMissingHash), "opaqueOnly": .bool(opaqueOnly)]
      ) {
        HexColorFormat.matches($0, allowsMissingHash: allowsMissingHash, opaqueOnly: opaqueOnly)
      })
  }

  /// A rule that accepts a `data` URL, such as `data:;base64,Zm9v`.
  public static var dataURI: Self { Self(FormatRule("data-uri") { DataURIFormat.matches($0) }) }

  /// A rule that accepts a media type, such as `text/html; charset=utf-8`.
  public static var mimeType: Self { Self(FormatRule("mime-type") { MIMETypeFormat.matches($0) }) }
}
