import ALPValidator
import Foundation
import Testing

@MainActor
@Suite struct FormMergePatchTests {
  private func patch<Value: Codable & Sendable>(_ form: FormModel<Value>) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: form.mergePatch())
  }

  @Test func hasWhatDiffers() throws {
    let form = FormModel(Profile.example, rules: Profile.rules)
    #expect(try patch(form) == [:])
    form[\.bio].text = "Hello"
    form[\.age].text = ""
    form[\.address.city].text = "Bonn"
    #expect(try patch(form) == ["bio": "Hello", "age": nil, "address": ["city": "Bonn"]])
  }

  @Test func leavesOutATextThatCannotBeRead() throws {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.age].text = "40"
    form[\.age].text = "40x"
    #expect(form.changedPaths == ["/age"])
    #expect(try patch(form) == [:])
  }

  @Test func aListIsOneValue() throws {
    let form = FormModel(Application(skills: ["a", "b"]), rules: Application.rules)
    form.list(\.skills).elements[0][\.self].text = "c"
    #expect(try patch(form) == ["skills": ["c", "b"]])
  }

  @Test func aPartThatWentIsNull() throws {
    let form = FormModel(Checkout(billing: Checkout.Place(name: "A", city: "B")), rules: Checkout.rules)
    form.part(\.billing).isPresent.value = false
    #expect(try patch(form) == ["billing": nil])
  }

  @Test func encodesAsTheEncoderDoes() throws {
    let form = FormModel(TaxReturn(), rules: TaxReturn.rules)
    form[\.begin].value = Date(timeIntervalSince1970: 86_400)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let body = try form.mergePatch(encoder: encoder)
    #expect(String(decoding: body, as: UTF8.self) == #"{"begin":"1970-01-02T00:00:00Z"}"#)
  }

  @Test func writesDatesAsARuleSetReadsThem() throws {
    let form = FormModel(TaxReturn(), rules: TaxReturn.rules)
    form[\.begin].value = Date(timeIntervalSince1970: 86_400.5)
    let body = try form.mergePatch()
    #expect(String(decoding: body, as: UTF8.self) == #"{"begin":"1970-01-02T00:00:00.5Z"}"#)
  }

  @Test func hasAllDigitsOfADecimal() throws {
    let amount = try #require(Decimal(string: "12345678901234567890.123456789"))
    let form = FormModel(TaxReturn(income: amount), rules: TaxReturn.rules)
    form[\.income].value += try #require(Decimal(string: "0.000000001"))
    let body = try form.mergePatch()
    #expect(String(decoding: body, as: UTF8.self) == #"{"income":12345678901234567890.12345679}"#)
    let stored = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(form.base))
    let merged = try stored.merging(JSONDecoder().decode(JSONValue.self, from: body))
    let received = try JSONDecoder().decode(TaxReturn.self, from: JSONEncoder().encode(merged))
    #expect(received.income == form.value.income)
  }

  @Test func hasSecrets() throws {
    let form = FormModel(Application(), rules: Application.rules)
    form[\.password].text = "correct horse"
    #expect(try patch(form) == ["password": "correct horse"])
  }

  @Test func theServerMergesAndDecodes() throws {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.name].text = "Grace"
    form[\.age].text = ""
    let stored = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(Profile.example))
    let merged = try stored.merging(patch(form))
    #expect(try Profile.rules.decode(from: JSONEncoder().encode(merged)) == form.value)
  }
}
