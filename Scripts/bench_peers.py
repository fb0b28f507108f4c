"""Plays the same looped file by hearth-player, mpd, mpv and sox, each to an ALSA device that takes frames in real
time, and compares what it costs, how soon it sounds and how exactly it loops. Used by bench_audio.py.

The device is ALSA's own `file` plugin over a named pipe, so no sound card is needed: whoever reads the pipe sets the
pace and sees every frame.
"""

import os
import shutil
import signal
import subprocess
import threading
import time
from pathlib import Path

RATE = 48_000
FRAME = 4  # bytes: two samples of 16 bits
CONFIGURATION = """
pcm.!default {{
  type plug
  slave {{
    pcm {{ type file slave.pcm {{ type null }} file "{pipe}" format raw }}
    format S16_LE
    rate 48000
    channels 2
  }}
}}
"""
MPD = """
music_directory "{folder}"
db_file "{folder}/mpd.db"
state_file "{folder}/mpd.state"
pid_file "{folder}/mpd.pid"
bind_to_address "{folder}/mpd.socket"
audio_output {{
  type "alsa"
  name "device"
  device "default"
  mixer_type "none"
}}
"""


class Device:
    """The other end of the sound device: reads in real time and keeps what it read."""

    def __init__(self, folder):
        self.pipe, self.heard, self.first, self.is_open = folder / "device", bytearray(), None, True
        os.mkfifo(self.pipe)
        configuration = folder / "bench.conf"
        configuration.write_text(CONFIGURATION.format(pipe=self.pipe))
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LANG": "C.UTF-8",
            "ALSA_CONFIG_PATH": f"/usr/share/alsa/alsa.conf:{configuration}", "AUDIODRIVER": "alsa",
        }
        # Open at both ends, so that neither opening nor the end of a player is an end of the pipe.
        self.descriptor = os.open(self.pipe, os.O_RDWR | os.O_NONBLOCK)
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self):
        while self.is_open:
            now = time.perf_counter()
            allowed = RATE // 5 if self.first is None else int((now - self.first) * RATE) + RATE // 5
            room = allowed * FRAME - len(self.heard)
            try:
                piece = os.read(self.descriptor, min(room, 1 << 16)) if room > 0 else b""
            except BlockingIOError:
                piece = b""
            if piece and self.first is None and any(piece):
                self.first = now
            if self.first is not None:
                self.heard += piece
            if not piece:
                time.sleep(0.001)

    def close(self):
        self.is_open = False
        self.thread.join()
        os.close(self.descriptor)
        self.pipe.unlink()

    def period(self):
        """After how many frames the sound comes again; None where it does not."""
        start = RATE * FRAME
        key = bytes(self.heard[start:start + 4096 * FRAME])
        again = self.heard.find(key, start + 1)
        return (again - start) / FRAME if key and again >= 0 else None


def processes(program, home):
    """The processes that run a program in a home of ours, by what the system says of them; whoever
    measures may listen to a player of their own meanwhile."""
    found, mark = [], f"HOME={home}".encode()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if os.readlink(folder / "exe") == program and mark in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
        except OSError:
            pass
    return found


def processor(pid):
    """Seconds that a process has been on a processor."""
    total = 0
    for task in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        total += int(task.read_text().split()[0])
    return total / 1e9


def memory(pid):
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return 1024 * int(next(line for line in lines if line.startswith("VmHWM")).split()[1])


def commands(player, path, folder):
    """What has to run before, and what then makes the sound."""
    if player.name == "mpd":
        configuration = folder / "mpd.conf"
        configuration.write_text(MPD.format(folder=folder))
        mpc = ["mpc", "-q", f"--host={folder}/mpd.socket"]
        before = [[str(player), "--no-daemon", "--stderr", str(configuration)]]
        return before, [mpc + ["update", "--wait"], mpc + ["add", path.name], mpc + ["repeat", "on"],
                        mpc + ["single", "on"]], mpc + ["play"]
    if player.name == "mpv":
        return [], [], [str(player), "--no-config", "--really-quiet", "--ao=alsa", "--loop-file=inf", str(path)]
    if player.name == "sox":
        return [], [], [str(player), "-q", str(path), "-t", "alsa", "default", "repeat", "-"]
    return [], [], [str(player), "play", str(path), "--output", "alsa:", "--quiet"]


def play(player, path, seconds, folder):
    """Plays for a while: the share of a core, the most memory, the wait for the first frame, the period."""
    folder.mkdir()
    shutil.copy(path, folder)
    path = folder / path.name
    device, children = Device(folder), []

    def spawn(command):
        children.append(subprocess.Popen(command, env=device.environment, stdin=subprocess.DEVNULL,
                                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    try:
        before, preparing, sounding = commands(player, path, folder)
        for command in before:
            spawn(command)
            time.sleep(1)
        for command in preparing:
            subprocess.run(command, env=device.environment, check=False, stdout=subprocess.DEVNULL)
        begin = time.perf_counter()
        spawn(sounding)
        time.sleep(2)
        pids = processes(str(player), folder)
        if not pids or device.first is None:
            return None
        spent = {pid: processor(pid) for pid in pids}
        clock = time.perf_counter()
        time.sleep(seconds)
        share = sum(processor(pid) - spent[pid] for pid in pids) / (time.perf_counter() - clock)
        return 100 * share, max(map(memory, pids)), device.first - begin, device.period()
    finally:
        for pid in processes(str(player), folder):
            os.kill(pid, signal.SIGKILL)
        for child in children:
            child.wait()
        device.close()


def measure(program, files, seconds, scratch, report):
    """All players on each of some files, ours first; a file comes with the frames it was made of and the period
    that ours promises."""
    peers = [Path(found).resolve() for name in ["mpd", "mpv", "sox"]
             if (found := shutil.which(name)) and (name != "mpd" or shutil.which("mpc"))]
    for path, frames, promised in files:
        shares = {}
        for number, player in enumerate([Path(program)] + peers):
            result = play(player, path, seconds, scratch / f"{path.suffix[1:]}-{number}")
            if result is None:
                report.note(f"{player.name}, {path.suffix[1:]}: plays nothing", "", "")
                continue
            share, most, wait, period = result
            shares[player.name] = share
            off = "no loop" if period is None else f"{period - frames:+.0f} frames"
            what = f"{player.name}, {path.suffix[1:]} to a device: first frame, memory, period"
            report.note(what, f"{wait * 1000:.0f} ms, {most / 1e6:.1f} MB, {off}", f"{share:.2f} %")
            if player == Path(program):
                error = frames if period is None else abs(period - promised)
                report.judge(f"{path.suffix[1:]}: error of the period", error, 0, "{:.0f} frames")
        if "mpd" in shares:
            ours = shares[Path(program).name]
            report.judge(f"{path.suffix[1:]}: share of a core, beside mpd's", ours, shares["mpd"], "{:.2f} %")
