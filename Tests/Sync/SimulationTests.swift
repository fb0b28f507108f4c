import HearthModel
import HearthPorts
import SyncCrypto
import SyncSimulation
import Testing

/// The simulator on a small scale; `Scripts/simulate` runs the volumes.
@Suite("Histories of households end well", .timeLimit(.minutes(20)))
struct SimulationTests {
  @Test("whatever goes wrong in them, and everything does")
  func good() async throws {
    var simulation = Simulation(cipher: Simulation.passThrough)
    for seed: UInt64 in 1...300 {
      let faults = try await simulation.run(seed: seed)
      #expect(faults == [], "seed \(seed)")
    }
    #expect(simulation.missing == [])
  }

  @Test("with real sealing too, in memory and on files", arguments: [(20, false), (12, true)])
  func sealed(_ count: UInt64, _ isOnFiles: Bool) async throws {
    var simulation = Simulation(cipher: try SodiumCipher(), isOnFiles: isOnFiles)
    for seed: UInt64 in 1...count {
      let faults = try await simulation.run(seed: seed)
      #expect(faults == [], "seed \(seed)")
    }
  }

  #if DEBUG
  @Test("but not with a planted mutant", arguments: Mutant.ofSync)
  func mutants(_ mutant: Mutant) async throws {
    let seed = try await Mutant.$planted.withValue(mutant) {
      var simulation = Simulation(cipher: Simulation.passThrough)
      for seed: UInt64 in 1...500 where try await !simulation.run(seed: seed).isEmpty {
        return seed
      }
      return 0
    }
    #expect(seed > 0, "\(mutant) lives")
  }
  #endif
}
