import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The values of a child as a form and as a request has them.
struct ProfileForm {
  let child: Child?
  let messages: Messages

  static let name = Parameter("name", in: .body, .text(1...1000), "The name.", isRequired: true)
  static let born = Parameter("born", in: .body, .day, "The date of birth.", isRequired: true)
  static let bornAt = Parameter("bornAt", in: .body, .clock, "The time of birth, 14:30.")
  static let due = Parameter("due", in: .body, .day, "The date the birth was due.")
  static let sex = Parameter("sex", in: .body, .choice(["girl", "boy"]), "For growth standards.")
  static let nightStart = Parameter("nightStart", in: .body, .clock, "When the night begins.")
  static let nightEnd = Parameter("nightEnd", in: .body, .clock, "When the night ends.")
  static let isArchived = Parameter("archived", in: .body, .flag, "Whether it is hidden.")
  static let parameters: [any RouteParameter] = [
    name, born, bornAt, due, sex, nightStart, nightEnd,
  ]

  var html: HTML { .several([names, dates, sexChoice, night]) }

  private var names: HTML {
    .several([
      FormParts.line(
        "name",
        messages("web.field.name"),
        value: child?.name ?? "",
        isRequired: true
      ),
      FormParts.line(
        "born",
        messages("web.field.born"),
        .date,
        value: child?.born.description ?? "",
        isRequired: true
      ),
    ])
  }

  private var dates: HTML {
    HTML.div(.class("pair")) {
      FormParts.line(
        "bornAt",
        messages("web.field.born-at"),
        .time,
        value: child?.bornAt?.description ?? ""
      )
      FormParts.line("due", messages("web.field.due"), .date, value: child?.due?.description ?? "")
    }
  }

  private var sexChoice: HTML {
    FormParts.choice(
      "sex",
      messages("web.field.sex"),
      [
        ("", messages("web.unsaid")), ("girl", messages("web.sex.girl")),
        ("boy", messages("web.sex.boy")),
      ],
      chosen: child?.sex?.rawValue ?? ""
    )
  }

  private var night: HTML {
    let range = child?.night ?? .standard
    return HTML.div(.class("pair")) {
      FormParts.line(
        "nightStart",
        messages("web.field.night-start"),
        .time,
        value: range.start.description
      )
      FormParts.line(
        "nightEnd",
        messages("web.field.night-end"),
        .time,
        value: range.end.description
      )
    }
  }
}
