import Testing

@testable import HearthSupport

@Suite("Taking patterns apart")
struct PatternTests {
  private func error(_ pattern: String) -> PatternError? {
    do throws(PatternError) {
      _ = try MessagePattern(parsing: Array(pattern.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "What ICU's syntax or ours does not know is refused",
    arguments: [
      ("{", .notANumberedArgument("")), ("{}", .notANumberedArgument("")),
      ("{name}", .notANumberedArgument("name")), ("{01}", .notANumberedArgument("01")),
      ("{-1}", .notANumberedArgument("-1")), ("{999}", .notANumberedArgument("999")),
      ("{0", .syntax(offset: 2)), ("{0 1}", .syntax(offset: 3)),
      ("{0,number", .syntax(offset: 9)), ("{0,date,'}", .syntax(offset: 10)),
      ("{0,spellout}", .unsupported(type: "spellout")), ("{0,}", .unsupported(type: "")),
      ("{0,number,::percent}", .unsupported(style: "::percent")),
      ("{0,number,currency}", .unsupported(style: "currency")),
      ("{0,date,::yMMMd}", .unsupported(style: "::yMMMd")),
      ("{0,plural}", .syntax(offset: 9)), ("{0,plural,}", .missingOther),
      ("{0,plural,one{x}}", .missingOther), ("{0,plural,other{x", .syntax(offset: 17)),
      ("{0,plural,other{x} other{y}}", .badSelector("other")),
      ("{0,plural,=1{x} =1.0{y} other{}}", .badSelector("1.0")),
      ("{0,plural,dual{x} other{y}}", .badSelector("dual")),
      ("{0,plural,offset:x other{y}}", .badSelector("offset:x")),
      ("{0,select,a{x}}", .missingOther), ("{0,select,a{x} a{y} other{}}", .badSelector("a")),
      ("{0,select,{x} other{}}", .badSelector("")),
    ] as [(String, PatternError)]
  )
  func refused(pattern: String, expected: PatternError) {
    #expect(error(pattern) == expected)
  }

  @Test(
    "What ICU reads, reads the same here",
    arguments: [
      "", " ", "plain", "it's", "''", "'", "'{'", "'{", "a '{0}' b", "'{''}'", "'''{0}'''", "#",
      "}",
      "{0}", "{ 0 }", "{0}{1}{0}", "{2} of {5}", "{0,number}", "{0, number , integer }",
      "{0,number,percent}", "{0,number,0.00}", "{0,number,#,##0.###}", "{0,number,'#'0}",
      "{0,date}", "{0,date,short}", "{0,date, long}", "{0,date,full} {0,time,short}",
      "{0,date,d 'o''clock' '}' MMM}", "{0,time}", "{0,time,HH:mm:ss.SSS}",
      "{0,plural,other{#}}", "{0,plural, =0 {none} one {'#' is #} other {it''s '{#}' #}}",
      "{0,plural,offset:1 =1{a} one{b #} other{c #}}", "{0,plural,offset:2 other{{0,number}/#}}",
      "{0,plural,one{{1,plural,one{#a} other{#b}}} other{#{1,plural,one{#c} other{#d}}#}}",
      "{0,plural,one{x} other{{1,select,a{# '#.} other{'{#}'}}}}",
      "{0,selectordinal,one{#st} two{#nd} few{#rd} other{#th}}",
      "{0,select,other{}}", "{0,select,a{A{1}} b_c{B} other{{0}}}",
      "{0,select,a{{1,plural,one{# x} other{# y}}} other{{1,number} # z}}",
    ]
  )
  func sameAsICU(pattern: String) throws {
    let parsed = try MessagePattern(parsing: Array(pattern.utf8))
    for language in Language.all {
      #expect(ICUReference(language).problems(of: parsed, pattern) == [])
    }
  }

  @Test("Random patterns read as ICU reads them", arguments: 1...4 as ClosedRange<UInt64>)
  func randomPatterns(seed: UInt64) throws {
    var generator = RandomPattern(seed: seed)
    let reference = ICUReference(.russian)
    for _ in 0..<60 {
      let pattern = generator.pattern()
      let parsed = try MessagePattern(parsing: Array(pattern.utf8))
      let problems = reference.problems(of: parsed, pattern)
      #expect(problems == [], "\(pattern)")
    }
  }

  @Test(
    "Random characters are refused, or read as ICU reads them",
    arguments: 1...4 as ClosedRange<UInt64>
  )
  func randomCharacters(seed: UInt64) {
    var generator = RandomPattern(seed: seed)
    let reference = ICUReference(.english)
    for _ in 0..<300 {
      let pattern = generator.characters()
      guard let parsed = try? MessagePattern(parsing: Array(pattern.utf8)) else { continue }
      #expect(reference.problems(of: parsed, pattern) == [], "\(pattern)")
    }
  }
}
