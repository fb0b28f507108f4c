public import HearthModel

// An event before anything is known of it but whose it is: services put in the rest and refuse what
// stays blank and must not.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Feeding {
  public static func blank(_ id: RecordID, of child: RecordID) -> Feeding {
    Feeding(
      id: id,
      child: child,
      start: .distantPast,
      end: nil,
      method: .bottle,
      content: .formula,
      amount: nil,
      segments: nil,
      foods: nil,
      reaction: nil,
      note: nil,
      author: nil
    )
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Pumping {
  public static func blank(_ id: RecordID, of child: RecordID) -> Pumping {
    Pumping(
      id: id,
      child: child,
      start: .distantPast,
      end: nil,
      left: nil,
      right: nil,
      total: nil,
      use: nil,
      note: nil,
      author: nil
    )
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Nappy {
  public static func blank(_ id: RecordID, of child: RecordID) -> Nappy {
    Nappy(
      id: id,
      child: child,
      time: .distantPast,
      isWet: false,
      isDirty: false,
      colour: nil,
      texture: nil,
      amount: nil,
      wetSize: nil,
      dirtySize: nil,
      hasRash: false,
      note: nil,
      author: nil
    )
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Temperature {
  public static func blank(_ id: RecordID, of child: RecordID) -> Temperature {
    Temperature(id: id, child: child, time: .distantPast, value: 0, note: nil, author: nil)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Medicine {
  public static func blank(_ id: RecordID, of child: RecordID) -> Medicine {
    Medicine(
      id: id,
      child: child,
      time: .distantPast,
      name: "",
      dose: nil,
      unit: nil,
      minimumGap: nil,
      note: nil,
      author: nil
    )
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bath {
  public static func blank(_ id: RecordID, of child: RecordID) -> Bath {
    Bath(id: id, child: child, start: .distantPast, end: nil, note: nil, author: nil)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TummyTime {
  public static func blank(_ id: RecordID, of child: RecordID) -> TummyTime {
    TummyTime(
      id: id,
      child: child,
      start: .distantPast,
      end: nil,
      milestone: nil,
      note: nil,
      author: nil
    )
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Milestone {
  public static func blank(_ id: RecordID, of child: RecordID) -> Milestone {
    Milestone(id: id, child: child, time: .distantPast, title: "", note: nil, author: nil)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DiaryNote {
  public static func blank(_ id: RecordID, of child: RecordID) -> DiaryNote {
    DiaryNote(id: id, child: child, time: .distantPast, text: "", author: nil)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Growth {
  public static func blank(_ id: RecordID, of child: RecordID) -> Growth {
    Growth(
      id: id,
      child: child,
      day: Day(number: 0),
      weight: nil,
      length: nil,
      posture: nil,
      head: nil,
      bodyMassIndex: nil,
      note: nil,
      author: nil
    )
  }
}
