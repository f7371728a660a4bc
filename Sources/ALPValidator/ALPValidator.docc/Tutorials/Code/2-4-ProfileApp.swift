import SwiftUI

@main struct ProfileApp: App {
  @State private var model = ProfileModel(Profile(name: "Ada"))

  var body: some Scene {
    WindowGroup {
      ProfileScreen(model: model)
    }
  }
}
