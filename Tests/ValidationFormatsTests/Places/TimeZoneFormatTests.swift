import Testing
import ValidationFormats

@Suite struct TimeZoneFormatTests {
  @Test(arguments: [
    "Europe/Berlin", "UTC", "GMT", "America/Argentina/Buenos_Aires", "Asia/Calcutta", "Etc/GMT+12",
  ])
  func accepts(_ text: String) { #expect(TimeZoneFormat.matches(text)) }

  @Test(arguments: [
    "", "Europe", "Europe/", "Europe/Berli", "Europe/Berlin2", "europe/berlin", "CEST", "+02:00", "Factory",
    "Europe/Berlin\n", "\nUTC", "UTC\nW-SU", "zzz", "0",
    "Berlin", "Africa/Berlin", "/", "Europe/Berlin Bratislava", "WET Zulu", "Zulu\nAfrica/",  // as in the table
  ])
  func rejects(_ text: String) { #expect(!TimeZoneFormat.matches(text)) }

  @Test func findsEveryName() {
    let names = TimeZoneFormat.names
    #expect(names.count == 597)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for name in names {
      #expect(TimeZoneFormat.matches(name))
      #expect(!TimeZoneFormat.matches(name + "!"))
      #expect(TimeZoneFormat.matches(String(name.dropLast())) == names.contains(String(name.dropLast())))
    }
  }
}
