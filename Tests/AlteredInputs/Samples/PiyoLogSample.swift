package import HearthPorts

/// Texts of PiyoLog.
package enum PiyoLogSample {
  /// Two days of a month.
  package static let july = ImportFile(
    "[PiyoLog]Jul 2025.txt",
    "[PiyoLog]Jul 2025",
    "",
    "----------",
    "Thu, 17 Jul 2025",
    "Ada (0m 10d old)",
    "",
    "07:50   Wake-up (9h15m)",
    "08:00   Breastfeeding L 10m ◀ R 15m",
    "09:00   Breastfeeding L 5m / R 5m   sleepy",
    "and calm",
    "09:30   Formula 60ml",
    "10:00   Pee",
    "10:05   Poop (Soft)",
    "11:00   Sleep",
    "12:30   Wake-up (1h30m)",
    "13:00   Body Temp. 36.7°C",
    "13:10   Weight 3.65kg",
    "14:00   Walks (0h50m)",
    "25:00   Sleep",
    "22:00   Sleep",
    "",
    "Total Breastfeeding time   L 15m / R 20m",
    "Total sleep   10h45m",
    "",
    "A good day.",
    "Very good.",
    "----------",
    "Fri, 18 Jul 2025",
    "Ada (0m 11d old)",
    "",
    "06:00   Wake-up (8h0m)",
    "06:10   Wake-up",
    "20:00   Sleep",
    "21:00   Sleep",
    "----------"
  )

  /// A day in Japanese.
  package static let japanese = ImportFile(
    "10.txt",
    "【ぴよログ】2021年10月",
    "----------",
    "2021/10/10(日)",
    "あだ (0歳1か月3日)",
    "",
    "07:50   母乳 左 10分 / 右 15分",
    "09:00   寝る",
    "10:00   起きる (1時間0分)",
    "10:30   ミルク 100ml",
    "11:00   おしっこ",
    "",
    "母乳合計　　   左 10分 / 右 15分"
  )
}
