import ALPValidator

extension Arguments {
  /// Returns the words of an option between commas, or `nil` if it was not given.
  func list(_ name: String) -> [String]? {
    text(name)?.split(separator: ",", omittingEmptySubsequences: true).map(String.init)
  }

  /// Returns whether a flag that stands by default was left standing.
  func keeps(_ name: String) -> Bool { text(name) != "false" }

  /// Returns the code of a region that there is, or `nil` if the place was left empty.
  func optionalRegion(_ name: String) throws(Misuse) -> String? {
    guard let code = text(name) else { return nil }
    guard RegionCode.isKnown(code) else {
      throw Misuse("There is no region \"\(code)\"; \(name) has to be two letters of ISO 3166-1, such as GB.")
    }
    return code
  }

  /// Returns the payment card networks in a repeated place, all of them if it was left empty.
  func networks(_ name: String) throws(Misuse) -> PaymentCardNetworks {
    var networks: PaymentCardNetworks = []
    for word in all(name) { networks.insert(PaymentCardNetworks(try Self.network(word))) }
    return networks.isEmpty ? .all : networks
  }

  /// Returns the payment card network in a place, or `nil` if it was left empty.
  func optionalNetwork(_ name: String) throws(Misuse) -> PaymentCardNetwork? {
    guard let word = text(name) else { return nil }
    return try Self.network(word)
  }

  private static func network(_ word: String) throws(Misuse) -> PaymentCardNetwork {
    if let network = PaymentCardNetwork(rawValue: word) { return network }
    let names = PaymentCardNetwork.allCases.map(\.rawValue)
    let near = NearNames.suggestion(for: word, among: names)
    throw Misuse(
      "No payment card network is called \"\(word)\".\(near) There are \(names.joined(separator: ", ")).")
  }
}
