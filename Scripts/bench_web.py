"""Measures hearth-diary-http on a generated ten-year diary against the budgets of the project.

    python3 Scripts/bench_web.py SERVER PROGRAM [--report] [--seconds N]

Needs wrk. Prints a table of figure, budget and verdict; ends with 1 if a budget is broken, unless
--report was given.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import bench
from web_server import Server

BUDGETS = {"day page, a second": 800, "list of 100 sleeps, a second": 1500}
MEMORY_BUDGET, P50_BUDGET = 60.0, 5.0
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


def write_beside(program, server, stop):
    """The command line at work on the same store, until it is told to stop; gives how it fared."""
    faults = []
    while not stop.is_set():
        done = subprocess.run(
            [program, "note", "written beside the server", "--store", server.store, "--time-zone", bench.ZONE,
             "--now", bench.NOW], env=server.environment, capture_output=True, text=True)
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
    rows, broken = [], False

    def judge(what, figure, budget, is_good, form="{:.1f}"):
        nonlocal broken
        broken |= not is_good
        rows.append((what, form.format(figure), budget, "ok" if is_good else "over"))

    with tempfile.TemporaryDirectory() as folder:
        history = Path(folder) / "history"
        history.mkdir()
        entries = bench.write_export(history, bench.YEARS_OF_DAYS, with_feedings=True)
        store = f"sqlite:{folder}/diary.db"
        files = sorted(map(str, history.glob("*.csv")))
        subprocess.run([options.program, "import", "babybuddy", *files, "--strict", "--store", store, "--time-zone",
                        bench.ZONE, "--now", bench.NOW], check=True, capture_output=True)
        with Server(options.server, now=bench.NOW, store=store) as server:
            server.settle()
            child = server.api("GET", "/api/children")["items"][0]["id"]
            key, cookie = f"Authorization: Bearer {server.tokens['owner']}", f"Cookie: hearth={server.cookies['owner']}"
            day = f"{server.root}/children/{child}/days/{bench.LAST_DAY}"
            sleeps = f"{server.root}/api/children/{child}/sleeps?limit=100"
            print(f"{entries:,} entries; {memory(server):.1f} MB at rest")
            for what, url, header in (("day page", day, cookie), ("list of 100 sleeps", sleeps, key)):
                rate, median, wrong, _ = wrk(url, [header], 4, options.seconds)
                budget = BUDGETS[f"{what}, a second"]
                judge(f"{what}, a second", rate, f">= {budget}", rate >= budget, "{:.0f}")
                judge(f"{what}, median ms", median, f"<= {P50_BUDGET}", median <= P50_BUDGET, "{:.2f}")
                judge(f"{what}, wrong answers", wrong, "0", wrong == 0, "{:.0f}")
            before = memory(server)
            judge("memory, MB", before, f"<= {MEMORY_BUDGET}", before <= MEMORY_BUDGET)
            stop, faults = threading.Event(), []
            writer = threading.Thread(target=lambda: faults.extend(write_beside(options.program, server, stop)))
            writer.start()
            done = wrong = 0
            while done < REQUESTS:
                _, _, more, count = wrk(day, [cookie], CONNECTIONS, 2)
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
