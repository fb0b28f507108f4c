import HTTPKit
import HearthModel
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@testable import SyncClient

@Suite("The exchange at the foot of every page", .timeLimit(.minutes(20)))
struct SyncStatusTests {
  private static func status(_ trouble: SyncTrouble?) -> SyncStatus {
    SyncStatus(
      state: trouble == nil ? .synced : .trouble,
      lastSync: DiaryHouse.start + .seconds(-20),
      waiting: trouble == nil ? 0 : 3,
      devices: 2,
      trouble: trouble
    )
  }

  @Test(
    "It is told in the language of the page, to all who are let in",
    arguments: [
      (SyncTrouble?.none, "en", #"<p class="sync synced" id="sync">Synced 20 s ago</p></main>"#),
      (nil, "ru", #"<p class="sync synced" id="sync">Обмен 20 с назад</p></main>"#),
      (
        .unreachable, "en",
        #"<p class="sync trouble" id="sync">3 changes waiting, hub unreachable</p></main>"#
      ),
      (
        .unreachable, "ru",
        #"<p class="sync trouble" id="sync">Ждут 3 изменения, узел недоступен</p></main>"#
      ),
    ]
  )
  func pages(_ trouble: SyncTrouble?, _ language: String, _ text: String) async throws {
    try await DiaryHouse.serving(DiaryHouse.subject, sync: Self.status(trouble)) { house in
      let child = try await house.child()
      for path in ["/children", "/children/\(child)", "/account"] {
        for caller in [Caller.reader, .owner] {
          let answer = await house.send(
            caller,
            .get,
            path,
            headers: [("Accept-Language", language)]
          )
          #expect(answer.status == 200)
          #expect(answer.text.contains(text))
        }
      }
      let outside = await house.send(.nobody, .get, "/sign-in")
      #expect(!outside.text.contains(#"id="sync""#))
    }
  }

  @Test("A household of one device alone is told nothing")
  func off() async throws {
    try await DiaryHouse.with { house in
      let answer = await house.send(.owner, .get, "/children")
      #expect(answer.status == 200)
      #expect(!answer.text.contains(#"id="sync""#))
    }
  }
}
