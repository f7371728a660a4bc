import ValidationFormats

extension BenchmarkCase {
  /// Recognizers on half a megabyte of hostile text and on a whole one; linear ones take twice the time.
  static var hostile: [BenchmarkCase] {
    [
      hostile("email", "a", "a.", "@", "\"\\", "a@", "é", "a@|b.", "a@[1:|:") {
        $0.count { EmailFormat.matches($0) }
      },
      hostile("email-with-options", "\"|\\\"", "\"|a", "a@[IPv6:|1:", "a.", "@") {
        $0.count { EmailFormat.matches($0, [.allowsQuotedLocalPart, .allowsAddressLiteral]) }
      },
      hostile("html-email", "a", "a.", "a@", "a@|a-", "a@|b.", "é") {
        $0.count { HTMLEmailFormat.matches($0) }
      },
      hostile(
        "url", "h", "http://", "http://a.b/|%41", "http://a.b/?|é", "http://|a@", "http://|a.",
        "http://a.b/|../"
      ) {
        $0.count { URLFormat.matches($0) }
      },
      hostile("hostname", "a", "a.", "-", "xn--|a", "xn--a.", "é", "\u{200D}", "א1") {
        $0.count { HostnameFormat.matches($0) }
      },
      hostile("hostname-with-options", "É", "É.", "_", "e\u{301}", "\u{301}", "\u{FB03}", "\u{1100}", "１。") {
        $0.count {
          HostnameFormat.matches(
            $0, [.allowsUnderscores, .allowsTrailingDot, .mapsCharacters])
        }
      },
      hostile("url-with-options", "/", "//|a.", "É", "a.", "É.|/é") {
        $0.count { URLFormat.matches($0, .lenient) }
      },
      hostile("ipv4", "1", "1.", ".") { $0.count { IPv4Format.matches($0) } },
      hostile("ipv6", "1", "1:", ":", "::1.", "fe80::1%|a") {
        $0.count { IPv6Format.matches($0, .allowsZone) }
      },
      hostile("uuid", "a", "-", "123e4567-") { $0.count { UUIDFormat.matches($0) } },
      hostile("cidr", "1", "1/", "::/|0", ":") { $0.count { CIDRFormat.matches($0) } },
      hostile("mac", "0", "00:", "0000.") { $0.count { MACAddressFormat.matches($0) } },
      hostile("card", "4", "4 ", "4111-", "3") {
        $0.count { PaymentCardFormat.matches($0, .lenient) }
      },
      hostile("luhn", "4", "0", "٤") { $0.count { LuhnFormat.matches($0) } },
      hostile("iban", "D", "DE89|0", "DE89 |0000 ") { $0.count { IBANFormat.matches($0) } },
      hostile("iban-with-options", "d-", "ｄ", "\u{200E}", "DE89 |0-") {
        $0.count { IBANFormat.matches($0, .lenient) }
      },
      hostile("currency-amount", "1", "1,|111,", "-", "1.|0") {
        $0.count { CurrencyAmountFormat.matches($0) }
      },
      hostile("isbn", "9", "9-", "978|-") { $0.count { ISBNFormat.matches($0) } },
      hostile("phone", "+4|9", "+1|-", "(", "0 ") {
        $0.count { PhoneNumberFormat.matches($0, region: "GB", .lenient) }
      },
      hostile("postal-code", "S", "1", "SW1A |1AA ") {
        $0.count { PostalCodeFormat.matches($0, region: "GB") }
      },
      hostile("postal-code-with-options", "1", "P-", "PL-", "１", "0 ") {
        $0.count {
          PostalCodeFormat.matches($0, region: "PL", .lenient)
        }
      },
      hostile("json-with-options", "\"|\\ud83d\\ude00", "[\"\\u0000\",") {
        $0.count { JSONFormat.matches($0, .requiresPairedSurrogates) }
      },
      hostile("json", "[", "{\"a\":", "\"|\\u0000", "1", "[1,|1,") { $0.count { JSONFormat.matches($0) } },
      hostile("jwt", "eyJ", "eyJhbGciOiJub25lIn0.|e30", ".") { $0.count { JWTFormat.matches($0) } },
      hostile("base64", "AAAA", "A", "=") { $0.count { Base64Format.matches($0) } },
      hostile("base64-with-options", "AAAA", " ", "A\n", "=", "AA =") {
        $0.count { Base64Format.matches($0, .lenient) }
      },
      hostile("data-uri", "data:,|%20", "data:;base64,|AAAA", "data:|;a=b") {
        $0.count { DataURIFormat.matches($0) }
      },
      hostile("mime-type", "a", "a/b|;c=d", "a/b;c=\"|\\a") { $0.count { MIMETypeFormat.matches($0) } },
      hostile("semver", "1.", "0", "1.0.0-|a.", "1.0.0-|0") {
        $0.count { SemanticVersionFormat.matches($0) }
      },
      hostile("slug", "a-", "a", "-") { $0.count { SlugFormat.matches($0) } },
      hostile("date-time", "1", "2024-01-01T00:00:00.|0") { $0.count { DateTimeFormat.matches($0) } },
      hostile("duration", "P", "P|1", "P1Y|1M") { $0.count { DurationFormat.matches($0) } },
      hostile("duration-with-options", "P", "PT0.|1", "PT|1S", "P1Y|1D") {
        $0.count { DurationFormat.matches($0, .lenient) }
      },
      hostile("local-date-time", "2", "2024-01-01T00:00:00.|0") {
        $0.count { LocalDateTimeFormat.matches($0, .lenient) }
      },
      hostile("uri", "a", "a:", "a://|[", "a://|a:", "a://|@", "a://[|:", "a:|%41", "a:|é") {
        $0.count { URIFormat.matches($0, .allowsUnicode) }
      },
      hostile("hexadecimal", "0", "0x|f", "g") { $0.count { HexadecimalFormat.matches($0, .lenient) } },
      hostile("base32", "A", "=", "MZXW6YQ=") { $0.count { Base32Format.matches($0, .lenient) } },
      hostile("cidr-canonical", "1", "1/", "::/|0", ":") {
        $0.count { CIDRFormat.matches($0, .canonical) }
      },
      hostile("language-tag", "a", "a-", "en-|a1111-", "en-a|-bb", "x|-a") {
        $0.count { LanguageTagFormat.matches($0, .registered) }
      },
      hostile("email-slip", "a", "@", "a@|a.", "a@gmial.com|m") {
        $0.count { EmailAddress.hasSuggestion($0) }
      },
      hostile("mime-type-parameters", "a/b|;c=d", "a/b;a=1;b=2;c=\"|\\a", "a/b|;") {
        $0.count { MIMETypeFormat.matches($0) }
      },
      hostile("number", "1", "0", "1.|0", "1e|9") { $0.count { NumberFormat.matches($0) } },
      hostile("lat-long", "1", "1.|0", "(") { $0.count { CoordinatePairFormat.matches($0) } },
      hostile("strong-password", "a", "é", "P4ß#|ä", "\u{301}") {
        $0.count { StrongPasswordFormat.matches($0) }
      },

      // One character a megabyte long, and characters of many scalars.
      hostile("length", "e|\u{301}", "👩‍👩‍👧‍👦", "🇨🇭", "\r\n") {
        $0.count { TextLengthUnit.characters.count($0) > 64 }
      },
    ]
  }

  /// A case whose texts are made of pieces repeated, after a beginning if a bar sets one apart.
  private static func hostile(
    _ name: String, _ recipes: String..., pass: @escaping @MainActor (Inputs<String>) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(name: "hostile-\(name)", group: "hostile") {
      func texts(bytes: Int) -> [String] {
        recipes.map { recipe in
          let parts = recipe.split(separator: "|")
          let piece = String(parts[parts.count - 1])
          return (parts.count > 1 ? parts[0] : "") + String(repeating: piece, count: bytes / piece.utf8.count)
        }
      }
      return Subject(
        work: Work(texts(bytes: 1 << 20), pass),
        yardstick: Yardstick(ratio: .growth, work: Work(texts(bytes: 1 << 19), pass)))
    }
  }
}
