/// A written number understood: which of its digits are the national number, and of which calling code.
struct PhoneNumberReading {
  /// All the digits.
  var digits: PhoneNumberDigits

  /// The index of the first digit of the national significant number.
  var start: Int

  /// The country calling code.
  var callingCode: Int

  /// Reads an international number of any region.
  static func international(_ bytes: Span<UInt8>) -> Self? {
    guard let text = PhoneNumberText(bytes), text.hasPlus else { return nil }
    let plans = PhoneNumberingPlans.shared
    guard let code = plans.callingCode(in: text.digits) else { return nil }
    return reading(
      of: text, afterCallingCode: code.value, from: 0, to: code.digits,
      trunkPrefixes: plans.plans[code.firstPlan].trunkPrefixes, root: code.root)
  }

  /// Reads a number of one region, in its national notation or in the international one.
  static func national(_ bytes: Span<UInt8>, plan: PhoneNumberingPlan) -> Self? {
    guard let text = PhoneNumberText(bytes) else { return nil }
    let digits = text.digits
    if text.hasPlus {
      return digits.end(of: plan.callingCodePrefix, at: 0).flatMap {
        international(text, plan: plan, from: 0, to: $0)
      }
    }
    for prefix in plan.trunkPrefixes {
      if let start = digits.end(of: prefix, at: 0), let reading = domestic(text, plan: plan, start: start) {
        return reading
      }
    }
    if let reading = domestic(text, plan: plan, start: 0) { return reading }
    for prefix in plan.internationalPrefixes {
      if let code = digits.end(of: prefix, at: 0), let end = digits.end(of: plan.callingCodePrefix, at: code),
        let reading = international(text, plan: plan, from: code, to: end)
      {
        return reading
      }
    }
    return digits.end(of: plan.callingCodePrefix, at: 0).flatMap {
      international(text, plan: plan, from: 0, to: $0)
    }
  }

  /// Reads what stands behind the calling code of a region.
  private static func international(
    _ text: PhoneNumberText, plan: PhoneNumberingPlan, from code: Int, to end: Int
  ) -> Self? {
    reading(
      of: text, afterCallingCode: plan.callingCode, from: code, to: end, trunkPrefixes: plan.trunkPrefixes,
      root: plan.root)
  }

  /// Reads what stands behind a calling code, a trunk prefix in parentheses of its own left out.
  private static func reading(
    of text: PhoneNumberText, afterCallingCode callingCode: Int, from code: Int, to end: Int,
    trunkPrefixes: [PhoneNumberPrefix], root: UInt16
  ) -> Self? {
    var start = end
    for prefix in trunkPrefixes {
      guard let trunkEnd = text.digits.end(of: prefix, at: end) else { continue }
      if text.firstGroup == end..<trunkEnd || text.secondGroup == end..<trunkEnd {
        start = trunkEnd
        break
      }
    }
    let lengths = PhoneNumberingPlans.shared.lengths(of: text.digits, from: start, root: root)
    let boundaries: UInt32 = 1 | 1 &<< UInt32(code) | 1 &<< UInt32(end) | 1 &<< UInt32(start)
    guard lengths.contains(text.digits.count &- start),
      text.groupsFit(boundaries: boundaries, nationalNumberAt: start)
    else { return nil }
    return Self(digits: text.digits, start: start, callingCode: callingCode)
  }

  /// Reads a number in national notation, behind its trunk prefix or without one.
  private static func domestic(_ text: PhoneNumberText, plan: PhoneNumberingPlan, start: Int) -> Self? {
    let digits = text.digits
    // Japan puts the exchange in parentheses, behind the area code: 03(1234)5678.
    let boundaries: UInt32 =
      plan.callingCode == 81 ? 1 &<< UInt32(digits.count) &- 1 : 1 | 1 &<< UInt32(start)
    guard text.groupsFit(boundaries: boundaries, nationalNumberAt: start) else { return nil }
    let lengths = PhoneNumberingPlans.shared.lengths(of: digits, from: start, root: plan.root)
    let length = digits.count &- start
    if start > 0 ? lengths.contains(length) : lengths.containsWithoutTrunkPrefix(length) {
      return Self(digits: digits, start: start, callingCode: plan.callingCode)
    }
    return plan.callingCode == 54 ? argentineMobile(digits, plan: plan, start: start) : nil
  }

  /// Reads a mobile number of Argentina, written at home as area code, 15, subscriber number.
  ///
  /// The international number has no 15; it has a 9 in front of the area code.
  private static func argentineMobile(
    _ digits: PhoneNumberDigits, plan: PhoneNumberingPlan, start: Int
  ) -> Self? {
    guard digits.count &- start == 12 else { return nil }
    for areaEnd in start &+ 2...start &+ 4 where digits[areaEnd] == 1 && digits[areaEnd &+ 1] == 5 {
      var number = PhoneNumberDigits()
      number.append(9)
      for index in start..<digits.count where index != areaEnd && index != areaEnd &+ 1 {
        number.append(digits[index])
      }
      if PhoneNumberingPlans.shared.lengths(of: number, from: 0, root: plan.root).contains(number.count) {
        return Self(digits: number, start: 0, callingCode: plan.callingCode)
      }
    }
    return nil
  }
}
