public import ValidationFormats

extension Validator where Value == String {
  /// Ensures that the text is an absolute URL with the scheme `http` or `https`.
  @discardableResult
  public func addValidationToEnsureValidURL(invalidMessage: String? = nil) -> RuleHandle {
    addRule(.url, invalidMessage: invalidMessage)
  }

  /// Ensures that the text is a telephone number of a region, or without one, in the notation of E.164.
  ///
  /// - Precondition: There is such a region in ISO 3166-1 alpha-2.
  @discardableResult
  public func addValidationToEnsureValidPhoneNumber(region: String? = nil, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(.phoneNumber(region: region), invalidMessage: invalidMessage)
  }

  /// Ensures that the text is the number of a payment card of certain networks.
  ///
  /// - Precondition: `networks` is not empty.
  @discardableResult
  public func addValidationToEnsureValidPaymentCard(
    networks: PaymentCardNetworks = .all, allowsSeparators: Bool = false, invalidMessage: String? = nil
  ) -> RuleHandle {
    addRule(
      .paymentCard(networks: networks, allowsSeparators: allowsSeparators), invalidMessage: invalidMessage)
  }

  /// Ensures that the text is a postal code in the shape that a region gives it.
  ///
  /// - Precondition: There is such a region in ISO 3166-1 alpha-2.
  @discardableResult
  public func addValidationToEnsureValidPostalCode(region: String, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(.postalCode(region: region), invalidMessage: invalidMessage)
  }
}
