import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("Children and zones on the command line")
struct DiaryFamilyTests {
  private let house: DiaryHouse

  init() async throws {
    house = try DiaryHouse("Europe/Berlin", now: "2026-03-01T12:00:00+01:00")
    try await house.json("child", "add", "Ada", "--born", "2026-01-01")
  }

  @Test("A child is edited, archived and merged, each answered with the child")
  func children() async throws {
    let edited = try await house.json(
      "child",
      "edit",
      "--name",
      "Ada B",
      "--sex",
      "girl",
      "--night",
      "19:00-06:00",
      "--colour",
      "#12aabb"
    )
    #expect(edited.text("name") == "Ada B")
    #expect(edited.text("night") == "19:00-06:00")
    #expect(edited.text("colour") == "#12AABB")
    let cleared = try await house.json("child", "edit", "--clear", "sex", "--clear", "colour")
    #expect(cleared["sex"] == .null)
    let archived = try await house.json("child", "archive", "Ada B")
    #expect(archived["archived"] == .bool(true))
    try await house.json("child", "add", "Eva", "--born", "2026-01-01")
    let merged = try await house.json("child", "merge", "Ada B", "Eva")
    #expect(merged["child"]?.text("name") == "Ada B")
    let children = try await house.json("child", "list")
    #expect(children.array?.count == 1)
  }

  @Test("A file that is no picture changes nothing")
  func photo() async throws {
    let path = try house.write("no picture", to: "photo.jpg")
    let answer = await house.run("child", "edit", "--photo", path, "--name", "Eva")
    #expect(answer.code != .done)
    #expect(try await house.json("child", "list").array?.first?.text("name") == "Ada")
  }

  @Test("The zone is set from a moment on and listed; an unknown one is refused")
  func zones() async throws {
    let set = try await house.json("zone", "set", "Asia/Tokyo", "--from", "2026-02-01 10:00")
    let list = try await house.json("zone", "list")
    #expect(list == set)
    #expect(list.array?.compactMap { $0.text("zone") } == ["Europe/Berlin", "Asia/Tokyo"])
    #expect(list.array?.first?["since"] == .null)
    #expect(list.array?.last?.text("since") == "2026-02-01T18:00:00+09:00")
    let answer = await house.run("zone", "set", "Mars/Olympus")
    #expect(answer.code == .usage)
    #expect(try await house.json("zone", "list") == list)
  }

  @Test("What was done is said in sentences", arguments: ["en", "ru"])
  func sentences(language: String) async throws {
    let lines = [
      ["child", "edit", "--name", "Ада"], ["child", "archive", "Ада"],
      ["child", "archive", "--back", "Ада"], ["child", "edit"],
      ["child", "add", "Eva", "--born", "2026-01-02"],
      ["child", "merge", "Ада", "Eva"], ["child", "merge", "Ада", "Eva", "--yes"], ["undo"],
      ["child", "merge", "Ада", "Ада"], ["zone", "set", "Asia/Tokyo"],
      ["zone", "set", "Asia/Tokyo"], ["zone", "list"], ["undo"],
      ["child", "edit", "--colour", "x"],
    ]
    var text = ""
    for line in lines {
      let answer = await house.run(line, language: language)
      text += "$ \(line.joined(separator: " "))\n\(answer.output)\(answer.errors)"
    }
    expectSnapshot(text, suite: "Diary", named: "family-\(language)")
  }
}
