/// Sizes of files as people write them: `5 MB`, `1.5 GB`.
enum ByteCountText {
  /// Returns a size of 1000 bytes or more in the largest unit of which it has one, with two digits after the point
  /// at most.
  ///
  /// - Parameter roundsUp: Whether what is left over counts as another hundredth. A least size is rounded up and a
  ///   greatest down, so that what the text says is accepted.
  static func text(_ bytes: Int, roundsUp: Bool) -> String {
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
