// Runs the code of the tutorial, and prints the states of the form that its pictures show. `.ci/tutorial` draws them.
import ALPValidator
import Foundation

struct Picture: Encodable {
  struct Field: Encodable {
    var label: String
    var text: String
    var isEditing: Bool
    var messages: [String]
  }

  var name: String
  var fields: [Field]
  var messages: [String]
  var links: Int
  var canSave: Bool
}

@MainActor func picture(_ name: String, _ form: FormModel<Profile>) -> Picture {
  func field(_ control: Control<String>) -> Picture.Field {
    Picture.Field(
      label: control.label ?? "", text: control.text, isEditing: control.isEditing,
      messages: control.visibleErrorMessages)
  }
  let age = form[\.age]
  let links = form.list(\.links).elements.map { field($0[\.self]) }
  return Picture(
    name: name,
    fields: [
      field(form[\.name]), field(form[\.email]),
      Picture.Field(
        label: age.label ?? "", text: age.text, isEditing: age.isEditing, messages: age.visibleErrorMessages),
    ] + links,
    messages: form.externalFailures.map(\.message), links: links.count, canSave: form.isDirty)
}

var pictures: [Picture] = []

let empty = FormModel(Profile(name: "Ada"), rules: Profile.rules)
pictures.append(picture("form", empty))
empty[\.email].beginEditing()
empty[\.email].text = "ada@"
pictures.append(picture("typing", empty))
empty[\.email].endEditing()
pictures.append(picture("failure", empty))
empty[\.email].beginEditing()
empty[\.email].text = "ada@example.com"
empty[\.email].endEditing()
let link = empty.list(\.links).append("")[\.self]
link.beginEditing()
link.text = "example.com"
link.endEditing()
pictures.append(picture("links", empty))

let service = LocalService()
let model = ProfileModel(service.stored, service: service)
pictures.append(picture("unchanged", model.form))
model.form[\.email].text = "info@example.com"
await model.save()
pictures.append(picture("refused", model.form))
model.form[\.email].text = "ada@example.com"
model.form[\.age].text = "36"
pictures.append(picture("changed", model.form))
await model.save()
pictures.append(picture("saved", model.form))

let (status, body) = try updateProfile(service.stored, with: Data(#"{"age": 7, "email": "ada@"}"#.utf8)) {
  _ in false
}
print("response: \(status)")
let problem = try JSONDecoder().decode(JSONValue.self, from: body)
if case .object(let members) = problem, case .array(let errors)? = members["errors"] {
  for case .object(let error) in errors {
    print("response: \(error["pointer"] ?? .null)  \(error["detail"] ?? .null)")
  }
}
printFailures()
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print("pictures: \(String(decoding: try encoder.encode(pictures), as: UTF8.self))")
