import Testing

#if Contracts
import HearthContracts
import HearthPlugins
import HearthPorts
import StorageMemory
import StorageSQLite

@Suite("Every store keeps the contract", .timeLimit(.minutes(2)))
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

  private static func sqlite(_ execution: StoreExecution) -> StoreSubject {
    StoreSubject(
      .sqlite,
      execution: execution,
      freshAddress: { try TemporaryFolder().file("contract.hearth") },
      discard: { TemporaryFolder(holding: $0).remove() }
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
