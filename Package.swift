// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ALPValidator",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ALPValidator", targets: ["ALPValidator"]),
    .library(name: "ALPValidatorSwiftUI", targets: ["ALPValidatorSwiftUI"]),
    .library(name: "ALPValidatorTesting", targets: ["ALPValidatorTesting"]),
    .library(name: "ALPValidatorUIKit", targets: ["ALPValidatorUIKit"]),
    .library(name: "ValidationFormats", targets: ["ValidationFormats"]),
    .library(name: "ValidationRules", targets: ["ValidationRules"]),
  ],
  targets: [
    .target(name: "ValidationFormats"),
    .target(name: "ValidationRules", dependencies: ["ValidationFormats"]),
    .target(name: "ALPValidator", dependencies: ["ValidationRules"]),
    .target(name: "ALPValidatorSwiftUI", dependencies: ["ALPValidator", "ALPValidatorUIKit"]),
    .target(name: "ALPValidatorTesting", dependencies: ["ALPValidator"]),
    .target(name: "ALPValidatorUIKit", dependencies: ["ALPValidator"]),
    .target(name: "LoopbackServer", path: "Demo/LoopbackServer"),
    .executableTarget(
      name: "Demo", dependencies: ["ALPValidator", "LoopbackServer"], path: "Demo/SignUp",
      resources: [
        .embedInCode("Form/survey.json"), .embedInCode("Page/Web/page.html"),
        .embedInCode("Page/Web/page.css"),
        .embedInCode("Page/Web/connection.js"), .embedInCode("Page/Web/fields.js"),
        .embedInCode("Page/Web/inspector.js"), .embedInCode("Page/Web/main.js"),
      ]),
    .target(name: "AllocationCounter", path: "Tests/Benchmarks/AllocationCounter"),
    .target(name: "ThreadTime", path: "Tests/ThreadTime"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["ALPValidator", "AllocationCounter", "ThreadTime"],
      path: "Tests/Benchmarks",
      exclude: ["AllocationCounter", "Peers"]),
    .executableTarget(
      name: "Soak", dependencies: ["ALPValidator", "LoopbackServer", "ThreadTime"], path: "Tests/Soak"),
    .testTarget(name: "ValidationFormatsTests", dependencies: ["ThreadTime", "ValidationFormats"]),
    .target(name: "TestSupport", dependencies: ["ALPValidator"], path: "Tests/TestSupport"),
    .testTarget(
      name: "ValidationRulesTests",
      dependencies: ["ALPValidator", "ALPValidatorTesting", "TestSupport", "ThreadTime", "ValidationRules"],
      exclude: ["Messages/Recorded", "Serialization/RuleDataErrors.txt"]),
    .testTarget(
      name: "ALPValidatorTests",
      dependencies: [
        "ALPValidator", "ALPValidatorSwiftUI", "ALPValidatorTesting", "ALPValidatorUIKit", "LoopbackServer",
        "TestSupport",
        "ThreadTime",
      ]),
    .testTarget(name: "DemoTests", dependencies: ["ALPValidator", "Demo", "LoopbackServer", "Soak"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
