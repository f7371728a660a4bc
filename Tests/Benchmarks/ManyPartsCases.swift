import ALPValidator

extension BenchmarkCase {
  /// Commands that concern many parts of a form, of which each costs what it touches.
  static var manyParts: [BenchmarkCase] {
    [
      BenchmarkCase(name: "form-remove-10000-rows", group: "forms") {
        comparison(removing)
      },
      BenchmarkCase(name: "form-10000-external-failures", group: "forms") {
        comparison(failing)
      },
      BenchmarkCase(name: "form-10000-changes-at-once", group: "forms") {
        comparison(changing)
      },
    ]
  }

  @MainActor
  private static func comparison(_ work: @MainActor (_ count: Int) -> Work) -> Subject {
    Subject(work: work(10_000), yardstick: Yardstick(ratio: .tenfoldGrowth, work: work(1_000)))
  }

  /// Removes all rows one by one, and adds them again.
  @MainActor
  private static func removing(_ count: Int) -> Work {
    let form = makeRows(count)
    let rows = form.parts
    return Work([0]) { inputs in
      inputs.count { _ in
        for row in rows { form.remove(row) }
        for row in rows { form.add(row) }
        return form.state == .invalid
      }
    }
  }

  /// Shows a failure of a server in each row, and removes them.
  @MainActor
  private static func failing(_ count: Int) -> Work {
    let form = makeRows(count)
    var failures = ExternalFailures()
    for control in form.controls { failures.append("Not accepted.", at: control.path) }
    return Work([0]) { inputs in
      inputs.count { _ in
        form.setExternalFailures(failures)
        form.clearExternalFailures()
        return form.state == .invalid
      }
    }
  }

  /// Assigns a value to each control, with one notification of the form.
  @MainActor
  private static func changing(_ count: Int) -> Work {
    let form = makeRows(count)
    let controls = form.controls.compactMap { $0 as? TextControl }
    var isLong = false
    form.stateChangedHandler = { _ in }
    return Work([0]) { inputs in
      inputs.count { _ in
        isLong.toggle()
        form.performChanges {
          for control in controls { control.text = isLong ? "Ada" : "" }
        }
        return form.isValid
      }
    }
  }

  @MainActor
  private static func makeRows(_ count: Int) -> FormValidator {
    let form = FormValidator()
    for index in 0..<count {
      let row = form.add(FormValidator(), name: "row\(index)")
      row.add(TextControl(), name: "name").addRule(.notEmpty)
    }
    form.validate()
    return form
  }
}
