import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import HabitsCore

@Suite("Scenes of the habit tracker")
struct SceneTests {
  private let messages = Messages(.english, [.habits])
  private let russian = Messages(.russian, [.habits])
  private let category = HabitsCore.Category(
    id: RecordID(high: 1, low: 1),
    name: "Health",
    order: 1
  )

  @Test("Create stays inactive until all is given, and says when the name is too long")
  func newTracker() throws {
    var form = TrackerForm(kind: .habit)
    let steps: [(inout TrackerForm) -> Void] = [
      { $0.name = "  Read " }, { [category] in $0.category = category }, { $0.days = [1, 3, 5] },
      { $0.emoji = "🙂" }, { $0.colour = "#FD4C49" },
    ]
    for step in steps {
      #expect(!NewTrackerViewModel(form, firstWeekday: 1, in: messages).canCreate)
      #expect(form.draft == nil)
      step(&form)
    }
    let model = NewTrackerViewModel(form, firstWeekday: 1, in: messages)
    #expect(model.canCreate && model.nameRemark == nil)
    #expect(model.schedule?.value == "Mon, Wed, Fri")
    #expect(try #require(form.draft).rule == .weekdays(try #require(Weekdays([1, 3, 5]))))
    form.name = String(repeating: "👨‍👩‍👧‍👦", count: 38)
    #expect(form.draft != nil)
    form.name += "x"
    #expect(form.draft == nil)
    let remark = NewTrackerViewModel(form, firstWeekday: 1, in: russian).nameRemark
    #expect(remark == "Не больше 38 символов")
  }

  @Test("An event needs no schedule")
  func event() {
    var form = TrackerForm(kind: .event)
    form.name = "Party"
    form.category = category
    (form.emoji, form.colour) = ("🎸", "#FD4C49")
    let model = NewTrackerViewModel(form, firstWeekday: 1, in: messages)
    #expect(model.canCreate && model.schedule == nil && form.draft?.kind == .event)
    #expect(model.emoji.choices.count == 18 && model.colours.choices.count == 18)
  }

  /// Rules with their words in English and Russian.
  private static let rules: [(rule: ScheduleRule, english: String, russian: String)] = [
    (.daily, "Every day", "Каждый день"),
    (.weekdays(Weekdays([7, 1]) ?? .all), "Sun, Mon", "вс, пн"),
    (.every(days: 1), "Every day", "Каждый день"),
    (.every(days: 21), "Every 21 days", "Раз в 21 день"),
    (.times(1, per: .week), "Once a week", "1 раз в неделю"),
    (.times(3, per: .month), "3 times a month", "3 раза в месяц"),
    (.timesInDays(2, days: 7), "Twice in any 7 days", "2 раза за любые 7 дней"),
  ]

  @Test("A schedule is put into words, the week beginning on the household's day")
  func schedules() {
    for (rule, english, russian) in Self.rules {
      #expect(rule.text(firstWeekday: 7, in: messages) == english)
      #expect(rule.text(firstWeekday: 7, in: self.russian) == russian)
    }
    let model = ScheduleViewModel(on: [1, 2, 3, 4, 5, 6, 7], firstWeekday: 7, in: messages)
    #expect(model.days.map(\.name).first == "Sunday" && model.summary == "Every day")
    #expect(ScheduleViewModel(on: [], firstWeekday: 1, in: messages).summary == nil)
  }

  @Test("The pages of the first start are shown once")
  func onboarding() async throws {
    let desk = try await HabitDesk()
    let pages = OnboardingViewModel(.blank, in: russian)
    #expect(pages?.pages.count == 2 && pages?.button == "Вот это технологии")
    try await SettingsBook(desk.dependencies).remember { $0.isOnboarded = true }
    let memory = try await desk.dependencies.store.read { try HabitsMemory.stored(in: $0) }
    #expect(OnboardingViewModel(memory, in: russian) == nil)
  }

  @Test("Filters are four, and only those that hide something are ticked")
  func filters() {
    let done = FiltersViewModel(chosen: .done, in: messages)
    #expect(done.filters.map(\.isChosen) == [false, false, true, false])
    #expect(FiltersViewModel(chosen: .today, in: messages).filters.allSatisfy { !$0.isChosen })
  }

  @Test("Categories stand by name with the number of their trackers")
  func categories() {
    let empty = CategoriesViewModel([], trackers: [], in: messages)
    #expect(empty.emptyText != nil)
    let other = HabitsCore.Category(id: RecordID(high: 2, low: 2), name: "art", order: 2)
    let model = CategoriesViewModel(
      [category, other],
      trackers: [],
      chosen: other.id,
      in: messages
    )
    #expect(model.categories.map(\.name) == ["art", "Health"])
    #expect(model.categories.map(\.isChosen) == [true, false])
    #expect(model.categories[0].trackers == "no trackers")
  }

  @Test("The main screen says why it is empty, and hides filters on a day without trackers")
  func emptyScreens() throws {
    let today = try Day.of("2026-01-05")
    let blank = HabitsDay(day: today, today: today, categories: [], histories: [])
    let empty = TrackersViewModel(blank, in: messages)
    #expect(empty.emptyText == "Nothing to track yet" && !empty.showsFilters)
    let habit = try Habit(.daily, from: today)
    let day = HabitsDay(day: today, today: today, categories: [], histories: [habit.history])
    let filtered = TrackersViewModel(day, filter: .done, in: messages)
    #expect(filtered.emptyText == "Nothing found" && filtered.showsFilters)
    let figures = StatisticsViewModel(statistics([habit], on: today), in: messages)
    #expect(figures.emptyText == "Nothing to analyse yet" && figures.figures.isEmpty)
  }
}
