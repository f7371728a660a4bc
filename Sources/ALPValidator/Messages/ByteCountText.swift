/// Sizes of files as people write them: `1 byte`, `5 MB`, `1.5 GB`.
enum ByteCountText {
  /// Returns the sizes between a `minimum` and a `maximum`, as in `at most 5 MB`.
  static func range(_ parameters: [String: JSONValue]) -> String {
    var minimum: Int?
    var maximum: Int?
    if case .integer(let bytes) = parameters["minimum"] { minimum = bytes }
    if case .integer(let bytes) = parameters["maximum"] { maximum = bytes }
    return switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum == maximum:
      "exactly \(minimum == 1 ? "1 byte" : "\(minimum) bytes")"
    case (let minimum?, let maximum?):
      "\(text(minimum, roundsUp: true)) to \(text(maximum, roundsUp: false))"
    case (let minimum?, nil): "at least \(text(minimum, roundsUp: true))"
    case (nil, let maximum?): "at most \(text(maximum, roundsUp: false))"
    case (nil, nil): "any size"
    }
  }

  /// Returns a size in the largest unit of which it has one, with two digits after the point at most.
  ///
  /// - Parameter roundsUp: Whether what is left over counts as another hundredth. A least size is rounded up and a
  ///   greatest down, so that what the text says is accepted.
  static func text(_ bytes: Int, roundsUp: Bool) -> String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var unit = 1000
    var names = ["kB", "MB", "GB", "TB", "PB", "EB"][...]
    while bytes / unit >= 1000, names.count > 1 {
      unit *= 1000
      names.removeFirst()
    }
    let step = unit / 100
    let hundredths = bytes / step + (roundsUp && bytes % step > 0 ? 1 : 0)
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return "\(whole)\(fraction) \(names.first ?? "")"
  }
}
