/// The parts of a form, in order. Adding a part at the end and removing any part cost the same in a list of
/// any length. Moving a part renumbers the parts between its two places.
///
/// A removed part leaves an empty place, so that no other part moves. Empty places are closed when they are
/// more than half of all, and before a part is inserted.
@MainActor
struct PartList {
  /// The number of places up to which a removal does not close empty places.
  private static let fewestPlacesToClose = 16

  /// In the current version of a form, each part knows its place: `places[part.place]` has the part.
  private var places: [FormParts.Entry?] = []
  private(set) var count = 0
  /// The empty place, if there is exactly one and it is known, such as that of a part that is about to be
  /// inserted elsewhere.
  private var onlyEmptyPlace: Int?

  init() {}

  /// Creates the list of another version than the current one, whose parts keep their places in that.
  init(_ entries: [FormParts.Entry]) {
    places = entries
    count = entries.count
  }

  /// The parts as they are in the form, in order.
  var entries: [FormParts.Entry] { places.compactMap(\.self) }

  /// Inserts a part, which is not in the list.
  mutating func insert(_ entry: FormParts.Entry, at index: Int) {
    if index >= count {
      entry.part.place = places.count
      places.append(entry)
    } else if let emptyPlace = onlyEmptyPlace {
      places.remove(at: emptyPlace)
      places.insert(entry, at: index)
      numberPlaces(min(index, emptyPlace)...max(index, emptyPlace))
      onlyEmptyPlace = nil
    } else {
      closeEmptyPlaces()
      places.insert(entry, at: index)
      numberPlaces(index...count)
    }
    count += 1
  }

  /// Puts the parts, which stay the same, into another order.
  mutating func reorder(to entries: [FormParts.Entry]) {
    places = entries
    onlyEmptyPlace = nil
    numberPlaces(0...)
  }

  /// Returns whether the parts are the same ones as others, in the same order.
  func isInOrder(of others: some Sequence<FormPart>) -> Bool {
    places.lazy.compactMap(\.self?.part).elementsEqual(others, by: ===)
  }

  /// Removes a part, which is in the list.
  mutating func remove(_ part: FormPart) {
    let wasDense = count == places.count
    places[part.place] = nil
    count -= 1
    onlyEmptyPlace = wasDense && part.place < count ? part.place : nil
    while let last = places.last, last == nil { places.removeLast() }
    let isMostlyEmpty = places.count > max(2 * count, Self.fewestPlacesToClose)
    if isMostlyEmpty { closeEmptyPlaces() }
  }

  private mutating func closeEmptyPlaces() {
    guard count < places.count else { return }
    places.removeAll { $0 == nil }
    onlyEmptyPlace = nil
    numberPlaces(0...)
  }

  private mutating func numberPlaces(_ range: some RangeExpression<Int>) {
    for index in range.relative(to: places) { places[index]?.part.place = index }
  }
}
