import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Reads every public property under Observation, makes every change, and looks for a property that changed unobserved.
@MainActor @Suite struct ObservedPropertyTests {
  private let form = FormValidator()
  private let page = FormValidator()
  private let control = TextControl()
  private let other = TextControl()
  private let server = FakeServer()

  private typealias Property = (name: String, read: @MainActor () -> String)

  private var properties: [Property] {
    var properties: [Property] = []
    func add(_ name: String, _ read: @autoclosure @escaping @MainActor () -> Any) {
      properties.append((name, { "\(read())" }))
    }
    for (name, object) in [
      ("form", form), ("page", page), ("control", control), ("validator", control.validator),
    ]
      as [(String, ValidationObject)]
    {
      add("\(name).state", object.state)
      add("\(name).isValid", object.isValid)
      add("\(name).hasValidated", object.hasValidated)
      add("\(name).errorMessages", object.errorMessages)
      add("\(name).failures", object.failures.map { "\($0.path) \($0) \($0.label ?? "")" })
      add("\(name).warnings", object.warnings.map { "\($0.path) \($0)" })
      add("\(name).failuresAwaitingRetry", object.failuresAwaitingRetry)
      add("\(name).isAwaitingRetry", object.isAwaitingRetry)
      add("\(name).messages", object.messages?.label ?? "none")
    }
    for (name, part) in [("form", form), ("page", page), ("control", control)] as [(String, FormPart)] {
      add("\(name).name", part.name ?? "")
      add("\(name).label", part.label ?? "")
      add("\(name).path", part.path)
      add("\(name).isDirty", part.isDirty)
      add("\(name).isEnabled", part.isEnabled)
      add("\(name).isActive", part.isActive)
      add("\(name).externalFailures", part.externalFailures.map { "\($0.path) \($0)" })
      add("\(name).form", part.form.map { "\(ObjectIdentifier($0))" } ?? "")
    }
    let (form, control, validator) = (form, control, control.validator)
    add("form.parts", form.parts.map { ObjectIdentifier($0) })
    add("form.controls", form.controls.map { ObjectIdentifier($0) })
    add("form.firstInvalidControl", form.firstInvalidControl.map { "\(ObjectIdentifier($0))" } ?? "")
    add("form.control(at:)", form.control(at: "/page/name").map { "\(ObjectIdentifier($0))" } ?? "")
    add("form.silentFailures", form.silentFailures().map { "\($0.path) \($0)" })
    add("control.silentFailures", control.silentFailures().map { "\($0.path) \($0)" })
    add("control.validators", control.validators.count)
    add("control.policy", control.policy)
    add("control.isEditing", control.isEditing)
    add("control.isTouched", control.isTouched)
    add("control.shouldShowErrors", control.shouldShowErrors)
    add("control.isRequired", control.isRequired)
    add("control.rules", control.rules.map { "\($0.name) \($0.message) \($0.status) \($0.isActive)" })
    add("control.hasContent", control.hasContent)
    add("control.text", control.text)
    add("control.formattedValue", control.formattedValue)
    add("control.formatters", control.formatters.count)
    add("control.inputRestrictions", control.inputRestrictions)
    add("control.requestParameters", control.requestParameters?.description ?? "")
    add("validator.value", validator.value ?? "")
    add("validator.formattedValue", validator.formattedValue ?? "")
    add("validator.lastValidValue", validator.lastValidValue ?? "")
    add("validator.formatters", validator.formatters.count)
    add("validator.isOptional", validator.isOptional)
    add("validator.stopsAtFirstFailure", validator.stopsAtFirstFailure)
    add("validator.rules", validator.rules.map { "\($0.name) \($0.message) \($0.status) \($0.isActive)" })
    add("validator.failures(for:)", validator.failures(for: "ab"))
    return properties
  }

  private var changes: [(name: String, make: @MainActor () -> Void)] {
    let (form, page, control, other, server) = (form, page, control, other, server)
    let validator = control.validator
    var german = MessageCatalog(language: "de")
    german.label = "labeled"
    return [
      ("edit", { control.text = "a" }), ("other edit", { other.text = "yes" }),
      ("valid edit", { control.text = "abc1" }), ("accepted", { server.respond(with: .accepted) }),
      ("edit", { control.text = "abcd1" }), ("failed", { server.respond(with: .failed(.timedOut)) }),
      ("retry", { form.retry() }), ("rejected", { server.respond(with: .rejected(message: nil)) }),
      ("begin", { control.beginEditing() }), ("end", { control.endEditing() }),
      ("label", { control.label = "Name" }), ("form's messages", { form.messages = german }),
      ("control's messages", { control.messages = german }),
      ("validator's messages", { validator.messages = nil }),
      ("external", { control.setExternalFailure("Taken.") }),
      ("form's external", { form.setExternalFailures(["/nowhere": "No."]) }),
      ("page's label", { page.label = "Page" }), ("invalid", { control.text = "x" }),
      ("move", { form.add(control, name: "name") }), ("move back", { page.add(control) }),
      ("rename", { page.add(control, name: "other") }), ("page out", { form.remove(page) }),
      ("page in", { form.add(page) }), ("disable", { control.isEnabled = false }),
      ("enable", { control.isEnabled = true }), ("disable page", { page.isEnabled = false }),
      ("enable page", { page.isEnabled = true }), ("policy", { control.policy = .manual }),
      ("formatters", { control.formatters = [.uppercased] }), ("validate", { form.validate() }),
      ("validator's formatters", { validator.formatters = [.lowercased] }),
      ("revalidate", { validator.revalidate() }),
      ("optional", { validator.isOptional = true }), ("stops", { validator.stopsAtFirstFailure = true }),
      ("restrictions", { control.inputRestrictions = [.length(...9)] }),
      ("parameters", { control.requestParameters = ["a": 1] }), ("rule", { control.addRule(.length(5...)) }),
      ("remove", { validator.removeAllRules() }), ("program's value", { validator.validate("new") }),
      ("clean", { form.markClean() }), ("reset", { form.reset() }),
      ("detach", { control.removeValidators() }),
    ]
  }

  @Test func noPropertyChangesUnobserved() {
    form.add(page)
    page.add(control, name: "name")
    form.add(other)
    control.addRule(.length(2...))
    control.addRule(.length(...4), severity: .warning)
    control.addRule(.containsDigit, when: { [other] in other.text == "yes" })
    control.addCondition(server.condition(), when: { control.text.count > 3 })
    control.validator.addRule(.notEmpty).message { "\($0.message) \(other.text)" }
    let properties = properties
    for change in changes {
      let observed = Observed()
      let before = properties.map { property in
        withObservationTracking {
          property.read()
        } onChange: {
          MainActor.assumeIsolated { _ = observed.names.insert(property.name) }
        }
      }
      change.make()
      for (property, before) in zip(properties, before) where property.read() != before {
        #expect(observed.names.contains(property.name), "\(change.name): \(before) -> \(property.read())")
      }
    }
  }

  /// Observation begins when the closure ends, and the changes in the closure were taken for the last ones that
  /// an observer had to be notified of.
  @Test(arguments: [1, 10]) func aClosureMayChangeWhatItHasRead(_ changeCount: Int) {
    let control = TextControl()
    let observed = Observed()
    withObservationTracking {
      _ = control.text
      for number in 1...changeCount { control.text = "\(number)" }
    } onChange: {
      MainActor.assumeIsolated { _ = observed.names.insert("text") }
    }
    #expect(observed.names.isEmpty)
    control.text = "later"
    #expect(observed.names == ["text"])
  }

  @MainActor private final class Observed {
    var names: Set<String> = []
  }
}
