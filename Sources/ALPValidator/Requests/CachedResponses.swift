/// The responses of one condition of one validator that are known for earlier values.
final class CachedResponses {
  private let capacity: Int
  /// The most recently used response is the last one.
  private var responses: [(key: AnyHashable, response: Response)] = []

  init(capacity: Int) { self.capacity = capacity }

  /// Returns the response for a key.
  func response(for key: AnyHashable) -> Response? {
    guard let index = responses.firstIndex(where: { $0.key == key }) else { return nil }
    responses.append(responses.remove(at: index))
    return responses.last?.response
  }

  /// Adds a response, unless the request failed. Removes the least recently used response if there are too
  /// many.
  func add(_ response: Response, for key: AnyHashable) {
    if case .failed = response { return }
    responses.removeAll { $0.key == key }
    responses.append((key, response))
    if responses.count > capacity { responses.removeFirst() }
  }

  func removeAll() { responses = [] }
}
