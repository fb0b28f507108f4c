package import HearthPorts

/// A table of Huckleberry with a row of each kind, and one that is none.
package enum HuckleberrySample {
  private static let lines = [
    "Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By",
    #""Sleep","2026-05-01 19:40","2026-05-02 05:55","10:14","under_10_minutes, happy","On own in bed","Happy","one\ntwo","Parent A""#,
    #""Feed","2026-05-02 06:10","2026-05-02 06:31","00:20","00:12R","Breast","00:08L",,"#,
    "Feed,2026-05-02 08:00,,-,Formula,Bottle,4oz,,",
    #""Diaper","2026-05-02 09:20",,"yellow","Loose",,"Both, pee:medium poo:small",,"#,
    "Diaper,2026-05-02 09:40,,,,Diaper rash,Dry,,",
    #""Pump","2026-05-02 10:00","2026-05-02 10:20","00:20","60ml",,"45ml",,"#,
    #""Growth","2026-05-02 11:00",,,"6.66kg","62.5cm","41cm",,"#,
    "Temp,2026-05-02 12:00,,,37.4°C,,,,",
    "Meds,2026-05-02 12:30,,,,Vitamin D,,1 drop,",
    #"Solids,2026-05-02 13:00,,,"peas, rice",,LOVED,,"#,
    "Bath,2026-05-02 18:00,,00:15,,,,,",
    "Story time,2026-05-02 18:20,,00:10,,,,,",
    "Potty,2026-05-02 18:40,,,,,Pee:large,,",
    "Feed,2026-05-02 25:10,,,,Breast,,,",
  ]

  /// The table, its lines ended in one way or another.
  package static func file(_ lineEnd: String = "\r\n") -> ImportFile {
    ImportFile(
      name: "h.csv",
      bytes: [0xEF, 0xBB, 0xBF] + Array(lines.joined(separator: lineEnd).utf8)
    )
  }
}
