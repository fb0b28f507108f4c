import CommandKit
import HTTPKit
import HTTPMicroHTTPD
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import StorageSQLite
import SyncCrypto
import TestSupport
import Testing

@testable import HubServer
@testable import SyncTests

/// The program of the hub, in this process.
@Suite("hearth-hub", .timeLimit(.minutes(20)))
struct HubProgramTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func run(_ line: [String]) async -> (status: Int32, output: String, errors: String) {
    let program = HubProgram(
      version: "1",
      HubProgram.Surroundings(
        stores: HubStoreRegistry([.sqlite]),
        environment: Environment(["HOME": folder.path]),
        clock: { Instant(seconds: 1_780_000_000) },
        random: { 4 },
        cipher: { try SodiumCipher() },
        start: { _, _ throws(ServerError) in throw .inUse("127.0.0.1", port: 1) }
      )
    )
    let console = Console.inMemory()
    let code = await program.run(line, on: console)
    return (code.rawValue, console.output.text, console.diagnostics.output.text)
  }

  @Test("Its commands contradict each other nowhere")
  func commands() {
    #expect(HubProgram.root.faults(globals: HubOptions.globals) == [])
  }

  @Test("A code is printed once, for a week")
  func code() async {
    let run = await run(["code", "--json"])
    #expect(run.status == 0)
    #expect(run.output == #"{"code":"4-4-4-4","expiresAt":"2026-06-04T20:26:40Z"}"# + "\n")
    #expect(await self.run(["renew"]).status == 0)
  }

  @Test(
    "What cannot be is refused with a sentence",
    arguments: [
      (["--listen", "0.0.0.0:1"], Int32(2), "certificate"),
      (["--tls-cert", "/tmp/x"], 2, "--tls-key"), (["--listen", "hub"], 2, "127.0.0.1:8462"),
      (["--store", "nowhere:x"], 2, "sqlite"), ([], 3, "Another program listens"),
      (["--registration", "maybe"], 2, "open"),
    ]
  )
  func refused(_ line: [String], _ status: Int32, _ word: String) async {
    let run = await run(line)
    #expect(run.status == status)
    #expect(run.errors.contains(word))
  }
}
