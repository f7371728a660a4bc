import ALPValidator

extension BenchmarkCase {
  /// Keystrokes in small and large forms, and what it takes to make a form.
  static var forms: [BenchmarkCase] {
    [
      BenchmarkCase(name: "control-keystroke", group: "forms") {
        let (control, validator) = (TextControl(), fiveRules())
        control.attachValidator(fiveRules())
        return Subject(
          work: unchanged(FormatYardstick.fiveRulesInputs) { control.text = $0 },
          yardstick: Yardstick(
            ratio: .costByHand, work: unchanged(FormatYardstick.fiveRulesInputs) { validator.validate($0) }))
      },
      BenchmarkCase(name: "control-keystroke-observed", group: "forms") {
        let control = TextControl()
        control.attachValidator(fiveRules())
        let events = EventCount()
        let observation = control.addObserver { _ in events.count += 1 }
        return Subject(
          work: unchanged(FormatYardstick.fiveRulesInputs) { text in
            withExtendedLifetime(observation) { control.text = text }
          })
      },
      keystroke("form-keystroke-10", controls: 10, ["ab", "b", "", "abcd"]),
      keystroke("form-keystroke-10000", controls: 10_000, ["ab", "b", "", "abcd"], yardstick: 10),
      keystroke("form-change-10", controls: 10, ["no address", "ada.lovelace1@example.com"]),
      keystroke(
        "form-change-10000", controls: 10_000, ["no address", "ada.lovelace1@example.com"], yardstick: 10),
      BenchmarkCase(name: "form-build", group: "forms") {
        Subject(work: building(10_000), yardstick: Yardstick(ratio: .growth, work: building(5_000)))
      },
    ]
  }

  /// Counts the events of a control.
  @MainActor
  private final class EventCount {
    var count = 0
  }

  /// A keystroke in the middle of a form that was validated.
  private static func keystroke(
    _ name: String, controls count: Int, _ inputs: [String], yardstick: Int? = nil
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, group: "forms") {
      Subject(
        work: typing(inputs, controls: count),
        yardstick: yardstick.map { Yardstick(ratio: .costInASmallForm, work: typing(inputs, controls: $0)) })
    }
  }

  @MainActor
  private static func typing(_ inputs: [String], controls count: Int) -> Work {
    let form = makeForm(controls: count)
    form.validate()
    guard let control = form.parts[count / 2] as? TextControl else {
      preconditionFailure("There is no text control in the middle of \(count)")
    }
    return Work(inputs) { inputs in
      withExtendedLifetime(form) {
        inputs.count { text in
          control.text = text
          return true
        }
      }
    }
  }

  private static func building(_ count: Int) -> Work {
    Work([count]) { counts in
      counts.count { count in !makeForm(controls: count).isValid }
    }
  }

  @MainActor
  private static func makeForm(controls count: Int) -> FormValidator {
    let form = FormValidator()
    for _ in 0..<count {
      let control = TextControl()
      control.addRule(.length(5...))
      control.addRule(.email)
      form.add(control)
    }
    return form
  }
}
