"""Measures hearth-diary-tui, hearth-habits-tui and hearth-player-tui on ten-year stores against the budgets of the project.

    python3 Scripts/bench_tui.py DIARY HABITS DIARY_TUI HABITS_TUI PLAYER_TUI [--report] [--runs N] [--idle SECONDS]

The programs run in pseudo-terminals. Prints a table of figure, budget and verdict; ends with 1 if a budget is
broken, unless --report was given.
"""

import argparse
import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path

import bench
import bench_habits

FIRST_FRAME, KEY_TO_FRAME = 50, 16  # milliseconds
IDLE_SHARE, MEMORY = 0.1, 30  # per cent of a processor, megabytes
DOWN, UP, LEFT, RIGHT = b"\x1b[B", b"\x1b[A", b"\x1b[D", b"\x1b[C"


class Terminal:
    """A program in a terminal of 80 × 24."""

    def __init__(self, command):
        self.begin = time.perf_counter()
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.execve(command[0], command, {**bench.environment(), "TERM": "xterm-256color"})
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def wait(self, text):
        """Seconds until a text has been drawn."""
        seen = b""
        while text not in seen:
            seen += self.read(10)
        return time.perf_counter() - self.begin

    def read(self, patience):
        ready, _, _ = select.select([self.descriptor], [], [], patience)
        if not ready:
            sys.exit("the program draws nothing")
        return os.read(self.descriptor, 65536)

    def press(self, key):
        """Seconds from a key to the frame that it changes."""
        begin = time.perf_counter()
        os.write(self.descriptor, key)
        self.read(10)
        seconds = time.perf_counter() - begin
        self.drain(0.02)
        return seconds

    def drain(self, patience):
        while select.select([self.descriptor], [], [], patience)[0]:
            os.read(self.descriptor, 65536)

    def processor(self):
        fields = Path(f"/proc/{self.process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        for line in Path(f"/proc/{self.process}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1000
        return 0

    def close(self):
        os.kill(self.process, signal.SIGTERM)
        os.waitpid(self.process, 0)
        os.close(self.descriptor)


def measure(name, command, mark, runs, idle, report, there=(DOWN, LEFT), back=(UP, RIGHT)):
    """Keys go there and back: the first one has to change what is seen."""
    first = []
    for _ in range(runs):
        terminal = Terminal(command)
        first.append(terminal.wait(mark))
        terminal.close()
    report.judge(f"{name}: first frame (median of {runs})", statistics.median(first) * 1000, FIRST_FRAME, "{:.1f} ms")
    terminal = Terminal(command)
    terminal.wait(mark)
    terminal.drain(0.3)
    keys = [terminal.press((there, back)[number % 2][0]) for number in range(100)]
    report.judge(f"{name}: key to frame (median of 100)", statistics.median(keys) * 1000, KEY_TO_FRAME, "{:.1f} ms")
    days = [terminal.press((there, back)[number % 2][1]) for number in range(20)]
    report.judge(f"{name}: sideways (median of 20)", statistics.median(days) * 1000, KEY_TO_FRAME, "{:.1f} ms")
    before = terminal.processor()
    time.sleep(idle)
    share = (terminal.processor() - before) / idle * 100
    report.judge(f"{name}: processor while idle ({idle} s)", share, IDLE_SHARE, "{:.3f} %")
    report.judge(f"{name}: memory", terminal.memory(), MEMORY, "{:.1f} MB")
    terminal.close()


def main():
    parser = argparse.ArgumentParser(prog="Scripts/bench tui")
    parser.add_argument("programs", nargs=5, help=argparse.SUPPRESS)
    parser.add_argument("--report", action="store_true", help="exit with 0 whatever the figures")
    parser.add_argument("--runs", type=int, default=20, help="starts of each program (20)")
    parser.add_argument("--idle", type=int, default=60, help="seconds of doing nothing (60)")
    options = parser.parse_args()
    diary, habits, diary_tui, habits_tui, player_tui = (str(Path(path).resolve()) for path in options.programs)
    report = bench.Report()
    with tempfile.TemporaryDirectory() as folder:
        export, store = Path(folder) / "export", Path(folder) / "diary.db"
        export.mkdir()
        fixed = ["--store", f"sqlite:{store}", "--time-zone", bench.ZONE, "--now", bench.NOW]
        count = bench.write_export(export, bench.YEARS_OF_DAYS, True)
        bench.run([diary, "import", "babybuddy", *map(str, sorted(export.glob("*.csv"))), *fixed])
        report.note(f"diary of {count:,} entries", f"{store.stat().st_size / 1e6:.0f} MB", "")
        measure("diary", [diary_tui, *fixed], b"Longest", options.runs, options.idle, report)
        player = [player_tui, *fixed]
        ways = ((DOWN, RIGHT), (UP, LEFT))
        measure("player", player, b"Environment", options.runs, options.idle, report, *ways)
        store = str(Path(folder) / "habits.db")
        bench_habits.fill(habits, store, *bench_habits.LARGE)
        command = bench_habits.program(habits_tui, store)
        terminal = Terminal(command)
        terminal.wait(b"technology")
        terminal.press(b"\r")
        terminal.drain(0.5)
        terminal.close()
        measure("habits", command, b"Filters", options.runs, options.idle, report)
    report.show()
    sys.exit(1 if report.is_broken and not options.report else 0)


if __name__ == "__main__":
    main()
