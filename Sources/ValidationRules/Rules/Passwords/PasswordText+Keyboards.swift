/// Keys beside one another on a keyboard.
extension PasswordText {
  /// Three or more keys, each beside the one before, as `qwer`, `zxcdsa` and `7410`.
  var keyboardPatterns: [Part] { Keyboard.all.flatMap { patterns(on: $0) } }

  private func patterns(on keyboard: Keyboard) -> [Part] {
    var parts: [Part] = []
    var start = 0
    while start + 2 < count {
      var end = start + 1
      var direction: Keyboard.Direction?
      var turns = 0
      while end < count, let next = keyboard.direction(from: code(at: end - 1), to: code(at: end)) {
        if next != direction { turns += 1 }
        direction = next
        end += 1
      }
      if end - start > 2 {
        let shifted = (start..<end).count { keyboard.isShifted(code(at: $0)) }
        let guesses = keyboard.guesses(length: end - start, turns: turns, shifted: shifted)
        parts.append(Part(range: start..<end, guesses: guesses))
      }
      start = end
    }
    return parts
  }
}

/// The keys of a keyboard and where they are.
struct Keyboard: Sendable {
  /// The way from a key to one beside it.
  struct Direction: Equatable {
    var right: Int
    var down: Int
  }

  private struct Key {
    var row: Int
    var column: Int
    var isShifted: Bool
  }

  /// The keys of the characters of Latin-1, by their codes.
  private let keys: [Key?]

  /// Whether each row is half a key to the right of the one above, so that a key has six neighbors, not
  /// eight.
  private let isSlanted: Bool

  /// Creates a keyboard from its rows, in which each key is written as its two characters, or its one on a
  /// pad; two spaces, or one, are not a key.
  private init(_ rows: String, isSlanted: Bool) {
    var keys = [Key?](repeating: nil, count: 0x100)
    var (row, index) = (0, 0)
    for scalar in rows.unicodeScalars {
      if scalar != " " && scalar != "\n" {
        keys[Int(scalar.value)] = Key(
          row: row, column: isSlanted ? index / 2 : index, isShifted: isSlanted && index % 2 == 1)
      }
      (row, index) = scalar == "\n" ? (row + 1, 0) : (row, index + 1)
    }
    self.keys = keys
    self.isSlanted = isSlanted
  }

  private func key(of code: UInt32) -> Key? { code < 0x100 ? keys[Int(code)] : nil }

  func isShifted(_ code: UInt32) -> Bool { key(of: code)?.isShifted ?? false }

  /// Returns the way from one key to another, or nil if they are not beside one another.
  func direction(from code: UInt32, to other: UInt32) -> Direction? {
    guard let start = key(of: code), let next = key(of: other) else { return nil }
    let way = Direction(right: next.column - start.column, down: next.row - start.row)
    guard -1...1 ~= way.right, -1...1 ~= way.down, way != Direction(right: 0, down: 0),
      !isSlanted || way.right != way.down
    else { return nil }
    return way
  }

  /// Returns the guesses for a pattern with a number of keys, changes of direction and shifted keys.
  func guesses(length: Int, turns: Int, shifted: Int) -> Double {
    // The number of keys and of the neighbors of each, on average, on the keyboard of the United States and
    // on pads.
    let keyCount = isSlanted ? 94.0 : 15
    let neighborCount = isSlanted ? 432.0 / 94 : 76.0 / 15
    var guesses = 0.0
    for count in 2...length {
      var patterns = keyCount * neighborCount
      for turn in 1..<min(turns, count - 1) + 1 {
        guesses += patterns
        patterns *= neighborCount * Double(count - turn) / Double(turn)
      }
    }
    guard shifted > 0 else { return guesses }
    return guesses * (shifted == length ? 2 : PasswordText.variations(shifted, length - shifted))
  }

  /// The keyboards of the United States, Germany and France, the one of August Dvorak, and number pads.
  static let all = [
    Keyboard(
      #"""
      `~1!2@3#4$5%6^7&8*9(0)-_=+
        qQwWeErRtTyYuUiIoOpP[{]}\|
        aAsSdDfFgGhHjJkKlL;:'"
        zZxXcCvVbBnNmM,<.>/?
      """#, isSlanted: true),
    Keyboard(
      #"""
      ^°1!2"3§4$5%6&7/8(9)0=ß?´`
        qQwWeErRtTzZuUiIoOpPüÜ+*
        aAsSdDfFgGhHjJkKlLöÖäÄ#'
        yYxXcCvVbBnNmM,;.:-_
      """#, isSlanted: true),
    Keyboard(
      #"""
        &1é2"3'4(5-6è7_8ç9à0)°=+
        aAzZeErRtTyYuUiIoOpP^¨$£
        qQsSdDfFgGhHjJkKlLmMù%*µ
        wWxXcCvVbBnN,?;.:/!§
      """#, isSlanted: true),
    Keyboard(
      #"""
      `~1!2@3#4$5%6^7&8*9(0)[{]}
        '",<.>pPyYfFgGcCrRlL/?=+\|
        aAoOeEuUiIdDhHtTnNsS-_
        ;:qQjJkKxXbBmMwWvVzZ
      """#, isSlanted: true),
    Keyboard(
      """
       /*-
      789+
      456
      123
       0.
      """, isSlanted: false),
    Keyboard(
      """
       =/*
      789-
      456+
      123
       0.
      """, isSlanted: false),
  ]
}
