import HearthHousehold

// What must hold of the values of each kind before it is stored.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Feeding {
  public func check() throws(EventFault) {
    try Measure.volume.check(amount)
    for segment in segments?.list ?? [] {
      guard start <= segment.start, segment.end.map({ segment.start <= $0 }) ?? (end == nil),
        end.map({ (segment.end ?? segment.start) <= $0 }) ?? true
      else { throw .segmentsOutside }
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Pumping {
  public func check() throws(EventFault) {
    for amount in [left, right, total] { try Measure.volume.check(amount) }
    if let total, total < (left ?? 0) + (right ?? 0) { throw .sidesExceedTotal }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Nappy {
  public func check() throws(EventFault) { try Measure.volume.check(amount) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Temperature {
  public func check() throws(EventFault) { try Measure.temperature.check(value) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Medicine {
  public func check() throws(EventFault) {
    guard !name.trimmed.isEmpty else { throw .empty(.medicine) }
    try Measure.dose.check(dose)
    try Measure.gap.check(minimumGap)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bath {
  public func check() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TummyTime {
  public func check() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Milestone {
  public func check() throws(EventFault) {
    guard !title.trimmed.isEmpty else { throw .empty(.milestone) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DiaryNote {
  public func check() throws(EventFault) {
    guard !text.trimmed.isEmpty else { throw .empty(.note) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Growth {
  public func check() throws(EventFault) {
    guard weight != nil || length != nil || head != nil || bodyMassIndex != nil else {
      throw .empty(.growth)
    }
    try Measure.weight.check(weight)
    try Measure.length.check(length)
    try Measure.head.check(head)
    try Measure.bodyMassIndex.check(bodyMassIndex)
  }
}
