import DiaryCore
import HearthModel
import HearthPorts
import TestSupport
import Testing

@Suite("The order of an import")
struct ImportOrderTests {
  /// A set of files of two children with sleeps that may overlap, and feedings.
  private static func files(_ random: inout SplitMix64) -> [ImportFile] {
    let births = ["id,first_name,last_name,birth_date", "1,Ada,,2025-10-01", "2,Bea,,2025-10-01"]
    var sleeps = ["id,child_first_name,start,end,nap,notes"]
    var feedings = ["child_first_name,start,end,type,method,amount"]
    for id in 1...60 {
      let child = ["Ada", "Bea"].randomElement(using: &random) ?? "Ada"
      let day = Int.random(in: 10...16, using: &random)
      let hour = Int.random(in: 0...21, using: &random)
      let (from, to) = (
        "2025-11-\(day) \(two(hour)):00:00", "2025-11-\(day) \(two(hour + 2)):00:00"
      )
      if Bool.random(using: &random) {
        sleeps.append("\(id),\(child),\(from),\(to),\(Int.random(in: 0...1, using: &random)),")
      } else {
        feedings.append("\(child),\(from),\(to),formula,bottle,\(id)")
      }
    }
    return [("Child.csv", births), ("Sleep.csv", sleeps), ("Feeding.csv", feedings)].map {
      ImportFile(name: $0, bytes: Array($1.joined(separator: "\n").utf8))
    }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test("The same set in any order gives the same diary and the same report", arguments: 1...15)
  func anyOrder(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let files = Self.files(&random)
    let (one, two) = (try await ImportHouse(), try await ImportHouse())
    let first = try await one.take(files)
    #expect(try await two.take(files.shuffled(using: &random)) == first)
    #expect(try await one.contents() == two.contents())
  }

  @Test("A beginning and then the whole gives what the whole gives", arguments: 1...15)
  func beginningFirst(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let files = Self.files(&random)
    let beginning = try files.map { file in
      guard file.name != "Child.csv" else { return file }
      let lines = try file.bytes.split(separator: UInt8(ascii: "\n"))
      let count = Int.random(in: 1...lines.count, using: &random)
      return ImportFile(name: file.name, bytes: Array(lines.prefix(count).joined(separator: [10])))
    }
    let (one, two) = (try await ImportHouse(), try await ImportHouse())
    let whole = try await one.take(files)
    let first = try await two.take(beginning)
    let second = try await two.take(files)
    #expect(try await one.contents() == two.contents())
    #expect(second.unchanged == first.added && second.changed == 0)
    #expect(first.added + second.added == whole.added)
    #expect(second.rejected == whole.rejected)
  }

  @Test("Of damaged files whatever can be taken is, and a second time nothing", arguments: 1...40)
  func damaged(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let bytes = Array("\",\n\r\0-:0129 aé".utf8)
    let files = try Self.files(&random).map { file in
      var damaged = try file.bytes
      for _ in 1...12 {
        let place = Int.random(in: 40..<damaged.count, using: &random)
        if Bool.random(using: &random) { damaged.remove(at: place) }
        damaged[place - 1] = bytes.randomElement(using: &random) ?? 0
      }
      return ImportFile(name: file.name, bytes: damaged)
    }
    let house = try await ImportHouse()
    do {
      let first = try await house.take(files)
      let before = try await house.contents()
      let second = try await house.take(files)
      #expect(second.added + second.changed == 0)
      #expect(second.rejected == first.rejected && second.skipped == first.skipped)
      #expect(try await house.contents() == before)
    } catch is ImportError {
      #expect(try await house.contents().isEmpty)
    }
  }

  @Test("The sample in any order gives the same diary")
  func sample() async throws {
    let files = try ImportSample.files()
    let (one, two) = (try await ImportHouse(), try await ImportHouse())
    try await one.take(files)
    try await two.take(files.reversed())
    #expect(try await one.contents() == two.contents())
  }
}
