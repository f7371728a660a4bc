import ALPValidator
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// All tests begin at once, so that each has to wait for its turn: under the address sanitizer on a loaded machine for a quarter of an hour.

extension RequestOptions {
  /// The default options, but for the time that the server has.
  static var patient: RequestOptions {
    var options = RequestOptions()
    options.timeout = .seconds(3_600)
    return options
  }
}

extension URLSessionConfiguration {
  /// The ephemeral configuration, but for the time that the server has.
  static var patient: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 3_600
    return configuration
  }
}

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that waits for what never comes.
  static var patientTimeLimit: Self { .timeLimit(.minutes(60)) }
}
