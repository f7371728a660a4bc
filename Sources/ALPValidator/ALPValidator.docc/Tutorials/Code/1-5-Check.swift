import ValidationRules

/// Prints what is wrong with a profile.
func printFailures() {
  let profile = Profile(
    name: " ", email: "ada@", age: 7, links: ["example.com"])
  for failure in Profile.rules.failures(for: profile) {
    print(failure.path, failure.message)
  }
}
