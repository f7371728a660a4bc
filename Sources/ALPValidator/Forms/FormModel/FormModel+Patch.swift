public import Foundation

extension FormModel where Value: Encodable {
  /// The changes as a JSON merge patch, for the body of a PATCH request.
  ///
  /// The patch has what differs from the base: applied to the JSON of the base, it results in the JSON of the
  /// value. Texts that can't be read are left out; secret values are in it. Without changes, it is `{}`. A
  /// list is one value in a patch.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// form[\.email].value = "ada@example.com"
  /// try form.mergePatch()  // {"email":"ada@example.com"}
  /// ```
  ///
  /// An optional property that was cleared is `null` in the patch, which removes its member: the `Codable`
  /// code that Swift writes leaves such a member out of the value.
  ///
  /// - Parameter encoder: Encodes the base and the value, and then the patch, so that it writes dates as the
  ///   server does.
  /// - Returns: The patch, as defined by [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396).
  /// - Throws: ``MergePatchError`` if your own `encode(to:)` writes `null` for a member, which a patch can't
  ///   express, and what the encoder throws.
  public func mergePatch(encoder: JSONEncoder = JSONEncoder()) throws -> Data {
    tracker.read([.value, .settings, .parts])
    let base = try JSONValue(encoding: currentBase, encoder)
    let value = try JSONValue(encoding: currentReadableValue, encoder)
    return try encoder.encode(JSONValue.mergePatch(from: base, to: value))
  }
}

extension FormModel {
  /// The structure with the edits that can be read, and the base for other texts.
  var currentReadableValue: Value {
    var value = currentValue
    for slot in slots where !slot.part.hasReadableValue { slot.writeReadable(into: &value) }
    return value
  }
}
