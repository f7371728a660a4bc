/// The canonical compositions among the code points of Unicode labels.
///
/// Swift's own normalization has no public name on the platforms of the manifest, and follows the Unicode
/// version of the system; the labels need only these pairs of it.
struct IDNACompositions: Sendable {
  static let shared = IDNACompositions(table)

  /// The composed code points, ascending, and the two parts of each, packed.
  private let composed: [UInt32]
  private let parts: [UInt64]

  /// The packed parts, ascending, and the composition of each pair.
  private let sortedParts: [UInt64]
  private let composedOfParts: [UInt32]

  private init(_ table: String) {
    var numbers: [UInt32] = []
    table.withBytes { bytes in
      var index = 0
      while index < bytes.count {
        numbers.append(CodePointRanges.number(in: bytes, from: &index))
        index += 1
      }
    }
    let entries = stride(from: 0, to: numbers.count, by: 3)
    composed = entries.map { numbers[$0] }
    parts = entries.map { Self.pair(numbers[$0 + 1], numbers[$0 + 2]) }
    let sorted = zip(parts, composed).sorted { $0.0 < $1.0 }
    sortedParts = sorted.map(\.0)
    composedOfParts = sorted.map(\.1)
  }

  /// The composition of two code points, if there is one.
  func composition(of first: UInt32, and second: UInt32) -> UInt32? {
    Self.position(of: Self.pair(first, second), in: sortedParts).map { composedOfParts[$0] }
  }

  /// The two code points that a code point is composed of, if it is.
  func parts(of codePoint: UInt32) -> (first: UInt32, second: UInt32)? {
    Self.position(of: codePoint, in: composed).map {
      (UInt32(parts[$0] >> 32), UInt32(truncatingIfNeeded: parts[$0]))
    }
  }

  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  private static func position<Key: Comparable>(of key: Key, in keys: [Key]) -> Int? {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low &+ high) / 2
      if keys[middle] < key { low = middle &+ 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? low : nil
  }
}

extension InternationalizedLabel.CodePointBuffer {
  /// Whether code points, none of which decomposes to one alone, are in Normalization Form C.
  ///
  /// They are decomposed, ordered, composed again and compared
  /// ([UAX #15, section 1.3](https://www.unicode.org/reports/tr15/#Description_Norm)).
  var isComposed: Bool {
    var start = 0
    while start < count {
      var end = start &+ 1
      // What composes with nothing before it begins a stretch of its own.
      while end < count, !isBoundary(at: end) { end &+= 1 }
      if end &- start > 1, !isComposed(start..<end) { return false }
      start = end
    }
    return true
  }

  private func isBoundary(at index: Int) -> Bool { IDNACodePoints.shared[self[index]].isBoundary }

  /// The code points in Normalization Form C, or `nil` if their decomposition is too long.
  var normalized: Self? {
    var decomposed = Self()
    for index in 0..<count {
      guard decomposed.append(decompositionOf: self[index]) else { return nil }
    }
    decomposed.sortMarks()
    return decomposed.composed()
  }

  /// Whether a stretch, only the first code point of which may itself be composed, is in Normalization Form
  /// C.
  private func isComposed(_ range: Range<Int>) -> Bool {
    var decomposed = Self()
    guard decomposed.append(decompositionOf: self[range.lowerBound]) else { return false }
    for index in range.dropFirst() {
      guard decomposed.append(self[index]) else { return false }
    }
    decomposed.sortMarks()
    let composed = decomposed.composed()
    guard composed.count == range.count else { return false }
    for index in range where composed[index &- range.lowerBound] != self[index] { return false }
    return true
  }

  /// Appends the canonical decomposition of a code point.
  private mutating func append(decompositionOf codePoint: UInt32) -> Bool {
    guard let (first, second) = IDNACompositions.shared.parts(of: codePoint) else { return append(codePoint) }
    return append(decompositionOf: first) && append(second)
  }

  /// Brings marks that follow each other into canonical order.
  private mutating func sortMarks() {
    let table = IDNACodePoints.shared
    for index in 0..<count {
      let codePoint = self[index]
      let combiningClass = table[codePoint].combiningClass
      guard combiningClass != 0 else { continue }
      var position = index
      while position > 0, table[self[position &- 1]].combiningClass > combiningClass {
        self[position] = self[position &- 1]
        position &-= 1
      }
      self[position] = codePoint
    }
  }

  /// The canonical composition of decomposed, ordered code points.
  private func composed() -> Self {
    let table = IDNACodePoints.shared
    let compositions = IDNACompositions.shared
    var result = Self()
    var starter: Int?
    for index in 0..<count {
      let codePoint = self[index]
      let combiningClass = table[codePoint].combiningClass
      if let starter {
        let last = result.count &- 1
        let isBlocked = last > starter && table[result[last]].combiningClass >= combiningClass
        if !isBlocked, let composition = compositions.composition(of: result[starter], and: codePoint) {
          result[starter] = composition
          continue
        }
      }
      if combiningClass == 0 { starter = result.count }
      _ = result.append(codePoint)
    }
    return result
  }
}

extension InternationalizedLabel {
  /// A list of at most 64 numbers that needs no memory but its own.
  ///
  /// A label in its ASCII form has 59 octets after `xn--`, and each of its code points takes one of them or
  /// more; the rest is room for the decomposition of one of them. Vectors are the only lists of fixed size on
  /// macOS 14, and four are several times as fast as one of 64.
  struct CodePointBuffer {
    private(set) var count = 0
    private var parts = (SIMD16<UInt32>(), SIMD16<UInt32>(), SIMD16<UInt32>(), SIMD16<UInt32>())

    subscript(index: Int) -> UInt32 {
      get {
        switch index &>> 4 {
        case 0: parts.0[index & 0xF]
        case 1: parts.1[index & 0xF]
        case 2: parts.2[index & 0xF]
        default: parts.3[index & 0xF]
        }
      }
      set {
        switch index &>> 4 {
        case 0: parts.0[index & 0xF] = newValue
        case 1: parts.1[index & 0xF] = newValue
        case 2: parts.2[index & 0xF] = newValue
        default: parts.3[index & 0xF] = newValue
        }
      }
    }

    /// Appends a number; returns false if the list is full.
    mutating func append(_ number: UInt32) -> Bool {
      guard count < 64 else { return false }
      self[count] = number
      count &+= 1
      return true
    }
  }
}
