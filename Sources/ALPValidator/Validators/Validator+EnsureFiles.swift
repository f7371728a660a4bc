public import ValidationFormats

extension ValidatorType where Value == FileValue {
  /// A file, on disk or in memory.
  public static var file: Self { Self() }
}

extension ValidatorType where Value == [FileValue] {
  /// Several files, on disk or in memory.
  public static var files: Self { Self() }
}

extension Validator where Value == FileValue {
  /// Ensures that the file's content is of one of certain types, whatever its name says.
  @discardableResult
  public func addValidationToEnsureFileType(_ mediaTypes: Set<MediaType>, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(.fileType(in: mediaTypes), invalidMessage: invalidMessage)
  }

  /// Ensures that the file's content is of a type of one of certain families, whatever its name says.
  @discardableResult
  public func addValidationToEnsureFileType(
    families: Set<MediaType.Family>, invalidMessage: String? = nil
  ) -> RuleHandle {
    addRule(.fileType(families: families), invalidMessage: invalidMessage)
  }

  /// Ensures that the file's name has one of certain extensions, of either case.
  @discardableResult
  public func addValidationToEnsureFileExtension(in extensions: Set<String>, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(.fileExtension(in: extensions), invalidMessage: invalidMessage)
  }

  /// Ensures that the file has at most so many bytes.
  ///
  /// - Precondition: `maximum` is not negative.
  @discardableResult
  public func addValidationToEnsureMaximumFileSize(_ maximum: Int, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(.fileSize(...maximum), invalidMessage: invalidMessage)
  }

  /// Ensures that the file has at least so many bytes.
  ///
  /// - Precondition: `minimum` is not negative.
  @discardableResult
  public func addValidationToEnsureMinimumFileSize(_ minimum: Int, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(.fileSize(minimum...), invalidMessage: invalidMessage)
  }
}
