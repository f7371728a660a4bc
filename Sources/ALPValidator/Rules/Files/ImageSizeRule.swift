import ValidationFormats

/// A rule that accepts images whose width and height lie within ranges.
///
/// Sizes are in pixels and read from the header of PNG, JPEG, GIF, WebP, BMP, TIFF, HEIC and AVIF; the image
/// is not decoded, and an orientation is not applied. Files of any other kind are not accepted.
public struct ImageSizeRule: ValidationRule, Hashable {
  /// The accepted widths; `Int.max` stands for no upper bound.
  public let widths: ClosedRange<Int>
  /// The accepted heights; `Int.max` stands for no upper bound.
  public let heights: ClosedRange<Int>

  /// Creates a rule that accepts only certain widths and heights.
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
  public static func imageSize(
    width: ClosedRange<Int> = 1...Int.max, height: ClosedRange<Int> = 1...Int.max
  ) -> Self {
    Self(ImageSizeRule(widths: width, heights: height))
  }

  /// A rule that accepts images of at most some width and height in pixels.
  ///
  /// - Precondition: Both are positive.
  public static func imageSize(maximumWidth: Int, maximumHeight: Int) -> Self {
    precondition(maximumWidth > 0, "Maximum width \(maximumWidth) admits no image")
    precondition(maximumHeight > 0, "Maximum height \(maximumHeight) admits no image")
    return Self(ImageSizeRule(widths: 1...maximumWidth, heights: 1...maximumHeight))
  }

  /// A rule that accepts images of at least some width and height in pixels.
  public static func imageSize(minimumWidth: Int, minimumHeight: Int) -> Self {
    Self(ImageSizeRule(widths: minimumWidth...Int.max, heights: minimumHeight...Int.max))
  }
}
