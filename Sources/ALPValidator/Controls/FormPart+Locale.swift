public import Foundation

extension FormPart {
  /// The locale in which the fields of the part write and read numbers and dates.
  ///
  /// If `nil`, the part uses the locale of the enclosing form, and the outermost form uses `Locale.current`. The locale doesn't
  /// determine the language of messages; see ``ValidationObject/messages``.
  public final var locale: Locale? {
    get { tracker.read(.settings, storedLocale) }
    set { set("locale") { [self] in storedLocale = newValue } }
  }

  /// The locale of the part, or else of the nearest form that has one, or else of the user.
  final var inheritedLocale: Locale { locale ?? form?.inheritedLocale ?? .current }
}
