import ALPValidator

extension Catalogue {
  /// How people are reached, where they are, and what they keep secret.
  static let places = Group(
    title: "People and places",
    entries: [
      CatalogueEntry(
        "phone", takes: "[REGION] [--allows-separators]",
        "a telephone number of a region; without one, in the notation of E.164", good: "020 7946 0018",
        bad: "020 7946", with: "GB"
      ) {
        .phoneNumber(
          region: try $0.optionalRegion("REGION"), allowsSeparators: $0.has("--allows-separators"))
      },
      CatalogueEntry(
        "postal-code", takes: "REGION", "a postal code in the shape of a region", good: "SW1A 1AA",
        bad: "8001", with: "GB"
      ) {
        .postalCode(region: try $0.optionalRegion("REGION") ?? $0.required("REGION"))
      },
      CatalogueEntry("latitude", "a latitude in degrees", good: "-33.9", bad: "90.1") { _ in .latitude },
      CatalogueEntry("longitude", "a longitude in degrees", good: "-122.4", bad: "180.1") { _ in .longitude },
      CatalogueEntry("lat-long", "a latitude and a longitude", good: "47.3769, 8.5417", bad: "91, 8") { _ in
        .coordinatePair
      },
      CatalogueEntry(
        "country-code", takes: "[--form alpha-2|alpha-3|numeric] [--allows-lowercase]",
        "the code of a country", good: "CH", bad: "UK"
      ) {
        .countryCode(
          form: $0.text("--form").flatMap(CountryCodeFormat.Form.init) ?? .alpha2,
          allowsLowercase: $0.has("--allows-lowercase"))
      },
      CatalogueEntry(
        "currency-code", takes: "[--form alphabetic|numeric] [--allows-lowercase]", "the code of a currency",
        good: "CHF", bad: "ABC"
      ) {
        .currencyCode(
          form: $0.text("--form").flatMap(CurrencyCodeFormat.Form.init) ?? .alphabetic,
          allowsLowercase: $0.has("--allows-lowercase"))
      },
      CatalogueEntry(
        "strong-password",
        takes: """
          [--minimum-length N] [--minimum-digits N] [--minimum-lowercase N] [--minimum-uppercase N] \
          [--minimum-symbols N]
          """,
        "a long password with characters of several kinds", good: "Tr0ub4dor&3", bad: "password"
      ) {
        .strongPassword(
          minimumLength: try $0.optionalCount("--minimum-length") ?? 8,
          minimumDigits: try $0.optionalCount("--minimum-digits") ?? 1,
          minimumLowercase: try $0.optionalCount("--minimum-lowercase") ?? 1,
          minimumUppercase: try $0.optionalCount("--minimum-uppercase") ?? 1,
          minimumSymbols: try $0.optionalCount("--minimum-symbols") ?? 1)
      },
      CatalogueEntry(
        "password-strength", takes: "[weak|medium|strong|very-strong]",
        "a password that is hard to guess, by an estimate; strong unless told otherwise", good: "k9#Vq2!xTm",
        bad: "Password1!", with: "strong"
      ) {
        .passwordStrength(
          atLeast: $0.text("weak|medium|strong|very-strong").flatMap(PasswordStrength.init(name:)) ?? .strong)
      },
    ])
}
