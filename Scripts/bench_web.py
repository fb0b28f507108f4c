"""Measures a web server on a generated history of ten years against the budgets of the project.

    python3 Scripts/bench_web.py SERVER PROGRAM [--report] [--seconds N]

SERVER is hearth-diary-http or hearth-habits-http, PROGRAM its command line. Needs wrk. Prints a table of figure, budget and verdict; ends with 1 if a budget is broken, unless
--report was given.
"""

import argparse
import http.client
import os
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from datetime import timedelta
from pathlib import Path

import bench
import bench_habits
from web_server import Server

REQUESTS, CONNECTIONS = 10_000, 64


def wrk(url, headers, connections, seconds):
    """Answers a second, the median in milliseconds, and how many went wrong."""
    command = ["wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--latency"]
    for header in headers:
        command += ["-H", header]
    text = subprocess.run([*command, url], capture_output=True, text=True, check=True).stdout
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1])
    number, unit = re.search(r"50%\s+([\d.]+)(us|ms|s)", text).groups()
    wrong = sum(map(int, re.findall(r"Non-2xx or 3xx responses: (\d+)", text)))
    wrong += sum(map(int, re.findall(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", text)[0])
                 if "Socket errors" in text else [])
    done = int(re.search(r"(\d+) requests in", text)[1])
    return rate, float(number) * {"us": 0.001, "ms": 1, "s": 1000}[unit], wrong, done


def memory(server):
    """What the process holds, in MB."""
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024


class Diary:
    """60,000 entries of one child."""

    now, memory = bench.NOW, 60
    # What is measured: budget of answers a second and of the median in milliseconds.
    rates = {"day page": (800, 5), "list of 100 sleeps": (1500, 5)}

    def fill(self, program, folder):
        history = Path(folder) / "history"
        history.mkdir()
        entries = bench.write_export(history, bench.YEARS_OF_DAYS, with_feedings=True)
        store = f"sqlite:{folder}/diary.db"
        files = sorted(map(str, history.glob("*.csv")))
        subprocess.run([program, "import", "babybuddy", *files, "--strict", "--store", store, "--time-zone",
                        bench.ZONE, "--now", bench.NOW], check=True, capture_output=True)
        return store, entries

    def pages(self, server):
        """What is asked for, with whether that is the API's."""
        child = server.api("GET", "/api/children")["items"][0]["id"]
        return {"day page": (f"/children/{child}/days/{bench.LAST_DAY}", False),
                "list of 100 sleeps": (f"/api/children/{child}/sleeps?limit=100", True)}

    def beside(self):
        """What the command line writes meanwhile."""
        return ["note", "written beside the server"]

    def more(self, server, judge):
        pass


class Habits:
    """100 trackers of 3,650 days."""

    now, memory = bench_habits.NOW, 80
    rates = {"main page": (300, None), "today as JSON": (300, None)}

    def fill(self, program, folder):
        path = f"{folder}/habits.db"
        entries = bench_habits.fill(str(Path(program).resolve()), path, *bench_habits.LARGE)
        return f"sqlite:{path}", entries

    def pages(self, server):
        server.form("/onboarding", {}, "owner")
        return {"main page": ("/", False), "today as JSON": ("/api/today", True)}

    def beside(self):
        return ["done", "Tracker 7"]

    def more(self, server, judge):
        trackers = [item["id"] for item in server.api("GET", "/api/trackers")["items"]]
        connection = http.client.HTTPConnection("127.0.0.1", int(server.root.rsplit(":", 1)[1]))
        times = []
        for turn in range(200):
            day = bench_habits.TODAY - timedelta(days=turn)
            begun = time.perf_counter()
            connection.request("POST", f"/api/trackers/{trackers[turn % 100]}/days/{day}/toggle", headers={
                "Authorization": f"Bearer {server.tokens['owner']}"})
            answer = connection.getresponse()
            assert answer.status == 200, answer.read()
            answer.read()
            times.append((time.perf_counter() - begun) * 1000)
        median = statistics.median(times)
        judge("a mark, median ms", median, "<= 10", median <= 10, "{:.2f}")


def write_beside(program, line, server, now, stop):
    """The command line at work on the same store, until it is told to stop; gives how it fared."""
    faults = []
    while not stop.is_set():
        done = subprocess.run(
            [program, *line, "--store", server.store, "--time-zone", bench.ZONE, "--now", now],
            env=server.environment, capture_output=True, text=True)
        if done.returncode:
            faults.append(done.stderr)
    return faults


def main():
    parser = argparse.ArgumentParser(prog="Scripts/bench web")
    parser.add_argument("server")
    parser.add_argument("program")
    parser.add_argument("--report", action="store_true", help="exit with 0 whatever the figures")
    parser.add_argument("--seconds", type=int, default=10)
    options = parser.parse_args()
    app = Habits() if "habits" in Path(options.server).name else Diary()
    rows, broken = [], False

    def judge(what, figure, budget, is_good, form="{:.1f}"):
        nonlocal broken
        broken |= not is_good
        rows.append((what, form.format(figure), budget, "ok" if is_good else "over"))

    with tempfile.TemporaryDirectory() as folder:
        store, entries = app.fill(options.program, folder)
        with Server(options.server, now=app.now, store=store) as server:
            server.settle()
            key, cookie = f"Authorization: Bearer {server.tokens['owner']}", f"Cookie: hearth={server.cookies['owner']}"
            print(f"{entries:,} entries; {memory(server):.1f} MB at rest")
            pages = app.pages(server)
            for what, (path, is_api) in pages.items():
                rate, median, wrong, _ = wrk(server.root + path, [key if is_api else cookie], 4, options.seconds)
                least, most = app.rates[what]
                judge(f"{what}, a second", rate, f">= {least}", rate >= least, "{:.0f}")
                judge(f"{what}, median ms", median, f"<= {most}" if most else "", not most or median <= most, "{:.2f}")
                judge(f"{what}, wrong answers", wrong, "0", wrong == 0, "{:.0f}")
            app.more(server, judge)
            before = memory(server)
            judge("memory, MB", before, f"<= {app.memory}", before <= app.memory)
            stop, faults = threading.Event(), []
            writer = threading.Thread(
                target=lambda: faults.extend(write_beside(options.program, app.beside(), server, app.now, stop)))
            writer.start()
            done = wrong = 0
            while done < REQUESTS:
                path, _ = next(iter(pages.values()))
                _, _, more, count = wrk(server.root + path, [cookie], CONNECTIONS, 2)
                done, wrong = done + count, wrong + more
            stop.set()
            writer.join()
            judge(f"{done:,} requests at {CONNECTIONS} connections, wrong", wrong + len(faults), "0",
                  wrong + len(faults) == 0, "{:.0f}")
            growth = memory(server) - before
            judge("memory grown by, MB", growth, "<= 15", growth <= 15)
    widths = [max(len(str(row[column])) for row in rows) for column in range(4)]
    for row in rows:
        print("  ".join(str(cell).ljust(width) for cell, width in zip(row, widths)).rstrip())
    load = os.getloadavg()[0]
    if load > os.cpu_count():
        print(f"The machine was busy (load {load:.1f}): the figures are too low.")
    sys.exit(1 if broken and not options.report else 0)


main()
