import Foundation

extension Work {
  /// The work of matching a regular expression, compiled once, with the whole text each time.
  init(_ inputs: [String], matching pattern: String) {
    guard let expression = try? NSRegularExpression(pattern: pattern) else {
      preconditionFailure("Not a regular expression: \(pattern)")
    }
    self.init(inputs) { inputs in
      inputs.count { text in
        expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
      }
    }
  }
}
