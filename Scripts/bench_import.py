"""Measures how long hearth-diary takes to import 20,000 rows of each format, and to export them.

    python3 Scripts/bench_import.py PROGRAM [--report] [--rows N]

Prints a table of figure, budget and verdict; ends with 1 if a budget is broken, unless --report was given.
"""

import argparse
import csv
import io
import os
import subprocess
import sys
import tempfile
import time
import zipfile
from datetime import datetime, timedelta
from pathlib import Path

from bench import NOW, ZONE, Report, environment

IMPORT_BUDGET, EXPORT_BUDGET = 1.5, 0.5  # seconds for 20,000 rows
MEMORY_BUDGET = 64  # MB
FIRST = datetime(2024, 1, 1, 0, 20)


def moments(rows):
    """The starts and ends of so many sleeps that do not touch, none near a clock change at night."""
    for number in range(rows):
        day, part = divmod(number, 20)
        start = FIRST + timedelta(days=day, minutes=240 + part * 50)
        yield start, start + timedelta(minutes=30)


def table(head, rows, **quoting):
    file = io.StringIO(newline="")
    writer = csv.writer(file, **quoting)
    writer.writerow(head)
    writer.writerows(rows)
    return file.getvalue()


def babybuddy(folder, rows):
    names = ["child_first_name", "child_last_name"]
    sleeps = [[n + 1, "Ada", "B", a, b, 1, "", ""] for n, (a, b) in enumerate(moments(rows))]
    child = [[1, "Ada", "B", "2023-12-20", ""]]
    (folder / "Child.csv").write_text(table(["id", "first_name", "last_name", "birth_date", "birth_time"], child))
    (folder / "Sleep.csv").write_text(table(["id", *names, "start", "end", "nap", "notes", "tags"], sleeps))


def nara(folder, rows):
    head = ["Type", "Profile Name", "Start Date/time", "Start Date/time (Epoch)", "Note", "Time Zone",
            "[Sleep] End Date/time", "[Profile] Birth Date", "_profileKey", "_activityKey"]
    lines = [["Profile", "Ada", "2023-12-20 10:00:00", "", "", ZONE, "", "2023-12-20", "p", ""]]
    lines += [["Sleep", "Ada", a, "", "", ZONE, b, "", "p", f"t{n}"] for n, (a, b) in enumerate(moments(rows))]
    (folder / "nara.csv").write_text(table(head, lines, quoting=csv.QUOTE_ALL))


def huckleberry(folder, rows):
    head = ["Type", "Start", "End", "Duration", "Start Condition", "Start Location", "End Condition", "Notes"]
    lines = [["Sleep", f"{a:%Y-%m-%d %H:%M}", f"{b:%Y-%m-%d %H:%M}", "00:30", "", "", "", ""]
             for a, b in moments(rows)]
    (folder / "huckleberry.csv").write_text(table(head, lines))


def babytracker(folder, rows):
    lines = [["Ada", f"{a.month}/{a.day}/{a:%y}, {a:%H:%M}", 30] for a, _ in moments(rows)]
    (folder / "sleep.csv").write_text(table(["Baby", "Time", "Duration(minutes)", "Note"], lines))


def piyolog(folder, rows):
    lines, day = ["[PiyoLog]"], None
    for a, b in moments(rows // 2):
        if a.date() != day:
            day = a.date()
            lines += ["----------", f"{day:%a, %d %b %Y}", "Ada (0m 1d)", ""]
        lines += [f"{a:%H:%M}   Sleep", f"{b:%H:%M}   Wake-up (0h30m)"]
    (folder / "piyolog.txt").write_text("\n".join(lines) + "\n")


def sprout(folder, rows):
    baby = ["b1", "Ada", "B", "2023-12-20T00:00:00.000Z", "FEMALE", ""]
    sleeps = [[f"s{n}", "b1", f"{a:%Y-%m-%dT%H:%M:%S}.000Z", f"{b:%Y-%m-%dT%H:%M:%S}.000Z", "NAP", "", ""]
              for n, (a, b) in enumerate(moments(rows))]
    with zipfile.ZipFile(folder / "sprout.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        head = ["id", "firstName", "lastName", "birthDate", "gender", "deletedAt"]
        archive.writestr("babies.csv", table(head, [baby], quoting=csv.QUOTE_ALL))
        head = ["id", "babyId", "startTime", "endTime", "type", "notes", "deletedAt"]
        archive.writestr("sleep-logs.csv", table(head, sleeps, quoting=csv.QUOTE_ALL))


FOREIGN = {writer.__name__: writer for writer in [babybuddy, nara, huckleberry, babytracker, piyolog, sprout]}

OWN = {"jsonl": "own.jsonl", "csv": "own"}
EXPORTS = {**OWN, "babybuddy": "buddy", "ical": "own.ics"}


def run(command):
    """One run: seconds on the clock, seconds on a processor, most memory in MB, and what it said."""
    with tempfile.TemporaryFile() as output:
        begin = time.perf_counter()
        process = subprocess.Popen(command, env=environment(), stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - begin
        output.seek(0)
        said = output.read().decode()
    if status:
        sys.exit(f"{' '.join(command[:6])} … ended with {os.waitstatus_to_exitcode(status)}: {said[:500]}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000, said


def measure(program, rows, scratch, report):
    def hearth(store, *arguments):
        fixed = ["--store", f"sqlite:{scratch}/{store}.db", "--time-zone", ZONE, "--now", NOW, "--quiet"]
        return run([program, *arguments, *fixed])

    def load(name, store, paths):
        options = ["--strict"]
        if name in FOREIGN:
            hearth(store, "child", "add", "Ada B", "--born", "2023-12-20")
            options += ["--child", "Ada B"]
        seconds, processor, memory, said = hearth(store, "import", name, *paths, *options)
        what = f"import of {rows:,} rows of {name}"
        report.judge(what, seconds, IMPORT_BUDGET * rows / 20_000, "{:.2f} s", f"{processor:.2f} s")
        report.judge(f"{what}: peak memory", memory, MEMORY_BUDGET, "{:.0f} MB")
        print(f"{name}: {said.splitlines()[0]}")

    for name, writer in FOREIGN.items():
        folder = scratch / name
        folder.mkdir()
        writer(folder, rows)
        load(name, name, sorted(str(path) for path in folder.iterdir()))
    for name, target in EXPORTS.items():
        path = scratch / target
        seconds, processor, *_ = hearth("huckleberry", "export", name, "--to", str(path))
        what = f"export of {rows:,} entries as {name}"
        report.judge(what, seconds, EXPORT_BUDGET * rows / 20_000, "{:.2f} s", f"{processor:.2f} s")
    for name, target in OWN.items():
        path = scratch / target
        load(name, f"own-{name}", sorted(str(one) for one in path.iterdir()) if path.is_dir() else [str(path)])


def main():
    parser = argparse.ArgumentParser(prog="Scripts/bench import")
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("--report", action="store_true", help="exit with 0 whatever the figures")
    parser.add_argument("--rows", type=int, default=20_000, help="rows of each format (20,000)")
    options = parser.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        measure(str(Path(options.program).resolve()), options.rows, Path(folder), report)
    report.show()
    load = os.getloadavg()[0]
    if load > os.cpu_count():
        print(f"The machine was busy (load {load:.1f}): the figures are too high, those of the processor less so.")
    sys.exit(1 if report.is_broken and not options.report else 0)


if __name__ == "__main__":
    main()
