import ALPValidator

let upload: RuleSet<FileValue> = []
