package import HearthPorts

/// A table of Nara with a row of most kinds, and two that cannot be taken.
package enum NaraSample {
  /// The columns of the table.
  package static let columns = [
    "Type", "Profile Name", "Start Date/time", "Start Date/time (Epoch)", "Created By Caregiver",
    "Note", "Time Zone", "[Sleep] End Date/time (Epoch)", "[Breastfeed] Begin Side",
    "[Breastfeed] Left Duration (Seconds)", "[Breastfeed] Right Duration (Seconds)",
    "[Bottle Feed] Type", "[Bottle Feed] Volume", "[Bottle Feed] Volume Unit", "[Diaper] Type",
    "[Diaper] Dirty Color", "[Growth] Weight", "[Growth] Weight Unit", "[Medical] Medication",
    "[Medical] Temperature", "[Medical] Temperature Unit", "[Pump] Total Volume",
    "[Pump] Total Volume Unit", "[Profile] Birth Date", "[Profile] Sex", "_profileKey",
    "_activityKey",
  ]

  /// A row with some cells; the local time disagrees with the epoch, which is right.
  package static func row(_ type: String, _ key: String, _ cells: [String: String]) -> String {
    var all = cells
    all["Type"] = type
    all["_activityKey"] = key
    all["_profileKey"] = "p1"
    if all["Profile Name"] == nil { all["Profile Name"] = "Ada" }
    if all["Start Date/time"] == nil { all["Start Date/time"] = "2026-09-19 19:31:00" }
    if all["Start Date/time (Epoch)"] == nil { all["Start Date/time (Epoch)"] = "1789860660000" }
    return columns.map { "\"\(all[$0] ?? "")\"" }.joined(separator: ",")
  }

  /// The table.
  package static let file: ImportFile = {
    let head = columns.map { "\"\($0)\"" }.joined(separator: ",")
    let rows = [
      row(
        "Profile",
        "",
        ["[Profile] Birth Date": "2026-08-01", "[Profile] Sex": "FEMALE"]
      ),
      row("Sleep", "t-1", ["[Sleep] End Date/time (Epoch)": "1789896660", "Note": "x\ny"]),
      row(
        "Breastfeed",
        "t-2",
        [
          "[Breastfeed] Begin Side": "RIGHT", "[Breastfeed] Left Duration (Seconds)": "300",
          "[Breastfeed] Right Duration (Seconds)": "420",
        ]
      ),
      row(
        "Combo Feed",
        "t-3",
        [
          "[Breastfeed] Left Duration (Seconds)": "60", "[Bottle Feed] Type": "Formula",
          "[Bottle Feed] Volume": "2", "[Bottle Feed] Volume Unit": "FLOZ",
        ]
      ),
      row("Diaper", "t-4", ["[Diaper] Type": "Dirty Wet", "[Diaper] Dirty Color": "Green, Brown"]),
      row(
        "Medical",
        "t-5",
        [
          "[Medical] Medication": "Drops\nSyrup", "[Medical] Temperature": "101.3",
          "[Medical] Temperature Unit": "F",
        ]
      ),
      row("Growth", "t-6", ["[Growth] Weight": "8.5", "[Growth] Weight Unit": "LB"]),
      row(
        "Pump",
        "t-7",
        [
          "Profile Name": "", "[Pump] Total Volume": "100", "[Pump] Total Volume Unit": "ML",
        ]
      ),
      row("Sleep", "t-8", ["Start Date/time (Epoch)": "soon"]),
      row("Haircut", "t-9", [:]),
    ]
    let text = "\u{FEFF}" + ([head] + rows).joined(separator: "\r\n")
    return ImportFile(name: "nara.csv", bytes: Array(text.utf8))
  }()
}
