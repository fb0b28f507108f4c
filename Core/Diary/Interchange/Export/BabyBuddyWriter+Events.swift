import HearthHousehold
import HearthModel
import HearthSupport

// The rows of Baby Buddy's tables.
extension BabyBuddyWriter {
  mutating func write(_ sleep: Sleep) {
    guard let end = sleep.end else { return losses.lose(.running) }
    checkTimes(sleep.start, end, mayBeEmpty: false)
    let nap = sleep.kindByHand.map { $0 == .day ? "1" : "0" } ?? ""
    append(
      .sleep,
      sleep.id,
      of: sleep.child,
      [time(sleep.start), time(end), nap, sleep.note ?? ""]
    )
    let table = Sleep.tableName
    losses.lose(table, "place", sleep.place)
    losses.lose(table, "settling", sleep.settling)
    losses.lose(table, "mood", sleep.moodAtStart ?? sleep.moodAtEnd)
    losses.lose(table, "author", sleep.author)
  }

  mutating func write(_ feeding: Feeding) {
    guard let end = feeding.end else { return losses.lose(.running) }
    checkTimes(feeding.start, end)
    append(
      .feeding,
      feeding.id,
      of: feeding.child,
      [
        time(feeding.start), time(end), BabyBuddyWords.content(feeding.content),
        BabyBuddyWords.method(feeding.method), decimal(feeding.amount, places: 1),
        feeding.note ?? "",
      ]
    )
    let table = Feeding.tableName
    losses.lose(table, "segments", feeding.segments)
    losses.lose(table, "foods", feeding.foods)
    losses.lose(table, "reaction", feeding.reaction)
    losses.lose(table, "author", feeding.author)
  }

  mutating func write(_ pumping: Pumping) {
    guard let child = pumping.child ?? onlyChild else { return losses.lose(.household) }
    let end = pumping.end ?? pumping.start
    checkTimes(pumping.start, end)
    append(
      .pumping,
      pumping.id,
      of: child,
      [
        time(pumping.start), time(end), decimal(pumping.amount, places: 1), pumping.note ?? "",
      ]
    )
    let table = Pumping.tableName
    losses.lose(table, "sides", pumping.left ?? pumping.right)
    losses.lose(table, "use", pumping.use)
    losses.lose(table, "author", pumping.author)
  }

  mutating func write(_ nappy: Nappy) {
    checkTimes(nappy.time, nil)
    append(
      .diaperChange,
      nappy.id,
      of: nappy.child,
      [
        time(nappy.time), nappy.isWet ? "1" : "0", nappy.isDirty ? "1" : "0",
        nappy.colour?.rawValue ?? "", decimal(nappy.amount, places: 1), nappy.note ?? "",
      ]
    )
    let table = Nappy.tableName
    losses.lose(table, "texture", nappy.texture)
    losses.lose(table, "size", nappy.wetSize ?? nappy.dirtySize)
    losses.lose(table, "rash", nappy.hasRash ? true : nil)
    losses.lose(table, "author", nappy.author)
  }

  mutating func write(_ temperature: Temperature) {
    checkTimes(temperature.time, nil)
    append(
      .temperature,
      temperature.id,
      of: temperature.child,
      [
        decimal(temperature.value, places: 2), time(temperature.time), temperature.note ?? "",
      ]
    )
    losses.lose(Temperature.tableName, "author", temperature.author)
  }

  mutating func write(_ medicine: Medicine) {
    checkTimes(medicine.time, nil)
    append(
      .medication,
      medicine.id,
      of: medicine.child,
      [
        medicine.name, decimal(medicine.dose, places: 3), medicine.unit ?? "",
        time(medicine.time), medicine.minimumGap.map(BabyBuddyWords.interval) ?? "",
        medicine.note ?? "",
      ]
    )
    losses.lose(Medicine.tableName, "author", medicine.author)
  }

  mutating func write(_ tummyTime: TummyTime) {
    let end = tummyTime.end ?? tummyTime.start
    checkTimes(tummyTime.start, end)
    append(
      .tummyTime,
      tummyTime.id,
      of: tummyTime.child,
      [time(tummyTime.start), time(end), tummyTime.milestone ?? ""]
    )
    losses.lose(TummyTime.tableName, "note", tummyTime.note)
    losses.lose(TummyTime.tableName, "author", tummyTime.author)
  }

  mutating func write(_ note: DiaryNote) {
    checkTimes(note.time, nil)
    append(.note, note.id, of: note.child, [note.text, time(note.time)])
    losses.lose(DiaryNote.tableName, "author", note.author)
  }

  /// A row for each measure; the note stands on the first.
  mutating func write(_ growth: Growth) {
    var note = growth.note ?? ""
    let measures = [
      (BabyBuddyKind.weight, decimal(growth.weight, places: 3)),
      (.height, decimal(growth.length, places: 1)),
      (.headCircumference, decimal(growth.head, places: 1)),
      (.bodyMassIndex, decimal(growth.bodyMassIndex, places: 2)),
    ]
    for (kind, value) in measures where !value.isEmpty {
      append(kind, growth.id, of: growth.child, [value, growth.day.description, note])
      note = ""
    }
    losses.lose(Growth.tableName, "posture", growth.posture)
    losses.lose(Growth.tableName, "author", growth.author)
  }

  private func decimal(_ value: Int?, places: Int) -> String {
    value == nil ? "" : JSON.scaled(value, places: places).text
  }
}

/// The words of Baby Buddy for what records say.
enum BabyBuddyWords {
  /// A word of our own that it does not know stays as it is.
  static func content(_ content: FeedingContent) -> String {
    ForeignEntry.contents.first { $0.value == content }?.key ?? content.rawValue
  }

  /// A word of our own that it does not know stays as it is.
  static func method(_ method: FeedingMethod) -> String {
    ForeignEntry.methods.first { $0.value == method }?.key ?? method.rawValue
  }

  /// `4:00:00`, `1 day, 0:00:00`, `2 days, 4:00:00`.
  static func interval(_ seconds: Int) -> String {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let parts = [rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : String($0) }
    let clock = "\(rest / 3600):\(parts[0]):\(parts[1])"
    switch days {
    case 0: return clock
    case 1: return "1 day, \(clock)"
    default: return "\(days) days, \(clock)"
    }
  }
}
