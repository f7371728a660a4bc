import ValidationRules

let upload: RuleSet<FileValue> = []
