/// A written number understood: which of its digits are the national number, and of which calling code.
struct PhoneNumberReading {
  /// All the digits.
  var digits: PhoneNumberDigits

  /// The index of the first digit of the national significant number.
  var start: Int

  /// The country calling code.
  var callingCode: Int

  /// The plans of the calling code's zone.
  var plans: PhoneNumberingPlans

  /// The digits of the extension.
  var extensionDigits = PhoneNumberDigits()

  /// Reads an international number of any region.
  static func international(_ text: PhoneNumberText, _ options: PhoneNumberFormat.Options) -> Self? {
    text.hasPlus ? international(text, from: 0, options) : nil
  }

  /// Reads the calling code of any region and what follows it.
  private static func international(
    _ text: PhoneNumberText, from start: Int, _ options: PhoneNumberFormat.Options
  ) -> Self? {
    guard text.digits.count > start, let plans = PhoneNumberingPlans.zone(text.digits[start]),
      let code = plans.callingCode(in: text.digits, from: start)
    else { return nil }
    return reading(
      of: text, afterCallingCode: code.value, from: start, to: start + code.digits,
      trunkPrefixes: plans.plans[code.firstPlan].trunkPrefixes, root: code.root, plans: plans, options)
  }

  /// Reads a number of one region, in its national notation or in the international one.
  static func national(
    _ text: PhoneNumberText, plan: PhoneNumberingPlan, plans: PhoneNumberingPlans,
    _ options: PhoneNumberFormat.Options
  ) -> Self? {
    let digits = text.digits
    func international(from code: Int) -> Self? {
      guard let end = digits.end(of: plan.callingCodePrefix, at: code) else { return nil }
      return reading(
        of: text, afterCallingCode: plan.callingCode, from: code, to: end, trunkPrefixes: plan.trunkPrefixes,
        root: plan.root, plans: plans, options)
    }
    if text.hasPlus { return international(from: 0) }
    for prefix in plan.trunkPrefixes {
      if let start = digits.end(of: prefix, at: 0),
        let reading = domestic(text, plan: plan, plans: plans, start: start)
      {
        return reading
      }
    }
    if let reading = domestic(text, plan: plan, plans: plans, start: 0) { return reading }
    for prefix in plan.internationalPrefixes {
      if let code = digits.end(of: prefix, at: 0), let reading = international(from: code) { return reading }
    }
    return international(from: 0)
  }

  /// Reads a number that is dialled in one region: one of its own, one of a region with the same calling
  /// code, or an international one of any region.
  static func dialled(
    _ text: PhoneNumberText, plan: PhoneNumberingPlan, plans: PhoneNumberingPlans,
    _ options: PhoneNumberFormat.Options
  ) -> Self? {
    if let reading = national(text, plan: plan, plans: plans, options) { return reading }
    if text.hasPlus { return international(text, from: 0, options) }
    if let code = plans.callingCode(plan.callingCode) {
      for other in plans.plans[code.planIndices] where other !== plan {
        if let reading = national(text, plan: other, plans: plans, options) { return reading }
      }
    }
    for prefix in plan.internationalPrefixes {
      if let start = text.digits.end(of: prefix, at: 0),
        let reading = international(text, from: start, options)
      {
        return reading
      }
    }
    return nil
  }

  /// Reads the digits after a calling code, without a trunk prefix in parentheses of its own, or any if the
  /// options allow it.
  private static func reading(
    of text: PhoneNumberText, afterCallingCode callingCode: Int, from code: Int, to end: Int,
    trunkPrefixes: [PhoneNumberPrefix], root: UInt16, plans: PhoneNumberingPlans,
    _ options: PhoneNumberFormat.Options
  ) -> Self? {
    var start = end
    for prefix in trunkPrefixes {
      guard let trunkEnd = text.digits.end(of: prefix, at: end) else { continue }
      if text.firstGroup == end..<trunkEnd || text.secondGroup == end..<trunkEnd {
        start = trunkEnd
        break
      }
    }
    func isNumber(from start: Int) -> Bool {
      let boundaries: UInt32 = 1 | 1 &<< UInt32(code) | 1 &<< UInt32(end) | 1 &<< UInt32(start)
      return plans.lengths(of: text.digits, from: start, root: root).contains(text.digits.count - start)
        && text.groupsFit(boundaries: boundaries, nationalNumberAt: start)
    }
    if !isNumber(from: start) {
      guard options.contains(.allowsTrunkPrefix), start == end else { return nil }
      for prefix in trunkPrefixes where start == end {
        if let trunkEnd = text.digits.end(of: prefix, at: end), isNumber(from: trunkEnd) { start = trunkEnd }
      }
      guard start > end else { return nil }
    }
    return Self(digits: text.digits, start: start, callingCode: callingCode, plans: plans)
  }

  /// Reads a number in national notation, after its trunk prefix or without one.
  private static func domestic(
    _ text: PhoneNumberText, plan: PhoneNumberingPlan, plans: PhoneNumberingPlans, start: Int
  ) -> Self? {
    let digits = text.digits
    // Japan puts the exchange in parentheses, after the area code: 03(1234)5678.
    let boundaries: UInt32 =
      plan.callingCode == 81 ? 1 &<< UInt32(digits.count) &- 1 : 1 | 1 &<< UInt32(start)
    guard text.groupsFit(boundaries: boundaries, nationalNumberAt: start) else { return nil }
    let lengths = plans.lengths(of: digits, from: start, root: plan.root)
    let length = digits.count - start
    if start > 0 ? lengths.contains(length) : lengths.containsWithoutTrunkPrefix(length) {
      return Self(digits: digits, start: start, callingCode: plan.callingCode, plans: plans)
    }
    return plan.callingCode == 54 ? argentineMobile(digits, plan: plan, plans: plans, start: start) : nil
  }

  /// Reads a mobile number of Argentina, written at home as area code, 15, subscriber number.
  ///
  /// The international number has no 15; it has a 9 before the area code.
  private static func argentineMobile(
    _ digits: PhoneNumberDigits, plan: PhoneNumberingPlan, plans: PhoneNumberingPlans, start: Int
  ) -> Self? {
    guard digits.count - start == 12 else { return nil }
    for areaEnd in start + 2...start &+ 4 where digits[areaEnd] == 1 && digits[areaEnd + 1] == 5 {
      var number = PhoneNumberDigits()
      number.append(9)
      for index in start..<digits.count where index != areaEnd && index != areaEnd + 1 {
        number.append(digits[index])
      }
      if plans.lengths(of: number, from: 0, root: plan.root).contains(number.count) {
        return Self(digits: number, start: 0, callingCode: plan.callingCode, plans: plans)
      }
    }
    return nil
  }

  /// The plan of the region that the number belongs to, and the number's kind there.
  ///
  /// Of the regions that share a calling code and have the number, this is the first one of the table.
  var assignment: (plan: PhoneNumberingPlan, kind: PhoneNumber.Kind)? {
    guard let code = plans.callingCode(callingCode) else { return nil }
    for plan in plans.plans[code.planIndices] {
      let lengths = plans.lengths(of: digits, from: start, root: plan.root)
      if let kind = lengths.kind(ofLength: digits.count - start) { return (plan, kind) }
    }
    return nil
  }
}
