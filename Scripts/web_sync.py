"""What scripts know of the household's exchange, the same in every web app: see web_api_hooks.py.

Other devices are the app's command line with stores of their own. One of them has begun a household in a folder
and invites the server; another one joins the server's own household over a hub.
"""

import atexit
import json
import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

# They are looked at on a server that goes by the machine's clock, as the hub does.
PATHS = "^/api/sync"


def beside(program, name):
    return str(Path(program).resolve().with_name(name))


def settings(program):
    """What `ready` reads from the environment."""
    return {"HEARTH_CLI": beside(program, Path(program).name.removesuffix("-http")),
            "HEARTH_HUB": beside(program, "hearth-hub")}


def command(home, *words):
    return [os.environ["HEARTH_CLI"], "--store", f"sqlite:{home}/hearth.db", "sync", *words, "--json"]


class Device:
    """A device that has begun a household in a folder."""

    def __init__(self):
        self.home = tempfile.mkdtemp(prefix="hearth-device-")
        self.place = f"folder:{self.home}/meeting"
        os.mkdir(f"{self.home}/meeting")
        begun = self.sync("new", "--transport", self.place, "--name", "Another")
        self.id, self.words = begun["device"], begun["recoveryWords"]

    def sync(self, *words):
        result = subprocess.run(command(self.home, *words), capture_output=True, text=True)
        assert result.returncode == 0, f"sync {words}: {result.stderr}"
        return json.loads(result.stdout)

    def code(self):
        return self.sync("invite", "--yes")["code"]


class Party:
    """Whom the server meets."""

    def __init__(self):
        self.device, self.hub, self.guest = None, None, None
        atexit.register(self.end)

    def host(self):
        self.device = self.device or Device()
        return self.device

    def meeting(self):
        """The address of a hub."""
        if not self.hub:
            home = tempfile.mkdtemp(prefix="hearth-hub-")
            self.hub = subprocess.Popen(
                [os.environ["HEARTH_HUB"], "--store", f"sqlite:{home}/hub.db", "--listen", "127.0.0.1:0", "--quiet"],
                stdout=subprocess.PIPE, text=True)
            self.address = re.search(r"http://[0-9.:]+", self.hub.stdout.readline())[0]
        return self.address

    def join(self, client):
        """A device uses a code of the server and waits; gives the digits that it shows."""
        self.leave()
        client.api("POST", "/api/sync/household", {"transport": self.meeting()})
        code = client.api("POST", "/api/sync/invitations")["code"]
        home = tempfile.mkdtemp(prefix="hearth-guest-")
        self.guest = subprocess.Popen(
            command(home, "join", code, "--name", "Guest", "--yes"), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        while not (waiting := client.api("GET", "/api/sync/invitations")["items"]):
            assert self.guest.poll() is None, "the guest has gone"
            time.sleep(0.05)
        return waiting[0]["digits"]

    def leave(self):
        if self.guest and self.guest.poll() is None:
            self.guest.kill()
            self.guest.wait()
        self.guest = None

    def end(self):
        self.leave()
        if self.hub:
            self.hub.terminate()
            self.hub.wait()


PARTY = Party()


def ready(client, method, path, case):
    """Makes what an operation has to find: a household, or none yet."""
    is_in = client.api("GET", "/api/sync")["state"] != "off"
    begins = method == "POST" and path in ("/api/sync/household", "/api/sync/join", "/api/sync/recover")
    confirms = path.endswith("/confirm")
    if is_in and (begins or confirms):
        client.send("DELETE", "/api/sync/household")
    given = {}
    if confirms:
        given = {"digits": PARTY.join(client)}
    elif path == "/api/sync/join" and begins:
        given = {"code": PARTY.host().code(), "transport": PARTY.host().place}
    elif path == "/api/sync/recover":
        given = {"transport": PARTY.host().place, "recoveryWords": PARTY.host().words}
    elif begins:
        given = {"transport": f"folder:{tempfile.mkdtemp(prefix='hearth-meeting-')}"}
    elif method == "DELETE" and "{id}" in path:
        # Who was taken out can invite nobody any more.
        PARTY.device = None
        client.send("DELETE", "/api/sync/household")
        client.api("POST", "/api/sync/join", {"code": PARTY.host().code()})
        PARTY.device.sync("now")
        client.api("POST", "/api/sync/exchange")
        case.path_parameters["id"], PARTY.device = PARTY.device.id, None
    elif not is_in:
        client.api("POST", "/api/sync/join", {"code": PARTY.host().code()})
    if isinstance(case.body, dict):
        case.body.update({name: value for name, value in given.items() if isinstance(case.body.get(name), str)})
