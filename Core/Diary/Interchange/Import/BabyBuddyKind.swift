/// The tables of a Baby Buddy export, told by their columns: files get renamed, columns do not.
enum BabyBuddyKind: String, CaseIterable {
  case child = "Child"
  case diaperChange = "DiaperChange"
  case feeding = "Feeding"
  case temperature = "Temperature"
  case medication = "Medication"
  case pumping = "Pumping"
  case tummyTime = "TummyTime"
  case bodyMassIndex = "BMI"
  case headCircumference = "HeadCircumference"
  case height = "Height"
  case weight = "Weight"
  case note = "Note"
  case tag = "Tag"
  case sleep = "Sleep"

  /// The first kind whose columns a table has.
  ///
  /// - Returns: nil for a table that Baby Buddy never wrote.
  init?(_ table: ForeignTable) {
    guard let kind = Self.allCases.first(where: { $0.fits(table) }) else { return nil }
    self = kind
  }

  private func fits(_ table: ForeignTable) -> Bool {
    let namesChild = table.has("child_id") || table.has("child_first_name")
    let isOfChild = self == .child || self == .tag || namesChild
    return isOfChild && columns.allSatisfy(table.has) && !otherColumns.contains(where: table.has)
  }

  /// The columns that each layout of the table had.
  private var columns: [String] {
    switch self {
    case .child: ["first_name", "birth_date"]
    case .diaperChange: ["time", "wet", "solid"]
    case .feeding: ["start", "end", "type", "method"]
    case .temperature: ["temperature", "time"]
    case .medication: ["name", "dosage"]
    case .pumping: ["amount"]
    case .tummyTime: ["start", "end", "milestone"]
    case .bodyMassIndex: ["bmi", "date"]
    case .headCircumference: ["head_circumference", "date"]
    case .height: ["height", "date"]
    case .weight: ["weight", "date"]
    case .note: ["note", "time"]
    case .tag: ["name", "color"]
    case .sleep: ["start", "end"]
    }
  }

  /// The columns that the table never had: the others are told by what they have.
  private var otherColumns: [String] {
    switch self {
    case .pumping: ["type", "method", "wet", "solid"]
    case .sleep: ["amount", "type", "method", "milestone", "name", "active"]
    default: []
    }
  }
}
