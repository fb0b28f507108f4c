import Synchronization
import Testing

@testable import PlayerCore

@Suite("The bell behind a block")
struct RenderBellTests {
  @Test("A wait ends once, though its condition holds no longer when it is asked again")
  func once() async {
    let bell = RenderBell()
    let asked = Atomic<Int>(0)
    let isOver = Atomic<Bool>(false)
    // Not before it waits, then at every second question.
    let waiting = Task {
      await bell.wait { asked.wrappingAdd(1, ordering: .relaxed).newValue.isMultiple(of: 2) }
      isOver.store(true, ordering: .relaxed)
    }
    while !isOver.load(ordering: .relaxed) {
      bell.ring()
      await Task.yield()
    }
    for _ in 1...4 { bell.ring() }
    await waiting.value
  }
}
