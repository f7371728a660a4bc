import Testing

@testable import ValidationFormats

@Suite struct PasswordStrengthTests {
  @Test(
    arguments: [
      (.veryWeak, ""),
      (.veryWeak, "a"),
      (.veryWeak, "123456"),
      (.veryWeak, "password"),
      (.veryWeak, "PASSWORD"),
      (.veryWeak, "Password1!"),
      (.veryWeak, "P@ssw0rd123"),
      (.veryWeak, "qwertyuiop"),
      (.veryWeak, "1qaz2wsx"),
      (.veryWeak, "aaaaaaaaaaaaaaaaaaaaaaaa"),
      (.veryWeak, "abcabcabcabc"),
      (.veryWeak, "abcdefghijklmnop"),
      (.veryWeak, "zyxwvuts"),
      (.veryWeak, "19841984"),
      (.veryWeak, "31.12.1984"),
      (.veryWeak, "letmein2024"),
      (.veryWeak, "Summer2024!"),
      (.veryWeak, "iloveyou123"),
      (.weak, "gx7wq2"),
      (.weak, "ada1815lovel"),
      (.medium, "hq7-Wx2p"),
      (.strong, "k9#Vq2!xTm"),
      (.veryStrong, "k9#Vq2!xTm7w"),
      (.veryStrong, "correct horse battery staple"),
      (.veryStrong, "почему-тогда-снег"),
    ] as [(PasswordStrength, String)])
  func estimates(_ strength: PasswordStrength, _ password: String) {
    #expect(PasswordStrength(of: password) == strength, "\(PasswordStrength.bits(of: password))")
  }

  @Test(
    arguments: [
      ("password", "xkwmvtrq"),  // a common word
      ("P@$$w0rd", "Pk$$w8rd"),  // the same in disguise
      ("sdfghjkl", "sdkghjfl"),  // a row of keys
      ("45678901", "47105938"),  // a sequence
      ("20251224", "27851294"),  // a date
      ("k2xk2xk2x", "k2xm7wp4z"),  // a repetition
      ("banalogu", "bnlgxkwq"),  // syllables
    ])
  func isLowerForHabits(_ habit: String, _ random: String) {
    #expect(PasswordStrength.bits(of: habit) < PasswordStrength.bits(of: random) - 3)
  }

  @Test func growsWithEachCharacter() {
    var generator = SeededGenerator(seed: 3)
    var password = ""
    var bits = 0.0
    for _ in 0..<40 {
      password.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0x21...0x7E, using: &generator)))
      let more = PasswordStrength.bits(of: password)
      #expect(more >= bits)
      bits = more
    }
    #expect(PasswordStrength(of: password) == .veryStrong)
  }

  @Test func gradesRandomPasswordsByLength() {
    var generator = SeededGenerator(seed: 11)
    func typical(_ length: Int) -> PasswordStrength {
      let strengths = (0..<201).map { _ in
        PasswordStrength(
          of: String(
            String.UnicodeScalarView(
              (0..<length).map { _ in Unicode.Scalar(UInt8.random(in: 0x21...0x7E, using: &generator)) })))
      }
      return strengths.sorted()[100]
    }
    #expect([4, 6, 8, 10, 14].map(typical) == [.veryWeak, .weak, .medium, .strong, .veryStrong])
  }

  @Test func readsABoundedPart() {
    let long = String(repeating: "k9#Vq2!xTm7w", count: 30)
    #expect(PasswordStrength.bits(of: long) == PasswordStrength.bits(of: String(long.prefix(256))))
    #expect(PasswordStrength(of: String(repeating: "a", count: 1_000_000)) == .veryWeak)
    #expect(PasswordStrength.bits(of: String(repeating: "\u{301}", count: 300)).isFinite)
  }

  @Test func isNamedAndOrdered() {
    #expect(
      PasswordStrength.allCases.map(\.name) == ["very-weak", "weak", "medium", "strong", "very-strong"])
    for strength in PasswordStrength.allCases { #expect(PasswordStrength(name: strength.name) == strength) }
    #expect(PasswordStrength(name: "Strong") == nil)
    #expect(PasswordStrength.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(PasswordStrength.allCases.sorted() == PasswordStrength.allCases)
    #expect(
      PasswordStrength.allCases.map(\.minimumBits) == PasswordStrength.allCases.map(\.minimumBits).sorted())
  }

  @Test func takesLogarithms() {
    #expect([1, 2, 4, 1024].map(PasswordGuessing.log2) == [0, 1, 2, 10])
    for (number, expected) in [(3.0, 1.585), (26, 4.7), (95, 6.57), (1.5, 0.585)] {
      #expect(abs(PasswordGuessing.log2(number) - expected) < 0.07)
    }
  }

  @Test func knowsEachCommonPasswordOnce() {
    #expect(Set(CommonPasswords.words).count == CommonPasswords.words.count)
    #expect(CommonPasswords.words.count <= 200)
    #expect(
      CommonPasswords.words.allSatisfy { word in word.count >= 4 && word.allSatisfy { 0x61...0x7A ~= $0 } })
  }
}
