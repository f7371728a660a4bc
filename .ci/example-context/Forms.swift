import ALPValidator

@MainActor let server = AccountService()

@MainActor func focus(_ control: AnyControl?) {}
