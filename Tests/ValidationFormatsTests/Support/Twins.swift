import Testing

/// Compares a recognizer with its slow reference implementation on everything that a good input can turn into:
/// every byte in place of every other and between any two, seeded mutations, and random bytes.
func expectAgreement(
  of matches: (String) -> Bool,
  with twin: (String) -> Bool,
  around goodInputs: [String],
  mutations: Int = 2_000,
  seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var disagreements: [String] = []
  func compare(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if matches(text) != twin(text) { disagreements.append(text) }
  }

  if let shortest = goodInputs.min(by: { $0.utf8.count < $1.utf8.count }) {
    let bytes = Array(shortest.utf8)
    for position in 0...bytes.count {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed.insert(byte, at: position)
        compare(changed)
        guard position < bytes.count else { continue }
        changed.remove(at: position + 1)
        compare(changed)
      }
    }
  }

  var generator = SeededGenerator(seed: seed)
  for number in 0..<mutations {
    guard let good = goodInputs.randomElement(using: &generator) else { break }
    compare(mutated(Array(good.utf8), using: &generator))
    guard number.isMultiple(of: 8) else { continue }
    compare(
      (0..<Int.random(in: 0...40, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator)
      })
  }
  #expect(
    disagreements.isEmpty,
    "\(disagreements.count) disagree with the twin, such as \(disagreements.prefix(5))",
    sourceLocation: sourceLocation)
}

/// What slips through a recognizer that takes bytes for characters, or the last line for the whole text.
private let oddities: [[UInt8]] = [
  "\0", "\t", "\n", "\r", "\r\n", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{FEFF}", "é", "\u{301}", "١",
  "１", "．",
].map { Array($0.utf8) }

/// Replaces, inserts, removes, doubles or swaps a byte or inserts an oddity, one to three times.
private func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...3, using: &generator) {
    guard let position = bytes.indices.randomElement(using: &generator) else { return bytes }
    let byte = UInt8.random(in: 0x20...0x7E, using: &generator)
    let gap = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[position] = byte
    case 1: bytes.insert(byte, at: gap)
    case 2: bytes.remove(at: position)
    case 3: bytes.insert(bytes[position], at: position)
    case 4: bytes.insert(contentsOf: oddities.randomElement(using: &generator) ?? [], at: gap)
    default: bytes.swapAt(position, Int.random(in: 0..<bytes.count, using: &generator))
    }
  }
  return bytes
}
