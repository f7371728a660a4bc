// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Profiles",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Profiles", targets: ["Profiles"])],
  dependencies: [
    .package(url: "https://example.com/ALPValidator.git", from: "1.0.0")
  ],
  targets: [
    .target(
      name: "Profiles",
      dependencies: [
        .product(name: "ALPValidator", package: "ALPValidator"),
        .product(name: "ALPValidatorSwiftUI", package: "ALPValidator"),
        .product(name: "ValidationRules", package: "ALPValidator"),
      ]),
    .testTarget(
      name: "ProfilesTests",
      dependencies: [
        "Profiles",
        .product(name: "ALPValidatorTesting", package: "ALPValidator"),
      ]),
  ])
