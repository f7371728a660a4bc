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
  var listMessages: [String]
  var messages: [String]
  var canSave: Bool
}

@MainActor func picture(_ name: String, _ form: FormModel<Profile>, fieldCount: Int? = nil) -> Picture {
  func field(_ control: Control<String>) -> Picture.Field {
    Picture.Field(
      label: control.label ?? "", text: control.text, isEditing: control.isEditing,
      messages: control.visibleErrorMessages)
  }
  let age = form[\.age]
  let links = form.list(\.links)
  let fields =
    [
      field(form[\.name]), field(form[\.email]),
      Picture.Field(
        label: age.label ?? "", text: age.text, isEditing: age.isEditing, messages: age.visibleErrorMessages),
    ] + links.elements.map { field($0[\.self]) }
  return Picture(
    name: name, fields: Array(fields.prefix(fieldCount ?? fields.count)),
    listMessages: links.visibleErrorMessages,
    messages: form.externalFailures.map(\.message), canSave: form.isDirty)
}

var pictures: [Picture] = []

print("structure: \(Profile())")
pictures.append(picture("two-fields", FormModel(Profile(), rules: Profile.rules), fieldCount: 2))

let empty = FormModel(Profile(name: "Ada"), rules: Profile.rules)
print(#"controls: form[\.name].text   \#(empty[\.name].text)"#)
print(#"controls: form[\.email].label \#(empty[\.email].label ?? "")"#)
empty[\.age].text = "36"
print(#"controls: form[\.age].text    \#(empty[\.age].text)"#)
print(#"controls: form[\.age].value   \#(empty[\.age].value ?? 0)"#)
print("controls: form.value.age      \(empty.value.age ?? 0)")
empty[\.age].text = ""
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
link.text = "https://example.com"
for number in 1...3 { empty.list(\.links).append("https://example.com/\(number)") }
pictures.append(picture("too-many", empty))

let service = LocalService()
for patch in [#"{"age": 36}"#, #"{"age": 7}"#] {
  switch try await service.save(Data(patch.utf8)) {
  case .saved(let profile): print("results: saved, age \(profile.age ?? 0)")
  case .refused(let body):
    let failures = try JSONDecoder().decode(ExternalFailures.self, from: body).failures
    for failure in failures { print("results: refused, \(failure.path): \(failure.message)") }
  }
}
let model = ProfileModel(service.stored, service: service)
pictures.append(picture("unchanged", model.form))
model.form[\.email].text = "info@example.com"
await model.save()
pictures.append(picture("refused", model.form))
model.form[\.email].text = "ada@example.com"
model.form[\.age].text = "36"
model.form.list(\.links).append("https://example.com")
let sorting = JSONEncoder()
sorting.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let patch = String(decoding: try model.form.mergePatch(encoder: sorting), as: UTF8.self)
print("request: PATCH https://example.com/me")
print("request: Content-Type: application/merge-patch+json")
print("request: \(patch)")
print("changes: form.changedPaths  \(model.form.changedPaths.map(\.description))")
print("changes: form.mergePatch()  \(patch)")
pictures.append(picture("changed", model.form))
await model.save()
pictures.append(picture("saved", model.form))
print("changes: $ save()")
print("changes: form.changedPaths  \(model.form.changedPaths.map(\.description))")
print("changes: form.base.age      \(model.form.base.age ?? 0)")

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

let example = Profile(name: "Ada", email: "ada@example.com", age: 36, links: ["https://example.com"])
let properties = try JSONDecoder().decode([String: JSONValue].self, from: JSONEncoder().encode(example))
let keys = properties.keys.sorted()
print("names: coding keys  \(keys.joined(separator: ", "))")
guard case .object(let schema) = try JSONDecoder().decode(JSONValue.self, from: Profile.rules.jsonSchema()),
  case .object(let properties)? = schema["properties"]
else { fatalError("The schema has no properties") }
print("names: rules        \(properties.keys.sorted().joined(separator: ", "))")

let photoOfCat = Photo(url: "https://example.com/a.jpg", description: "A cat")
for block in [Block.text("Hello"), .photo(photoOfCat)] {
  print("json: \(String(decoding: try sorting.encode(block), as: UTF8.self))")
}
let blocks =
  #"{"title": "Cats", "blocks": [{"type": "photo", "url": "https://example.com/a.jpg"}, "#
  + #"{"type": "video"}]}"#
do {
  _ = try Page.rules.decode(from: Data(blocks.utf8))
} catch {
  for failure in error.failures { print("blocks: \(failure.path)  \(failure.message)") }
}
let page = FormModel(Page(title: "Cats", blocks: [.text("")]), rules: Page.rules)
let choice = page.list(\.blocks).elements[0].choice(\.self)
choice.selection.value = "photo"
let photo = choice.model("photo", of: Photo.self)
photo?[\.url].text = "https://example.com/a.jpg"
page.validate()
let selected = choice.choices.first { $0.name == choice.selection.value }
pictures.append(
  Picture(
    name: "page",
    fields: [
      Picture.Field(label: "Title", text: page[\.title].text, isEditing: false, messages: []),
      Picture.Field(label: choice.label ?? "", text: selected?.label ?? "", isEditing: false, messages: []),
    ]
      + [photo?[\.url], photo?[\.description]].compactMap { control in
        control.map {
          Picture.Field(
            label: $0.label ?? "", text: $0.text, isEditing: false, messages: $0.visibleErrorMessages)
        }
      }, listMessages: [], messages: [], canSave: false))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print("pictures: \(String(decoding: try encoder.encode(pictures), as: UTF8.self))")
