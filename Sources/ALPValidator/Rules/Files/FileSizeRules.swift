import ValidationFormats

/// A rule that accepts files whose size lies within a range.
///
/// Sizes are in bytes; a megabyte is 1,000,000 of them.
public struct FileSizeRule: ValidationRule, Hashable {
  /// The accepted sizes in bytes; `Int.max` means no upper bound.
  public let sizes: ClosedRange<Int>

  /// Creates a rule that accepts only certain sizes in bytes.
  ///
  /// - Precondition: `sizes` has no negative bound.
  public init(_ sizes: ClosedRange<Int>) {
    precondition(sizes.lowerBound >= 0, "Negative file size in \(sizes)")
    self.sizes = sizes
  }

  public var name: String { "file-size" }

  public var parameters: [String: JSONValue] { sizes.countParameters }

  public func isSatisfied(by file: FileValue) -> Bool { verdict(on: file) == .satisfied }

  public func verdict(on file: FileValue) -> RuleVerdict {
    guard let size = file.size else { return .unreadable }
    return sizes.contains(size) ? .satisfied : .unsatisfied
  }
}

extension ClosedRange<Int> {
  /// The bounds by name, but those that bound nothing; if neither does, the least.
  var countParameters: [String: JSONValue] {
    let parameters = parameters(withoutMinimum: 0)
    return parameters.isEmpty ? ["minimum": 0] : parameters
  }

  /// The bounds by name, but those that bound nothing.
  func parameters(
    withoutMinimum least: Int, minimum: String = "minimum", maximum: String = "maximum"
  ) -> [String: JSONValue] {
    var parameters: [String: JSONValue] = [:]
    if lowerBound > least { parameters[minimum] = .integer(lowerBound) }
    if upperBound < .max { parameters[maximum] = .integer(upperBound) }
    return parameters
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts files whose size in bytes lies within a range.
  public static func fileSize(_ sizes: ClosedRange<Int>) -> Self { Self(FileSizeRule(sizes)) }

  /// A rule that accepts files of at least some size in bytes.
  public static func fileSize(_ sizes: PartialRangeFrom<Int>) -> Self {
    Self(FileSizeRule(sizes.lowerBound...Int.max))
  }

  /// A rule that accepts files of at most some size in bytes.
  ///
  /// - Precondition: The size is not negative.
  public static func fileSize(_ sizes: PartialRangeThrough<Int>) -> Self {
    precondition(sizes.upperBound >= 0, "Negative file size in \(sizes)")
    return Self(FileSizeRule(0...sizes.upperBound))
  }
}

/// A rule that accepts files that together have a size within a range.
///
/// Sizes are in bytes. Files of which one cannot be measured are not accepted; no files have the size 0.
public struct TotalFileSizeRule: ValidationRule, Hashable {
  /// The accepted sizes in bytes; `Int.max` means no upper bound.
  public let sizes: ClosedRange<Int>

  /// Creates a rule that accepts only certain sizes in bytes.
  ///
  /// - Precondition: `sizes` has no negative bound.
  public init(_ sizes: ClosedRange<Int>) {
    precondition(sizes.lowerBound >= 0, "Negative file size in \(sizes)")
    self.sizes = sizes
  }

  public var name: String { "total-file-size" }

  public var parameters: [String: JSONValue] { sizes.countParameters }

  public func isSatisfied(by files: [FileValue]) -> Bool { verdict(on: files) == .satisfied }

  public func verdict(on files: [FileValue]) -> RuleVerdict {
    var total = 0
    for file in files {
      guard let size = file.size else { return .unreadable }
      let (sum, overflows) = total.addingReportingOverflow(size)
      total = overflows ? .max : sum
    }
    return sizes.contains(total) ? .satisfied : .unsatisfied
  }
}

/// A rule that accepts a certain number of files.
public struct FileCountRule: ValidationRule, Hashable {
  /// The accepted numbers of files; `Int.max` means no upper bound.
  public let counts: ClosedRange<Int>

  /// Creates a rule that accepts only certain numbers of files.
  ///
  /// - Precondition: `counts` has no negative bound.
  public init(_ counts: ClosedRange<Int>) {
    precondition(counts.lowerBound >= 0, "Negative count in \(counts)")
    self.counts = counts
  }

  public var name: String { "file-count" }

  public var parameters: [String: JSONValue] { counts.countParameters }

  public func isSatisfied(by files: [FileValue]) -> Bool { counts.contains(files.count) }
}

extension Rule where Value == [FileValue] {
  /// A rule that accepts files that together have at most some size in bytes.
  ///
  /// - Precondition: The size is not negative.
  public static func totalFileSize(_ sizes: PartialRangeThrough<Int>) -> Self {
    precondition(sizes.upperBound >= 0, "Negative file size in \(sizes)")
    return Self(TotalFileSizeRule(0...sizes.upperBound))
  }

  /// A rule that accepts files that together have a size in bytes within a range.
  public static func totalFileSize(_ sizes: ClosedRange<Int>) -> Self { Self(TotalFileSizeRule(sizes)) }

  /// A rule that accepts a number of files within a range.
  public static func fileCount(_ counts: ClosedRange<Int>) -> Self { Self(FileCountRule(counts)) }

  /// A rule that accepts at most some number of files.
  ///
  /// - Precondition: The number is not negative.
  public static func fileCount(_ counts: PartialRangeThrough<Int>) -> Self {
    precondition(counts.upperBound >= 0, "Negative count in \(counts)")
    return Self(FileCountRule(0...counts.upperBound))
  }

  /// A rule that accepts at least some number of files.
  public static func fileCount(_ counts: PartialRangeFrom<Int>) -> Self {
    Self(FileCountRule(counts.lowerBound...Int.max))
  }
}

/// A rule that accepts images whose width and height lie within ranges.
///
/// Sizes are in pixels and read from the header of PNG, JPEG, GIF, WebP, BMP, TIFF, HEIC and AVIF; the image
/// is not decoded, and an orientation is not applied. Files of any other kind are not accepted.
public struct ImageSizeRule: ValidationRule, Hashable {
  /// The accepted widths; `Int.max` means no upper bound.
  public let widths: ClosedRange<Int>
  /// The accepted heights; `Int.max` means no upper bound.
  public let heights: ClosedRange<Int>

  /// Creates a rule that accepts only certain widths and heights.
  ///
  /// - Parameters:
  ///   - widths: The accepted widths in pixels.
  ///   - heights: The accepted heights in pixels.
  public init(widths: ClosedRange<Int> = 1...Int.max, heights: ClosedRange<Int> = 1...Int.max) {
    self.widths = widths
    self.heights = heights
  }

  public var name: String { "image-size" }

  public var parameters: [String: JSONValue] {
    widths.parameters(withoutMinimum: 1, minimum: "minimumWidth", maximum: "maximumWidth").merging(
      heights.parameters(withoutMinimum: 1, minimum: "minimumHeight", maximum: "maximumHeight")
    ) { width, _ in width }
  }

  public func isSatisfied(by file: FileValue) -> Bool { verdict(on: file) == .satisfied }

  public func verdict(on file: FileValue) -> RuleVerdict {
    guard let size = file.imageSize else { return file.verdictWithoutAnswer }
    return widths.contains(size.width) && heights.contains(size.height) ? .satisfied : .unsatisfied
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts images whose width and height in pixels lie within ranges.
  ///
  /// See ``/ValidationFormats/ImageSize``.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Returns: The rule.
  public static func imageSize(
    width: ClosedRange<Int> = 1...Int.max, height: ClosedRange<Int> = 1...Int.max
  ) -> Self {
    Self(ImageSizeRule(widths: width, heights: height))
  }

  /// A rule that accepts images of at most some width and height in pixels.
  ///
  /// See ``/ValidationFormats/ImageSize``.
  ///
  /// - Parameters:
  ///   - maximumWidth: The largest width in pixels.
  ///   - maximumHeight: The largest height in pixels.
  /// - Returns: The rule.
  /// - Precondition: Both are positive.
  public static func imageSize(maximumWidth: Int, maximumHeight: Int) -> Self {
    precondition(maximumWidth > 0, "Maximum width \(maximumWidth) admits no image")
    precondition(maximumHeight > 0, "Maximum height \(maximumHeight) admits no image")
    return Self(ImageSizeRule(widths: 1...maximumWidth, heights: 1...maximumHeight))
  }

  /// A rule that accepts images of at least some width and height in pixels.
  ///
  /// See ``/ValidationFormats/ImageSize``.
  ///
  /// - Parameters:
  ///   - minimumWidth: The smallest width in pixels.
  ///   - minimumHeight: The smallest height in pixels.
  /// - Returns: The rule.
  public static func imageSize(minimumWidth: Int, minimumHeight: Int) -> Self {
    Self(ImageSizeRule(widths: minimumWidth...Int.max, heights: minimumHeight...Int.max))
  }
}
