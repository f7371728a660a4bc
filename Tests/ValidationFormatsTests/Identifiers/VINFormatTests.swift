import Testing
import ValidationFormats

@Suite struct VINFormatTests {
  @Test(arguments: [
    "1HGCM82633A004352",
    "1M8GDM9AXKP042788",  // check digit X
    "11111111111111111",
    "5GZCZ43D13S812715",
  ])
  func accepts(_ text: String) {
    #expect(VINFormat.matches(text))
    #expect(VINFormat.matches(text, .init(checkDigit: true)))
  }

  @Test(arguments: [
    "",
    "1HGCM82633A00435",  // sixteen
    "1HGCM82633A0043522", "1HGCM82633A00435I", "1HGCM82633A00435O", "1HGCM82633A00435Q",
    "1hgcm82633a004352",  // lower case
    "1HGCM82633A-04352",
    "1HGCM82633A004352\n",
  ])
  func rejects(_ text: String) { #expect(!VINFormat.matches(text)) }

  @Test func agreesWithItsTwin() {
    let values: [Character: Int] = [
      "A": 1, "B": 2, "C": 3, "D": 4, "E": 5, "F": 6, "G": 7, "H": 8, "J": 1, "K": 2, "L": 3, "M": 4, "N": 5,
      "P": 7,
      "R": 9, "S": 2, "T": 3, "U": 4, "V": 5, "W": 6, "X": 7, "Y": 8, "Z": 9, "0": 0, "1": 1, "2": 2, "3": 3,
      "4": 4,
      "5": 5, "6": 6, "7": 7, "8": 8, "9": 9,
    ]
    let weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
    func twin(_ text: String) -> Bool {
      let characters = Array(text)
      guard text.unicodeScalars.count == 17, characters.count == 17 else { return false }
      var sum = 0
      for (character, weight) in zip(characters, weights) {
        guard let value = values[character] else { return false }
        sum += value * weight
      }
      return characters[8] == (sum % 11 == 10 ? "X" : Character(String(sum % 11)))
    }
    expectAgreement(
      of: { VINFormat.matches($0, .init(checkDigit: true)) }, with: twin,
      around: ["1HGCM82633A004352", "1M8GDM9AXKP042788", "5GZCZ43D13S812715"])
  }
}
