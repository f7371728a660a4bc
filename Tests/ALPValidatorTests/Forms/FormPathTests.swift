import ALPValidator
import Observation
import Testing

@MainActor @Suite struct FormPathTests {
  private let form = FormValidator()
  private let email = TextControl()
  private let street = TextControl()

  @Test func makesPathsOfNames() {
    form.add(email, name: "email", label: "E-mail")
    let delivery = form.add(FormValidator(), name: "delivery", label: "Delivery")
    delivery.add(street, name: "street")
    #expect(email.name == "email" && email.label == "E-mail" && delivery.label == "Delivery")
    #expect(email.path == "/email" && delivery.path == "/delivery" && street.path == "/delivery/street")
    #expect(form.control(at: "/email") === email)
    #expect(form.control(at: "/delivery/street") === street)
    #expect(delivery.control(at: "/street") === street)
    for path: ValidationPath in ["", "/delivery", "/street", "/email/0", "/delivery/street/0", "/", "/x"] {
      #expect(form.control(at: path) == nil)
    }
  }

  @Test func readsANameThatIsANumberAsAnIndex() {
    let guests = form.add(FormValidator(), name: "guests")
    let controls = (0..<3).map {
      guests.add(FormValidator(), name: "\($0)").add(TextControl(), name: "email")
    }
    #expect(controls[2].path == "/guests/2/email")
    #expect(controls[2].path.components == [.key("guests"), .index(2), .key("email")])
    guard case .index(2) = controls[2].path.components[1] else { return #expect(Bool(false)) }
    #expect(form.control(at: "/guests/2/email") === controls[2])
  }

  @Test func leavesOutPartsWithoutAName() {
    let page = form.add(FormValidator())
    let unnamed = page.add(TextControl())
    page.add(email, name: "email")
    #expect(unnamed.path == "" && email.path == "/email")
    #expect(form.control(at: "/email") === email)
    let root = FormValidator()
    root.add(form)
    #expect(email.path == "/email" && root.control(at: "/email") === email)
  }

  @Test func escapesNames() {
    form.add(email, name: "a/b~c")
    #expect(email.path.description == "/a~1b~0c")
    #expect(form.control(at: "/a~1b~0c") === email)
    form.add(street, name: "")
    #expect(form.control(at: "/") === street)
  }

  @Test func followsMoves() {
    form.add(email, name: "email", label: "E-mail")
    let group = form.add(FormValidator(), name: "billing")
    group.add(email)
    #expect(email.path == "/billing/email" && email.label == "E-mail")
    #expect(form.control(at: "/email") == nil && form.control(at: "/billing/email") === email)
    form.add(street, name: "email")
    group.add(email, name: "address")
    #expect(form.control(at: "/billing/email") == nil && form.control(at: "/billing/address") === email)
    group.remove(email)
    #expect(email.path == "" && email.name == "address")
    #expect(form.control(at: "/billing/address") == nil)
    form.add(email, at: 0, name: "first", label: "First")
    #expect(form.control(at: "/first") === form.parts.first && email.label == "First")
  }

  @Test func findsExcludedControls() {
    form.add(email, name: "email", when: { false })
    #expect(form.control(at: "/email") === email)
  }

  @Test func failuresHaveThePathOfTheirControl() {
    form.add(FormValidator(), name: "delivery").add(street, name: "street")
    street.addRule(.notEmpty)
    street.addRule(.length(2...), severity: .warning)
    #expect(street.silentFailures().map(\.path) == ["/delivery/street"])
    form.validate()
    #expect(form.failures.map(\.path) == ["/delivery/street"])
    #expect(form.warnings.map(\.path) == ["/delivery/street"])
    #expect(street.failures == form.failures)
    #expect(street.validator.failures.map(\.path) == [""])
  }

  @Test func controlsAreFoundAgainWhenThePartsChange() {
    let flag = Control(false)
    flag.addCondition(.satisfies { [form] _ in form.control(at: "/page/email") != nil })
    let page = form.add(FormValidator(), name: "page")
    flag.validate()
    #expect(!flag.isValid)
    page.add(email, name: "email")
    #expect(flag.isValid)
  }

  // MARK: Clean values

  @Test func marksAllValuesCleanAtOnce() {
    let number = Control(1)
    let page = form.add(FormValidator(), name: "page")
    form.add(email)
    page.add(number, when: { false })
    email.text = "a"
    number.value = 2
    var dirtiness: [Bool] = []
    form.addObserverOfDirtiness { dirtiness.append($0) }
    form.markClean()
    #expect(!email.isDirty && !number.isDirty && !form.isDirty && dirtiness == [false])
    email.text = "b"
    number.value = 3
    form.reset()
    #expect(email.text == "a" && number.value == 2)
  }
}

extension FormValidator {
  /// Calls a closure once when Observation reports a change of `isDirty`, after the transaction.
  fileprivate func addObserverOfDirtiness(_ observer: @escaping @MainActor (Bool) -> Void) {
    withObservationTracking {
      _ = isDirty
    } onChange: {
      MainActor.assumeIsolated { observer(self.isDirty) }
    }
  }
}
