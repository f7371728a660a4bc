/// The characters of a password, in the forms in which an attacker guesses them.
struct PasswordText {
  /// The characters in lower case as far as they are ASCII.
  let folded: [UInt32]
  /// The letters that digits and symbols often stand for, such as `a` for `@`; all others as in `folded`.
  let plain: [UInt32]

  private let original: [UInt32]
  private let poolBits: Double

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    original = scalars.map(\.value)
    folded = original.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    plain = folded.map(Self.undisguised)
    poolBits = PasswordGuessing.log2(Double(Self.poolSize(of: original)))
  }

  var count: Int { original.count }

  func isUppercase(at index: Int) -> Bool { original[index] != folded[index] }

  func isDigit(at index: Int) -> Bool { 0x30...0x39 ~= original[index] }

  /// The number that the digits from an index on write, or nil if there is anything else among them.
  func number(from start: Int, length: Int) -> Int? {
    guard start + length <= count else { return nil }
    var number = 0
    for index in start..<(start + length) {
      guard isDigit(at: index) else { return nil }
      number = number * 10 + Int(original[index] - 0x30)
    }
    return number
  }

  /// The bits of a character that is part of nothing known.
  ///
  /// A vowel after a consonant, or a consonant after a vowel, is what people's words are made of: it is guessed from the
  /// few letters that usually stand there. Case or disguise makes up for a bit of that.
  func bitsOfCharacter(at index: Int) -> Double {
    guard index > 0, Self.isLetter(plain[index]), Self.isLetter(plain[index - 1]),
      Self.isVowel(plain[index]) != Self.isVowel(plain[index - 1])
    else { return poolBits }
    let isAsBefore = isUppercase(at: index) == isUppercase(at: index - 1) || index == 1
    return min(poolBits, isAsBefore && plain[index] == folded[index] ? 3 : 4)
  }

  /// How many characters there are of the kinds that occur: those of ASCII as they are, all others as a hundred.
  private static func poolSize(of characters: [UInt32]) -> Int {
    var size = 0
    func add(_ count: Int, if isMember: (UInt32) -> Bool) {
      if characters.contains(where: isMember) { size += count }
    }
    add(26) { 0x61...0x7A ~= $0 }
    add(26) { 0x41...0x5A ~= $0 }
    add(10) { 0x30...0x39 ~= $0 }
    add(33) { $0 < 0x80 && !isLetter($0 | 0x20) && !(0x30...0x39 ~= $0) }
    add(100) { $0 >= 0x80 }
    return max(size, 1)
  }

  private static func isLetter(_ code: UInt32) -> Bool { 0x61...0x7A ~= code }

  private static func isVowel(_ code: UInt32) -> Bool {
    switch Unicode.Scalar(code) {
    case "a", "e", "i", "o", "u", "y": true
    default: false
    }
  }

  private static func undisguised(_ code: UInt32) -> UInt32 {
    let letter: Unicode.Scalar? =
      switch Unicode.Scalar(code) {
      case "@", "4": "a"
      case "8": "b"
      case "3", "€": "e"
      case "6", "9": "g"
      case "1", "!", "|": "i"
      case "0": "o"
      case "$", "5": "s"
      case "7", "+": "t"
      case "2": "z"
      default: nil
      }
    return letter?.value ?? code
  }
}

/// The passwords and the stretches of keyboards that people choose most.
enum CommonPasswords {
  /// The commonest passwords in letters, the commoner first.
  ///
  /// Those of the first two hundred of the "10 million passwords" that Mark Burnett published in 2015, as listed in
  /// [SecLists](https://github.com/danielmiessler/SecLists/tree/master/Passwords/Common-Credentials), without those that
  /// are digits, sequences or rows of keys, with obscene ones left out, and some of the lists of NordPass since.
  static let words: [[UInt32]] = """
    password letmein welcome admin iloveyou dragon monkey qwerty football baseball shadow master michael
    superman batman trustno sunshine princess login starwars whatever freedom secret hunter killer
    jordan jennifer harley buster soccer andrew tigger charlie robert thomas hockey ranger daniel george
    computer michelle jessica pepper ginger joshua cheese amanda summer ashley nicole chelsea matthew
    access yankees dallas austin thunder taylor matrix william corvette hello martin heather merlin
    diamond hammer silver anthony justin test bailey patrick internet scooter orange cookie richard
    samantha bigdog guitar jackson mickey chicken sparky snoopy maverick phoenix camaro peanut morgan
    falcon cowboy ferrari samsung andrea smokey steelers joseph mercedes dakota arsenal eagles melissa
    boomer spider monster yellow diablo bulldog purple banana junior hannah porsche lakers iceman money
    cowboys london tennis coffee scooby miller boston brandon yamaha chester mother forever johnny
    edward oliver redsox player knight barney midnight please brandy chicago badboy rangers charles
    angel flower bigdaddy rabbit wizard jasper rachel chris steven winner adidas victoria natasha
    jasmine winter prince marine fishing cocacola casper james raiders marlboro gandalf crystal golden
    love pass mustang changeme google pokemon liverpool user guest root
    """.split { $0 == " " || $0 == "\n" }.map { $0.unicodeScalars.map(\.value) }

  /// The keys beside one another on keyboards of the United States, Germany and France, and the usual zigzags.
  static let rows: [[UInt32]] = """
    1234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn
    1qaz2wsx3edc4rfv5tgb qazwsxedcrfvtgb 1q2w3e4r5t6y q1w2e3r4t5 !@#$%^&*() !"§$%&/()=
    147258369 789456123 159753
    """.split { $0 == " " || $0 == "\n" }.map { $0.unicodeScalars.map(\.value) }
}
