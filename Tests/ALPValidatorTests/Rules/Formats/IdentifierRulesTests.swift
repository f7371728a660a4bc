import ALPValidator
import Testing

@Suite struct IdentifierRulesTests {
  @Test(arguments: [
    FormatRuleSample(.isbn, "isbn", good: "978-0-306-40615-7", bad: "978-0-306-40615-8"),
    FormatRuleSample(.issn, "issn", good: "0378-5955", bad: "0378-5954"),
    FormatRuleSample(.ean, "ean", good: "4006381333931", bad: "4006381333932"),
    FormatRuleSample(.vin, "vin", good: "1M8GDM9AXKP042788", bad: "1M8GDM9AXKP04278O"),
    FormatRuleSample(.isin, "isin", good: "US0378331005", bad: "US0378331004"),
    FormatRuleSample(.imei, "imei", good: "490154203237518", bad: "490154203237517"),
    FormatRuleSample(.lei, "lei", good: "529900T8BM49AURSDO55", bad: "529900T8BM49AURSDO56"),
  ])
  func asksItsRecognizer(_ sample: FormatRuleSample) { sample.check() }

  @Test(arguments: [
    FormatOptionSample("version", .isbn(version: .isbn10), against: .isbn, "978-0-306-40615-7"),
    FormatOptionSample("version", .isbn(version: .isbn13), against: .isbn, "0-306-40615-2"),
    FormatOptionSample("requiresHyphen", .issn(requiresHyphen: true), against: .issn, "03785955"),
    FormatOptionSample("allowsLowercase", .isbn(allowsLowercase: true), against: .isbn, "0-8044-2957-x"),
    FormatOptionSample(
      "allowsSeparators", .isbn(allowsSeparators: true), against: .isbn, "978–0–306–40615–7"),
    FormatOptionSample("allowsLowercase", .issn(allowsLowercase: true), against: .issn, "2434-561x"),
    FormatOptionSample("allowsUPCE", .ean(kinds: .all.union(.upcE)), against: .ean, "04252614"),
    FormatOptionSample("allowsSeparators", .ean(allowsSeparators: true), against: .ean, "0 36000 29145 2"),
    FormatOptionSample("allowsLowercase", .vin(allowsLowercase: true), against: .vin, "1m8gdm9axkp042788"),
    FormatOptionSample(
      "allowsSeparators", .vin(allowsSeparators: true), against: .vin, "1M8 GDM9AX KP042788"),
    FormatOptionSample("allowsLowercase", .isin(allowsLowercase: true), against: .isin, "us0378331005"),
    FormatOptionSample("allowsSeparators", .isin(allowsSeparators: true), against: .isin, "US 037833100 5"),
    FormatOptionSample(
      "allowsSeparators", .imei(allowsSeparators: true), against: .imei, "49 015420 323751 8"),
    FormatOptionSample("allowsLowercase", .lei(allowsLowercase: true), against: .lei, "529900t8bm49aursdo55"),
    FormatOptionSample(
      "allowsSeparators", .lei(allowsSeparators: true), against: .lei, "5299 00T8 BM49 AURS DO55"),
    FormatOptionSample("lengths", .ean(kinds: [.ean8, .upcA]), against: .ean, "4006381333931"),
    FormatOptionSample("checkDigit", .vin(checkDigit: true), against: .vin, "1M8GDM9A1KP042788"),
    FormatOptionSample("allowsHyphens", .imei(allowsHyphens: true), against: .imei, "49-015420-323751-8"),
    FormatOptionSample(
      "allowsSoftwareVersion", .imei(allowsSoftwareVersion: true), against: .imei, "4901542032375199"),
  ])
  func passesItsOptionsOn(_ sample: FormatOptionSample) { sample.check() }
}
