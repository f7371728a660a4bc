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
}
