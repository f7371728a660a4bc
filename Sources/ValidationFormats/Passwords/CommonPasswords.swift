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
