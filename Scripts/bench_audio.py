"""Measures hearth-player against the budgets of the project.

    python3 Scripts/bench_audio.py PROGRAM [--report] [--seconds N]

Processor time is that of `render` into /dev/null, so it holds the mixing, the limiter and the writing of the
frames too. Prints a table of figure, budget and verdict; ends with 1 if a budget is broken, unless --report
was given.
"""

import argparse
import json
import os
import random
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import bench_exact
import bench_peers
import bench_sounds
from bench import Report, environment, start

RATE = 48_000


def write_noise(path, seconds, seed, rate=RATE):
    """A WAV file of stereo noise in 16 bits; the same on every machine."""
    count = seconds * rate * 2
    samples = random.Random(seed).randbytes(count * 2)
    # An eighth of full scale: a shift of each sample, done by bytes at once.
    data = b"".join(struct.pack("<h", value >> 3) for (value,) in struct.iter_unpack("<h", samples))
    head = struct.pack("<IHHIIHH", 16, 1, 2, rate, rate * 4, 4, 16)
    path.write_bytes(b"RIFF" + struct.pack("<I", 36 + len(data)) + b"WAVEfmt " + head + b"data"
                     + struct.pack("<I", len(data)) + data)
    return str(path)


def measure(command):
    """Seconds on a processor of one run."""
    with open(os.devnull, "wb") as nowhere:
        _, status, usage = os.wait4(start(command, nowhere.fileno()), 0)
    if status:
        sys.exit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime


class Host:
    """A player of its own that others command."""

    def __init__(self, program, scratch):
        home = Path(tempfile.mkdtemp(dir=scratch))
        self.program = program
        self.environment = {**environment(), "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "XDG_DATA_HOME": str(home)}
        self.process = subprocess.Popen([program, "host"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                        env=self.environment)
        while not (home / "hearth" / "player.sock").exists():
            time.sleep(0.01)

    def run(self, *arguments):
        subprocess.run([self.program, *arguments], capture_output=True, check=True, env=self.environment)

    def end(self):
        self.process.terminate()
        self.process.wait()


def peak_memory(program, source, scratch):
    """The most memory of a player that has been playing for a while, in bytes."""
    host = Host(program, scratch)
    host.run("play", source, "--output", "null:")
    time.sleep(2)
    status = Path(f"/proc/{host.process.pid}/status").read_text()
    host.end()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])


class Listener:
    """The end of a pipe that a player is told to play to."""

    def __init__(self, scratch):
        self.pipe = scratch / f"pipe-{time.monotonic_ns()}"
        os.mkfifo(self.pipe)
        self.reader = os.open(self.pipe, os.O_RDONLY | os.O_NONBLOCK)

    def wait(self, program, source, environment):
        """Seconds from the start of a command to the first frame."""
        begin = time.perf_counter()
        command = [program, "play", source, "--output", f"wav:{self.pipe}", "--real-time", "--quiet"]
        child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
        got = 0
        while got <= 128 and time.perf_counter() - begin < 10:
            try:
                got += len(os.read(self.reader, 65536))
            except BlockingIOError:
                pass
            if got <= 128:
                time.sleep(0.0002)
        seconds = time.perf_counter() - begin
        child.wait()
        return seconds

    def close(self):
        os.close(self.reader)
        self.pipe.unlink()


def first_sample(program, source, scratch):
    """From the start of a command to the first frame where no player runs, in seconds."""
    home = tempfile.mkdtemp(dir=scratch)
    place = {**environment(), "HOME": home, "XDG_RUNTIME_DIR": home, "XDG_DATA_HOME": home}
    listener = Listener(scratch)
    seconds = listener.wait(program, source, place)
    subprocess.run([program, "stop", "--quit"], capture_output=True, check=True, env=place)
    listener.close()
    return seconds


def first_samples_of_running(program, source, scratch):
    """The same with a player that runs already, in seconds; several times."""
    host, times = Host(program, scratch), []
    for _ in range(9):
        listener = Listener(scratch)
        times.append(listener.wait(program, source, host.environment))
        host.run("stop", "--fade", "1ms")
        listener.close()
    host.end()
    return times


def track_names(program):
    listing = subprocess.run([program, "list", "--json"], capture_output=True, check=True, env=environment())
    return [track["name"] for shelf in json.loads(listing.stdout) for track in shelf["tracks"]]


def measure_player(program, seconds, scratch, report):
    def share(*sources):
        command = [program, "render", *sources, "--for", f"{seconds}s", "--to", "/dev/null"]
        processor = measure(command)
        return 100 * processor / seconds, processor

    def judge(what, sources, budget):
        percent, processor = share(*sources)
        report.judge(what, percent, budget, "{:.3f} % of a core", f"{processor:.2f} s")

    for name in track_names(program):
        judge(f"generator {name}", [name], 0.5)
    one = write_noise(scratch / "one.wav", 30, 1)
    judge("one decoded file (mpd: 0.33 %)", [one], 0.33)
    for what, source in [("one decoded file", one), ("rain", "rain")]:
        report.judge(f"{what}: peak memory", peak_memory(program, source, scratch) / 1e6, 25, "{:.1f} MB")
    many = [write_noise(scratch / f"{number}.wav", 5, number) for number in range(32)]
    judge("32 decoded files", many, 1)
    other = write_noise(scratch / "other.wav", 30, 2, rate=44_100)
    judge("one file of 44.1 kHz", [other], 0.33)
    kept = write_noise(scratch / "kept.wav", 10, 5)
    report.judge("one file that is kept decoded: peak memory", peak_memory(program, kept, scratch) / 1e6, 25, "{:.1f} MB")
    long = write_noise(scratch / "long.wav", 90, 3)
    judge("one streamed file", [long], 0.33)
    times = first_samples_of_running(program, one, scratch)
    report.judge("running player to first sample, a file (median of 9)", statistics.median(times) * 1000, 30, "{:.1f} ms")
    times = [first_sample(program, one, scratch) for _ in range(9)]
    report.judge("start to first sample, a file (median of 9)", statistics.median(times) * 1000, 150, "{:.1f} ms")
    times = [first_sample(program, "rain", scratch) for _ in range(9)]
    report.judge("start to first sample, rain (median of 9)", statistics.median(times) * 1000, 150, "{:.1f} ms")


def measure_peers(program, seconds, scratch, report):
    """The same five seconds of noise, looped, by us and by others; compressed where sox can."""
    wav = Path(write_noise(scratch / "loop.wav", 5, 4))
    files = [wav]
    if sox := shutil.which("sox"):
        for kind in ["flac", "ogg", "mp3"]:
            path = wav.with_suffix(f".{kind}")
            if subprocess.run([sox, str(wav), str(path)], stderr=subprocess.DEVNULL, check=False).returncode == 0:
                files.append(path)
    def promised(path):
        answer = subprocess.run([program, "render", str(path), "--for", "1s", "--to", "/dev/null", "--json"],
                                capture_output=True, check=True, env=environment())
        return json.loads(answer.stdout)["periodFrames"]

    bench_peers.measure(program, [(path, 5 * RATE, promised(path)) for path in files], seconds, scratch, report)


def measure_exactness(program, hours, scratch, report):
    bench_exact.period_errors(program, scratch, write_noise, report)
    for minutes in [10, 240]:
        bench_exact.fade(program, scratch, report, minutes)
    bench_sounds.table(program, track_names(program), report)
    bench_exact.days(program, write_noise(scratch / "day.wav", 5, 6), hours, report)


def main():
    parser = argparse.ArgumentParser(prog="Scripts/bench audio")
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("--report", action="store_true", help="exit with 0 whatever the figures")
    parser.add_argument("--seconds", type=int, default=600, help="how much sound of each (600)")
    parser.add_argument("--peers", type=int, default=12, metavar="SECONDS",
                        help="how long each player beside ours plays each file (12; 0 leaves them out)")
    parser.add_argument("--hours", type=int, default=1, help="how long a looped file is heard in full (1)")
    options = parser.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(options.program).resolve())
        measure_player(program, options.seconds, Path(folder), report)
        measure_exactness(program, options.hours, Path(folder), report)
        if options.peers:
            measure_peers(program, options.peers, Path(folder), report)
    report.show()
    load = os.getloadavg()[0]
    if load > os.cpu_count():
        print(f"The machine was busy (load {load:.1f}): times on the clock are too long.")
    sys.exit(1 if report.is_broken and not options.report else 0)


if __name__ == "__main__":
    main()
