"""Measures hearth-diary on a generated ten-year diary against the budgets of the project.

    python3 Scripts/bench.py PROGRAM FLAGS diary [--report] [--runs N]

FLAGS are those of the build of PROGRAM, in one word; the program it is compared with is built with them.

Prints a table of figure, budget and verdict; ends with 1 if a budget is broken, unless --report was given.
"""

import argparse
import csv
import fcntl
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import date, datetime, timedelta
from pathlib import Path

ZONE = "America/New_York"
LAST_DAY = date(2026, 11, 28)
NOW = "2026-11-29T12:00:00-05:00"
CHILD = ("Ada", "Bench")

# A day in minutes of its clock: when each sleep begins and ends, when each feeding begins and ends. None
# lies between 01:00 and 03:00, where the clock changes, and none comes near another by more than SHIFT.
SLEEPS = [(35, 250), (320, 400), (500, 550), (640, 690), (780, 830), (930, 980), (1080, 1120), (1200, 1420)]
FEEDINGS = [(10, 25), (270, 290), (420, 440), (570, 590), (710, 730), (850, 870), (1000, 1020), (1140, 1160)]
SHIFT = 5
YEARS_OF_DAYS, IMPORT_DAYS = 3750, 2500  # times 16 entries a day, times 8 sleeps a day
THIRTY_YEARS_OF_DAYS = 3 * YEARS_OF_DAYS
YEAR_BUDGET, GROWTH_BUDGET = 0.025, 1.5  # seconds for a year in figures; a day of thirty years against one of ten

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "bare",
  targets: [.executableTarget(name: "bare", path: "Source")],
  swiftLanguageModes: [.v6]
)
"""


# The diary.


def moment(dice, day, minutes):
    shift = timedelta(minutes=minutes + int(dice.random() * SHIFT), seconds=int(dice.random() * 60))
    return f"{datetime(day.year, day.month, day.day) + shift:%Y-%m-%d %H:%M:%S}"


def write_table(path, columns, rows):
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns.split(","))
        writer.writerows(rows)


def write_export(folder, days, with_feedings):
    """Baby Buddy files of as many days of one child; the same on every machine."""
    dice = random.Random(2026)
    first = LAST_DAY - timedelta(days=days - 1)
    sleeps, feedings = [], []
    for day in (first + timedelta(days=number) for number in range(days)):
        for start, end in SLEEPS:
            nap = int(360 < start < 1200)
            sleeps.append([len(sleeps) + 1, *CHILD, moment(dice, day, start), moment(dice, day, end), nap, "", ""])
        for start, end in FEEDINGS if with_feedings else []:
            span = [moment(dice, day, start), moment(dice, day, end)]
            feedings.append([len(feedings) + 1, *CHILD, *span, "formula", "bottle", 4, "", ""])
    child = "child_first_name,child_last_name"
    write_table(folder / "Child.csv", "id,first_name,last_name,birth_date,birth_time", [[1, *CHILD, first, ""]])
    write_table(folder / "Sleep.csv", f"id,{child},start,end,nap,notes,tags", sleeps)
    if with_feedings:
        write_table(folder / "Feeding.csv", f"id,{child},start,end,type,method,amount,notes,tags", feedings)
    return len(sleeps) + len(feedings)


# The programs.


def build_bare(flags):
    """The least a Swift program can be, built with the flags of ours."""
    package = Path(".build/bare")
    (package / "Source").mkdir(parents=True, exist_ok=True)
    (package / "Package.swift").write_text(MANIFEST, encoding="utf-8")
    (package / "Source/main.swift").write_text('print("Hello")\n', encoding="utf-8")
    build = ["swift", "build", *flags.split(), "--package-path", package]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return package / ".build/release/bare"


def environment():
    """No setting of the person who measures counts; messages are in English."""
    return {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LANG": "C.UTF-8"}


def start(command, output):
    """Starts a program by the cheapest way there is, so that what is measured is the program."""
    actions = [(os.POSIX_SPAWN_DUP2, output, 1)]
    return os.posix_spawn(command[0], command, environment(), file_actions=actions)


def run(command):
    """One run from start to finish: seconds on the clock and seconds on a processor."""
    with open(os.devnull, "wb") as nowhere:
        begin = time.perf_counter()
        _, status, usage = os.wait4(start(command, nowhere.fileno()), 0)
        seconds = time.perf_counter() - begin
    if status:
        sys.exit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return seconds, usage.ru_utime + usage.ru_stime


def median(times):
    """The median of each of the two times of several runs."""
    return tuple(statistics.median(column) for column in zip(*times))


def medians(commands, runs):
    """The median times of each command; they take turns, so that noise hits all alike."""
    times = {name: [] for name in commands}
    for _ in range(runs + 5):
        for name, command in commands.items():
            times[name].append(run(command))
    return {name: median(found[5:]) for name, found in times.items()}


def full_pipe():
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETFL, os.O_NONBLOCK)
    try:
        while True:
            os.write(writer, b"\0")
    except BlockingIOError:
        fcntl.fcntl(writer, fcntl.F_SETFL, 0)
    return reader, writer


def waiting_status(child):
    """What the kernel says of a program once nothing happens in it any more."""
    status = Path(f"/proc/{child}/status")
    before, now = "", status.read_text()
    while before != now or "State:\tS" not in now:
        if "State:\tZ" in now:
            sys.exit("The program ended before it wrote anything.")
        time.sleep(0.2)
        before, now = now, status.read_text()
    return now


def at_output(command):
    """Peak memory and shared objects of a program, seen while it waits to write its result into a full pipe."""
    reader, writer = full_pipe()
    child = start(command, writer)
    os.close(writer)
    peak = next(line for line in waiting_status(child).splitlines() if line.startswith("VmHWM"))
    maps = Path(f"/proc/{child}/maps").read_text().splitlines()
    objects = {line.split()[-1] for line in maps if ".so" in line}
    while os.read(reader, 65536):
        pass
    os.close(reader)
    _, _, usage = os.wait4(child, 0)
    # The kernel counts a child from its parent's size on, so its figure says something only above that.
    ours = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    peaks = [int(peak.split()[1])] + [usage.ru_maxrss] * (usage.ru_maxrss > ours)
    return max(peaks) * 1024, len(objects)


# The figures.


class Report:
    """Figures beside their budgets."""

    def __init__(self):
        self.rows, self.is_broken = [("what", "processor", "figure", "budget", "")], False

    def note(self, what, figure, processor):
        self.rows.append((what, processor, figure, "", ""))

    def judge(self, what, figure, budget, form, processor=""):
        self.is_broken |= figure > budget
        verdict = "over" if figure > budget else "ok"
        self.rows.append((what, processor, form.format(figure), form.format(budget), verdict))

    def show(self):
        widths = [max(map(len, column)) for column in zip(*self.rows)]
        for what, *figures in self.rows:
            cells = [what.ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(figures, widths[1:])]
            print("  ".join(cells).rstrip())


def measure_diary(program, flags, runs, scratch, report):
    def hearth(store, *arguments):
        fixed = ["--store", f"sqlite:{scratch}/{store}.db", "--time-zone", ZONE, "--now", NOW]
        return [program, *arguments, *fixed]

    def load(folder, store):
        files = sorted(str(path) for path in folder.glob("*.csv"))
        return run(hearth(store, "import", "babybuddy", *files, "--strict"))

    history, sleeps, long = scratch / "history", scratch / "sleeps", scratch / "long"
    for folder in [history, sleeps, long]:
        folder.mkdir()
    entries = write_export(history, YEARS_OF_DAYS, with_feedings=True)
    count = write_export(sleeps, IMPORT_DAYS, with_feedings=False)
    seconds, processor = load(history, "diary")
    report.note(f"import of {entries:,} sleeps and feedings", f"{seconds:.2f} s", f"{processor:.2f} s")
    seconds, processor = median([load(sleeps, f"import{turn}") for turn in range(3)])
    report.judge(f"import of {count:,} sleeps (median of 3)", seconds, 0.8, "{:.2f} s", f"{processor:.2f} s")

    write_export(long, THIRTY_YEARS_OF_DAYS, with_feedings=True)
    load(long, "long")
    measure_reading(hearth, flags, runs, report)


def measure_reading(hearth, flags, runs, report):
    day = ["day", str(LAST_DAY)]
    year = ["stats", "--from", str(LAST_DAY - timedelta(days=364)), "--to", str(LAST_DAY)]
    commands = {
        "bare": [str(build_bare(flags).resolve())],
        "json": hearth("diary", *day, "--json"),
        "text": hearth("diary", *day),
        "now": hearth("diary", "now", "--json"),
        "year": hearth("diary", *year, "--json"),
        "long": hearth("long", *day, "--json"),
    }
    times = medians(commands, runs)
    bare = times["bare"]
    report.note(f"a program that prints (median of {runs})", *(f"{time * 1000:.2f} ms" for time in bare))
    for name, title, budget in [("json", "day --json", 3), ("text", "day as text", 4), ("now", "now --json", 3)]:
        report.note(f"{title} (median of {runs})", *(f"{time * 1000:.2f} ms" for time in times[name]))
        ratio, of_processor = (ours / its for ours, its in zip(times[name], bare))
        report.judge(f"{title}: times a program that prints", ratio, budget, "{:.2f}", f"{of_processor:.2f}")
        peak, objects = at_output(commands[name])
        report.judge(f"{title}: peak memory", peak / 1e6, 20, "{:.1f} MB")
        report.judge(f"{title}: shared objects", objects, 25, "{}")

    seconds, processor = times["year"]
    what = f"stats --json of a year (median of {runs})"
    report.judge(what, seconds * 1000, YEAR_BUDGET * 1000, "{:.2f} ms", f"{processor * 1000:.2f} ms")
    ratio, of_processor = (long / ten for long, ten in zip(times["long"], times["json"]))
    report.judge("day --json of thirty years: times ten", ratio, GROWTH_BUDGET, "{:.2f}", f"{of_processor:.2f}")


def main():
    parser = argparse.ArgumentParser(prog="Scripts/bench")
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("flags", help=argparse.SUPPRESS)
    parser.add_argument("what", choices=["diary"])
    parser.add_argument("--report", action="store_true", help="exit with 0 whatever the figures")
    parser.add_argument("--runs", type=int, default=300, help="runs of each program (300)")
    options = parser.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        measure_diary(str(Path(options.program).resolve()), options.flags, options.runs, Path(folder), report)
    report.show()
    load = os.getloadavg()[0]
    if load > os.cpu_count():
        print(f"The machine was busy (load {load:.1f}): the figures are too high, those of the processor less so.")
    sys.exit(1 if report.is_broken and not options.report else 0)


if __name__ == "__main__":
    main()
