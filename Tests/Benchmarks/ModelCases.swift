import ALPValidator

extension BenchmarkCase {
  /// Keystrokes in forms of structures, and changes of long lists.
  static var models: [BenchmarkCase] {
    [
      modelKeystroke("model-keystroke-10", properties: 10, readsValue: false),
      modelKeystroke("model-keystroke-1000", properties: 1_000, readsValue: false),
      modelKeystroke("model-keystroke-10000", properties: 10_000, readsValue: false),
      modelKeystroke("model-keystroke-value-10", properties: 10, readsValue: true),
      modelKeystroke("model-keystroke-value-1000", properties: 1_000, readsValue: true),
      BenchmarkCase(name: "model-list-10000-elements", group: "models") {
        Subject(
          work: changingList(10_000), yardstick: Yardstick(ratio: .tenfoldGrowth, work: changingList(1_000)))
      },
    ]
  }

  private static let keystrokes = ["ab", "b", "", "abcd"]

  /// A keystroke in the middle of the form of a structure, against one in a form of controls.
  private static func modelKeystroke(
    _ name: String, properties count: Int, readsValue: Bool
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, group: "models") {
      Subject(
        work: typing(properties: count, readsValue: readsValue),
        yardstick: Yardstick(ratio: .costInAFormOfControls, work: typingInControl()))
    }
  }

  @MainActor
  private static func typing(properties count: Int, readsValue: Bool) -> Work {
    let form = FormModel(WideStructure(count), rules: WideStructure.rules(count))
    form.validate()
    let middle = count / 2
    let control = form[\.[middle]]
    return Work(keystrokes) { inputs in
      inputs.count { text in
        control.text = text
        return !readsValue || form.value[middle] == text
      }
    }
  }

  /// The same keystrokes with the same rules in a form of ten controls.
  @MainActor
  private static func typingInControl() -> Work {
    let form = FormValidator()
    let controls = (0..<10).map { _ in form.add(TextControl()) }
    for control in controls {
      control.addRule(.length(5...))
      control.addRule(.email)
    }
    form.validate()
    return Work(keystrokes) { inputs in
      withExtendedLifetime(form) {
        inputs.count { text in
          controls[5].text = text
          return true
        }
      }
    }
  }

  /// Builds the form of a list, edits an element, and removes all elements one by one from the front.
  @MainActor
  private static func changingList(_ count: Int) -> Work {
    let value = LongList(texts: Array(repeating: "a", count: count))
    return Work([0]) { inputs in
      inputs.count { _ in
        let form = FormModel(value, rules: LongList.rules)
        let list = form.list(\.texts)
        list.elements[count / 2][\.self].text = "b"
        for element in list.elements { list.remove(element) }
        return form.value.texts.isEmpty
      }
    }
  }
}

/// A structure with any number of properties.
private struct WideStructure: Sendable, Equatable {
  private var texts: [String]

  init(_ count: Int) { texts = Array(repeating: "", count: count) }

  subscript(_ index: Int) -> String {
    get { texts[index] }
    set { texts[index] = newValue }
  }

  static func rules(_ count: Int) -> RuleSet<Self> {
    RuleSet((0..<count).map { .at(\.[$0], "p\($0)", [.length(5...), .email]) })
  }
}

private struct LongList: Sendable, Equatable {
  var texts: [String]

  static let rules: RuleSet<Self> = [.each(\.texts, "texts", [.notEmpty])]
}
