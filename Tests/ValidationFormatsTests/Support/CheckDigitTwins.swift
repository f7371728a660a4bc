// Slow and obvious check digit algorithms, as oracles.

/// Returns whether the text is ASCII digits that pass the Luhn check.
func luhnTwin(_ text: String) -> Bool {
  guard let digits = digits(text), !digits.isEmpty else { return false }
  let sum = digits.reversed().enumerated().reduce(0) { sum, item in
    guard !item.offset.isMultiple(of: 2) else { return sum + item.element }
    let doubled = item.element * 2
    return sum + doubled / 10 + doubled % 10
  }
  return sum.isMultiple(of: 10)
}

/// Returns the remainder modulo 97 of the text read as a number, in which A is 10 and Z is 35; nil for others.
func remainder97(_ text: String) -> Int? {
  var remainder = 0
  for character in text.unicodeScalars {
    guard character.isASCII, let value = Int(String(character), radix: 36), !("a"..."z").contains(character)
    else { return nil }
    for digit in String(value) { remainder = (remainder * 10 + (digit.wholeNumberValue ?? 0)) % 97 }
  }
  return remainder
}

/// Returns the sum of products with weights, which begin again after the last.
func weightedSum(_ digits: some Sequence<Int>, _ weights: [Int]) -> Int {
  digits.enumerated().reduce(0) { $0 + $1.element * weights[$1.offset % weights.count] }
}

/// Returns the values of ASCII digits, or nil if anything else is in the text.
func digits(_ text: String) -> [Int]? {
  var digits: [Int] = []
  for scalar in text.unicodeScalars {
    guard ("0"..."9").contains(scalar) else { return nil }
    digits.append(Int(scalar.value) - 48)
  }
  return digits
}
