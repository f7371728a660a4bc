/// A rule that accepts files whose size lies within a range.
///
/// Sizes are in bytes; a megabyte is 1,000,000 of them.
struct FileSizeRule: DescribedRule, Equatable {
  /// The accepted sizes in bytes; `Int.max` means no upper bound.
  let sizes: ClosedRange<Int>

  /// Creates a rule that accepts only certain sizes in bytes.
  ///
  /// - Precondition: `sizes` has no negative bound.
  init(_ sizes: ClosedRange<Int>) {
    precondition(sizes.lowerBound >= 0, "Negative file size in \(sizes)")
    self.sizes = sizes
  }

  var details: RuleDescription { .fileSize }

  var arguments: RuleArguments { RuleArguments(sizes.countParameters) }

  func isSatisfied(by file: FileValue) -> Bool { verdict(on: file) == .satisfied }

  func verdict(on file: FileValue) -> RuleVerdict {
    guard let size = file.size else { return .unreadable }
    return sizes.contains(size) ? .satisfied : .unsatisfied
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts files whose size in bytes lies within a range: `.fileSize(...5_000_000)`.
  ///
  /// - Precondition: A size lies in the range, and neither bound is negative.
  public static func fileSize(_ sizes: some RangeExpression<Int>) -> Self {
    Self(FileSizeRule(ClosedRange(counts: sizes, of: "file size")))
  }
}

/// A rule that accepts files that together have a size within a range.
///
/// Sizes are in bytes. Files of which one cannot be measured are not accepted; no files have the size 0.
struct TotalFileSizeRule: DescribedRule, Equatable {
  /// The accepted sizes in bytes; `Int.max` means no upper bound.
  let sizes: ClosedRange<Int>

  /// Creates a rule that accepts only certain sizes in bytes.
  ///
  /// - Precondition: `sizes` has no negative bound.
  init(_ sizes: ClosedRange<Int>) {
    precondition(sizes.lowerBound >= 0, "Negative file size in \(sizes)")
    self.sizes = sizes
  }

  var details: RuleDescription { .totalFileSize }

  var arguments: RuleArguments { RuleArguments(sizes.countParameters) }

  func isSatisfied(by files: [FileValue]) -> Bool { verdict(on: files) == .satisfied }

  func verdict(on files: [FileValue]) -> RuleVerdict {
    var total = 0
    for file in files {
      guard let size = file.size else { return .unreadable }
      let (sum, overflows) = total.addingReportingOverflow(size)
      total = overflows ? .max : sum
    }
    return sizes.contains(total) ? .satisfied : .unsatisfied
  }
}

extension Rule where Value == [FileValue] {
  /// A rule that accepts files that together have a size in bytes within a range:
  /// `.totalFileSize(...5_000_000)`.
  ///
  /// - Precondition: A size lies in the range, and neither bound is negative.
  public static func totalFileSize(_ sizes: some RangeExpression<Int>) -> Self {
    Self(TotalFileSizeRule(ClosedRange(counts: sizes, of: "file size")))
  }

  /// A rule that accepts a number of files within a range: `.fileCount(1...3)`.
  ///
  /// - Precondition: A count lies in the range, and neither bound is negative.
  public static func fileCount(_ counts: some RangeExpression<Int>) -> Self {
    Self(CountRule(counts, as: .fileCount))
  }
}

/// A rule that accepts images whose width and height lie within ranges.
///
/// Sizes are in pixels and read from the header of PNG, JPEG, GIF, WebP, BMP, TIFF, HEIC and AVIF; the image
/// is not decoded, and an orientation is not applied. Files of any other kind are not accepted.
struct ImageSizeRule: DescribedRule, Equatable {
  /// The accepted widths; `Int.max` means no upper bound.
  let widths: ClosedRange<Int>
  /// The accepted heights; `Int.max` means no upper bound.
  let heights: ClosedRange<Int>

  /// Creates a rule that accepts only certain widths and heights.
  ///
  /// - Parameters:
  ///   - widths: The accepted widths in pixels.
  ///   - heights: The accepted heights in pixels.
  init(widths: ClosedRange<Int> = 1...Int.max, heights: ClosedRange<Int> = 1...Int.max) {
    self.widths = widths
    self.heights = heights
  }

  var details: RuleDescription { .imageSize }

  var arguments: RuleArguments {
    RuleArguments(
      widths.parameters(withoutMinimum: 1, minimum: "minimumWidth", maximum: "maximumWidth").with(
        heights.parameters(withoutMinimum: 1, minimum: "minimumHeight", maximum: "maximumHeight")))
  }

  func isSatisfied(by file: FileValue) -> Bool { verdict(on: file) == .satisfied }

  func verdict(on file: FileValue) -> RuleVerdict {
    guard let size = file.imageSize else { return file.verdictWithoutAnswer }
    return widths.contains(size.width) && heights.contains(size.height) ? .satisfied : .unsatisfied
  }
}

extension Rule where Value == FileValue {
  /// A rule that accepts images whose width and height in pixels lie within ranges: `.imageSize(width:
  /// 640...)`.
  ///
  /// See ``ImageSize``.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Returns: The rule.
  /// - Precondition: Both ranges have a positive number.
  public static func imageSize(
    width: some RangeExpression<Int> = 1..., height: some RangeExpression<Int> = 1...
  ) -> Self {
    let (widths, heights) = (ClosedRange(counts: width), ClosedRange(counts: height))
    precondition(widths.upperBound > 0, "Maximum width \(widths.upperBound) admits no image")
    precondition(heights.upperBound > 0, "Maximum height \(heights.upperBound) admits no image")
    return Self(
      ImageSizeRule(
        widths: max(widths.lowerBound, 1)...widths.upperBound,
        heights: max(heights.lowerBound, 1)...heights.upperBound))
  }
}
