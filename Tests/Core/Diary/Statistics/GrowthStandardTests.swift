import HearthModel
import Testing

@testable import DiaryCore

@Suite("The growth standards")
struct GrowthStandardTests {
  /// A measure of a child and what the tables of the WHO make of it.
  struct Case: Sendable {
    let sex: Sex
    let indicator: GrowthIndicator
    let place: Int
    let measure: Double
    let z: Double
    let percentile: Double?

    init(
      _ sex: Sex,
      _ indicator: GrowthIndicator,
      _ place: Int,
      _ measure: Double,
      z: Double,
      percentile: Double? = nil
    ) {
      self.sex = sex
      self.indicator = indicator
      self.place = place
      self.measure = measure
      self.z = z
      self.percentile = percentile
    }
  }

  private static let cases: [Case] = [
    Case(.boy, .weight, 0, 3.5, z: 0.3098, percentile: 62.2),
    Case(.girl, .weight, 0, 3.5, z: 0.5703, percentile: 71.6),
    Case(.girl, .weight, 183, 7.3, z: -0.0018, percentile: 49.9),
    Case(.boy, .weight, 274, 8.0229, z: -0.9509, percentile: 17.1),
    Case(.boy, .length, 274, 71.12, z: -0.3795, percentile: 35.2),
    Case(.girl, .head, 90, 39.0, z: -0.3895, percentile: 34.9),
    Case(.boy, .weightForLength, 650, 7.0, z: -0.4576, percentile: 32.4),
    Case(.girl, .weight, 365, 5.0, z: -4.6574),
    Case(.boy, .weight, 365, 16, z: 4.9575),
  ]

  @Test("give the scores that the WHO's tables give", arguments: cases)
  func checkValues(_ known: Case) throws {
    let standard = try #require(GrowthStandard(known.indicator, for: known.sex))
    let score = try #require(standard.score(of: known.measure, at: known.place))
    #expect(abs(score.z - known.z) < 0.00005)
    if let percentile = known.percentile {
      #expect(abs(score.percentile - percentile) < 0.06)
    }
  }

  @Test("give back the score of the measure that has it", arguments: GrowthIndicator.allCases)
  func inverse(_ indicator: GrowthIndicator) throws {
    for sex in [Sex.girl, .boy] {
      let standard = try #require(GrowthStandard(indicator, for: sex))
      for place in stride(from: indicator.places.lowerBound, to: indicator.places.upperBound, by: 7)
      {
        let measures = try [-3, -1.5, 0, 2, 3].map { z in
          let measure = try #require(standard.measure(at: z, place: place))
          let score = try #require(standard.score(of: measure, at: place))
          #expect(abs(score.z - z) < 1e-9)
          return measure
        }
        #expect(zip(measures, measures.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }

  @Test("go on evenly where scores are restated")
  func restated() throws {
    let standard = try #require(GrowthStandard(.weight, for: .boy))
    let third = try #require(standard.measure(at: 3, place: 365))
    let second = try #require(standard.measure(at: 2, place: 365))
    let score = try #require(standard.score(of: third + (third - second), at: 365))
    #expect(abs(score.z - 4) < 1e-9)
    let length = try #require(GrowthStandard(.length, for: .boy))
    let (median, deviation) = try (
      #require(length.measure(at: 0, place: 365)), #require(length.measure(at: 1, place: 365))
    )
    let tall = try #require(length.score(of: median + 5 * (deviation - median), at: 365))
    #expect(abs(tall.z - 5) < 1e-9)
  }

  @Test("end with day 1856, and know two sexes")
  func limits() throws {
    let standard = try #require(GrowthStandard(.head, for: .girl))
    #expect(standard.score(of: 45, at: 1856) != nil && standard.score(of: 45, at: 0) != nil)
    #expect(standard.score(of: 45, at: 1857) == nil && standard.score(of: 45, at: -1) == nil)
    #expect(standard.score(of: 0, at: 100) == nil && standard.score(of: -1, at: 100) == nil)
    #expect(GrowthStandard(.head, for: Sex(rawValue: "unknown")) == nil)
  }

  @Test("put a child 7 mm lower from the day on which it is measured standing")
  func standing() throws {
    for sex in [Sex.girl, .boy] {
      let standard = try #require(GrowthStandard(.length, for: sex))
      let last = try #require(standard.measure(at: 0, place: 730))
      let first = try #require(standard.measure(at: 0, place: 731))
      let grown = first + 0.7 - last
      #expect((0..<0.06).contains(grown))
    }
  }
}
