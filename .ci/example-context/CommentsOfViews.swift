import ALPValidator
import ALPValidatorUIKit
import UIKit

enum Plan: String, CaseIterable { case free, team }

struct Order: Sendable {
  var email = ""
  var plan = Plan.free
  var members: [String] = []
}

@MainActor let form = FormModel(
  Order(), rules: [.at(\.email, "email"), .at(\.plan, "plan"), .each(\.members, "members", [])])
@MainActor let (label, control, terms) = (UILabel(), TextControl(), Control(false))
@MainActor let (emailField, emailLabel, emailPresenter) = (UITextField(), UILabel(), FieldPresenter())
@MainActor let (termsSwitch, button, tableView) = (UISwitch(), UIButton(), UITableView())
@MainActor let (cell, member) = (UITableViewCell(), FormModel("", rules: [.at(\.self, "", [])]))
@MainActor var source: ListSource<String>?
