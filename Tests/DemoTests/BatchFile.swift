import Foundation

@testable import Demo

/// Bytes in a file that is gone after a test, for what reads descriptors.
struct BatchFile: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init(_ bytes: Data) throws { try bytes.write(to: url) }

  init(_ text: String) throws { try self.init(Data(text.utf8)) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Reads all chunks.
  func chunks(_ limits: ChunkReader.Limits = .init()) throws -> [LineChunk] {
    let file = try FileHandle(forReadingFrom: url)
    var reader = ChunkReader(descriptor: file.fileDescriptor, name: "test", limits: limits)
    var chunks: [LineChunk] = []
    while let chunk = try reader.next() { chunks.append(chunk) }
    return chunks
  }
}

/// A sign-up in JSON, which is valid except for the fields that are passed.
func signUpLine(_ fields: KeyValuePairs<String, String> = [:]) -> String {
  var values = [
    "userName": #""ada""#, "email": #""ada@example.com""#, "password": #""Engine-1842""#,
    "repeatedPassword": #""Engine-1842""#, "age": "36", "acceptsTerms": "true",
  ]
  for (name, value) in fields { values[name] = value }
  return "{" + values.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    + "}"
}
