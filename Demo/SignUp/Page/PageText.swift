/// A text of the page that is not a message of the library, such as a label.
enum PageText: String, CaseIterable, Encodable, Sendable {
  case title, language, userName, email, password, repeatedPassword, age, terms
  case submit, submitting, tryAgain, required, checking, isTaken, isFree, isSubmitted, checkFields
  case phone, card, arrival, visit, formattedAsYouType, paysCompany, companyName, vatNumber
  case companyPayment, orderNumber, iban, invoice, debit
  case guests, guest, guestName, addGuest, remove, survey, describedByJSON
  case about, hasAccount, waitingForServer, valueChanged, serverFailed, expired, noAnswer, startOver
  /// The status of a rule in a list, for screen readers.
  case satisfied, open, failed
  case inspector, declaration, control, rules, failures, requests, noRequests, formValue, changed
  /// What became of a request.
  case sent, cancelled, ignored, accepted, rejected, unanswered
}
