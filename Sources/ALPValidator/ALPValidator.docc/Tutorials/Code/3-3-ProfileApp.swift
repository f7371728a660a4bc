import SwiftUI

@main struct ProfileApp: App {
  @State private var model = ProfileModel(
    Profile(name: "Ada"),
    service: ProfileServer(address: "https://example.com/me"))

  var body: some Scene {
    WindowGroup {
      ProfileScreen(model: model)
    }
  }
}
