import ALPValidator

/// What a form of a plan should have, worked out on structures alone.
///
/// Texts that cannot be read are kept by the place of their property. An element of a list has a token that it keeps wherever it moves.
struct PlanModel {
  /// A property that a person types into.
  enum Property: Hashable {
    case title
    case seats
    case note
    case city
    case floor
    case contactCity
    case contactFloor
    case guestName(token: Int)
    case guestAge(token: Int)
    case tag(token: Int)
    case costLabel(key: String)
    case costAmount(key: String)
  }

  struct Element<Value: Equatable>: Equatable {
    var token: Int
    var value: Value
    /// What edits are compared with.
    var base: Value
  }

  var value: Plan
  var base: Plan
  /// The text of each property that has one without a value.
  var unread: [Property: String] = [:]
  /// What edits of the optional part are compared with, and what it has, also while it is missing; `nil` if there was never one.
  var contact: Plan.Place?
  var contactBase: Plan.Place?
  var contactBeginsWithDefault: Bool
  var guests: [Element<Plan.Guest>] = []
  var tags: [Element<String>] = []
  var baseGuests: [Element<Plan.Guest>] = []
  var baseTags: [Element<String>] = []
  var costs: [String: Element<Plan.Cost>] = [:]
  var baseCosts: [String: Element<Plan.Cost>] = [:]
  private var latestToken = 0

  static let defaultContact = Plan.Place(city: "New", floor: 1)

  init(_ plan: Plan) {
    let plan = Self.formatted(plan)
    value = plan
    base = plan
    contact = plan.contact
    contactBase = plan.contact
    contactBeginsWithDefault = plan.contact == nil
    guests = plan.guests.map { newElement($0) }
    tags = plan.tags.map { newElement($0) }
    baseGuests = guests
    baseTags = tags
    costs = plan.costs.mapValues { newElement($0) }
    baseCosts = costs
  }

  static func formatted(_ plan: Plan) -> Plan {
    func trimmed(_ text: String) -> String { text.formatted(with: .trimmed) }
    var plan = plan
    plan.title = trimmed(plan.title)
    plan.note = plan.note.flatMap { note in
      let text = trimmed(note)
      return text.isEmpty && !note.isEmpty ? nil : text
    }
    plan.place.city = trimmed(plan.place.city)
    if let city = plan.contact?.city { plan.contact?.city = trimmed(city) }
    for index in plan.guests.indices { plan.guests[index].name = trimmed(plan.guests[index].name) }
    plan.costs = plan.costs.mapValues { Plan.Cost(label: trimmed($0.label), amount: $0.amount) }
    return plan
  }

  private mutating func newElement<Value>(_ value: Value) -> Element<Value> {
    latestToken += 1
    return Element(token: latestToken, value: value, base: value)
  }

  /// The plan that the form has.
  var plan: Plan {
    var plan = value
    plan.contact = value.contact == nil ? nil : contact
    plan.guests = guests.map(\.value)
    plan.tags = tags.map(\.value)
    plan.costs = costs.mapValues(\.value)
    return plan
  }

  /// The plan that edits are compared with.
  var basePlan: Plan {
    var plan = base
    plan.guests = baseGuests.map(\.base)
    plan.tags = baseTags.map(\.base)
    plan.costs = baseCosts.mapValues(\.base)
    return plan
  }

  // MARK: Typing

  /// Whether a property is where a person can type.
  mutating func type(_ text: String, into property: Property) {
    let number = Int(text)
    unread[property] = nil
    switch property {
    case .title: value.title = text.formatted(with: .trimmed)
    case .note:
      // The field shows this text already.
      if value.note == "", text.isEmpty { return }
      let note = text.formatted(with: .trimmed)
      value.note = note.isEmpty ? nil : note
    case .city: value.place.city = text.formatted(with: .trimmed)
    case .contactCity: contact?.city = text.formatted(with: .trimmed)
    case .guestName(let token):
      if let index = guests.firstIndex(where: { $0.token == token }) {
        guests[index].value.name = text.formatted(with: .trimmed)
      }
    case .tag(let token):
      if let index = tags.firstIndex(where: { $0.token == token }) { tags[index].value = text }
    case .costLabel(let key): costs[key]?.value.label = text.formatted(with: .trimmed)
    case .seats, .floor, .contactFloor, .guestAge, .costAmount:
      guard let number else {
        unread[property] = text
        return
      }
      switch property {
      case .seats: value.seats = number
      case .floor: value.place.floor = number
      case .contactFloor: contact?.floor = number
      case .guestAge(let token):
        if let index = guests.firstIndex(where: { $0.token == token }) { guests[index].value.age = number }
      case .costAmount(let key): costs[key]?.value.amount = number
      default: break
      }
    }
  }

  mutating func switchContact(_ isOn: Bool) {
    guard isOn != (value.contact != nil) else { return }
    guard isOn else {
      value.contact = nil
      return
    }
    if contactBeginsWithDefault || contact == nil {
      contact = Self.defaultContact
      if base.contact == nil || contactBase == nil { contactBase = Self.defaultContact }
      unread[.contactCity] = nil
      unread[.contactFloor] = nil
    }
    contactBeginsWithDefault = false
    value.contact = contact
  }

  mutating func append(_ guest: Plan.Guest) { guests.append(newElement(guest)) }

  mutating func append(_ tag: String) { tags.append(newElement(tag)) }

  mutating func insert(_ cost: Plan.Cost, for key: String) {
    unread[.costAmount(key: key)] = nil
    var element = costs[key] ?? baseCosts[key] ?? newElement(cost)
    element.value = cost
    costs[key] = element
  }

  // MARK: Loading

  mutating func load(_ plan: Plan) {
    let plan = Self.formatted(plan)
    let others = unread.keys.filter { !isHidden($0) }
    for property in others { unread[property] = nil }
    loadContact(plan.contact)
    let known = guests + baseGuests.filter { element in !guests.contains { $0.token == element.token } }
    guests = plan.guests.map { guest in
      guard var element = known.first(where: { $0.value.id == guest.id }) else { return newElement(guest) }
      element.value = guest
      unread[.guestAge(token: element.token)] = nil
      return element
    }
    if plan.tags == baseTags.map(\.base) {
      tags = baseTags.map { Element(token: $0.token, value: $0.base, base: $0.base) }
    } else {
      tags = plan.tags.enumerated().map { index, tag in
        guard index < tags.count else { return newElement(tag) }
        var element = tags[index]
        element.value = tag
        return element
      }
    }
    var newCosts: [String: Element<Plan.Cost>] = [:]
    for (key, cost) in plan.costs {
      unread[.costAmount(key: key)] = nil
      newCosts[key] = costs[key] ?? baseCosts[key] ?? newElement(cost)
      newCosts[key]?.value = cost
    }
    costs = newCosts
    value = plan
  }

  private mutating func loadContact(_ new: Plan.Place?) {
    contactBeginsWithDefault = new == nil
    guard let new else { return }
    if contact == nil { contactBase = new }
    contact = new
    unread[.contactCity] = nil
    unread[.contactFloor] = nil
  }

  /// Whether a property is in a part that is not in the form.
  private func isHidden(_ property: Property) -> Bool {
    switch property {
    case .contactCity, .contactFloor: value.contact == nil
    case .guestName(let token), .guestAge(let token): !guests.contains { $0.token == token }
    case .tag(let token): !tags.contains { $0.token == token }
    case .costLabel(let key), .costAmount(let key): costs[key] == nil
    default: false
    }
  }

  mutating func discard() {
    unread = [:]
    value = base
    if let known = contactBase { contact = known }
    contactBeginsWithDefault = base.contact == nil
    guests = baseGuests.map { Element(token: $0.token, value: $0.base, base: $0.base) }
    tags = baseTags.map { Element(token: $0.token, value: $0.base, base: $0.base) }
    baseGuests = guests
    baseTags = tags
    baseCosts = baseCosts.mapValues { Element(token: $0.token, value: $0.base, base: $0.base) }
    costs = baseCosts
  }

  /// Resumes in a new form, which has not what was removed, nor what the default will replace.
  mutating func resume() {
    unread = unread.filter { property, _ in
      switch property {
      case .contactCity, .contactFloor: value.contact != nil || !contactBeginsWithDefault
      default: !isHidden(property)
      }
    }
    takeBaseBehindTexts()
    if value.contact == nil, contactBeginsWithDefault {
      contact = base.contact
      contactBase = base.contact
    }
  }

  /// Behind a text that cannot be read stands the value of the base, where there is one.
  private mutating func takeBaseBehindTexts() {
    if unread[.seats] != nil { value.seats = base.seats }
    if unread[.floor] != nil { value.place.floor = base.place.floor }
    if unread[.contactFloor] != nil { contact?.floor = contactBase?.floor ?? 0 }
    for index in guests.indices {
      let isUnread = unread[.guestAge(token: guests[index].token)] != nil
      if isUnread { guests[index].value.age = guests[index].base.age }
    }
    for (key, cost) in costs where unread[.costAmount(key: key)] != nil {
      costs[key]?.value.amount = cost.base.amount
    }
  }

  // MARK: What differs

  var changedPaths: Set<String> {
    var paths: Set<String> = []
    func note(_ path: String, _ isOther: Bool, _ property: Property) {
      if isOther || unread[property] != nil { paths.insert(path) }
    }
    note("/title", value.title != base.title, .title)
    note("/seats", value.seats != base.seats, .seats)
    note("/note", value.note != base.note, .note)
    if value.isPublic != base.isPublic { paths.insert("/isPublic") }
    note("/place/city", value.place.city != base.place.city, .city)
    note("/place/floor", value.place.floor != base.place.floor, .floor)
    if (value.contact == nil) != (base.contact == nil) { paths.insert("/contact") }
    if value.contact != nil {
      note("/contact/city", contact?.city != contactBase?.city, .contactCity)
      note("/contact/floor", contact?.floor != contactBase?.floor, .contactFloor)
    }
    if guests.map(\.token) != baseGuests.map(\.token) { paths.insert("/guests") }
    for (index, guest) in guests.enumerated() where baseGuests.contains(where: { $0.token == guest.token }) {
      note("/guests/\(index)/name", guest.value.name != guest.base.name, .guestName(token: guest.token))
      note("/guests/\(index)/age", guest.value.age != guest.base.age, .guestAge(token: guest.token))
    }
    if tags.map(\.token) != baseTags.map(\.token) { paths.insert("/tags") }
    for (index, tag) in tags.enumerated() where baseTags.contains(where: { $0.token == tag.token }) {
      if tag.value != tag.base { paths.insert("/tags/\(index)") }
    }
    for (key, cost) in costs {
      guard baseCosts[key] != nil else {
        paths.insert("/costs/\(key)")
        continue
      }
      note("/costs/\(key)/label", cost.value.label != cost.base.label, .costLabel(key: key))
      note("/costs/\(key)/amount", cost.value.amount != cost.base.amount, .costAmount(key: key))
    }
    for key in baseCosts.keys where costs[key] == nil { paths.insert("/costs/\(key)") }
    return paths
  }

  /// The paths and names of the failures.
  var failures: Set<String> {
    var unreadPaths: [String: String] = [:]
    for (property, text) in unread where !isHidden(property) {
      unreadPaths[path(of: property)] = text.isEmpty ? "range" : "parse"
    }
    var failures: Set<String> = []
    for (path, name) in unreadPaths { failures.insert("\(path) \(name)") }
    let isRoomReadable = unread[.seats] == nil && !unreadPaths.keys.contains { $0.hasPrefix("/guests") }
    for failure in Plan.rules.failures(for: plan) {
      let path = failure.path.description
      if failure.name == "room" {
        if isRoomReadable { failures.insert("/seats room") }
      } else if failure.name == "count" {
        if !unreadPaths.keys.contains(where: { $0.hasPrefix("/guests") }) { failures.insert("/guests count") }
      } else if unreadPaths[path] == nil {
        failures.insert("\(path) \(failure.name)")
      }
    }
    return failures
  }

  private func path(of property: Property) -> String {
    switch property {
    case .title: "/title"
    case .seats: "/seats"
    case .note: "/note"
    case .city: "/place/city"
    case .floor: "/place/floor"
    case .contactCity: "/contact/city"
    case .contactFloor: "/contact/floor"
    case .guestName(let token): "/guests/\(guests.firstIndex { $0.token == token } ?? -1)/name"
    case .guestAge(let token): "/guests/\(guests.firstIndex { $0.token == token } ?? -1)/age"
    case .tag(let token): "/tags/\(tags.firstIndex { $0.token == token } ?? -1)"
    case .costLabel(let key): "/costs/\(key)/label"
    case .costAmount(let key): "/costs/\(key)/amount"
    }
  }

  // MARK: Rebase

  /// Takes another base.
  ///
  /// - Parameters:
  ///   - theirs: The base.
  ///   - submitted: What was submitted just now, if anything was.
  mutating func rebase(onto theirs: Plan, submitted: PlanModel? = nil) {
    let theirs = Self.formatted(theirs)
    let sent = submitted?.plan
    merge(\.title, theirs, sent, unread[.title] != nil)
    merge(\.seats, theirs, sent, unread[.seats] != nil)
    merge(\.note, theirs, sent, unread[.note] != nil)
    merge(\.isPublic, theirs, sent, false)
    merge(\.place.city, theirs, sent, unread[.city] != nil)
    merge(\.place.floor, theirs, sent, unread[.floor] != nil)
    rebaseContact(theirs.contact, submitted)
    rebaseGuests(theirs.guests, submitted)
    rebaseTags(theirs.tags, submitted)
    rebaseCosts(theirs.costs, submitted)
    base = theirs
  }

  private func merged<Value: Equatable>(
    _ mine: Value, base: Value, _ theirs: Value, _ sent: Value?, isUnread: Bool = false
  ) -> Value {
    if isUnread { return theirs }
    let isEdited = mine != base || (sent != nil && mine != sent)
    return isEdited ? mine : theirs
  }

  private mutating func merge<Value: Equatable>(
    _ path: WritableKeyPath<Plan, Value>, _ theirs: Plan, _ sent: Plan?, _ isUnread: Bool
  ) {
    value[keyPath: path] = merged(
      value[keyPath: path], base: base[keyPath: path], theirs[keyPath: path], sent?[keyPath: path],
      isUnread: isUnread)
  }

  private func merged(
    _ mine: Plan.Place, base: Plan.Place, _ theirs: Plan.Place, _ sent: Plan.Place?
  ) -> Plan.Place {
    Plan.Place(
      city: merged(
        mine.city, base: base.city, theirs.city, sent?.city, isUnread: unread[.contactCity] != nil),
      floor: merged(
        mine.floor, base: base.floor, theirs.floor, sent?.floor, isUnread: unread[.contactFloor] != nil))
  }

  private mutating func rebaseContact(_ theirs: Plan.Place?, _ submitted: PlanModel?) {
    let isOn = value.contact != nil
    let wasInBase = base.contact != nil
    let wasSentOn = submitted.map { $0.value.contact != nil }
    guard let theirs else {
      let isEdited =
        contact != contactBase || unread[.contactCity] != nil || unread[.contactFloor] != nil
      let isKept = wasInBase && isOn && isEdited
      let stays = isKept || merged(isOn, base: wasInBase, false, wasSentOn)
      value.contact = stays ? contact : nil
      contactBeginsWithDefault = !stays
      return
    }
    if let mine = contact, let known = contactBase, wasInBase || isOn {
      contact = merged(mine, base: known, theirs, submitted?.contact)
    } else {
      contact = theirs
      unread[.contactCity] = nil
      unread[.contactFloor] = nil
    }
    contactBase = theirs
    let isOnAfterwards = merged(isOn, base: wasInBase, true, wasSentOn)
    value.contact = isOnAfterwards ? contact : nil
    contactBeginsWithDefault = !isOnAfterwards
  }

  private mutating func rebaseGuests(_ theirs: [Plan.Guest], _ submitted: PlanModel?) {
    let mine = guests
    let earlier = baseGuests
    let known =
      earlier.map { element in mine.first { $0.token == element.token } ?? element }
      + mine.filter { element in !earlier.contains { $0.token == element.token } }
    func has(_ elements: [Element<Plan.Guest>], _ token: Int) -> Bool {
      elements.contains { $0.token == token }
    }
    let sent = submitted?.guests ?? []
    // An element that was saved with another identity has the values that were submitted.
    var newlyIdentified: [Int: Element<Plan.Guest>] = [:]
    for (element, guest) in zip(sent, theirs) where sent.count == theirs.count {
      let hasSameValues = element.value.name == guest.name && element.value.age == guest.age
      let isKnown = theirs.contains { $0.id == element.value.id } || has(earlier, element.token)
      guard hasSameValues, !isKnown else { continue }
      newlyIdentified[guest.id] = mine.first { $0.token == element.token } ?? element
    }
    let new = theirs.map { guest -> Element<Plan.Guest> in
      let knownElement = known.first { $0.value.id == guest.id } ?? newlyIdentified[guest.id]
      guard var element = knownElement else { return newElement(guest) }
      element.value.id = guest.id
      let sentGuest = sent.first { $0.token == element.token }?.value
      let isUnread = unread[.guestAge(token: element.token)] != nil
      element.value.name = merged(element.value.name, base: element.base.name, guest.name, sentGuest?.name)
      element.value.age = merged(
        element.value.age, base: element.base.age, guest.age, sentGuest?.age, isUnread: isUnread)
      element.base = guest
      return element
    }
    let kept = mine.compactMap { element -> Element<Plan.Guest>? in
      if let other = new.first(where: { $0.token == element.token }) { return other }
      guard has(earlier, element.token) else { return element }
      let isEdited = element.value != element.base || unread[.guestAge(token: element.token)] != nil
      return isEdited ? element : nil
    }
    let offered = new.filter { has(mine, $0.token) || !has(earlier, $0.token) }
    let hasUserOrder =
      mine.map(\.token).filter { has(earlier, $0) } != earlier.map(\.token).filter { has(mine, $0) }
    guests = hasUserOrder ? Self.merge(kept, adding: offered) : Self.merge(offered, adding: kept)
    baseGuests = new
  }

  /// Returns a list with the elements of another one that it lacks, each after its predecessor there.
  private static func merge(
    _ elements: [Element<Plan.Guest>], adding others: [Element<Plan.Guest>]
  ) -> [Element<Plan.Guest>] {
    var result = elements
    let known = Set(elements.map(\.token))
    var anchor: Int?
    for other in others {
      if known.contains(other.token) {
        anchor = other.token
        continue
      }
      var index = anchor.flatMap { anchor in result.firstIndex { $0.token == anchor } }.map { $0 + 1 } ?? 0
      while index < result.count, !known.contains(result[index].token) { index += 1 }
      result.insert(other, at: index)
    }
    return result
  }

  private mutating func rebaseCosts(_ theirs: [String: Plan.Cost], _ submitted: PlanModel?) {
    for (key, cost) in costs where theirs[key] == nil && baseCosts[key] != nil {
      let isEdited = cost.value != cost.base || unread[.costAmount(key: key)] != nil
      if !isEdited { costs[key] = nil }
    }
    var newBase: [String: Element<Plan.Cost>] = [:]
    for (key, cost) in theirs {
      let isRemovedByUser = costs[key] == nil && baseCosts[key] != nil
      if costs[key] == nil { unread[.costAmount(key: key)] = nil }
      var element = costs[key] ?? baseCosts[key] ?? newElement(cost)
      let sent = submitted?.costs[key]?.value
      let isUnread = unread[.costAmount(key: key)] != nil
      if baseCosts[key] != nil || sent == cost {
        element.value.label = merged(element.value.label, base: element.base.label, cost.label, sent?.label)
        element.value.amount = merged(
          element.value.amount, base: element.base.amount, cost.amount, sent?.amount, isUnread: isUnread)
      } else if isUnread {
        element.value.amount = cost.amount
      }
      element.base = cost
      newBase[key] = element
      if !isRemovedByUser { costs[key] = element }
    }
    baseCosts = newBase
  }

  private mutating func rebaseTags(_ theirs: [String], _ submitted: PlanModel?) {
    func take(_ elements: [Element<String>]) -> [Element<String>] {
      zip(elements, theirs).map { element, tag in
        var element = tags.first { $0.token == element.token } ?? element
        let sent = submitted?.tags.first { $0.token == element.token }?.value
        element.value = merged(element.value, base: element.base, tag, sent)
        element.base = tag
        return element
      }
    }
    func update(_ elements: [Element<String>], _ others: [Element<String>]) -> [Element<String>] {
      elements.map { element in others.first { $0.token == element.token } ?? element }
    }
    let isChangedByUser = tags.map(\.token) != baseTags.map(\.token)
    let isSameAsBase = theirs == baseTags.map(\.base)
    if let sent = submitted?.tags, sent.count == theirs.count, !isSameAsBase {
      baseTags = take(sent)
      tags = update(tags, baseTags)
    } else if theirs.count == baseTags.count {
      baseTags = take(baseTags)
      tags = update(tags, baseTags)
    } else if isChangedByUser {
      baseTags = theirs.map { newElement($0) }
    } else {
      let common = take(Array(tags.prefix(theirs.count)))
      let kept = tags.dropFirst(theirs.count).filter { $0.value != $0.base }
      baseTags = common + theirs.dropFirst(common.count).map { newElement($0) }
      tags = baseTags + kept
    }
  }
}
