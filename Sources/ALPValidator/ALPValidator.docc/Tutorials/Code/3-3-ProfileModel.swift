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
      try await form.save { _ in
        switch try await service.save(form.mergePatch()) {
        case .saved(let profile): return profile
        case .refused(let body): throw try ExternalFailures(body: body)
        }
      }
    } catch {
      form.setExternalFailures([
        "": "Your profile could not be saved. Please try again."
      ])
    }
  }
}
