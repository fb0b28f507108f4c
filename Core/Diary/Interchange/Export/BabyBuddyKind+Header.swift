extension BabyBuddyKind {
  /// The columns in the order in which Baby Buddy writes them.
  var header: [String] {
    switch self {
    case .child: ["id", "first_name", "last_name", "birth_date", "birth_time"]
    case .tag: ["id", "name", "color"]
    case .bodyMassIndex: ofChild("bmi", "date", "notes")
    case .diaperChange: ofChild("time", "wet", "solid", "color", "amount", "notes")
    case .feeding: ofChild("start", "end", "type", "method", "amount", "notes")
    case .headCircumference: ofChild("head_circumference", "date", "notes")
    case .height: ofChild("height", "date", "notes")
    case .medication:
      ofChild("name", "dosage", "dosage_unit", "time", "next_dose_interval", "notes")
    case .note: ofChild("note", "time")
    case .pumping: ofChild("start", "end", "amount", "notes")
    case .sleep: ofChild("start", "end", "nap", "notes")
    case .temperature: ofChild("temperature", "time", "notes")
    case .tummyTime: ofChild("start", "end", "milestone")
    case .weight: ofChild("weight", "date", "notes")
    }
  }

  private func ofChild(_ columns: String...) -> [String] {
    ["id", "child_id", "child_first_name", "child_last_name"] + columns + ["tags"]
  }
}
