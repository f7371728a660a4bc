import ValidationFormats

/// The codes of regions and countries that rules are made with.
package enum RegionCode {
  /// Returns whether there is such a region: a country of ISO 3166-1, or one that has numbering or postal
  /// codes of its own, as Kosovo (`XK`), in either case.
  package static func isKnown(_ code: String) -> Bool {
    CountryCodeFormat.matches(code, allowsLowercase: true) || PhoneNumberFormat.isSupported(region: code)
      || PostalCodeFormat.regions.contains(code.uppercased())
  }

  /// Returns a known code in capitals.
  ///
  /// - Precondition: The code is known.
  static func capitals(of code: String) -> String {
    precondition(
      isKnown(code), "Unknown region \(code): write the two letters of ISO 3166-1, such as GB")
    return code.uppercased()
  }
}
