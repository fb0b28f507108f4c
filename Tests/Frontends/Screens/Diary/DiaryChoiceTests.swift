import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
import StoragePhotos
import TestSupport
import Testing

@testable import DiaryCore
@testable import DiaryScreens
@testable import HearthHousehold
@testable import ScreenKit

/// What a household decides, and what entries carry besides their figures.
@Suite("The diary's choices", .timeLimit(.minutes(20)))
struct DiaryChoiceTests {
  /// A scene that speaks as its household decides.
  private func scene() async throws -> DiaryScene {
    let scene = try await DiaryScene()
    scene.desk.speak = { settings in
      let language = Language.all.first { $0.code == settings.language } ?? .english
      var messages = Messages(
        language,
        [.household, .screenKit, .diary, .diaryStatistics, .diaryEditors, .diaryScreens]
      )
      (messages.units, messages.hourCycle) = (settings.measureUnits, settings.hourCycle)
      return messages
    }
    return scene
  }

  @Test("Language, week, clock and units are chosen from lists and hold at once")
  func household() async throws {
    let scene = try await scene()
    await scene.house.press(Key(","), .enter, .end, .enter)
    #expect(scene.house.text.contains("Настройки"))
    await scene.house.press(.down, .enter, .down, .enter)
    await scene.house.press(.down, .enter, .down, .enter)
    await scene.house.press(.down, .enter, .down, .enter)
    let settings = try await scene.house.dependencies.store.read {
      try HouseholdSettings.stored(in: $0)
    }
    #expect(settings.language == "ru" && settings.firstWeekday == .sunday)
    #expect(settings.hourCycle == .hours12 && settings.measureUnits == .us)
    await scene.house.press(.home, .enter, .home, .down, .enter, .escape)
    #expect(scene.house.text.contains("6:50 am"))
    expectSnapshot(scene.house.text, suite: "DiaryScreens", named: "day-12-hours")
  }

  @Test("The calendar begins with the household's first day of the week")
  func firstWeekday() async throws {
    let scene = try await scene()
    await scene.house.press(Key(","), .down, .enter, .down, .enter, .escape, Key("g"))
    #expect(scene.house.text.contains("Sun Mon Tue"))
  }

  @Test("Measures are put in and shown in ounces, pounds, inches and Fahrenheit")
  func units() async throws {
    let scene = try await scene()
    try await DiarySettingsBook(scene.house.dependencies).change(household: { $0.units = "us" })
    await scene.house.pass(.seconds(1))
    await scene.house.press(Key("f"))
    #expect(scene.house.text.contains("Amount, fl oz"))
    await scene.house.press(.tab, .tab)
    await scene.house.fill("4")
    await scene.house.press(.enter)
    #expect(try await scene.events(Feeding.self).contains { $0.amount == 1183 })
    await scene.house.press(Key("c"), Key("m"))
    #expect(scene.house.text.contains("Weight, lb oz"))
    await scene.house.type("7lb 3oz")
    await scene.house.press(.tab)
    await scene.house.type("20.5")
    await scene.house.press(.enter)
    let growth = try #require(try await scene.events(Growth.self).first)
    #expect(growth.weight == 3260 && growth.length == 521)
  }

  @Test("What goes with the way of feeding is put in by itself, and minutes need their breast")
  func feedings() async throws {
    let scene = try await scene()
    await scene.house.press(Key("f"), .right, .right, .enter)
    let fed = try #require(try await scene.events(Feeding.self).first { $0.method == .parentFed })
    #expect(fed.content == .food)
    await scene.house.press(Key("f"), .tab, .tab, .tab, .tab, .tab)
    await scene.house.type("5")
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("Minutes at a breast"))
    #expect(try await scene.events(Feeding.self).count == 2)
    await scene.house.pass(.minutes(5))
    await scene.house.press(.backTab, .backTab, .backTab, .backTab, .backTab, .left, .enter)
    let nursed = try #require(try await scene.events(Feeding.self).first { $0.method == .both })
    #expect(nursed.content == .breastMilk && nursed.segments?.list.count == 1)
  }

  @Test("An entry that is kept as it is, is told as kept")
  func settling() async throws {
    let scene = try await scene()
    let nappy = try #require(try await scene.events(Nappy.self).first)
    let lost = LostValue(
      id: RecordID(high: 9, low: 1),
      kind: Nappy.schema.table.kind,
      record: nappy.id,
      field: 2,
      number: Int((nappy.time + .minutes(3)).milliseconds),
      text: nil,
      at: nappy.time
    )
    try await scene.house.dependencies.store.write { try $0.put(lost) }
    await scene.house.pass(.seconds(1))
    await scene.house.press(.home, .down, .down, .down, .down, .down, Key("m"), Key("h"))
    #expect(scene.house.text.contains("Left as it is; the other value is put aside."))
    #expect(!scene.house.text.contains("Saved"))
    #expect(try await scene.events(Nappy.self) == [nappy])
  }

  @Test("What nobody touches of a measure keeps its exact value in other units")
  func untouched() async throws {
    let scene = try await scene()
    try await DiarySettingsBook(scene.house.dependencies).change(household: { $0.units = "us" })
    await scene.house.pass(.seconds(1))
    let feeding = try #require(try await scene.events(Feeding.self).first)
    scene.desk.open(editors(scene).edit(feeding), scene.house.stage)
    #expect(scene.house.text.contains("Amount, fl oz"))
    await scene.house.press(.enter)
    #expect(try await scene.events(Feeding.self).first?.amount == 900)
  }

  private func editors(_ scene: DiaryScene) -> DiaryEditors {
    DiaryEditors(
      scene.house.dependencies,
      of: scene.child,
      zones: scene.desk.zones,
      in: scene.house.stage.messages
    )
  }

  @Test("Tags are typed with commas, new ones are made, and those left out are taken off")
  func tags() async throws {
    let scene = try await scene()
    await scene.house.press(Key("n"), .backTab, .backTab)
    await scene.house.type("teething, Travel")
    await scene.house.press(.enter)
    #expect(try await tags(scene) == ["Travel", "teething"])
    #expect(scene.house.text.contains("teething"))
    await scene.house.press(.end, .up)
    let now = scene.house.clock.now
    let nappy = try #require(try await scene.events(Nappy.self).first { $0.time == now })
    let labels = try await scene.house.dependencies.store.read {
      try EventLabels(of: [nappy], in: $0)
    }
    #expect(labels.tags(on: nappy.id) == ["Travel", "teething"])
    _ = try await TagBook(scene.house.dependencies).set(["travel"], on: nappy.id)
    let fewer = try await scene.house.dependencies.store.read {
      try EventLabels(of: [nappy], in: $0)
    }
    #expect(fewer.tags(on: nappy.id) == ["Travel"])
  }

  private func tags(_ scene: DiaryScene) async throws -> [String] {
    try await scene.house.dependencies.store.read { try TagBook.tags(in: $0).map(\.name) }
  }

  @Test("A person of the household is chosen as the author")
  func author() async throws {
    let scene = try await scene()
    let person = try await PersonBook(scene.house.dependencies).add("Nana", role: .caregiver)
    await scene.house.pass(.seconds(1))
    await scene.house.press(Key("+"))
    #expect(scene.house.text.contains("Written by"))
    await scene.house.press(.backTab, .backTab, .right, .enter)
    #expect(try await scene.sleeps().last?.author == person.id)
  }

  @Test("A named timer runs, is seen, and becomes what it was")
  func timer() async throws {
    let scene = try await scene()
    await scene.house.press(Key("i"), Key("s"))
    await scene.house.type("Bath time")
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("Bath time"))
    await scene.house.pass(.minutes(12))
    await scene.house.press(Key("i"))
    #expect(scene.house.text.contains("12 min"))
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("What was it?"))
    await scene.house.press(.end, .up, .enter)
    let note = try #require(try await scene.events(DiaryNote.self).first)
    #expect(note.text.contains("Bath time"))
    await scene.house.press(Key("i"), Key("s"))
    await scene.house.type("Feed")
    await scene.house.press(.enter)
    await scene.house.pass(.minutes(9))
    await scene.house.press(Key("i"), .enter, .down, .enter)
    let feeding = try #require(try await scene.events(Feeding.self).last { $0.method == .left })
    #expect(feeding.content == .breastMilk && feeding.end == scene.house.clock.now)
  }

  @Test("By the child's night it is night for the colours")
  func night() async throws {
    let scene = try await scene()
    #expect(!scene.desk.isNight)
    await scene.house.pass(.hours(13))
    #expect(scene.desk.isNight)
    await scene.house.pass(.hours(10))
    #expect(!scene.desk.isNight)
  }

  @Test("A photo is drawn in half blocks, beside the name and on the profile", arguments: [80, 40])
  func photo(_ columns: Int) async throws {
    let scene = try await scene()
    scene.house.size = Size(columns: columns, rows: 24)
    scene.desk.photos = VipsPhotos()
    let (id, photo) = (scene.child.id, Picture.png(width: 64, height: 48))
    let jpeg = try await VipsPhotos().portrait(of: photo, side: 64)
    try await scene.house.dependencies.store.write { try $0.put(ChildPhoto(of: id, jpeg)) }
    await scene.house.press(.escape)
    #expect(scene.house.text.contains("▀▀▀▀▀▀▀▀  Ada"))
    await scene.house.press(Key("c"))
    #expect(scene.house.text.contains(String(repeating: "▀", count: 22)) == (columns == 80))
    scene.house.stage.hasColours = false
    #expect(scene.house.grid().faults.isEmpty)
  }
}
