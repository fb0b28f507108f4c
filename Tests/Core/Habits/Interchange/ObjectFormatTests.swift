import HearthModel
import HearthPorts
import Testing

@testable import HabitsCore

@Suite("Table Habit, Beaver Habits and our own lines")
struct ObjectFormatTests {
  @Test("Table Habit's habits with goals, kinds, groups, skips and what has no place here")
  func tableHabit() throws {
    let read = try TableHabitImporter().read([
      ImportFile(
        "export-all.json",
        """
        {"habits":[
          {"create_t":1700000000,"type":1,"status":1,"name":"Вода","daily_goal":2.5,
           "daily_goal_unit":"l","freq_type":1,"freq_custom":"[3]","start_date":20454,
           "custom_color":4294198070,"color":1,"target_days":66,"group_id":"g1",
           "reminder":"{\\"type\\":3,\\"time\\":510,\\"extra\\":[1,7]}","reminder_quest":"Drunk?",
           "daily_goal_extra":4,
           "records":[{"record_date":20458,"record_type":1,"record_value":1.25,"reason":"half"},
                      {"record_date":20459,"record_type":2,"record_value":0,"reason":"ill"},
                      {"record_date":20460,"record_type":9,"record_value":0},
                      {"record_type":1}]},
          {"create_t":1700000001,"type":2,"status":3,"name":"Smoke","daily_goal":0,
           "freq_type":3,"freq_custom":"[1,1]",
           "records":[{"record_date":20458,"record_type":1,"record_value":0},
                      {"record_date":20459,"record_type":1,"record_value":1}]},
          {"create_t":1700000002,"type":2,"status":1,"name":"Coffee","daily_goal":2,
           "freq_type":2,"freq_custom":"[4]",
           "records":[{"record_date":20458,"record_type":1,"record_value":0},
                      {"record_date":20459,"record_type":1,"record_value":3}]},
          {"status":2,"name":"Gone","records":[]},
          {"status":1,"records":[]}, 7],
         "groups":[{"uuid":"g1","name":"Health"}]}
        """
      )
    ])
    let water = try #require(read.tracker("Вода"))
    #expect(water.lines == ["2026-01-05 done 1250 half", "2026-01-06 skipped ill"])
    #expect(water.aim == .atLeast && water.target == 2500 && water.unit == "l")
    #expect(water.category == "Health" && water.colour == "#F44336" && water.question == "Drunk?")
    #expect(water.schedule == [ForeignSchedule(.times(3, per: .week))])
    #expect(water.reminders.first?.weekdays == Weekdays([1, 7]))
    #expect(water.created == january(1))
    let smoke = try #require(read.tracker("Smoke"))
    #expect(smoke.polarity == .avoid && smoke.aim == .tick && smoke.archival == .someDay)
    #expect(smoke.lines == ["2026-01-05 done", "2026-01-06 missed"])
    let coffee = try #require(read.tracker("Coffee"))
    #expect(coffee.aim == .atMost && coffee.target == 2000)
    #expect(coffee.lines == ["2026-01-05 done 0", "2026-01-06 done 3000"])
    #expect(read.losses == ["Вода: field daily_goal_extra", "Gone: deleted-tracker"])
    #expect(read.report.rejected.count == 4)
  }

  @Test("Beaver Habits' file and its export, in the person's order")
  func beaverHabits() throws {
    let habits = """
      [{"id":"a1b2c3","name":"Read","star":true,"status":"active","tags":["Mind","Home"],
        "period":{"period_type":"W","period_count":1,"target_count":3},"chips":["x"],
        "records":[{"day":"2026-01-05","done":true,"text":"a\\nb"},
                   {"day":"2026-01-06","done":false,"text":""},
                   {"day":"2026-02-30","done":true},{"day":"2026-01-07"}]},
       {"id":"d4e5f6","name":"Run","star":false,"status":"archive",
        "period":{"period_type":"D","period_count":10,"target_count":2},"records":[]},
       {"id":"x","name":"Old","status":"soft_delete","records":[]}]
      """
    for text in [
      "{\"data\":{\"habits\":\(habits),\"order\":[\"d4e5f6\",\"a1b2c3\"]}}",
      "{\"user_email\":\"a@b\",\"exported_at\":\"x\",\"habits\":\(habits)}",
    ] {
      let read = try BeaverHabitsImporter().read([ImportFile("b.json", text)])
      let isExport = text.hasPrefix("{\"user")
      #expect(read.trackers.map(\.name) == (isExport ? ["Read", "Run"] : ["Run", "Read"]))
      let tracker = try #require(read.tracker("Read"))
      #expect(tracker.lines == ["2026-01-05 done a\nb", "2026-01-06 missed"])
      #expect(tracker.isPinned && tracker.category == "Mind" && tracker.sourceID == "a1b2c3")
      #expect(tracker.schedule == [ForeignSchedule(.times(3, per: .week))])
      #expect(read.tracker("Run")?.schedule == [ForeignSchedule(.timesInDays(2, days: 10))])
      #expect(read.tracker("Run")?.archival == .someDay)
      #expect(
        Set(read.losses) == [
          "Read: labels Home", "Read: field chips", "Run: source-rule 2/10D",
          "Old: deleted-tracker",
        ]
      )
      #expect(read.report.rejected.count == 2)
    }
  }

  @Test(
    "Files that are not JSON, or not of the format, are refused",
    arguments: ["", "{", "[]", "{\"habits\":7}", "{\"data\":{}}", "7", "{\"habits\":[]} x"]
  )
  func refused(text: String) {
    let file = ImportFile(name: "x.json", bytes: Array(text.utf8))
    #expect(throws: ImportError.self) { try TableHabitImporter().read([file]) }
    #expect(throws: ImportError.self) { try BeaverHabitsImporter().read([file]) }
    #expect(throws: ImportError.self) { try HearthLinesImporter().read([file]) }
  }

  @Test("Of our own lines a bad one is rejected, and a later version's refused")
  func lines() throws {
    let read = try HearthLinesImporter().read([
      ImportFile(
        "o.jsonl",
        "{\"hearth\":\"habits\",\"version\":1}",
        "{\"type\":\"tracker\",\"id\":\"#1\",\"kind\":\"habit\",\"name\":\"A\",\"aim\":\"tick\","
          + "\"polarity\":\"build\",\"aura\":\"blue\"}",
        "{\"type\":\"entry\",\"tracker\":\"#1\",\"day\":\"2026-01-05\",\"mark\":\"done\"}",
        "{\"type\":\"entry\",\"tracker\":\"#2\",\"day\":\"2026-01-05\",\"mark\":\"done\"}",
        "{\"type\":\"entry\",\"tracker\":\"#1\",\"day\":\"2026-01-05\",\"mark\":\"skipped\"}",
        "{\"type\":\"dream\"}",
        "{\"type\":",
        "{\"type\":\"entry\",\"tracker\":\"#1\",\"day\":\"2026-01-06\",\"mark\":\"missed\"}"
      )
    ])
    #expect(read.tracker("A")?.lines == ["2026-01-05 done", "2026-01-06 missed"])
    #expect(
      read.rejections == [
        "o.jsonl:4 unknownTracker(\"#2\")", "o.jsonl:5 dayTwice(\(january(5)))",
        "o.jsonl:6 newer(\"dream\")", "o.jsonl:7 notJSON(offset: 8)",
      ]
    )
    #expect(read.losses == ["field aura"])
    #expect(throws: ImportError.notOfFormat(path: "o", format: "jsonl", .otherVersion(2))) {
      try HearthLinesImporter().read([ImportFile("o", "{\"hearth\":\"habits\",\"version\":2}")])
    }
  }
}
