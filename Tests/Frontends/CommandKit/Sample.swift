import CommandKit

/// A small diary that writes down what it was told instead of doing it.
enum Sample {
  enum Side: String, CaseIterable {
    case left, right, both, bottle, solids
  }

  static let child = Option("child", .named("child"), short: "c", summary: "Which child.")
  static let name = Argument("NAME", .text, summary: "The child's name.")
  static let born = Option.required("born", .text, valueName: "DATE", summary: "Day of birth.")
  static let from = Option.required("from", .text, valueName: "TIME", summary: "Fell asleep.")
  static let to = Option("to", .text, valueName: "TIME", summary: "Woke up.")
  static let open = Flag("open", short: "o", summary: "Still asleep.")
  static let kind = Option("kind", .choices(["night", "day"]), summary: "Night sleep or nap.")
  static let side = Argument("SIDE", .choice(of: Side.self), summary: "Side or kind of food.")
  static let millilitres = Option(
    "ml",
    .integer(in: 0...2_000),
    short: "m",
    valueName: "ML",
    summary: "Amount of a bottle."
  )
  static let offset = Option("offset", .integer, default: 0, summary: "Minutes to add.")
  static let day = Argument.optional("DATE", .text, summary: "The day; today without it.")
  static let paths = Argument.repeating("PATH", .file, summary: "Files of one export.")
  static let tags = Option.repeating("tag", .text, short: "t", summary: "A tag of the entry.")
  static let units = Option(
    "units",
    .choices(["metric", "imperial", "united-states-customary"]),
    default: "metric",
    summary: "Units of measurement that the files were written with, where they do not say so."
  )
  static let dryRun = Flag("dry-run", short: "d", summary: "Change nothing.")

  static let sleep = Command<Notebook>(
    "sleep",
    summary: "Sleeps.",
    subcommands: [
      Command(
        "add",
        aliases: ["insert"],
        summary: "Adds a sleep.",
        discussion: "A sleep that overlaps another one is refused.",
        parameters: [from, to, open, kind, tags, child],
        exclusive: [[to, open]]
      ) { values, notebook in
        notebook.note("sleep add", values[from], values[to], values[open], values[tags])
      },
      Command("start", summary: "Starts a sleep.", parameters: [child]) { values, notebook in
        notebook.note("sleep start", values[child])
      },
    ]
  )

  static let feed = Command<Notebook>(
    "feed",
    summary: "Adds a feeding.",
    parameters: [side, millilitres, offset],
    subcommands: [
      Command("start", summary: "Starts a feeding.", parameters: [side]) { values, notebook in
        notebook.note("feed start", values[side])
      },
      Command("switch", summary: "Goes on with the other side.") { _, notebook in
        notebook.note("feed switch")
      },
    ]
  ) { values, notebook in
    notebook.note("feed", values[side], values[millilitres], values[offset])
  }

  static let root = Command<Notebook>(
    "diary",
    summary: "Keeps a baby's days.",
    subcommands: [
      Command(
        "child",
        summary: "Children.",
        subcommands: [
          Command("add", summary: "Adds a child.", parameters: [name, born]) { values, notebook in
            notebook.note("child add", values[name], values[born])
          }
        ]
      ),
      sleep,
      feed,
      Command("day", summary: "Shows a day.", parameters: [day, child]) { values, notebook in
        notebook.note("day", values[day], values[SharedOptions.json])
      },
      Command(
        "import",
        summary: "Reads an export.",
        parameters: [paths, units, dryRun, millilitres]
      ) { values, notebook in
        notebook.note("import", values[paths], values[units], values[dryRun])
      },
    ]
  )
}
