/// The smallest of the last values, in constant time on average: a queue of those that can still be it.
struct SlidingMinimum: ~Copyable {
  private let values: Block<Double>
  private let places: Block<Int>
  private var first = 0
  private var count = 0
  private var place = 0

  init(over window: Int) {
    values = Block(window, filledWith: 1)
    places = Block(window, filledWith: 0)
  }

  mutating func next(_ value: Double) -> Double {
    let window = values.count
    if count > 0, places.base[first] <= place - window {
      first = wrapped(first + 1)
      count -= 1
    }
    while count > 0, values.base[wrapped(first + count - 1)] >= value { count -= 1 }
    let last = wrapped(first + count)
    values.base[last] = value
    places.base[last] = place
    count += 1
    place += 1
    return values.base[first]
  }

  private func wrapped(_ index: Int) -> Int {
    index < values.count ? index : index - values.count
  }
}

/// The mean of the last values, which begin as 1; added up anew once a window, so that nothing drifts.
struct SlidingMean: ~Copyable {
  private let values: Block<Double>
  private var sum: Double
  private var place = 0

  init(over window: Int) {
    values = Block(window, filledWith: 1)
    sum = Double(window)
  }

  mutating func next(_ value: Double) -> Double {
    sum += value - values.base[place]
    values.base[place] = value
    place += 1
    if place == values.count {
      place = 0
      sum = 0
      for index in 0..<values.count { sum += values.base[index] }
    }
    return sum / Double(values.count)
  }
}
