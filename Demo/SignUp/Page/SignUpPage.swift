import ALPValidator
import Foundation
import LoopbackServer

/// The sign-up form as a page for browsers on this machine, with a form for each visitor.
///
/// A visitor is known by a cookie. The page posts what the user does to `/events`, and waits for states at
/// `/state`.
@MainActor
final class SignUpPage {
  /// What visitors may use.
  struct Limits {
    /// The number of visitors. The one whose latest request is the oldest goes for another, unless a request
    /// waits.
    var visitors = 512
    /// The age of the latest request of a visitor.
    var age = Duration.seconds(30 * 60)
    /// The bytes of the events in a request.
    var bytes = 64 * 1024
    /// How long a request waits for a state.
    var wait = Duration.seconds(25)
  }

  private let service: SignUpService
  private let check = UserNameCheck()
  private let limits: Limits
  private let now: () -> Duration
  private(set) var visitors: [String: (visitor: Visitor, latest: Duration)] = [:]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - service: The service that the forms use.
  ///   - limits: What visitors may use.
  ///   - now: Returns the time since some start.
  init(
    service: SignUpService, limits: Limits = Limits(),
    now: @escaping () -> Duration = { [start = ContinuousClock.now] in ContinuousClock.now - start }
  ) {
    self.service = service
    self.limits = limits
    self.now = now
  }

  /// Returns the response to a request.
  func response(to request: LoopbackServer.Request) async -> LoopbackServer.Response {
    guard let origin = Self.origin(of: request), request.headers["Origin"] ?? origin == origin else {
      return .text("This page is for browsers on this machine, from its own address.\n", status: 403)
    }
    var response: LoopbackServer.Response =
      switch (request.method, request.path) {
      case ("GET", "/"): page(for: request)
      case ("GET", "/state"): await state(for: request)
      case ("POST", "/events"): events(in: request)
      case (_, check.path): check.response(to: request)
      case (_, "/"), (_, "/state"): Self.wrongMethod(allowing: "GET")
      case (_, "/events"): Self.wrongMethod(allowing: "POST")
      default: .text("There is nothing here.\n", status: 404)
      }
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    return response
  }

  /// Returns the origin of the page that a request names, or `nil` if that is not on this machine.
  ///
  /// The name of another host can lead here, too ([DNS
  /// rebinding](https://en.wikipedia.org/wiki/DNS_rebinding)).
  private static func origin(of request: LoopbackServer.Request) -> String? {
    guard let host = request.headers["Host"]?.lowercased() else { return nil }
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let hasPort = parts.count == 1 || UInt16(parts[1]) != nil
    return ["127.0.0.1", "localhost"].contains(parts[0]) && hasPort ? "http://\(host)" : nil
  }

  // MARK: Requests

  private func page(for request: LoopbackServer.Request) -> LoopbackServer.Response {
    let nonce = Self.token()
    var response = LoopbackServer.Response.html(PageSource.html(nonce: nonce))
    response.headers["Content-Security-Policy"] = """
      default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; connect-src 'self'; img-src data:; \
      base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
    if let visitor = visitor(of: request) {
      visitor.session.forgetSecrets()
    } else if let name = newVisitor() {
      let cookie = "\(Self.cookie(for: request))=\(name)"
      response.headers["Set-Cookie"] = "\(cookie); Path=/; HttpOnly; SameSite=Strict"
    } else {
      return .text("There are too many visitors. Try again later.\n", status: 503)
    }
    return response
  }

  private func state(for request: LoopbackServer.Request) async -> LoopbackServer.Response {
    guard let visitor = visitor(of: request) else { return Self.unknownVisitor }
    guard let query = request.query, query.hasPrefix("after="), let version = Int(query.dropFirst(6)) else {
      return .text("Use /state?after=0.\n", status: 400)
    }
    guard let state = await visitor.state(after: version, within: limits.wait) else {
      return LoopbackServer.Response(status: 204)
    }
    return Self.json(state)
  }

  private func events(in request: LoopbackServer.Request) -> LoopbackServer.Response {
    // A page of another origin cannot send this type without asking first, which is answered with 405.
    guard request.headers["Content-Type"] == "application/json", request.headers["Origin"] != nil else {
      return .text("Use application/json, from the page.\n", status: 415)
    }
    guard let visitor = visitor(of: request) else { return Self.unknownVisitor }
    guard request.body.count <= limits.bytes else { return .text("This is too much.\n", status: 413) }
    guard let events = try? JSONDecoder().decode([FormSession.Event].self, from: request.body) else {
      return .text("These are not events.\n", status: 400)
    }
    let edits = events.compactMap(visitor.session.handle)
    guard let json = edits.isEmpty ? nil : try? JSONEncoder().encode(edits) else {
      return LoopbackServer.Response(status: 204)
    }
    return Self.json(json)
  }

  private static func json(_ data: Data) -> LoopbackServer.Response {
    // No browser takes JSON for HTML. If one did, there would be no tag in it.
    .json(String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003C"))
  }

  private static func wrongMethod(allowing method: String) -> LoopbackServer.Response {
    var response = LoopbackServer.Response.text("Wrong method.\n", status: 405)
    response.headers["Allow"] = method
    return response
  }

  private static let unknownVisitor = LoopbackServer.Response.text("Load the page first.\n", status: 410)

  // MARK: Visitors

  /// Returns the visitor that the cookie of a request names.
  private func visitor(of request: LoopbackServer.Request) -> Visitor? {
    removeOldVisitors()
    let cookies = request.headers["Cookie"]?.split { $0 == ";" || $0 == " " || $0 == "," } ?? []
    let prefix = Self.cookie(for: request) + "="
    for cookie in cookies where cookie.hasPrefix(prefix) {
      let name = String(cookie.dropFirst(prefix.count))
      guard let (visitor, _) = visitors[name] else { continue }
      visitors[name] = (visitor, now())
      return visitor
    }
    return nil
  }

  /// Returns the name of the cookie. Servers on other ports of this machine get it, too, so it contains the
  /// port.
  private static func cookie(for request: LoopbackServer.Request) -> String {
    "visitor-\(request.headers["Host"]?.split(separator: ":").dropFirst().first ?? "80")"
  }

  /// Adds a visitor, and returns the value of its cookie, or `nil` if there is no place.
  private func newVisitor() -> String? {
    let idle = visitors.filter { $0.value.visitor.waitingCount == 0 }
    if visitors.count >= limits.visitors {
      guard let oldest = idle.min(by: { $0.value.latest < $1.value.latest }) else { return nil }
      visitors[oldest.key] = nil
    }
    let name = Self.token()
    var service = service
    // The server of the form sees another name than the cookie.
    service.visitor = Self.token()
    guard let form = try? SignUpForm(service: service) else { return nil }
    visitors[name] = (Visitor(form), now())
    return name
  }

  private func removeOldVisitors() {
    let start = now() - limits.age
    visitors = visitors.filter { $0.value.latest >= start || $0.value.visitor.waitingCount > 0 }
  }

  /// Returns 128 random bits in hexadecimal digits.
  private static func token() -> String {
    (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
  }
}
