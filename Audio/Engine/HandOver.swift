import Synchronization

/// A queue from one thread to one other, without locks and without allocation.
// Each index has one writer, and a slot is read only after the index that covers it was published.
final class HandOver<Element: BitwiseCopyable>: @unchecked Sendable {
  private let slots: Block<Element?>
  private let written = Atomic<Int>(0)
  private let taken = Atomic<Int>(0)

  init(capacity: Int) {
    slots = Block(capacity, filledWith: nil)
  }

  /// Puts an element in; false where the queue is full.
  func put(_ element: Element) -> Bool {
    let place = written.load(ordering: .relaxed)
    guard place - taken.load(ordering: .acquiring) < slots.count else { return false }
    slots.base[place % slots.count] = element
    written.store(place + 1, ordering: .releasing)
    return true
  }

  /// Takes the oldest element out; nil where the queue is empty.
  func take() -> Element? {
    let place = taken.load(ordering: .relaxed)
    guard place < written.load(ordering: .acquiring) else { return nil }
    let element = slots.base[place % slots.count]
    taken.store(place + 1, ordering: .releasing)
    return element
  }
}
