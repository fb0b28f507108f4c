package import HearthPorts
import StorageArchive

/// An export of Sprout Track.
package enum SproutSample {
  /// All cells quoted, lines ending in CR LF.
  private static func table(_ name: String, _ rows: [String]...) -> ArchivedFile {
    let text = rows.map { $0.map { "\"\($0)\"" }.joined(separator: ",") + "\r\n" }.joined()
    return ArchivedFile(name: name, bytes: Array(text.utf8))
  }

  /// The tables, one that no diary takes among them.
  package static let tables = [
    table(
      "babies.csv",
      ["id", "firstName", "lastName", "birthDate", "gender", "deletedAt"],
      ["b1", "Ada", "B", "2026-01-05T00:00:00.000Z", "FEMALE", ""]
    ),
    table("caretakers.csv", ["id", "name"], ["c1", "Gran"]),
    table(
      "medicines.csv",
      ["id", "name", "unitAbbr", "doseMinTime"],
      ["m1", "Drops", "ML", "06:00"]
    ),
    table(
      "sleep-logs.csv",
      ["id", "startTime", "endTime", "type", "location", "babyId", "caretakerId", "deletedAt"],
      [
        "s1", "2026-05-01T19:40:00.000Z", "2026-05-02T05:55:30.999Z", "NIGHT_SLEEP", "Crib", "b1",
        "c1", "",
      ],
      ["s2", "2026-05-02T10:00:00.000Z", "", "NAP", "", "b1", "", ""],
      ["s3", "2026-05-02T09:00:00.000Z", "", "NAP", "", "b1", "", "2026-05-02T09:01:00.000Z"]
    ),
    table(
      "feed-logs.csv",
      [
        "id", "time", "startTime", "endTime", "feedDuration", "type", "amount", "unitAbbr", "side",
        "food", "bottleType", "babyId",
      ],
      [
        "f1", "2026-05-02T06:00:00.000Z", "2026-05-02T06:00:00.000Z", "2026-05-02T06:15:00.000Z",
        "800", "BREAST", "", "", "RIGHT", "", "", "b1",
      ],
      [
        "f2", "2026-05-02T07:00:00.000Z", "", "", "", "BOTTLE", "4", "OZ", "", "",
        "Formula\\Breast",
        "b1",
      ],
      ["f3", "2026-05-02T08:00:00.000Z", "", "", "", "SOLIDS", "2", "TBSP", "", "peas", "", "b1"],
      ["f4", "2026-05-02T12:00:00.000Z", "", "", "", "SOLIDS", "", "", "", "", "", "b1"]
    ),
    table("foods.csv", ["id", "name"], ["o1", "carrot"], ["o2", "rice"]),
    table(
      "food-logs.csv",
      [
        "id", "time", "amount", "unitAbbr", "enjoyment", "reactionDescription", "feedLogId",
        "foods", "foodId", "babyId",
      ],
      ["l1", "2026-05-02T12:00:00.000Z", "", "", "LOVED", "", "f4", "", "o1", "b1"],
      ["l2", "2026-05-02T17:00:00.000Z", "3", "TBSP", "MEH", "rash", "", "", "o2", "b1"],
      ["l3", "2026-05-02T18:00:00.000Z", "", "", "", "", "", #"[""o1"",""egg""]"#, "", "b1"]
    ),
    table(
      "diaper-logs.csv",
      ["id", "time", "type", "color", "condition", "blowout", "babyId"],
      ["d1", "2026-05-02T08:30:00.000Z", "BOTH", "YELLOW", "LOOSE", "true", "b1"],
      ["d2", "2026-05-02T08:40:00.000Z", "SOAP", "", "", "false", "b1"]
    ),
    table(
      "measurements.csv",
      ["id", "date", "type", "value", "unit", "babyId"],
      ["g1", "2026-05-02T08:00:00.000Z", "WEIGHT", "8.5", "LB", "b1"]
    ),
    table(
      "medicine-logs.csv",
      ["id", "time", "doseAmount", "medicineId", "babyId"],
      ["x1", "2026-05-02T08:45:00.000Z", "2.5", "m1", "b1"]
    ),
    table("contacts.csv", ["id", "name"], ["k1", "Doctor"]),
    ArchivedFile(name: "manifest.json", bytes: Array("{}".utf8)),
  ]

  /// The archive of the tables.
  package static func zip() throws -> ImportFile {
    ImportFile(name: "family.zip", bytes: try ZipArchive().pack(tables))
  }
}
