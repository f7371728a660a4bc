import ALPValidator

@MainActor final class ProfileModel {
  let form: FormModel<Profile>
  private let service: any ProfileService

  init(_ profile: Profile, service: any ProfileService) {
    form = FormModel(profile, rules: Profile.rules)
    self.service = service
  }

  func save() async {
    do {
      let submission = try await form.submit { _ in
        try await service.save(form.mergePatch())
      }
      switch submission {
      case .submitted(.saved(let profile)):
        form.rebase(onto: profile)
      case .submitted(.refused(let body)):
        try form.setExternalFailures(from: body)
      case .invalid, .awaitingRetry, .changed, .cancelled, .alreadySubmitting:
        break
      }
    } catch {
      form.setExternalFailures([
        "": "Your profile could not be saved. Please try again."
      ])
    }
  }
}
