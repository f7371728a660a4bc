/// A random number generator whose sequence depends only on the seed.
///
/// Guy Steele, Doug Lea, Christine Flood: Fast Splittable Pseudorandom Number Generators, 2014.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// Returns a number below a bound.
  ///
  /// The algorithm of the standard library may change. The bounds are so small that the bias does not matter.
  mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
