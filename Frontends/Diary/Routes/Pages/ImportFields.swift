import DiaryCore
import HTTPKit
import HearthModel
import HearthSupport
import HouseholdWeb

/// The fields by which a person says how files of another diary are to be read.
struct ImportFields {
  let children: [Child]
  let zones: [String]
  let messages: Messages

  var html: HTML {
    .several([
      FormParts.choice(
        "child",
        messages("web.import.child"),
        [("", messages("web.import.child.any"))]
          + children.map { ($0.id.description, $0.name) },
        chosen: ""
      ),
      FormParts.choice(
        "timeZone",
        messages("web.import.zone"),
        [("", messages("web.import.zone.own"))] + zones.map { ($0, $0) },
        chosen: ""
      ),
      FormParts.choice(
        "units",
        messages("web.import.units"),
        [("", messages("web.import.units.guess"))]
          + UnitSystem.allCases.map { ($0.rawValue, messages("household.units.\($0.rawValue)")) },
        chosen: ""
      ),
      FormParts.choice(
        "onConflict",
        messages("web.import.overlap"),
        ImportOptions.OverlapRule.allCases.map { rule in
          (rule.rawValue, messages("web.import.overlap.\(rule.rawValue)"))
        },
        chosen: ImportOptions.OverlapRule.report.rawValue
      ), FormParts.line("source", messages("web.import.source")),
    ])
  }
}
