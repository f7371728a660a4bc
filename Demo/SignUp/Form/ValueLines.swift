import ALPValidator
import Foundation

/// The value of a form as lines of JSON, in which the changed ones are marked.
@MainActor
struct ValueLines {
  /// A text that stands for the value of a secret field.
  private static let mask: JSONValue = "••••••"
  private static let secretFields: [SignUp.Field] = [.password, .repeatedPassword]

  private let changedPaths: Set<ValidationPath>
  private var lines: [Inspector.Line] = []

  /// Returns the lines of a form's value.
  static func lines(of form: SignUpForm) -> [Inspector.Line] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    guard let json = try? encoder.encode(form.model.value),
      case .object(var members)? = try? JSONDecoder().decode(JSONValue.self, from: json)
    else { return [] }
    for field in secretFields where members[field.rawValue] != "" { members[field.rawValue] = mask }
    var writer = ValueLines(changedPaths: Set(form.model.changedPaths))
    let names = SignUp.Field.allCases.map(\.rawValue).filter { members[$0] != nil }
    writer.write(.object(members), names, at: ValidationPath(), isChanged: false, prefix: "", suffix: "")
    return writer.lines
  }

  private init(changedPaths: Set<ValidationPath>) { self.changedPaths = changedPaths }

  /// Writes a value, between what stands before it on its first line and after it on its last line.
  private mutating func write(
    _ value: JSONValue, _ names: [String], at path: ValidationPath, isChanged: Bool, prefix: String,
    suffix: String
  ) {
    let isChanged = isChanged || changedPaths.contains(path)
    let indentation = String(repeating: "  ", count: path.components.count)
    func add(_ text: String) -> Inspector.Line {
      Inspector.Line(text: indentation + text, isChanged: isChanged)
    }
    switch value {
    case .object(let members):
      lines.append(add("\(prefix){"))
      for name in names {
        guard let member = members[name] else { continue }
        write(
          member, Self.names(in: member), at: path.appending(.key(name)), isChanged: isChanged,
          prefix: "\(ShownRule.quoted(name)): ", suffix: name == names.last ? "" : ",")
      }
      lines.append(add("}\(suffix)"))
    case .array(let elements) where !elements.isEmpty:
      lines.append(add("\(prefix)["))
      for (index, element) in elements.enumerated() {
        write(
          element, Self.names(in: element), at: path.appending(.index(index)), isChanged: isChanged,
          prefix: "",
          suffix: index == elements.count - 1 ? "" : ",")
      }
      lines.append(add("]\(suffix)"))
    case .array: lines.append(add("\(prefix)[]\(suffix)"))
    case .string(let text): lines.append(add("\(prefix)\(ShownRule.quoted(text))\(suffix)"))
    default: lines.append(add("\(prefix)\(value)\(suffix)"))
    }
  }

  private static func names(in value: JSONValue) -> [String] {
    if case .object(let members) = value { members.keys.sorted() } else { [] }
  }
}
