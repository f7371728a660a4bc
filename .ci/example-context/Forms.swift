import ALPValidator
import Foundation

@MainActor let server = AccountService()
@MainActor let (priceField, guestsField, arrivalField, street) = (
  TextControl(), TextControl(), TextControl(), TextControl()
)
@MainActor let (guests, arrival) = (Validator<Int>(), Validator<Date>())
@MainActor let body = Data()

@MainActor func focus(_ control: AnyControl?) {}
