import DiaryCore
import HearthModel
import Testing

@Suite("A feeding before it is stored")
struct FeedingDraftTests {
  @Test(
    "has minutes only at a breast that was offered",
    arguments: [
      (FeedingMethod.left, 5, 0, true), (.left, 0, 5, false), (.right, 0, 5, true),
      (.right, 5, 0, false), (.both, 5, 5, true), (.bottle, 5, 0, false), (.parentFed, 0, 5, false),
      (.bottle, 0, 0, true),
    ]
  )
  func offeredBreasts(method: FeedingMethod, left: Int64, right: Int64, fits: Bool) {
    let now = Instant(seconds: 10_000)
    var draft = FeedingDraft(method: method, start: now, end: now)
    #expect(draft.content == method.usualContent)
    var refusal: DiaryError?
    do throws(DiaryError) {
      try draft.setNursing(.minutes(left), .minutes(right), from: nil, to: nil, now: now)
    } catch {
      refusal = error
    }
    #expect(refusal == (fits ? nil : .minutesWithoutBreast))
  }
}
