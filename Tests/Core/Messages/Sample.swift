@testable import HearthSupport

/// Texts made up for these tests.
enum Sample {
  static let english: StaticString = #"""
    sample.plain = No sleep today
    sample.apostrophe = Anna's day; it''s '{'quoted'}' and '#'
    sample.name = {0} sleeps
    sample.days = {0,plural,one{# day} other{# days}}
    sample.average = {0,plural,one{{0,number,0.0} day} other{{0,number,0.0} days}}
    sample.guests = {0,plural,offset:1 =0{nobody} =1{{1} alone} one{{1} and # guest}
      other{{1} and # guests}}
    sample.place = {0,selectordinal,one{#st} two{#nd} few{#rd} other{#th}}
    sample.role = {0,select,mother{She wrote} father{He wrote} other{Somebody wrote}}
    sample.amount = {0,number,#,##0.0} ml
    sample.share = {0,number,percent}
    sample.whole = {0,number,integer}
    sample.when = {0,date,d MMMM y} at {0,time,HH:mm}
    sample.mix = {1}: {0,plural,one{# sleep} other{# sleeps}} since {2,date,d MMM}, {3,number} h
    sample.lines = first\nsecond
      third
    sample.only-english = Only here
    sample.broken = {0,plural,one{# day}
    """#

  static let russian: StaticString = #"""
    sample.plain = Сегодня без сна
    sample.name = {0} спит
    sample.days = {0,plural,one{# день} few{# дня} many{# дней} other{# дня}}
    sample.average = {0,plural,one{{0,number,0.0} день} few{{0,number,0.0} дня}
      many{{0,number,0.0} дней} other{{0,number,0.0} дня}}
    sample.amount = {0,number,#,##0.0} мл
    sample.when = {0,date,d MMMM y 'г.'} в {0,time,HH:mm}
    sample.mix = {1}: {0,plural,one{# сон} few{# сна} many{# снов} other{# сна}}
      с {2,date,d MMM}, {3,number} ч
    """#

  static let catalogue = MessageCatalogue("sample", [.english: english, .russian: russian])
}
