@testable import ValidationFormats

let placeSamples: [FormatSample] = [
  FormatSample(
    "country of two letters", { CountryCodeFormat.matches($0) },
    accepts: ["CH", "GB", "TW", "SS", "AX", "ZW", "AD"],
    rejects: [
      "UK",  // reserved, not assigned
      "EU",
      "AN",  // dissolved in 2010
      "XK",  // for private use
      "AA", "ZZ", "ch", "CHE", "ＣＨ",
    ],
    twin: { countryCodes[0].contains($0) }),
  FormatSample(
    "country of three letters", { CountryCodeFormat.matches($0, form: .alpha3) }, accepts: ["CHE", "GBR"],
    rejects: ["CHX", "CH", "756"], twin: { countryCodes[1].contains($0) }),
  FormatSample(
    "country of three digits", { CountryCodeFormat.matches($0, form: .numeric) }, accepts: ["756", "004"],
    rejects: ["4", "999", "CHE"], twin: { countryCodes[2].contains($0) }),
  FormatSample(
    "currency", { CurrencyCodeFormat.matches($0) },
    accepts: ["CHF", "EUR", "USD", "XAU", "X\u{58}X", "ZWG", "XCG", "UYW"],
    rejects: [
      "DEM",  // withdrawn in 2002
      "HRK",  // in 2023
      "BGN",  // in 2026
      "BTC",  // no code of the standard
      "chf", "CH", "CHFX", "756",
    ],
    twin: { currencyCodes.contains($0) }),
  FormatSample(
    "latitude", { LatitudeFormat.matches($0) },
    accepts: [
      "0", "-0", "47.3769", "+47.3769", "-33.9", "90", "-90", "90.000", "05.5", "89.99999999999999999999",
    ],
    rejects: [
      "90.0000001",
      "90.00000000000000000000000000001",  // 90 as a floating-point number
      "91", "100", "090", "1e1", "nan", "0x10", "47,3769", "47.3°", "٤٧",
    ],
    twin: { isCoordinate($0, maximum: 90) }),
  FormatSample(
    "longitude", { LongitudeFormat.matches($0) },
    accepts: ["0", "8.5417", "-122.4194", "180", "-180.0", "+179.999999", "090", "99.9"],
    rejects: ["180.000000000000000000001", "181", "-200", "0180", "99999999999999999999999"],
    twin: { isCoordinate($0, maximum: 180) }),
  FormatSample(
    "coordinates", { CoordinatePairFormat.matches($0) },
    accepts: [
      "47.3769, 8.5417", "47.3769,8.5417", "(47.3769, 8.5417)", "(-90,+180)", "0,0", "(-90.0, +180.0)",
    ],
    rejects: [
      "(,)", "47.3769", "47.3769 8.5417", "8.5417, 147.3769, 1",
      "147.3769, 8.5417",  // the other way round
      "(47.3769, 8.5417", "47.3769, 8.5417)", "((1, 2))", "1 , 2", "1,  2", "1;2",
    ],
    twin: { text in
      var scalars = text.unicodeScalars[...]
      if scalars.first == "(" {
        guard scalars.last == ")", scalars.count > 1 else { return false }
        scalars = scalars.dropFirst().dropLast()
      }
      var parts = scalars.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return false }
      if parts[1].first == " " { parts[1].removeFirst() }
      return isCoordinate(String(parts[0]), maximum: 90) && isCoordinate(String(parts[1]), maximum: 180)
    }),
  FormatSample(
    "language", { LanguageTagFormat.matches($0) },
    // The examples of RFC 5646, appendix A, among them.
    accepts: [
      "de", "fr", "ja", "i-enochian", "zh-Hant", "sr-Cyrl", "zh-cmn-Hans-CN", "cmn-Hans-CN", "zh-yue-HK",
      "yue-HK", "zh-Hans-CN", "sl-rozaj", "sl-rozaj-biske", "de-CH-1901", "sl-IT-nedis",
      "hy-Latn-IT-arevela", "de-DE", "es-419", "de-CH-x-phonebk", "az-Arab-x-AZE-derbend", "x-whatever",
      "qaa-Qaaa-QM-x-southern", "de-Qaaa", "sr-Latn-QM", "en-US-u-islamcal", "zh-CN-a-myext-x-private",
      "en-a-myext-b-another", "EN-us", "en-GB-oed", "sgn-BE-FR", "art-lojban", "zh-min-nan",
      "en-US-u-ca-buddhist-nu-thai-t-de", "x-1", "i-klingon", "de-1996", "abcdefgh",
    ],
    rejects: [
      "d", "en_US", "de-419-DE", "a-DE", "ar-a-aaa-b-bbb-a-ccc",  // a singleton twice
      "de-1996-1996",  // a variant twice
      "sl-rozaj-ROZAJ", "en-", "-en", "en--US", "en-US-", "x", "x-", "en-x", "en-a", "en-a-b", "i-unknown",
      "abcdefghi", "en-abcdefghi", "en-ü", "123", "de-DE-FR", "zh-aaa-bbb-ccc-ddd", "en-a-x-b", "en US",
    ]),
  FormatSample(
    "language with underscores", { LanguageTagFormat.matches($0, .lenient) },
    accepts: ["en_US", "zh-Hant_TW"], rejects: ["en__US"]),
  FormatSample(
    "time zone", { TimeZoneFormat.matches($0) },
    accepts: [
      "Europe/Berlin", "UTC", "GMT", "America/Argentina/Buenos_Aires", "Asia/Calcutta", "Etc/GMT+12",
    ],
    rejects: [
      "Europe", "Europe/", "Europe/Berli", "europe/berlin", "CEST", "+02:00", "Factory", "UTC\nW-SU", "zzz",
      "Berlin", "Africa/Berlin", "/", "Europe/Berlin Bratislava", "WET Zulu", "Zulu\nAfrica/",
    ],
    twin: { timeZoneNames.contains($0) }),
  FormatSample(
    "registered language tag", { LanguageTagFormat.matches($0, .registered) },
    accepts: [
      "en", "de-CH-1996", "zh-Hant-TW", "es-419", "sl-rozaj-biske", "gsw-u-sd-chzh", "x-whatever",
      "i-klingon",
      "art-lojban", "zh-min-nan", "qaa-Qaaa-XK", "zh-yue-HK", "SR-LATN-RS", "en-a-bbb-x-a-ccc",
    ],
    rejects: [
      "xx", "xxx-Latn", "en-Xxxx", "en-WW", "en-999", "en-abcde", "zh-xyz", "abcd", "english", "en-", "",
    ],
    twin: { tag in
      guard LanguageTagFormat.matches(tag) else { return false }
      // A tag is registered if it stays so without its last subtag, and that one is after a singleton or in a table.
      return registeredTwin(tag.lowercased())
    }),
]

private let countryCodes = columns(of: CountryCodeTable.text)
private let currencyCodes = columns(of: CurrencyCodeTable.text)[0]
private let timeZoneNames = Set(TimeZoneFormat.names)

private func columns(of table: String) -> [Set<String>] {
  let lines = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  return lines[0].indices.map { column in Set(lines.compactMap { $0.dropFirst(column).first }) }
}

/// Returns whether the text is a number of degrees, read piece by piece.
private func isCoordinate(_ text: String, maximum: Int) -> Bool {
  let sign = text.unicodeScalars.first.map { $0 == "-" || $0 == "+" } ?? false
  let parts = (sign ? String(text.unicodeScalars.dropFirst()) : text).fields(".")
  guard parts.count <= 2, parts.allSatisfy({ digits($0)?.isEmpty == false }),
    parts[0].count <= String(maximum).count, let degrees = Int(parts[0])
  else { return false }
  return degrees < maximum
    || degrees == maximum && (parts.count == 1 || parts[1].allSatisfy { $0 == "0" })
}

/// Looks at each subtag before the first singleton in sets that are made of the tables.
private func registeredTwin(_ tag: String) -> Bool {
  func words(_ table: String) -> Set<Substring> { Set(table.split { $0 == " " || $0.isNewline }) }
  let wholeTags = words(
    "en-gb-oed sgn-be-fr sgn-be-nl sgn-ch-de art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang"
  )
  if wholeTags.contains(tag[...]) || tag.hasPrefix("i-") || tag.hasPrefix("x-") { return true }
  let subtags = tag.split(separator: "-").prefix { $0.utf8.count > 1 }
  let languages = words(LanguageSubtagTable.languagesOfTwoLetters)
    .union(words(LanguageSubtagTable.languagesOfThreeLetters))
  let others = [
    LanguageSubtagTable.extensions, LanguageSubtagTable.scripts, LanguageSubtagTable.regionsOfLetters,
    LanguageSubtagTable.regionsOfDigits, LanguageSubtagTable.variantsOfFour,
    LanguageSubtagTable.variantsOfFive,
    LanguageSubtagTable.variantsOfSix, LanguageSubtagTable.variantsOfSeven,
    LanguageSubtagTable.variantsOfEight,
  ].map(words)
  return subtags.enumerated().allSatisfy { position, subtag in
    position == 0 ? languages.contains(subtag) : others.contains { $0.contains(subtag) }
  }
}
