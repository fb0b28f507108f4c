"""What systemd does for hearth-diary-http, done by hand: a socket is handed over, READY is heard, a
visitor is answered, SIGTERM ends it in good order.

    python3 Scripts/web_systemd.py [PROGRAM]
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

program = str(Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug/hearth-diary-http").resolve())
folder = tempfile.mkdtemp(prefix="hearth-systemd-")
listening = socket.create_server(("127.0.0.1", 0))
port = listening.getsockname()[1]
notices = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
notices.bind(f"{folder}/notify")
notices.settimeout(60)

os.dup2(listening.fileno(), 3, inheritable=True)
# The process names itself in LISTEN_PID, so a shell that execs the program has to write it.
command = ["/bin/sh", "-c", 'LISTEN_PID=$$ exec "$0"', program]
process = subprocess.Popen(
    command, pass_fds=[3], env={"PATH": os.environ["PATH"], "HOME": folder, "LISTEN_FDS": "1", "NOTIFY_SOCKET": f"{folder}/notify",
         "HEARTH_TIME_ZONE": "Europe/Berlin"}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
assert notices.recv(100) == b"READY=1"
with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=60) as answer:
    assert answer.read() == b'{"status":"ok"}'
begun = time.monotonic()
process.send_signal(signal.SIGTERM)
assert notices.recv(100) == b"STOPPING=1"
assert process.wait(timeout=60) == 0
print(f"socket handed over, READY and STOPPING heard, stopped in {time.monotonic() - begun:.2f} s")
