/// The parts of a form, in order. Adding a part at the end and removing any part cost the same in a list of any length.
///
/// A removed part leaves an empty place, so that no other part moves. Empty places are closed when they are more than half of
/// all, and before a part is inserted.
@MainActor
struct PartList {
  /// The fewest places for which empty ones are closed.
  private static let fewestPlacesToClose = 16

  /// Each part knows its place: `places[part.place]` is the part.
  private var places: [FormPart?] = []
  private(set) var count = 0

  /// The parts, in order.
  var parts: [FormPart] { places.compactMap(\.self) }

  /// Inserts a part, which is not in the list.
  mutating func insert(_ part: FormPart, at index: Int) {
    if index >= count {
      part.place = places.count
      places.append(part)
    } else {
      closeEmptyPlaces()
      places.insert(part, at: index)
      numberPlaces(from: index)
    }
    count += 1
  }

  /// Removes a part, which is in the list.
  mutating func remove(_ part: FormPart) {
    places[part.place] = nil
    count -= 1
    while let last = places.last, last == nil { places.removeLast() }
    let isMostlyEmpty = places.count > max(2 * count, Self.fewestPlacesToClose)
    if isMostlyEmpty { closeEmptyPlaces() }
  }

  private mutating func closeEmptyPlaces() {
    guard count < places.count else { return }
    places.removeAll { $0 == nil }
    numberPlaces(from: 0)
  }

  private mutating func numberPlaces(from first: Int) {
    for index in first..<places.count { places[index]?.place = index }
  }
}
