import CommandKit

/// A small diary that writes down what it was told instead of doing it.
enum Sample {
  enum Side: String, CaseIterable {
    case left, right, both, bottle, solids
  }

  static let child = Option("child", .named("child"), short: "c", summary: "sample.child")
  static let name = Argument("NAME", .text, summary: "sample.name")
  static let born = Option.required("born", .text, valueName: "DATE", summary: "sample.born")
  static let from = Option.required("from", .text, valueName: "TIME", summary: "sample.from")
  static let to = Option("to", .text, valueName: "TIME", summary: "sample.to")
  static let open = Flag("open", short: "o", summary: "sample.open")
  static let kind = Option("kind", .choices(["night", "day"]), summary: "sample.kind")
  static let side = Argument("SIDE", .choice(of: Side.self), summary: "sample.side")
  static let millilitres = Option(
    "ml",
    .integer(in: 0...2_000),
    short: "m",
    valueName: "ML",
    summary: "sample.amount"
  )
  static let offset = Option("offset", .integer, default: 0, summary: "sample.offset")
  static let day = Argument.optional("DATE", .text, summary: "sample.date")
  static let paths = Argument.repeating("PATH", .file, summary: "sample.path")
  static let tags = Option.repeating("tag", .text, short: "t", summary: "sample.tag")
  static let units = Option(
    "units",
    .choices(["metric", "imperial", "united-states-customary"]),
    default: "metric",
    summary: "sample.units"
  )
  static let dryRun = Flag("dry-run", short: "d", summary: "sample.dry-run")

  static let sleep = Command<Notebook>(
    "sleep",
    summary: "sample.sleep",
    subcommands: [
      Command(
        "add",
        aliases: ["insert"],
        summary: "sample.sleep-add",
        discussion: "sample.sleep-add-more",
        parameters: [from, to, open, kind, tags, child],
        exclusive: [[to, open]]
      ) { values, notebook in
        notebook.note("sleep add", values[from], values[to], values[open], values[tags])
      },
      Command("start", summary: "sample.sleep-start", parameters: [child]) { values, notebook in
        notebook.note("sleep start", values[child])
      },
    ]
  )

  static let feed = Command<Notebook>(
    "feed",
    summary: "sample.feed",
    parameters: [side, millilitres, offset],
    subcommands: [
      Command("start", summary: "sample.feed-start", parameters: [side]) { values, notebook in
        notebook.note("feed start", values[side])
      },
      Command("switch", summary: "sample.feed-switch") { _, notebook in
        notebook.note("feed switch")
      },
    ]
  ) { values, notebook in
    notebook.note("feed", values[side], values[millilitres], values[offset])
  }

  static let root = Command<Notebook>(
    "diary",
    summary: "sample.root",
    subcommands: [
      Command(
        "child",
        summary: "sample.children",
        subcommands: [
          Command("add", summary: "sample.child-add", parameters: [name, born]) {
            values,
            notebook in
            notebook.note("child add", values[name], values[born])
          }
        ]
      ),
      sleep,
      feed,
      Command("day", summary: "sample.day", parameters: [day, child]) { values, notebook in
        notebook.note("day", values[day], values[SharedOptions.json])
      },
      Command(
        "import",
        summary: "sample.import",
        parameters: [paths, units, dryRun, millilitres]
      ) { values, notebook in
        notebook.note("import", values[paths], values[units], values[dryRun])
      },
    ]
  )
}
