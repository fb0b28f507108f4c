import Testing

#if Contracts
import Glibc
import HearthContracts
import HearthPlugins
import HearthPorts
import StorageMemory
import StorageSQLite

@Suite("Every store keeps the contract", .timeLimit(.minutes(20)))
struct StoreContractTests {
  private static let subjects = [
    StoreSubject(.memory, freshAddress: { "" }),
    sqlite(.caller),
    sqlite(.queues),
  ]

  @Test("The store keeps the contract", arguments: StoreContract.cases(for: subjects))
  func contract(_ storeCase: StoreCase) async throws {
    try await storeCase.run()
  }

  @Test("A store that may only be read keeps the contract, whatever forbids to write")
  func lockedContract() async {
    await #expect(processExitsWith: .success) {
      try becomeNobody()
      // What the file and its folder allow.
      let modes: [(mode_t, mode_t)] = [(0o400, 0o500), (0o400, 0o700), (0o600, 0o500)]
      for (file, folder) in modes {
        let subjects = [StoreExecution.caller, .queues].map { execution in
          Self.sqlite(execution) { path in
            chmod(path, file)
            chmod(TemporaryFolder(holding: path).path, folder)
          }
        }
        let cases = StoreContract.lockedCases(for: subjects)
        #expect(cases.count == 6)
        for storeCase in cases { try await storeCase.run() }
      }
    }
  }

  @Test(
    "Copies of the store keep the contract",
    arguments: MaintenanceContract.cases(for: [
      copies(of: sqlite(.caller)), copies(of: sqlite(.queues)),
    ])
  )
  func contract(_ maintenanceCase: MaintenanceCase) async throws {
    try await maintenanceCase.run()
  }

  private static func copies(of store: StoreSubject) -> MaintenanceSubject {
    MaintenanceSubject(
      .sqlite,
      of: store,
      freshPath: { try TemporaryFolder().file("copy.db") },
      discard: { TemporaryFolder(holding: $0).remove() }
    )
  }

  private static func sqlite(
    _ execution: StoreExecution,
    lock: (@Sendable (String) throws -> Void)? = nil
  ) -> StoreSubject {
    StoreSubject(
      .sqlite,
      execution: execution,
      freshAddress: { try TemporaryFolder().file("contract.hearth") },
      discard: { path in
        let folder = TemporaryFolder(holding: path)
        chmod(folder.path, 0o700)
        folder.remove()
      },
      lock: lock
    )
  }
}
#else
@Suite("Every store keeps the contract")
struct StoreContractTests {
  @Test("The contract suites are part of this build")
  func contract() {
    Issue.record("Pass --traits Contracts: without it no backend is held to its contract.")
  }
}
#endif
