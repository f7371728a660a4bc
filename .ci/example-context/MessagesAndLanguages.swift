import ALPValidator

@MainActor var dictionary = ["presence": "Bitte ausfüllen."]
