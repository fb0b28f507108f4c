import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@testable import DiaryCore

@Suite("Rows of every table of Baby Buddy")
struct ImportKindTests {
  private func take(
    _ head: String,
    _ rows: String...,
    units: UnitSystem = .metric
  ) async throws -> (house: ImportHouse, report: ImportReport) {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada B")
    let head = "id,child_first_name,child_last_name," + head
    let lines = rows.enumerated().map { "\($0.offset + 1),Ada,B,\($0.element)" }
    let text = ([head] + lines).joined(separator: "\r\n")
    let report = try await house.take([ImportFile(name: "x.csv", bytes: Array(text.utf8))]) {
      $0.units = units
    }
    return (house, report)
  }

  private func all<R: Record>(_: R.Type, _ house: ImportHouse) async throws -> [R] {
    try await house.dependencies.store.read { try $0.fetch(R.query) }
  }

  @Test("A nappy has its wetness, colour and amount")
  func nappy() async throws {
    let (house, report) = try await take(
      "time,wet,solid,color,amount,notes,tags",
      "2026-03-07 22:00:00,1,0,Yellow,2.5,,",
      "2026-03-07 23:00:00,False,TRUE,,,\"a\r\nb\",",
      "2026-03-07 23:10:00,perhaps,0,,,,"
    )
    let nappies = try await all(Nappy.self, house).sorted { $0.time < $1.time }
    #expect(nappies.map(\.isWet) == [true, false] && nappies.map(\.isDirty) == [false, true])
    #expect(nappies.map(\.colour?.rawValue) == ["yellow", nil])
    #expect(nappies.map(\.amount) == [25, nil] && nappies.map(\.note) == [nil, "a\r\nb"])
    #expect(report.lines == ["rejected x.csv:5 unreadable(column: \"wet\", text: \"perhaps\")"])
  }

  @Test("A pumping has its length and its millilitres, of old layouts the moment")
  func pumping() async throws {
    let (house, _) = try await take(
      "start,end,amount,notes,tags",
      "2026-03-07 22:00:00,2026-03-07 22:20:00,4,,",
      units: .us
    )
    let pumping = try #require(try await all(Pumping.self, house).first)
    #expect(pumping.total == 1183 && pumping.end == pumping.start + .minutes(20))
    let (old, _) = try await take("amount,time,notes", "95.5,2026-03-07 22:00:00,x")
    let moment = try #require(try await all(Pumping.self, old).first)
    #expect(moment.total == 955 && moment.end == nil && moment.note == "x")
  }

  @Test(
    "Temperatures become hundredths of a degree Celsius",
    arguments: [
      (UnitSystem.metric, "36.9", 3690), (.us, "98.6", 3700), (.us, "99.61", 3756),
      (.us, "104", 4000),
    ]
  )
  func temperature(units: UnitSystem, text: String, hundredths: Int) async throws {
    let (house, _) = try await take(
      "temperature,time,notes,tags",
      "\(text),2026-03-07 22:00:00,,",
      units: units
    )
    #expect(try await all(Temperature.self, house).map(\.value) == [hundredths])
  }

  @Test("A medicine has dose, unit and gap, also of days")
  func medicine() async throws {
    let (house, report) = try await take(
      "name,dosage,dosage_unit,time,next_dose_interval,notes,tags",
      "Syrup,2.5,ml,2026-03-07 22:00:00,4:00:00,,",
      "Drops,,,2026-03-07 22:00:00,\"1 day, 0:30:00\",,",
      "Drops,3,,2026-03-07 22:00:00,soon,,",
      ",3,,2026-03-07 22:00:00,,,"
    )
    let medicines = try await all(Medicine.self, house).sorted { $0.name > $1.name }
    #expect(medicines.map(\.dose) == [2500, nil] && medicines.map(\.unit) == ["ml", nil])
    #expect(medicines.map(\.minimumGap) == [14_400, 88_200])
    #expect(report.rejected.count == 2)
  }

  private static let measures: [(column: String, text: String, units: UnitSystem, value: Int)] = [
    ("weight", "4.56", .metric, 4560), ("weight", "10.03", .us, 4550),
    ("height", "56.6", .metric, 566), ("height", "22", .us, 559),
    ("head_circumference", "38.1", .metric, 381), ("head_circumference", "15", .us, 381),
    ("bmi", "14.256", .metric, 1426),
  ]

  @Test("Growth becomes grams, millimetres and hundredths", arguments: measures)
  func growth(column: String, text: String, units: UnitSystem, value: Int) async throws {
    let (house, report) = try await take(
      "\(column),date,notes,tags",
      "\(text),2026-03-07,,",
      units: units
    )
    #expect(report.rejected.isEmpty)
    let growth = try #require(try await all(Growth.self, house).first)
    let values = [growth.weight, growth.length, growth.head, growth.bodyMassIndex]
    #expect(values.compactMap(\.self) == [value])
    #expect(growth.day == Day("2026-03-07"))
  }

  @Test("A tummy time has its milestone, a note its text with line breaks, neither may be empty")
  func words() async throws {
    let (tummy, _) = try await take(
      "start,end,milestone,tags",
      "2026-03-07 22:00:00,2026-03-07 22:05:00,rolled over,"
    )
    #expect(try await all(TummyTime.self, tummy).map(\.milestone) == ["rolled over"])
    let (notes, report) = try await take(
      "note,time,tags",
      "\"one\r\n=1+1\",2026-03-07 22:00:00,",
      "\"  \",2026-03-07 22:00:00,"
    )
    #expect(try await all(DiaryNote.self, notes).map(\.text) == ["one\r\n=1+1"])
    #expect(report.rejected.map(\.reason) == [.missing(column: "note")])
  }

  @Test("A measure that nobody would believe is kept with a remark")
  func implausible() async throws {
    let (house, report) = try await take("weight,date,notes,tags", "450,2026-03-07,,")
    #expect(try await all(Growth.self, house).map(\.weight) == [450_000])
    #expect(report.remarks.map(\.reason) == [.implausible(.weight)])
  }

  @Test("What the source changed follows, and nothing else; its tags come and go")
  func changes() async throws {
    let head = "id,child_first_name,time,wet,solid,color,amount,notes,tags"
    let tagFile = ImportFile("tags.csv", "id,name,color", "1,red,#ff0000", "2,blue,#0000ff")
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    let row = "7,Ada,2026-03-07 22:00:00,1,0,,,old,"
    try await house.take([tagFile, ImportFile("x.csv", head, row + "\"1,2\"")])
    var nappy = try #require(try await all(Nappy.self, house).first)
    nappy.hasRash = true
    let edited = nappy
    try await house.dependencies.store.write { try $0.put(edited) }
    let later = "7,Ada,2026-03-07 22:00:00,1,1,,,old,\"2\""
    let report = try await house.take([tagFile, ImportFile("x.csv", head, later)])
    #expect(report.changed == 1 && report.unchanged == 2)
    let stored = try #require(try await all(Nappy.self, house).first)
    #expect(stored.isDirty && stored.hasRash && stored.note == "old")
    let taggings = try await all(Tagging.self, house)
    #expect(taggings.map(\.event) == [nappy.id])
    let blue = try #require(try await all(Tag.self, house).first { $0.name == "blue" })
    #expect(taggings.map(\.tag) == [blue.id])
  }
}
