"""What no clock measures: whether a looped file repeats to the frame, whether the fade keeps to its law and ends in
its frame, whether days of sound are as their first pass. Used by bench_audio.py.
"""

import json
import math
import shutil
import subprocess
import sys
from array import array

from bench import environment

RATE = 48_000
FRAME = 8  # bytes: two floats
# What sox or the player itself writes; the frames that the coding may add or lose are told by the player.
KINDS = ["wav", "flac", "ogg", "mp3", "aiff", "au", "w64", "caf", "opus"]


class Rendering:
    """The sound that `render` writes, as raw frames of floats read from a pipe."""

    def __init__(self, program, *arguments):
        self.process = subprocess.Popen([program, "render", *map(str, arguments), "--to", "-"],
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment())
        self.pipe = self.process.stdout
        head = b""
        while not head.endswith(b"data"):
            head += self.pipe.read(1)
        self.pipe.read(4)

    def read(self, frames):
        return self.pipe.read(frames * FRAME)

    def skip(self, frames):
        while frames > 0:
            got = len(self.read(min(frames, 1 << 16))) // FRAME
            if not got:
                sys.exit("render ended too soon")
            frames -= got

    def close(self):
        self.pipe.close()
        self.process.wait()


def loop_of(program, path):
    answer = subprocess.run([program, "render", str(path), "--for", "1s", "--to", "/dev/null", "--json"],
                            capture_output=True, check=True, env=environment())
    return json.loads(answer.stdout)


def period_errors(program, scratch, write_noise, report):
    """Every pass is equal after exactly the period that was promised."""
    for rate in [48_000, 44_100]:
        whole = scratch / f"period-{rate}.wav"
        write_noise(whole, 3, 9, rate=rate)
        for kind in KINDS:
            path = convert(program, whole, kind)
            if path is None:
                continue
            loop = loop_of(program, path)
            period = loop["periodFrames"]
            heard = Rendering(program, path, "--for", "15s")
            heard.skip(period)
            passes = [heard.read(period) for _ in range(3)]
            heard.close()
            error = 0 if passes[0] == passes[1] == passes[2] and len(passes[2]) == period * FRAME else period
            report.judge(f"{kind} of {rate} Hz: period error", error, 0, "{:.0f} frames",
                         f"{period} frames, {loop['seam']}, {loop['trimmed']} trimmed")


def convert(program, whole, kind):
    path = whole.with_suffix(f".{kind}")
    if kind == "wav":
        return path
    if kind == "opus":
        command = [program, "render", str(whole), "--for", "3s", "--to", str(path)]
    elif sox := shutil.which("sox"):
        command = [sox, str(whole), str(path)]
    else:
        return None
    done = subprocess.run(command, capture_output=True, check=False, env=environment()).returncode == 0
    return path if done else None


def fade(program, scratch, report, minutes):
    """The gain of each 100 ms against the raised cosine, and where the last sound lies."""
    tone = scratch / "tone.wav"
    write_tone(tone)
    total, length = minutes * 60 * RATE, 600 * RATE
    heard = Rendering(program, tone, "--for", f"{minutes + 1}m", "--timer", minutes)
    heard.skip(total - length)
    worst, last, full = 0.0, 0, 0.25
    for start in range(0, length, 4800):
        samples = array("f", heard.read(4800))[::2]
        # A tone of 1 kHz has a crest in the middle of every 48 frames: the one nearest to the middle.
        middle = max(range(2400, 2448), key=lambda index: abs(samples[index]))
        gain = abs(samples[middle]) / full
        law = 0.5 * (1 + math.cos(math.pi * (start + middle) / length))
        if law > 1e-5 and gain > 0:
            worst = max(worst, abs(20 * math.log10(gain / law)))
        if any(samples):
            last = total - length + start + max(index for index, value in enumerate(samples) if value)
    behind = array("f", heard.read(RATE))
    heard.close()
    report.judge(f"timer of {minutes} min: fade against its law", worst, 0.1, "{:.4f} dB", "100 ms by 100 ms")
    report.judge(f"timer of {minutes} min: sound behind its end", sum(1 for value in behind if value), 0,
                 "{:.0f} samples", f"last sound {total - 1 - last} frames before the end")


def write_tone(path):
    """A second of 1 kHz, whose crests are frames; floats, so that a quiet fade has no steps."""
    samples = array("f", (0.25 * math.sin(2 * math.pi * index / 48) for index in range(RATE) for _ in range(2)))
    data = samples.tobytes()
    number = lambda value, size: value.to_bytes(size, "little")
    head = number(16, 4) + number(3, 2) + number(2, 2) + number(RATE, 4) + number(RATE * 8, 4) + number(8, 2)
    path.write_bytes(b"RIFF" + number(36 + len(data), 4) + b"WAVEfmt " + head + number(32, 2) + b"data"
                     + number(len(data), 4) + data)


def days(program, path, hours, report):
    """Every pass of so many hours is as the first one."""
    period = loop_of(program, path)["periodFrames"]
    heard = Rendering(program, path, "--for", f"{hours}h")
    first = heard.read(period)
    passes = hours * 3600 * RATE // period
    unequal = sum(1 for _ in range(passes - 1) if heard.read(period) != first)
    heard.close()
    report.judge(f"{hours} h of a looped file: passes unlike the first", unequal, 0, "{:.0f}", f"{passes} passes")
