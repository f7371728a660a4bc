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
    var faults = ChunkFaults(output)
    func add(_ broken: BrokenLine, _ number: Int) {
      let fault = BatchTally.Fault(broken)
      result.tally.add(broken: fault)
      faults.write([ChunkFaults.Entry(fault: fault, parameters: [:])], number, to: &result.text)
    }
    if chunk.content == .tooLongLine { add(.tooLong, chunk.firstLine) }
    chunk.forEachLine { number, line in
      guard output == .json || !line.allSatisfy(Self.isBlank) else { return }
      do throws(BrokenLine) {
        let entries = try failures(on: line).map { faults.entry(of: $0) }
        result.tally.add(entries.map(\.fault))
        faults.write(entries, number, to: &result.text)
      } catch {
        add(error, number)
      }
    }
    return result
  }

  /// Space, tab and carriage return, which are white space in JSON, too.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

/// The faults of a chunk and their texts. Few of them differ, so that each text is made once.
private struct ChunkFaults {
  /// A fault, and the parameters of its rule.
  struct Entry {
    var fault: BatchTally.Fault
    var parameters: [String: JSONValue]
  }

  /// What the message of a failure depends on.
  private struct Key: Hashable {
    var path: ValidationPath
    var name: String
    var cause: ValidationFailure.Cause
    var parameters: [String: JSONValue]
  }

  /// A fault, with the members of an encoded `ValidationFailure`.
  private struct Failure: Encodable {
    var name: String
    var path: String
    var message: String
    var parameters: [String: JSONValue]?
  }

  private let output: BatchOutput
  private var entries: [Key: Entry] = [:]
  private var json: [BatchTally.Fault: String] = [:]

  init(_ output: BatchOutput) { self.output = output }

  mutating func entry(of failure: ValidationFailure) -> Entry {
    let key = Key(
      path: failure.path, name: failure.name, cause: failure.cause, parameters: failure.parameters)
    if let entry = entries[key] { return entry }
    let entry = Entry(fault: BatchTally.Fault(failure), parameters: failure.parameters)
    entries[key] = entry
    return entry
  }

  /// Writes the text for a line with some faults.
  mutating func write(_ entries: [Entry], _ number: Int, to text: inout String) {
    switch output {
    case .summary: break
    case .faults: for entry in entries { text += entry.fault.line(number) }
    case .json where entries.isEmpty: text += "{\"valid\":true}\n"
    case .json:
      text += "{\"valid\":false,\"line\":\(number),\"failures\":["
      for (index, entry) in entries.enumerated() { text += (index > 0 ? "," : "") + json(of: entry) }
      text += "]}\n"
    }
  }

  private mutating func json(of entry: Entry) -> String {
    if let text = json[entry.fault] { return text }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let failure = Failure(
      name: entry.fault.name, path: entry.fault.path.description,
      message: entry.fault.message, parameters: entry.parameters.isEmpty ? nil : entry.parameters)
    // A text and numbers are always encoded.
    let text = (try? encoder.encode(failure)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    json[entry.fault] = text
    return text
  }
}
