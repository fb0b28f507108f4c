import DiaryCore
import Testing

@Suite("Measures as people write them")
struct QuantityTests {
  private static let grams: [(String, Int?)] = [
    ("7200", 7200), ("7.2kg", 7200), ("7,2 кг", 7200), ("7200 g", 7200), ("15lb", 6804),
    ("7lb 3oz", 3260), ("7 lb 3.5 oz", 3274), ("7.2 stone", nil), ("kg", nil), ("", nil),
    ("-5", nil), ("1e3", nil), ("7..2kg", nil), ("99999999999999999999", nil),
  ]
  private static let millimetres: [(String, Int?)] = [
    ("625", 625), ("62.5cm", 625), ("62,5 см", 625), ("24.5in", 622), ("24.5\"", 622),
    ("2ft 1in", 635), ("0.62m", 620), ("62.5 lb", nil),
  ]
  private static let degrees: [(String, Int?)] = [
    ("38.2", 3820), ("38,25 °C", 3825), ("98.6F", 3700), ("100.4 °F", 3800), ("-40F", nil),
    ("37.005", 3701), ("37 K", nil), ("37 38", nil),
  ]

  private static let amounts: [(String, Int?)] = [
    ("120", 1200), ("120.5", 1205), ("120,5 мл", 1205), ("120 ml", 1200), ("0", 0),
    ("4oz", 1183), ("4.25 oz", 1257), ("2 fl oz", 591), ("1 FLOZ", 296), ("1.25", nil),
    ("1.", nil), (".5", nil), ("", nil), ("oz", nil), ("-3", nil), ("3 pints", nil), ("1 2", nil),
    ("99999999999999999999", nil), ("1..2", nil), ("4oz 2oz", nil),
  ]

  @Test("of volume are tenths of a millilitre", arguments: amounts)
  func volumes(_ text: String, _ value: Int?) {
    #expect(Quantity.tenthsOfMillilitres(text) == value)
  }

  @Test("of weight are grams", arguments: grams)
  func weights(_ text: String, _ value: Int?) { #expect(Quantity.grams(text) == value) }

  @Test("of length are millimetres", arguments: millimetres)
  func lengths(_ text: String, _ value: Int?) { #expect(Quantity.millimetres(text) == value) }

  @Test("of warmth are hundredths of a degree Celsius", arguments: degrees)
  func temperatures(_ text: String, _ value: Int?) {
    #expect(Quantity.centidegrees(text) == value)
  }

  @Test("of medicine are thousandths of their unit")
  func doses() throws {
    let plain = try #require(Quantity.dose("2.5"))
    #expect(plain.thousandths == 2500 && plain.unit == nil)
    let withUnit = try #require(Quantity.dose("0,125 mL"))
    #expect(withUnit.thousandths == 125 && withUnit.unit == "mL")
    #expect(Quantity.dose("two") == nil)
  }
}
