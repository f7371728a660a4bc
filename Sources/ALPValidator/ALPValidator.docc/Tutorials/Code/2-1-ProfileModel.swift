import ALPValidator

@MainActor final class ProfileModel {
  let form: FormModel<Profile>

  init(_ profile: Profile) {
    form = FormModel(profile, rules: Profile.rules)
  }
}
