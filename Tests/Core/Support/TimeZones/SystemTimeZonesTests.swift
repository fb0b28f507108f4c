import HearthModel
import HearthPorts
import HearthSupport
import Testing

@Suite("The system's time zones")
struct SystemTimeZonesTests {
  let folder: TemporaryFolder
  let moscow = TZifFile(times: [0], indices: [1], offsets: [9017, 10_800], footer: "MSK-3").bytes
  let berlin = TZifFile(times: [0], indices: [1], offsets: [3208, 3600], footer: "CET-1").bytes

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(moscow, to: "zoneinfo/Europe/Moscow")
    try folder.write(berlin, to: "zoneinfo/Europe/Berlin")
    try folder.link("zoneinfo/W-SU", to: "Europe/Moscow")
  }

  private func zones(_ variables: [String: String] = [:]) -> SystemTimeZones {
    SystemTimeZones(
      environment: Environment(variables),
      folder: "\(folder.path)/zoneinfo",
      localTime: "\(folder.path)/localtime",
      zoneName: "\(folder.path)/timezone"
    )
  }

  @Test("Names are those of the loadable files, links too, without what lies beside them")
  func names() throws {
    for name in ["posix/Europe/Moscow", "right/Europe/Moscow", "posixrules", "localtime"] {
      try folder.write(moscow, to: "zoneinfo/\(name)")
    }
    try folder.write("x".utf8, to: "zoneinfo/zone.tab")
    try folder.write("x".utf8, to: "zoneinfo/leapseconds")
    try folder.write("not a zone".utf8, to: "zoneinfo/README")
    try folder.link("zoneinfo/Loop", to: ".")
    try folder.link("zoneinfo/Nowhere", to: "none")
    let names = try zones().names()
    #expect(names.filter { !$0.hasPrefix("Loop/") } == ["Europe/Berlin", "Europe/Moscow", "W-SU"])
    for name in names { #expect(try zones().rules(named: name).name == name) }
  }

  @Test(
    "A name that is a path, or no zone's, is unknown",
    arguments: [
      "", ".", "..", "/", "Europe", "Europe/", "/Europe/Moscow", "Europe//Moscow",
      "../zoneinfo/Europe/Moscow", "Europe/../Europe/Moscow", "./W-SU", "europe/moscow",
      "Europe/Moscow\0", "Европа/Москва", "posix/Europe/Moscow", "localtime", "MSK-3", "<MSK-3",
      String(repeating: "a", count: 5000),
    ]
  )
  func unknown(name: String) throws {
    for name in ["posix/Europe/Moscow", "localtime"] {
      try folder.write(moscow, to: "zoneinfo/\(name)")
    }
    #expect(throws: TimeZoneError.unknown(name: name)) { try zones().rules(named: name) }
  }

  @Test("A file that is no zone is malformed, even an endless one")
  func malformed() throws {
    try folder.write(moscow.dropLast(), to: "zoneinfo/Cut")
    try folder.write(Array(repeating: 0, count: 1 << 20 + 1), to: "zoneinfo/Large")
    try folder.link("zoneinfo/Endless", to: "/dev/zero")
    for name in ["Cut", "Large", "Endless"] {
      #expect(throws: TimeZoneError.malformed(name: name)) { try zones().rules(named: name) }
    }
  }

  @Test("Without a database only UTC is known")
  func noDatabase() throws {
    let none = SystemTimeZones(environment: Environment(["TZDIR": "\(folder.path)/none"]))
    #expect(throws: TimeZoneError.databaseMissing) { try none.rules(named: "Europe/Moscow") }
    #expect(throws: TimeZoneError.databaseMissing) { try none.names() }
    for name in ["UTC", "Etc/UTC"] {
      let zone = try none.rules(named: name)
      #expect(zone.name == name)
      #expect(zone.offset(at: Instant(seconds: 0)) == 0)
    }
  }

  @Test("TZDIR names the database")
  func otherFolder() throws {
    let environment = Environment(["TZDIR": "\(folder.path)/zoneinfo"])
    #expect(try SystemTimeZones(environment: environment).names().count == 3)
  }

  @Test(
    "TZ is a name, a path or a description, and the zone's name can be looked up again",
    arguments: [
      ("Europe/Moscow", "Europe/Moscow", 10_800), (":Europe/Moscow", "Europe/Moscow", 10_800),
      ("/usr/share/zoneinfo/Europe/Moscow", "Europe/Moscow", 10_800),
      (":/usr/share/zoneinfo/posix/W-SU", "W-SU", 10_800),
      ("", "UTC", 0), (":", "UTC", 0), ("UTC0", "<UTC>0", 0), ("<+03>-3", "<+03>-3", 10_800),
      ("MSK-3", "<MSK>-3", 10_800), ("CET-1CEST", "<CET>-1CEST", 3600),
    ]
  )
  func variable(value: String, name: String, offset: Int) throws {
    let zones = zones(["TZ": value])
    let zone = try zones.systemZone()
    #expect(zone.name == name)
    #expect(zone.offset(at: Instant(seconds: 1_700_000_000)) == offset)
    let again = try zones.rules(named: zone.name)
    #expect(again.offset(at: Instant(seconds: 1_700_000_000)) == offset)
  }

  @Test(
    "TZ that makes no sense is an error",
    arguments: ["Mars/Phobos", "../x", "/no/such", "EST"]
  )
  func badVariable(value: String) {
    #expect(throws: TimeZoneError.unknown(name: value)) { try zones(["TZ": value]).systemZone() }
  }

  @Test("A name goes before a description")
  func nameFirst() throws {
    try folder.write(berlin, to: "zoneinfo/EST5EDT")
    #expect(try zones(["TZ": "EST5EDT"]).systemZone().offset(at: Instant(seconds: 1)) == 3600)
  }

  @Test(
    "Without TZ the machine's file tells by where it links to",
    arguments: [
      ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"),
      ("../usr/share/./zoneinfo/Europe/Moscow", "Europe/Moscow"),
      ("zoneinfo/W-SU", "W-SU"),
      ("step", "Europe/Berlin"),
    ]
  )
  func link(target: String, name: String) throws {
    try folder.link("step", to: "zoneinfo/Europe/Berlin")
    try folder.link("localtime", to: target)
    #expect(try zones().systemZone().name == name)
  }

  @Test("Without TZ and a file the zone is UTC")
  func unset() throws {
    #expect(try zones().systemZone().name == "UTC")
  }

  @Test("A copied file has the name noted beside it, if the rules are those")
  func copyWithNote() throws {
    try folder.write(moscow, to: "localtime")
    try folder.write("W-SU\n".utf8, to: "timezone")
    #expect(try zones().systemZone().name == "W-SU")
    try folder.write("Europe/Berlin\n".utf8, to: "timezone")
    #expect(try zones().systemZone().name == "Europe/Moscow")
  }

  @Test("A copied file is recognised by its rules, however they are written down")
  func copy() throws {
    let fat = TZifFile(times: [0, 9], indices: [1, 1], offsets: [3208, 3600], footer: "MEZ-1")
    try folder.write(fat.bytes, to: "localtime")
    #expect(try zones().systemZone().name == "Europe/Berlin")
    try folder.write(TZifFile(footer: "UTC0").bytes, to: "localtime")
    #expect(try zones().systemZone().name == "UTC")
  }

  @Test("A copied file like no zone, or none at all, is an error")
  func strangeCopy() throws {
    let path = "\(folder.path)/localtime"
    try folder.write(TZifFile(footer: "XXX-7:21").bytes, to: "localtime")
    #expect(throws: TimeZoneError.unknown(name: path)) { try zones().systemZone() }
    try folder.write("text".utf8, to: "localtime")
    #expect(throws: TimeZoneError.malformed(name: path)) { try zones().systemZone() }
  }
}
