import ALPValidator

@MainActor let dictionary = ["presence": "Bitte ausfüllen."]
@MainActor var messages = MessageCatalog(language: "en")
