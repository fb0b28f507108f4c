import HearthModel
import HearthSupport
import Testing

@testable import SyncClient

@Suite("The line that tells how the exchange stands")
struct SyncStatusViewModelTests {
  private static let now = Instant(seconds: 1_780_000_000)

  /// A status by how many seconds ago the last exchange was, what waits and what is in the way.
  private static func status(_ ago: Int?, _ waiting: Int, _ trouble: SyncTrouble?) -> SyncStatus {
    SyncStatus(
      state: trouble != nil ? .trouble : waiting > 0 || ago == nil ? .waiting : .synced,
      lastSync: ago.map { now + .seconds(-$0) },
      waiting: waiting,
      devices: 2,
      trouble: trouble
    )
  }

  @Test(
    "says how long ago, how much waits, and what is in the way",
    arguments: [
      (status(3, 0, nil), "Synced just now", "Обмен только что"),
      (status(29, 0, nil), "Synced 20 s ago", "Обмен 20 с назад"),
      (status(59, 0, nil), "Synced 50 s ago", "Обмен 50 с назад"),
      (status(60, 0, nil), "Synced 1 min ago", "Обмен 1 мин назад"),
      (status(3 * 3600 + 300, 0, nil), "Synced 3 h 5 min ago", "Обмен 3 ч 5 мин назад"),
      (status(-9, 0, nil), "Synced just now", "Обмен только что"),
      (status(nil, 0, nil), "Not synced yet", "Обмена ещё не было"),
      (status(nil, 1, nil), "1 change waiting", "Ждёт 1 изменение"),
      (
        status(99, 3, .unreachable), "3 changes waiting, hub unreachable",
        "Ждут 3 изменения, узел недоступен"
      ),
      (
        status(120, 0, .unreachable), "Synced 2 min ago, hub unreachable",
        "Обмен 2 мин назад, узел недоступен"
      ),
    ]
  )
  func text(_ status: SyncStatus, _ english: String, _ russian: String) throws {
    for (language, text) in [(Language.english, english), (.russian, russian)] {
      let messages = Messages(language, [.syncStatus])
      let model = try #require(SyncStatusViewModel(status, now: Self.now, in: messages))
      #expect(model.text == text)
    }
  }

  @Test("has words for every trouble, and stands out then", arguments: SyncTrouble.allCases)
  func troubles(_ trouble: SyncTrouble) throws {
    for language in Language.all {
      let messages = Messages(language, [.syncStatus])
      let model = try #require(
        SyncStatusViewModel(Self.status(5, 2, trouble), now: Self.now, in: messages)
      )
      #expect(model.tone == .trouble)
      #expect(!model.text.contains("sync.brief"))
    }
  }

  @Test("looks at the clock more often while seconds are told", arguments: [(5, 10), (300, 60)])
  func pace(ago: Int, seconds: Int) throws {
    let messages = Messages(.english, [.syncStatus])
    let model = SyncStatusViewModel(Self.status(ago, 0, nil), now: Self.now, in: messages)
    #expect(try #require(model).pace == .seconds(seconds))
  }

  @Test("is not there without a household")
  func off() {
    let messages = Messages(.english, [.syncStatus])
    #expect(SyncStatusViewModel(.off, now: Self.now, in: messages) == nil)
  }
}
