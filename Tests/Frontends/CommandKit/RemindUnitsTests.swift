import Testing

@testable import CommandKit

@Suite("Timers of systemd")
struct RemindUnitsTests {
  private func units(_ arguments: [String], folder: String? = nil) -> RemindUnits {
    RemindUnits(
      program: "hearth-diary",
      path: "/opt/My Programs/hearth-diary",
      arguments: arguments,
      folder: folder,
      minutes: 5
    )
  }

  @Test("The service runs the program with every word as it was given")
  func words() {
    let service = units(["remind", "--run=notify \"50 %\" $HOME \\ x"], folder: "/a b/50%").service
    #expect(
      service.contains(
        #"ExecStart="/opt/My Programs/hearth-diary" "remind" "--run=notify \"50 %%\" $$HOME \\ x""#
      )
    )
    #expect(service.contains("WorkingDirectory=/a b/50%%\n"))
  }

  @Test("The timer makes up for a time when the machine was off")
  func timer() {
    let timer = units([]).timer
    #expect(timer.contains("OnCalendar=*:0/5\n"))
    #expect(timer.contains("Persistent=true\n"))
    #expect(units([]).timerName == "hearth-diary-remind.timer")
  }
}
