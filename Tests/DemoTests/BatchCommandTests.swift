import Foundation
import Testing

@testable import Demo

@Suite struct BatchCommandTests {
  @Test func reportsEachFaultWithItsLineAndSumsUp() async throws {
    let lines = [
      signUpLine(), signUpLine(["age": "17", "acceptsTerms": "false"]), "", "[]", "{",
      signUpLine(["age": #""36""#]), signUpLine(["repeatedPassword": #""Engine-1843""#]),
      signUpLine(["userName": #""a b""#, "password": #""pass""#, "repeatedPassword": #""pass""#]),
    ]
    let file = try BatchFile(lines.joined(separator: "\n"))
    let result = try await DemoProcess.run("batch", file.url.path)
    #expect(result.status == 1)
    #expect(result.complaint == "")
    #expect(
      result.output == """
        Line 2: age: Please enter an age from 18 to 130.
        Line 2: acceptsTerms: Please accept the terms.
        Line 4: This is JSON, but not an object. Please write it like {"userName": "ada", …}.
        Line 5: This is not JSON. Please put one object on a line.
        Line 6: age: Please enter a whole number.
        Line 7: repeatedPassword: This is not the same as the password above.
        Line 8: userName: Please use letters, digits, or . _ - only.
        Line 8: password: Please enter at least 8 characters.
        Line 8: password: Please include at least 1 digit.
        Line 8: password: Please include at least 1 uppercase letter.

        7 sign-ups

          1  valid
          4  invalid
          2  broken

        Invalid, by field

          1  userName
          1  password
          1  repeatedPassword
          2  age
          1  acceptsTerms

        Invalid, by rule

          1  userName          pattern             Please use letters, digits, or . _ - only.
          1  password          contains-digit      Please include at least 1 digit.
          1  password          contains-uppercase  Please include at least 1 uppercase letter.
          1  password          length              Please enter at least 8 characters.
          1  repeatedPassword  same                This is not the same as the password above.
          1  age               range               Please enter an age from 18 to 130.
          1  age               type                Please enter a whole number.
          1  acceptsTerms      is-true             Please accept the terms.

        Broken, by reason

          1  not-an-object  This is JSON, but not an object. Please write it like {"userName": "ada", …}.
          1  not-json       This is not JSON. Please put one object on a line.

        """)
    let quiet = try await DemoProcess.run("batch", "--quiet", "--jobs", "1", file.url.path)
    #expect(quiet.status == 1)
    #expect(quiet.output.hasPrefix("7 sign-ups\n") && result.output.hasSuffix("\n\n" + quiet.output))
  }

  @Test func readsStandardInput() async throws {
    let good = try await DemoProcess.run("batch", "-", input: Data(signUpLine().utf8))
    #expect(
      good
        == .init(
          status: 0, output: "1 sign-up\n\n  1  valid\n  0  invalid\n  0  broken\n", complaint: ""))
    let none = try await DemoProcess.run("batch", "-")
    #expect(none == .init(status: 0, output: "There are no sign-ups.\n", complaint: ""))
  }

  @Test func reportsInTheOrderOfTheInputWhateverTheNumberOfWorkers() async throws {
    let input = try await DemoProcess.run("batch", "--generate", "6000", "--broken").output
    let file = try BatchFile(input)
    var results: [DemoProcess.Result] = []
    for jobs in ["1", "2", "5"] {
      results.append(try await DemoProcess.run("batch", "--jobs", jobs, file.url.path))
    }
    #expect(results[0].status == 1)
    #expect(results.allSatisfy { $0 == results[0] })
    let numbers = results[0].output.split(separator: "\n").compactMap { line in
      line.hasPrefix("Line ") ? Int(line.dropFirst(5).prefix { $0 != ":" }) : nil
    }
    #expect(numbers.count > 600)
    #expect(numbers == numbers.sorted())
  }

  @Test func writesALineOfJSONForEachLine() async throws {
    struct Line: Decodable, Equatable {
      struct Failure: Decodable, Equatable { var name, path: String }

      var valid: Bool
      var line: Int?
      var failures: [Failure]?

      static func invalid(_ line: Int, _ failures: KeyValuePairs<String, String>) -> Self {
        Self(valid: false, line: line, failures: failures.map { Failure(name: $0.value, path: $0.key) })
      }
    }
    let lines = [
      signUpLine(), signUpLine(["age": "17", "acceptsTerms": "false"]), "", "[]", "{", "é",
      signUpLine(["age": #""36""#]), String(repeating: " ", count: BrokenLine.maximumLength + 1),
      signUpLine(),
    ]
    let file = try BatchFile(lines.joined(separator: "\n"))
    let result = try await DemoProcess.run("batch", file.url.path, "--json")
    #expect(result.status == 1 && result.complaint == "")
    let output = result.output.split(separator: "\n")
    #expect(output.last == #"{"valid":true}"#)
    #expect(
      try output.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) } == [
        Line(valid: true), .invalid(2, ["/age": "range", "/acceptsTerms": "is-true"]),
        .invalid(3, ["": "not-json"]),
        .invalid(4, ["": "not-an-object"]), .invalid(5, ["": "not-json"]), .invalid(6, ["": "not-json"]),
        .invalid(7, ["/age": "type"]), .invalid(8, ["": "too-long"]), Line(valid: true),
      ])
    #expect(output[1].contains(#""parameters":{"maximum":130,"minimum":18}"#))
  }

  @Test func endsQuietlyIfNobodyReads() async throws {
    let process = Process()
    let (output, complaint) = (Pipe(), Pipe())
    let file = try BatchFile(Data(repeating: 0x0A, count: 1 << 20) + Data("{}\n".utf8))
    process.executableURL = DemoProcess.url
    process.arguments = ["batch", file.url.path]
    process.standardOutput = output
    process.standardError = complaint
    try output.fileHandleForReading.close()
    #expect(try await DemoProcess.status(of: process) == 1)
    #expect(complaint.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test func saysWhatCannotBeRead() async throws {
    let missing = try await DemoProcess.run("batch", "/no/such.jsonl")
    #expect(
      missing
        == .init(
          status: 2, output: "",
          complaint: "Demo: /no/such.jsonl cannot be opened: No such file or directory.\n"))
    let folder = try await DemoProcess.run("batch", "/")
    #expect(folder == .init(status: 2, output: "", complaint: "Demo: / cannot be read: Is a directory.\n"))
  }

  @Test func generatesTheSameSignUpsForTheSameSeed() async throws {
    let some = try await DemoProcess.run("batch", "--generate", "20")
    let more = try await DemoProcess.run("batch", "--generate", "40", "--seed", "1842")
    let others = try await DemoProcess.run("batch", "--generate", "20", "--seed", "1")
    #expect(some.status == 0)
    #expect(some.output.split(separator: "\n").count == 20)
    #expect(more.output.hasPrefix(some.output))
    #expect(others.output != some.output)
    #expect(
      some.output.hasPrefix(
        """
        {"userName":"edsger_4350","email":"edsger.perlman4350@example.net","password":"Compiler-2089",\
        "repeatedPassword":"Compiler-2089","age":1815,"acceptsTerms":true}

        """))
  }
}
