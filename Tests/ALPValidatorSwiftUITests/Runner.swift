import Testing

/// Runs the tests, in place of SwiftPM's runner: the stand-ins are no part of the package.
@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
