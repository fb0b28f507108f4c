import HearthModel
import HearthPorts
import Testing

@testable import DiaryCore

@Suite("Units of imported amounts")
struct ImportUnitTests {
  private static func feedings(_ amounts: [String], days: Int) -> ImportFile {
    let rows = amounts.enumerated().map { index, amount in
      let day = 1 + index * days / max(1, amounts.count - 1)
      let date = "2026-06-\(day < 10 ? "0" : "")\(day)"
      return "Ada,\(date) 09:\(10 + index):00,\(date) 09:\(10 + index):30,formula,bottle,\(amount)"
    }
    let lines = ["child_first_name,start,end,type,method,amount"] + rows
    return ImportFile(name: "Feeding.csv", bytes: Array(lines.joined(separator: "\n").utf8))
  }

  private static func temperatures(_ values: String...) -> ImportFile {
    let lines =
      ["child_first_name,temperature,time"] + values.map { "Ada,\($0),2026-06-01 09:00:00" }
    return ImportFile(name: "Temperature.csv", bytes: Array(lines.joined(separator: "\n").utf8))
  }

  private func take(
    _ files: [ImportFile],
    units: UnitSystem? = nil
  ) async throws -> (amounts: [Int?], guesses: [ImportReason]) {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    let report = try await house.take(files) { $0.units = units }
    let guesses = report.remarks.map(\.reason).filter {
      if case .unitsGuessed = $0 { true } else { false }
    }
    return (try await house.feedings().map(\.amount), guesses)
  }

  @Test(
    "Ounces become tenths of a millilitre, a half rounded away from zero",
    arguments: [
      ("4.5", 1331), ("4.0", 1183), ("1", 296), ("0", 0), ("", nil), (".5", 148), ("120", 35_488),
    ]
  )
  func ounces(text: String, tenths: Int?) async throws {
    let found = try await take([Self.feedings([text], days: 0)], units: .us)
    #expect(found.amounts == [tenths] && found.guesses.isEmpty)
  }

  @Test(
    "Millilitres keep their tenths",
    arguments: [
      ("120", 1200), ("120.5", 1205), ("0.05", 1), ("0.04", 0), ("12.25", 123), ("007.0", 70),
    ]
  )
  func millilitres(text: String, tenths: Int) async throws {
    #expect(try await take([Self.feedings([text], days: 0)], units: .metric).amounts == [tenths])
  }

  @Test("A temperature above 45 tells ounces, one below it millilitres, said once")
  func temperature() async throws {
    let amounts = Self.feedings(["4", "120"], days: 1)
    let us = try await take([amounts, Self.temperatures("36.9", "98.6", "99.1")])
    #expect(us.amounts == [1183, 35_488] && us.guesses == [.unitsGuessed(.us, .temperature)])
    let metric = try await take([Self.temperatures("36.9", "45"), amounts])
    #expect(metric.amounts == [40, 1200])
    #expect(metric.guesses == [.unitsGuessed(.metric, .temperature)])
  }

  @Test("Without temperatures only many small amounts over more than a week tell ounces")
  func volumes() async throws {
    let small = Array(repeating: "4", count: 10)
    let ounces = try await take([Self.feedings(small, days: 8)])
    #expect(ounces.guesses == [.unitsGuessed(.us, .volumes)])
    let nothing = [ImportReason.unitsGuessed(.metric, .nothing)]
    #expect(try await take([Self.feedings(small, days: 7)]).guesses == nothing)
    #expect(try await take([Self.feedings(Array(small.dropLast()), days: 8)]).guesses == nothing)
    #expect(try await take([Self.feedings(small + ["17"], days: 8)]).guesses == nothing)
  }

  @Test("Without an amount nothing is guessed")
  func noAmount() async throws {
    let found = try await take([Self.feedings(["", ""], days: 1)])
    #expect(found.guesses.isEmpty)
  }

  @Test("An amount beyond belief is kept with a remark")
  func implausible() async throws {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    let report = try await house.take([Self.feedings(["500", "501"], days: 1)]) {
      $0.units = .metric
    }
    #expect(report.added == 2)
    #expect(report.remarks.map(\.reason) == [.implausibleAmount(tenths: 5010)])
  }

  @Test(
    "No other text is a number",
    arguments: [
      "", ".", "-", "1,5", "1e3", "+1", " 1", "0x1", "1.2.3", "1234567890123456789", "٣",
    ]
  )
  func notNumbers(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test("Numbers compare by value")
  func comparison() throws {
    let texts = ["-1", "-0.5", "0", "0.10", "0.2", "45", "45.01"]
    let numbers = try texts.map { try #require(DecimalNumber($0)) }
    #expect(numbers == numbers.shuffledForTest.sorted())
    #expect(DecimalNumber("1.0") == DecimalNumber("1"))
  }
}

extension [DecimalNumber] {
  fileprivate var shuffledForTest: [DecimalNumber] { reversed() }
}
