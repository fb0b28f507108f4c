import HearthModel

// What the rows of Baby Buddy's tables of pumpings, nappies, tummy times and notes say.
extension ForeignEntry {
  static func pumping(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    // Before version 1.15 there was one time alone.
    let start = row["start"].isEmpty ? "time" : "start"
    let amount = try row.quantity("amount")
    let note = row.note
    let times = ForeignEvent.Times.span(try row.time(start), try row.optionalTime("end"))
    return try of(
      row,
      at: ["start": row[start], "end": row["end"]],
      [("total_amount", row["amount"]), ("note", note)],
      .event(
        ForeignEvent(Pumping.self, times) { pumping, units throws(ImportReason) in
          pumping.total = try amount?.read("amount", as: .volume, in: units)
          pumping.note = note.nonEmpty
        }
      )
    )
  }

  static func nappy(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    let (isWet, isDirty) = (try row.flag("wet"), try row.flag("solid"))
    let (colour, amountText, note) = (row["color"], row["amount"], row.note)
    let amount = try row.amount("amount")
    return try of(
      row,
      at: ["time": row["time"]],
      [
        ("wet", row["wet"]), ("dirty", row["solid"]), ("colour", colour), ("amount", amountText),
        ("note", note),
      ],
      .event(
        ForeignEvent(Nappy.self, .moment(try row.time("time"))) { nappy, _ throws(ImportReason) in
          (nappy.isWet, nappy.isDirty) = (isWet, isDirty)
          nappy.colour = colour.lowercased().nonEmpty.map(StoolColour.init(rawValue:))
          nappy.amount = try amount?.counted("amount", times: 10)
          nappy.note = note.nonEmpty
        }
      )
    )
  }

  static func tummyTime(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    let milestone = row["milestone"]
    let times = ForeignEvent.Times.span(try row.time("start"), try row.optionalTime("end"))
    return try of(
      row,
      at: ["start": row["start"], "end": row["end"]],
      [("milestone", milestone)],
      .event(
        ForeignEvent(TummyTime.self, times) { event, _ in event.milestone = milestone.nonEmpty }
      )
    )
  }

  static func note(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    _ = try row.required("note")
    let text = row.raw("note")
    return try of(
      row,
      at: ["time": row["time"]],
      [("text", text)],
      .event(
        ForeignEvent(DiaryNote.self, .moment(try row.time("time"))) { note, _ in note.text = text }
      )
    )
  }
}
