import ALPValidator

extension Catalogue {
  /// Numbers of things, with their check digits.
  static let identifiers = Group(
    title: "Identifiers",
    entries: [
      CatalogueEntry(
        "isbn", takes: "[10|13]", "the number of a book", good: "978-0-306-40615-7", bad: "978-0-306-40615-8"
      ) { .isbn(version: $0.text("10|13").flatMap(Int.init).flatMap(ISBNFormat.Version.init)) },
      CatalogueEntry(
        "issn", takes: "[--requires-hyphen]", "the number of a serial publication", good: "0378-5955",
        bad: "0378-5954"
      ) { .issn(requiresHyphen: $0.has("--requires-hyphen")) },
      CatalogueEntry(
        "ean", takes: "[--kinds ean-8,upc-a,ean-13,gtin-14]", "the number under a bar code",
        good: "4006381333931", bad: "4006381333932"
      ) { .ean(kinds: try $0.articleNumberKinds("--kinds")) },
      CatalogueEntry(
        "vin", takes: "[--check-digit]", "the number of a vehicle; with --check-digit one of North America",
        good: "1M8GDM9AXKP042788", bad: "1M8GDM9A1KP042788", with: "--check-digit"
      ) { .vin(checkDigit: $0.has("--check-digit")) },
      CatalogueEntry("isin", "the number of a security", good: "US0378331005", bad: "US0378331004") { _ in
        .isin
      },
      CatalogueEntry(
        "imei", takes: "[--allows-hyphens] [--allows-software-version]", "the number of a mobile device",
        good: "490154203237518", bad: "490154203237517"
      ) {
        .imei(
          allowsHyphens: $0.has("--allows-hyphens"),
          allowsSoftwareVersion: $0.has("--allows-software-version"))
      },
      CatalogueEntry(
        "lei", "the identifier of a legal entity", good: "529900T8BM49AURSDO55", bad: "529900T8BM49AURSDO56"
      ) { _ in .lei },
    ])
}

extension Arguments {
  /// Returns the kinds of article numbers that an option lists, all of them if it was not given.
  fileprivate func articleNumberKinds(_ name: String) throws(Misuse) -> EANFormat.Kinds {
    guard let words = list(name) else { return .all }
    var kinds: EANFormat.Kinds = []
    for word in words {
      switch word {
      case "ean-8": kinds.insert(.ean8)
      case "upc-a": kinds.insert(.upcA)
      case "ean-13": kinds.insert(.ean13)
      case "gtin-14": kinds.insert(.gtin14)
      default: throw Misuse("\(name) has to list ean-8, upc-a, ean-13 or gtin-14, not \"\(word)\".")
      }
    }
    guard !kinds.isEmpty else { throw Misuse("\(name) has to list a kind, such as ean-13.") }
    return kinds
  }
}
