/// The canonical compositions among the code points of Unicode labels.
///
/// Swift's own normalization has no public name on the platforms of the manifest, and follows the Unicode version of the
/// system; the labels need only these pairs of it.
struct IDNACompositions: Sendable {
  static let shared = IDNACompositions(table)

  /// The composed code points, ascending, and the two parts of each, packed.
  private let composed: [UInt32]
  private let parts: [UInt64]

  /// The packed parts, ascending, and what each pair makes.
  private let sortedParts: [UInt64]
  private let composedOfParts: [UInt32]

  private init(_ table: String) {
    var numbers: [UInt32] = []
    table.withBytes { bytes in
      var number: UInt32 = 0
      for index in bytes.indices {
        if bytes[index] > UInt8(ascii: " ") {
          number = number * 16 + UInt32(bytes[index].hexDigitValue)
        } else {
          numbers.append(number)
          number = 0
        }
      }
      numbers.append(number)
    }
    let lines = stride(from: 0, to: numbers.count, by: 3)
    composed = lines.map { numbers[$0] }
    parts = lines.map { Self.pair(numbers[$0 + 1], numbers[$0 + 2]) }
    let sorted = zip(parts, composed).sorted { $0.0 < $1.0 }
    sortedParts = sorted.map(\.0)
    composedOfParts = sorted.map(\.1)
  }

  /// What two code points compose to, if they do.
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
