import ALPValidator

extension RandomApp {
  func step() async {
    perform()
    // Tasks have their turns in any order, so that on a busy machine a response may take more of them.
    let earlierFaults = faults
    for attempts in 0..<20 {
      await HeldTransport.letWorkDrain()
      let notified = faults
      check()
      if faults == earlierFaults { return }
      if notified != earlierFaults { return }
      if attempts < 19 { faults = earlierFaults }
    }
  }

  func end() async {
    form.reset()
    for index in calls.indices { answer(index, .success(true)) }
    for submission in submissions { await submission.value }
  }

  func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  func perform() {
    let field = pick([name, name, email, email, repeated, age, vat] + guestFields)
    isMove = false
    switch Int.random(in: 0..<30, using: &random) {
    case 0...7: edit(field, to: pick(["", "a", "ab", "abc", "A@b", " a@b", "a@bcd", "1", "7a", "61", "a@b"]))
    case 8:
      log("focus") {
        field.control.beginEditing()
        field.isEditing = true
      }
    case 9...10: endEditing(field)
    case 11: log("company") { isCompany.value.toggle() }
    case 12: log("region") { region.text = pick(["de", "fr"]) }
    case 13:
      log("strict") {
        settings.isStrict.toggle()
        readsVersion += 1
      }
    case 14: log("maximum") { settings.maximumAge = pick([5, 60, 100]) }
    case 15: log("lenient") { settings.isLenient.toggle() }
    case 16:
      log("language") {
        language = pick(["de", "en"])
        form.messages = Self.catalogs[language == "de" ? 0 : 1]
      }
    case 17: log("label") { name.control.label = pick([nil, "Name", "Nom"]) }
    case 18:
      log("external") {
        field.control.setExternalFailure("external")
        field.external = "external"
      }
    case 19:
      log("policy") {
        field.policy = pick(ValidationPolicy.allCases)
        field.control.policy = field.policy
      }
    case 20: if allGuests.count < 8 { log("guest", addGuest) }
    case 21: removeGuest()
    case 22: moveGuest()
    case 23:
      log("validate") {
        form.validate()
        for field in fields { noteShown(field) }
      }
    case 24: submit()
    case 25: reset(field)
    case 26:
      log("clean") {
        field.control.markClean()
        field.clean = field.control.text
      }
    case 27: log("retry") { form.retry() }
    default: if !calls.isEmpty { respond() }
    }
  }

  func log(_ entry: String, _ action: () -> Void) {
    log.append(entry)
    let oldRegion = region.text
    action()
    if region.text != oldRegion { readsVersion += 1 }
  }

  func noteShown(_ field: Field) {
    field.isTouched = true
    field.note()
  }

  func edit(_ field: Field, to text: String) {
    log("edit \(text)") {
      let isOther = field.control.text != text
      field.control.text = text
      guard isOther else { return }
      field.edits += 1
      field.external = nil
      if !field.isEditing { field.isChangedWithoutEditing = true }
      if field.policy == .onInputChange { field.note() }
    }
  }

  func endEditing(_ field: Field) {
    log("blur") {
      field.control.endEditing()
      guard field.isEditing else { return }
      field.isEditing = false
      field.isTouched = true
      let isUnvalidated = field.policy == .onInputChange && field.validatedValueNumber != field.edits
      if field.policy == .onFocusLoss || isUnvalidated { field.note() }
    }
  }

  func removeGuest() {
    guard guestFields.count > 1 else { return }
    log("remove") {
      guests.remove(guestFields.remove(at: Int.random(in: 0..<guestFields.count, using: &random)).control)
    }
  }

  func moveGuest() {
    isMove = true
    log("move") {
      let field = pick(allGuests)
      guestFields.removeAll { $0 === field }
      let index = Int.random(in: 0...guestFields.count, using: &random)
      guestFields.insert(field, at: index)
      guests.add(field.control, at: index)
    }
  }

  func reset(_ field: Field) {
    log("reset") {
      field.control.reset()
      field.edits = 0
      field.isTouched = false
      field.isChangedWithoutEditing = false
      field.external = nil
      field.validated = nil
      field.validatedValueNumber = nil
      field.lastValid = nil
    }
  }

  func submit() {
    guard !form.isSubmitting else { return }
    log("submit") {
      submissions.append(
        Task { [self] in
          let values = fields.map(\.control.text)
          for field in fields { noteShown(field) }
          for field in [name, email, repeated, age, vat] + guestFields { field.external = nil }
          let submission = await form.submit {
            if form.state != .valid { faults.append("submitted \(form.state)") }
            if fields.map(\.control.text) != values { faults.append("submitted other values") }
          }
          if case .awaitingRetry = submission, !form.isAwaitingRetry { faults.append("not awaiting retry") }
        })
    }
  }

  func respond() {
    let open = calls.indices.filter { calls[$0].continuation != nil }
    guard !open.isEmpty else { return }
    log("respond") {
      answer(pick(open), pick([.success(true), .success(true), .success(false), .failure(Broken())]))
    }
  }

  func answer(_ index: Int, _ answer: Result<Bool, any Error>) {
    calls[index].continuation?.resume(with: answer)
    calls[index].continuation = nil
    calls[index].answer = answer
  }
}
