import Glibc
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import SyncClient

/// A shared folder as tools keep it that know nothing of what is in it.
@Suite("A folder that something else copies", .timeLimit(.minutes(20)))
struct FolderFaultTests {
  /// Two devices, each with its own copy of the folder.
  static func household(
    _ network: SyncNetwork,
    _ other: TestFolder
  ) async throws -> (SyncDevice, SyncDevice, paths: [String]) {
    let (first, second) = (try await network.device(), try await network.device())
    let place = try await network.address(.folder)
    _ = try await first.household.create(at: place, name: "first")
    let code = try await first.household.openInvitation().code
    let space = try #require(try await first.store.read { try $0.syncSpace()?.space })
    let paths = [network.folder, other.path].map { "\($0)/hearth-\(space)" }
    try FileWriter.makeFolder(paths[1])
    try FolderImage(paths[0]).add(to: paths[1])
    _ = try await second.household.join(code, at: "folder:\(other.path)", name: "second")
    return (first, second, paths)
  }

  @Test("Files that come late, cut, twice, out of order and under other names do no harm")
  func messy() async throws {
    for seed in 0..<4 {
      let network = try SyncNetwork(seed: UInt64(seed))
      let other = try TestFolder()
      let (first, second, paths) = try await Self.household(network, other)
      var random = SplitMix64(seed: UInt64(seed))
      var people: [Person] = []
      for step in 0..<60 {
        network.clock.now = network.clock.now + .seconds(1)
        let device = Bool.random(using: &random) ? first : second
        if var person = people.randomElement(using: &random), Bool.random(using: &random) {
          person.name = "edited \(step)"
          try await device.put(person)
        } else {
          people.append(try await device.write("person \(step)"))
        }
        try await device.sync()
        let ways = Bool.random(using: &random) ? paths : paths.reversed()
        try carry(from: ways[0], to: ways[1], &random)
      }
      // In the end all that is cut has been replaced, and everything has come.
      for _ in 0..<2 {
        let images = try paths.map { try FolderImage($0) }
        try images[1].addWhole(to: paths[0], images[0])
        try images[0].addWhole(to: paths[1], images[1])
        for device in [first, second, first] { try await device.sync() }
      }
      #expect(try await first.names() == second.names(), "seed \(seed)")
      #expect(try await first.names().count == people.count)
      #expect(try await first.text() == second.text())
    }
  }

  /// Carries some files, in any order, some of them cut, some under a name of a conflict.
  private func carry(
    from source: String,
    to target: String,
    _ random: inout SplitMix64
  ) throws {
    for (name, bytes) in try FolderImage(source).files.shuffled(using: &random) {
      let isOriginal = !name.hasPrefix("cut-") && !name.contains("conflict")
      guard isOriginal, name.hasSuffix(".batch"), access("\(target)/\(name)", F_OK) != 0 else {
        continue
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: continue
      case 1:
        let cut = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
        try FileWriter.write(cut, to: "\(target)/.syncthing.\(name).tmp", existing: .replace)
      case 2:
        let mark = ".sync-conflict-20260109-120000-ABCDEFG.batch"
        let other = name.dropLast(".batch".count) + mark
        try FileWriter.write(bytes, to: "\(target)/\(other)", existing: .replace)
      case 3:
        let cut = Array(bytes.prefix(bytes.count - 1))
        try FileWriter.write(cut, to: "\(target)/cut-\(name)", existing: .replace)
      default: try FileWriter.write(bytes, to: "\(target)/\(name)", existing: .replace)
      }
    }
  }

  @Test("A device that was away for a year finds everything, and what it wrote is kept")
  func away() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .folder, 2)
    var anna = try await devices[0].write("Anna")
    try await ConvergenceTests.settle(devices)
    try await devices[1].write("Boris")
    for day in 1...150 {
      network.clock.now = network.clock.now + .seconds(2 * 86_400 + day)
      anna.name = "Anna \(day)"
      try await devices[0].put(anna)
      if day % 50 == 0 { try await devices[0].write("day \(day)") }
      try await devices[0].sync()
    }
    let space = try #require(try await devices[0].store.read { try $0.syncSpace()?.space })
    let names = try FolderReader.names(in: "\(network.folder)/hearth-\(space)")
    #expect(names.count { $0.hasSuffix(".batch") } < 80)
    try await ConvergenceTests.settle(devices)
    for device in devices {
      #expect(
        try await device.names() == ["Anna 150", "Boris", "day 100", "day 150", "day 50"]
      )
    }
  }
}

extension FolderImage {
  /// Puts those files into a folder that it has not, or has cut.
  func addWhole(to path: String, _ present: FolderImage) throws {
    for (name, bytes) in files where name.hasSuffix(".batch") || name.hasSuffix(".key") {
      guard present.files[name].map({ $0.count < bytes.count }) ?? true else { continue }
      try FileWriter.write(bytes, to: "\(path)/\(name)", existing: .replace)
    }
  }
}
