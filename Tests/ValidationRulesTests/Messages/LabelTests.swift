@testable import ALPValidator
@testable import ValidationRules
import Testing

@MainActor @Suite struct LabelTests {
  private let form = FormValidator()
  private let name = TextControl()
  private let german = MessageCatalog(language: "de")

  init() { name.addRule(.notEmpty) }

  // MARK: Labels

  @Test func templatesNameTheLabel() {
    form.add(name, name: "name", label: "Name {x} 'y'")
    var messages = MessageCatalog.english
    messages["presence"] = "{label} is required."
    form.messages = messages
    name.validate()
    #expect(name.errorMessages == ["Name {x} 'y' is required."])
    #expect(name.failures.map(\.label) == ["Name {x} 'y'"])
    #expect(
      name.failures.map { $0.message(in: german.labeled) } == [
        "Bitte füllen Sie das Feld „Name {x} 'y'“ aus."
      ])
    #expect(name.silentFailures().map(\.message) == name.errorMessages)
  }

  @Test func aFailureWithoutALabelHasTheMessageOfTheLanguage() {
    var messages = MessageCatalog.english
    messages["presence"] = "{label} is required."
    messages["length"] = "{label, select, other {Longer!}}"
    form.messages = messages.labeled
    form.add(name)
    name.addRule(.length(3...))
    name.validate()
    #expect(name.errorMessages == ["Please fill this in.", "Please enter at least 3 characters."])
    #expect(name.failures.allSatisfy { $0.label == nil })
    name.label = "Name"
    #expect(name.errorMessages == ["Name is required.", "Longer!"])
  }

  @Test func messagesOfTheProgramHaveTheLabelToo() {
    form.add(name, label: "Name")
    name.addRule(.length(3...), invalidMessage: "{label} is short.")
    name.addRule(.length(4...)).message { "\($0.label ?? "?"): \($0.message)" }
    name.validator.messages = .english.labeled
    name.validate()
    #expect(
      name.errorMessages == [
        "Please fill in \"Name\".", "{label} is short.",
        "Name: Please enter at least 4 characters for \"Name\".",
      ])
  }

  @Test func labelsMessagesThatHaveNoSentenceForIt() {
    form.messages = MessageCatalog.english.labeled
    form.add(name, label: "Name")
    name.validator.removeAllRules()
    name.addRule(.email || .length(9...9))
    name.addRule(.length(5..., unit: .utf8))
    name.text = "abc"
    #expect(
      name.errorMessages == [
        "Name: Please enter an email address, such as name@example.com. Or: Please enter exactly 9 characters.",
        "Name: Please enter at least 5 bytes.",
      ])
  }

  @Test(arguments: MessageCatalog.availableLanguages)
  func everyLanguageHasLabels(_ tag: String) {
    let messages = MessageCatalog(language: tag).labeled
    let control = TextControl()
    control.label = "{x}"
    control.validator.messages = messages
    control.addRule(.notEmpty)
    control.addRule(.email)
    control.addRule(.length(2...))
    control.addRule(.length(3...4))
    control.addRule(.length(5...5))
    control.addRule(.length(...4), invalidMessage: nil)
    control.addCondition(.satisfies("other") { _ in false })
    control.validate()
    for message in control.errorMessages {
      #expect(message.contains("{x}") && !message.contains("{label}") && !message.contains("{message}"))
    }
    #expect(control.errorMessages.count == 6)
    let plain = MessageCatalog(language: tag)
    #expect(control.failures.allSatisfy { !$0.message(in: plain).contains("{x}") })
  }

  // MARK: Catalogs

  @Test func theNearestCatalogWrites() {
    let page = form.add(FormValidator(), name: "page")
    page.add(name)
    name.validate()
    #expect(name.errorMessages == ["Please fill this in."])
    form.messages = german
    #expect(name.errorMessages == ["Bitte füllen Sie dieses Feld aus."])
    #expect(name.validator.errorMessages == name.errorMessages)
    page.messages = MessageCatalog(language: "nl")
    #expect(form.errorMessages == ["Vul dit veld in."])
    name.messages = MessageCatalog(language: "sv")
    #expect(form.errorMessages == ["Fyll i det här fältet."])
    name.validator.messages = .english
    #expect(form.errorMessages == ["Please fill this in."])
    (name.validator.messages, name.messages, page.messages, form.messages) = (nil, nil, nil, nil)
    #expect(form.errorMessages == ["Please fill this in."])
  }

  @Test func notifiesOnceOfOtherMessages() {
    let others = (0..<3).map { _ in form.add(TextControl()) }
    for other in others { other.addRule(.notEmpty) }
    form.add(name)
    form.validate()
    var messages: [[String]] = []
    form.stateChangedHandler = { [unowned form] _ in messages.append(form.errorMessages) }
    form.messages = german
    #expect(messages == [Array(repeating: "Bitte füllen Sie dieses Feld aus.", count: 4)])
    form.messages = german
    #expect(messages.count == 1)
    name.label = "Name"
    #expect(messages.count == 1)
    form.messages = german.labeled
    #expect(messages.count == 2 && messages.last?.last == "Bitte füllen Sie das Feld „Name“ aus.")
  }
}
