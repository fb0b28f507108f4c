/// Memory for the render path: taken once, never grown, given back with its owner.
struct Block<Element: BitwiseCopyable>: ~Copyable {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ count: Int, filledWith element: Element) {
    base = .allocate(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { base.deallocate() }

  func fill(with element: Element) {
    base.update(repeating: element, count: count)
  }
}
