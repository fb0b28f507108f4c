import HearthContainer
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import StorageMemory
import TestSupport
import Testing

@testable import PlayerCore

@Suite("A family's own sounds")
struct OwnSoundTests {
  private let store: any Store
  private let book: OwnSoundBook
  private let home: TestFolder
  private let folder: String

  init() async throws {
    let random = TestRandom()
    home = try TestFolder()
    folder = home["sounds"]
    try home.makeFolder("sounds")
    let setup = StoreSetup(
      address: "",
      modules: [PlayerSchema.module],
      now: { Instant(seconds: 1_780_000_000) },
      random: { random.next() }
    )
    store = try await StorePlugin.memory.make(setup)
    book = OwnSoundBook(
      Dependencies(
        store: store,
        timeZones: SystemTimeZones(environment: Environment()),
        now: { Instant(seconds: 1_780_000_000) },
        random: { random.next() }
      )
    )
  }

  private func write(_ name: String) throws { try home.makeFile("sounds/\(name)") }

  private func delete(_ name: String) throws { try home.remove("sounds/\(name)") }

  private func listed() async throws -> [OwnSound] {
    OwnSoundBook.sounds(of: try await store.read { try OwnSoundBook.all(in: $0) })
  }

  @Test("Of a folder the sound files are taken, those in folders within too, and nothing else")
  func folders() async throws {
    try home.makeFolder("sounds/deep")
    for name in ["b.WAV", "a.flac", "notes.txt", ".hidden.wav", "deep/c.opus", "wav"] {
      try write(name)
    }
    let added = try await book.add("\(folder)/")
    #expect(added.map(\.path) == ["a.flac", "b.WAV", "deep/c.opus"].map { "\(folder)/\($0)" })
    #expect(try await listed() == added)
    _ = try await book.add("\(folder)/a.flac")
    #expect(try await listed() == added, "a file that lies in a folder is there once")
  }

  @Test("What has gone is missing until its folder is added again; what is new is there at once")
  func watching() async throws {
    for name in ["a.flac", "b.flac"] { try write(name) }
    _ = try await book.add(folder)
    try delete("a.flac")
    try write("c.flac")
    #expect(try await listed().map(\.isMissing) == [true, false, false])
    #expect(try await book.add(folder).map(\.name) == ["b.flac", "c.flac"])
    for name in ["b.flac", "c.flac", ""] { try delete(name) }
    #expect(try await listed().map(\.isMissing) == [true, true])
  }

  @Test("What holds no sound is refused, and what is not on the list cannot go")
  func refusals() async throws {
    await #expect(throws: PlayerError.noSounds(in: folder)) { _ = try await book.add(folder) }
    let nowhere = "\(folder)/x"
    await #expect(throws: SoundFailure.self) { _ = try await book.add(nowhere) }
    await #expect(throws: SoundFailure.self) { _ = try await book.add("/dev/null") }
    await #expect(throws: PlayerError.noSuchFolder(folder)) { try await book.remove(folder) }
    #expect(try await listed() == [])
    try write("a.mp3")
    _ = try await book.add(folder)
    try await book.remove("\(folder)//")
    #expect(try await listed() == [])
  }

  @Test("A name stands for a file with its ending or without; a path only for itself")
  func names() {
    let own = ["/s/sea.waves.flac", "/s/rain.wav"].map { OwnSound(path: $0) }
    func found(_ text: String) -> String? {
      SoundAddress(text) { _ in nil }.sound(among: own)?.path
    }
    #expect(found("sea.waves") == "/s/sea.waves.flac" && found("sea") == nil)
    #expect(
      found("rain.wav") == "/s/rain.wav" && found("rain") == nil && found("x/rain.wav") == nil
    )
  }
}
