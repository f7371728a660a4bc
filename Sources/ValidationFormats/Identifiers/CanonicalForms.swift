// The canonical forms of formats that have no parsed value. Each function accepts every spelling that the
// options of the format's `matches` allow, and returns the one to store: it is valid without options, and its
// own canonical form.

extension UUIDFormat {
  /// Returns the canonical form of a UUID, lowercase with hyphens and without braces, or `nil` for other
  /// text.
  ///
  /// ```swift
  /// UUIDFormat.canonical("{F81D4FAE7DEC11D0A76500A0C91E6BF6}")
  /// // "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
  /// ```
  public static func canonical(_ text: String) -> String? {
    guard matches(text, .lenient) else { return nil }
    return text.hexDigits(grouped: [4, 6, 8, 10], separator: UInt8(ascii: "-"))
  }
}

extension MACAddressFormat {
  /// Returns the canonical form of a hardware address, lowercase with colons, or `nil` for other text.
  public static func canonical(_ text: String) -> String? {
    guard
      matches(text, .allowsEUI64)
        || matches(text, [.allowsEUI64, .allowsSeparators])
    else {
      return nil
    }
    return TypedText.characters(of: text).hexDigits(
      grouped: [1, 2, 3, 4, 5, 6, 7], separator: UInt8(ascii: ":"))
  }
}

extension HexColorFormat {
  /// Returns the canonical form of a color, lowercase with a hash and two digits for each channel, or `nil`
  /// for other text.
  public static func canonical(_ text: String) -> String? {
    guard matches(text, .lenient) else { return nil }
    let digits = text.utf8.filter(\.isASCIIHexDigit).map { $0 | 0x20 }
    let channels = digits.count < 6 ? digits.flatMap { [$0, $0] } : digits
    return "#" + String(decoding: channels, as: UTF8.self)
  }
}

extension BICFormat {
  /// Returns the canonical form of a code, uppercase without separators, or `nil` for other text.
  ///
  /// The branch `XXX` of a head office is left out, because the code of eight characters means the same.
  public static func canonical(_ text: String) -> String? {
    guard matches(text, .lenient) else { return nil }
    let code = TypedText.characters(of: text)
    return code.hasSuffix("XXX") && code.utf8.count == 11 ? String(code.dropLast(3)) : code
  }
}

extension LEIFormat {
  /// Returns the canonical form of an identifier, uppercase without separators, or `nil` for other text.
  public static func canonical(_ text: String) -> String? {
    matches(text, .lenient) ? TypedText.characters(of: text) : nil
  }
}

extension ISINFormat {
  /// Returns the canonical form of an identifier, uppercase without separators, or `nil` for other text.
  public static func canonical(_ text: String) -> String? {
    matches(text, .lenient) ? TypedText.characters(of: text) : nil
  }
}

extension VINFormat {
  /// Returns the canonical form of an identifier, uppercase without separators, or `nil` for other text.
  public static func canonical(_ text: String) -> String? {
    matches(text, .lenient) ? TypedText.characters(of: text) : nil
  }
}

extension IMEIFormat {
  /// Returns the canonical form of a number, digits only, or `nil` for other text.
  public static func canonical(_ text: String) -> String? {
    matches(text, .lenient) ? TypedText.characters(of: text) : nil
  }
}

extension ISSNFormat {
  /// Returns the canonical form of a number, with a hyphen and an uppercase check character, or `nil` for
  /// other text.
  public static func canonical(_ text: String) -> String? {
    guard matches(text, .lenient) else { return nil }
    let characters = TypedText.characters(of: text).suffix(8)
    return characters.prefix(4) + "-" + characters.suffix(4)
  }
}

extension ULIDFormat {
  /// Returns the canonical form of a ULID, which is uppercase, or `nil` for other text.
  public static func canonical(_ text: String) -> String? {
    matches(text) ? TypedText.characters(of: text) : nil
  }
}

extension CountryCodeFormat {
  /// Returns the canonical form of the code of a country, uppercase, or `nil` for other text.
  public static func canonical(_ text: String) -> String? {
    Form.allCases.contains { matches(text, form: $0, .lenient) } ? text.uppercased() : nil
  }
}

extension CurrencyCodeFormat {
  /// Returns the canonical form of the code of a currency, uppercase, or `nil` for other text.
  public static func canonical(_ text: String) -> String? {
    Form.allCases.contains { matches(text, form: $0, .lenient) } ? text.uppercased() : nil
  }
}

extension LanguageTagFormat {
  /// Returns the canonical form of a language tag, in the case of [RFC 5646, section
  /// 2.1.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1) and with hyphens, or `nil` for other text.
  ///
  /// ```swift
  /// LanguageTagFormat.canonical("ZH_hant_tw")  // "zh-Hant-TW"
  /// ```
  ///
  /// Subtags are not looked up in the registry, so that a deprecated one stays.
  public static func canonical(_ text: String) -> String? {
    guard matches(text, .lenient) else { return nil }
    var subtags: [String] = []
    for subtag in text.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }) {
      // After a singleton, as at the start, all letters are lowercase.
      if subtags.isEmpty || subtags.contains(where: { $0.utf8.count == 1 }) {
        subtags.append(String(subtag))
      } else {
        switch subtag.utf8.count {
        case 2: subtags.append(subtag.uppercased())
        case 4: subtags.append(subtag.prefix(1).uppercased() + subtag.dropFirst())
        default: subtags.append(String(subtag))
        }
      }
    }
    return subtags.joined(separator: "-")
  }
}

extension String {
  /// Returns the hexadecimal digits of the text in lowercase, with separators after some of the octets.
  fileprivate func hexDigits(grouped octets: Set<Int>, separator: UInt8) -> String {
    var digits: [UInt8] = []
    for (index, digit) in utf8.filter(\.isASCIIHexDigit).enumerated() {
      if index.isMultiple(of: 2), octets.contains(index / 2) { digits.append(separator) }
      digits.append(digit | 0x20)
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
