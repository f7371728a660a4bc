/// Names that a mistyped one may stand for.
package enum NearNames {
  /// Returns ` Did you mean a, b?` with at most three names, or nothing.
  package static func suggestion(for name: String, among names: [String]) -> String {
    let near = nearest(to: name, among: names)
    return near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
  }

  /// Returns the nearest names, best first, at most three.
  package static func nearest(to name: String, among names: [String]) -> [String] {
    let name = String(name.lowercased().prefix(64))
    let rated = names.compactMap { candidate -> (name: String, distance: Int)? in
      let distance = distance(from: Array(name.utf8), to: Array(candidate.utf8))
      let isPart = name.count >= 3 && candidate.contains(name)
      guard distance <= max(1, candidate.count / 3) || isPart else { return nil }
      return (candidate, isPart ? min(distance, 1) : distance)
    }
    return rated.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// Returns how many letters have to be added, left out, exchanged or swapped with their neighbour.
  static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var rows = [Array(0...second.count)]
    for i in 0..<first.count {
      var row = [i + 1]
      for j in 0..<second.count {
        var best = min(rows[i][j] + (first[i] == second[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
