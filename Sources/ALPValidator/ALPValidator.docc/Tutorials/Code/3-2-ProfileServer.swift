import Foundation

/// Sends the changes to a server with URLSession.
struct ProfileServer: ProfileService {
  let address: String

  func save(_ patch: Data) async throws -> SaveResult {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = "PATCH"
    request.setValue(
      "application/merge-patch+json", forHTTPHeaderField: "Content-Type")
    request.httpBody = patch
    let (body, response) = try await URLSession.shared.data(for: request)
    switch (response as? HTTPURLResponse)?.statusCode {
    case 200: return .saved(try JSONDecoder().decode(Profile.self, from: body))
    case 400, 422: return .refused(body: body)
    default: throw URLError(.badServerResponse)
    }
  }
}
