import ALPValidator
import Foundation

/// The result of validating a chunk.
struct ChunkResult: Sendable, Equatable {
  /// The index of the chunk.
  var index: Int
  /// The number of bytes of the input before the end of the chunk.
  var endOffset: Int
  var tally = BatchTally()
  /// A line for each fault, in order.
  var text = ""
}

/// What a batch prints.
enum BatchOutput: Sendable {
  /// Only the summary.
  case summary
  /// A line for each fault, and the summary.
  case faults
  /// A line of JSON for each line of the input.
  case json
}

extension SignUpCheck {
  /// Returns the result of validating all lines of a chunk, with the text to print.
  ///
  /// A blank line does not count, unless each line has its result.
  func result(of chunk: LineChunk, _ output: BatchOutput) -> ChunkResult {
    var result = ChunkResult(index: chunk.index, endOffset: chunk.endOffset)
    var faults = FaultTexts(output)
    func add(_ broken: BrokenLine, _ number: Int) {
      result.tally.add(broken)
      result.text += faults.line(number, [(BatchTally.Fault(broken), [:])])
    }
    if chunk.content == .tooLongLine { add(.tooLong, chunk.firstLine) }
    chunk.forEachLine { number, line in
      guard output == .json || !line.allSatisfy(Self.isBlank) else { return }
      do throws(BrokenLine) {
        let failures = try failures(on: line)
        result.tally.add(failures)
        result.text += faults.line(number, failures.map { (BatchTally.Fault($0), $0.failure.parameters) })
      } catch {
        add(error, number)
      }
    }
    return result
  }

  /// Space, tab and carriage return, which are white space in JSON, too.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

/// The text that a batch prints for each line.
private struct FaultTexts {
  /// A fault, with the members of an encoded `ValidationFailure`.
  private struct Failure: Encodable {
    var name: String
    var path: String
    var message: String
    var parameters: [String: JSONValue]?
  }

  private let output: BatchOutput
  private let encoder = JSONEncoder()
  /// The faults as JSON. The same ones recur.
  private var json: [BatchTally.Fault: String] = [:]

  init(_ output: BatchOutput) {
    self.output = output
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  mutating func line(_ number: Int, _ faults: [(BatchTally.Fault, parameters: [String: JSONValue])]) -> String
  {
    switch output {
    case .summary: return ""
    case .faults: return faults.map { $0.0.line(number) }.joined()
    case .json where faults.isEmpty: return "{\"valid\":true}\n"
    case .json:
      let failures = faults.map { text(of: $0, $1) }.joined(separator: ",")
      return "{\"valid\":false,\"line\":\(number),\"failures\":[\(failures)]}\n"
    }
  }

  private mutating func text(of fault: BatchTally.Fault, _ parameters: [String: JSONValue]) -> String {
    if let text = json[fault] { return text }
    let failure = Failure(
      name: fault.name, path: fault.field.map { "/\($0.rawValue)" } ?? "", message: fault.message,
      parameters: parameters.isEmpty ? nil : parameters)
    // A text and numbers are always encoded.
    let text = (try? encoder.encode(failure)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    json[fault] = text
    return text
  }
}
