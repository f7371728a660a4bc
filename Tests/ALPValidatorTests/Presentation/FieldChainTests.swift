import ALPValidator
import Testing

@MainActor @Suite struct FieldChainTests {
  private let form = FormValidator()
  private let chain = FieldChain()
  private let name = TextControl()
  private let email = TextControl()
  private let notes = TextControl()
  private let terms = Control(false)

  init() {
    form.add(name, name: "name")
    form.add(terms, name: "terms")
    form.add(email, name: "email")
    form.add(notes, name: "notes")
  }

  @Test func theNextFieldIsTheNextTextOfTheForm() {
    #expect(chain.next(after: name, in: form) === email)
    #expect(chain.next(after: terms, in: form) === email)
    #expect(chain.next(after: email, in: form) === notes)
    #expect(chain.next(after: notes, in: form) == nil)
    #expect(chain.next(after: TextControl(), in: form) == nil)
  }

  @Test func aTextInAnotherFieldIsPassedOver() {
    #expect(!chain.didAppear(email, isText: false))
    #expect(chain.next(after: name, in: form) === notes)
    #expect(!chain.isText(email) && !chain.isText(terms) && chain.isText(notes))
    #expect(!chain.didAppear(email, isText: true))
    #expect(chain.next(after: name, in: form) === email)
  }

  @Test func aPartThatIsExcludedIsPassedOver() {
    form.remove(email)
    #expect(chain.next(after: name, in: form) === notes)
  }

  @Test func aFieldThatAppearsLaterGetsTheFocusOnce() {
    chain.await(email)
    #expect(!chain.didAppear(notes, isText: true))
    #expect(chain.didAppear(email, isText: true))
    #expect(!chain.didAppear(email, isText: true))
    #expect(!chain.giveUp(email))
  }

  @Test func aFieldThatDoesNotAppearIsPassedOverUntilItDoes() {
    chain.await(email)
    #expect(chain.giveUp(email))
    #expect(chain.next(after: name, in: form) === notes)
    #expect(!chain.didAppear(email, isText: true))
    #expect(chain.next(after: name, in: form) === email)
  }

  @Test func onlyTheLatestFieldIsAwaited() {
    chain.await(email)
    chain.await(notes)
    #expect(!chain.giveUp(email) && !chain.didAppear(email, isText: true))
    #expect(chain.didAppear(notes, isText: true))
  }

  @Test func aFieldIsOnTheScreenUntilItDisappears() {
    #expect(!chain.isOnScreen(email))
    _ = chain.didAppear(email, isText: true)
    #expect(chain.isOnScreen(email))
    chain.didDisappear(email)
    #expect(!chain.isOnScreen(email) && chain.isText(email))
  }
}
