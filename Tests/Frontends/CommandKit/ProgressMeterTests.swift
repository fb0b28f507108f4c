import CommandKit
import HearthSupport
import Synchronization
import Testing

@Suite("Progress")
struct ProgressMeterTests {
  /// A clock that a test moves on.
  private final class Time: Sendable {
    private let elapsed = Mutex(Duration.zero)

    var now: Duration { elapsed.withLock { $0 } }

    func pass(_ duration: Duration) { elapsed.withLock { $0 += duration } }
  }

  private func run(
    _ terminal: Terminal,
    isQuiet: Bool = false,
    of total: Int? = 200,
    steps: [(Duration, Int)]
  ) -> String {
    var console = Console.inMemory(terminal: terminal)
    console.diagnostics.isQuiet = isQuiet
    let time = Time()
    time.pass(.seconds(7))
    console.clock = { time.now }
    let meter = ProgressMeter(console, Messages(.english, [.commandKit]))
    for (pause, done) in steps {
      time.pass(pause)
      if let total { meter.show(done, of: total) } else { meter.show(done) }
    }
    meter.end()
    return console.diagnostics.output.text
  }

  @Test("Work that is over within a second says nothing")
  func quick() {
    for terminal in [Terminal(), Terminal(errorIsTerminal: true)] {
      #expect(run(terminal, steps: [(.milliseconds(500), 100), (.milliseconds(499), 200)]) == "")
    }
  }

  @Test("A terminal has a bar that is drawn over itself and wiped away")
  func bar() {
    let steps: [(Duration, Int)] = [
      (.seconds(1), 20), (.milliseconds(50), 60), (.milliseconds(50), 100), (.seconds(9), 100),
      (.seconds(1), 200),
    ]
    let text = run(Terminal(errorIsTerminal: true, width: 20), steps: steps)
    #expect(
      text == "\r[#.........] 10 %\r[#####.....] 50 %\r[##########] 100 %\r\u{1B}[K"
    )
  }

  @Test("A file or another program gets a line every ten seconds")
  func lines() {
    let steps = (1...25).map { (Duration.seconds(1), $0 * 8) }
    #expect(run(Terminal(), steps: steps) == "4 %\n44 %\n84 %\n")
  }

  @Test("Where nobody knows how much there is, what is done is counted")
  func counted() {
    let steps: [(Duration, Int)] = [(.seconds(1), 1), (.seconds(1), 500), (.seconds(10), 1_500)]
    #expect(run(Terminal(), of: nil, steps: steps) == "1 row read\n1,500 rows read\n")
    #expect(
      run(Terminal(errorIsTerminal: true), of: nil, steps: steps)
        == "\r1 row read\r500 rows read\r1,500 rows read\r\u{1B}[K"
    )
  }

  @Test("Who wants it quiet is told nothing")
  func quiet() {
    let steps: [(Duration, Int)] = [(.seconds(30), 100)]
    #expect(run(Terminal(errorIsTerminal: true), isQuiet: true, steps: steps) == "")
  }
}
