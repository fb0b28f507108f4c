"""What scripts know of the player's web app: see web_server.py."""

import re
import subprocess
from pathlib import Path

LOOKS = [("light", "light", None, None), ("dark", "dark", None, None), ("night", "light", None, "night")]
# What the README shows of it.
PICTURES = {"player-phone-dark": "player-remote", "sounds-desk-light": "player-sounds", "player-phone-night": "player-night"}
# A page that only those see who have signed in, its heading, and what a reader is not offered there.
GUARDED = ("/settings", "Settings", "Save")
# What goes on for ever is looked at by `listen` and by tests.
ENDLESS = ("/api/player/events",)


def player(server, *words):
    """Runs the command line of the player beside the server."""
    program = Path(server.program).with_name("hearth-player")
    return subprocess.run([program, *words], env=server.environment, capture_output=True, text=True)


def leave(server):
    """Ends the player that the server started."""
    player(server, "stop", "--quit")


def fill(server):
    """A mix that plays, a preset, a wake-up."""
    server.api("POST", "/api/player/play", {"sounds": ["rain:70", "wind"], "timer": "60", "output": "null:"})
    server.api("POST", "/api/presets", {"name": "Night <b>", "sounds": ["rain", "sea:30"], "timer": "45"})
    wake = server.api("POST", "/api/wake-ups", {"time": "06:30", "sounds": ["music-box"], "days": ["mon", "fri"]})
    return {"wake": wake["id"]}


def scenes(ids):
    """The pages by name."""
    return {
        "sounds": "/", "player": "/player", "presets": "/presets", "wake-ups": "/wake-ups", "settings": "/settings",
        "account": "/account", "missing": "/nowhere",
    }


def main_path(page, server, ids, expect, look):
    """A sound is played, mixed, timed, kept as a preset and stopped."""
    # Without scripts a page stands as it was when it came: at the whole minute or just below.
    left = lambda minutes: page.get_by_text(re.compile(rf"({minutes}):\d\d")).first.wait_for(timeout=20000)
    page.goto(f"{server.root}/")
    page.get_by_role("button", name="Play Sea", exact=True).click()
    page.locator("#player strong", has_text="Sea").wait_for(timeout=20000)
    page.goto(f"{server.root}/")
    page.get_by_role("button", name="Add Fire to what plays").click()
    page.locator("#player strong", has_text="Fire").wait_for(timeout=20000)
    page.goto(f"{server.root}/player")
    page.get_by_role("button", name="45 min").click()
    left("4[45]")
    page.get_by_role("button", name="5 min longer", exact=True).click()
    left("49|50")
    page.get_by_label("Save what plays as").fill("Stove & sea")
    page.locator("form[action='/presets'] button").click()
    expect("Stove & sea")
    look(page, "saved")
    page.get_by_role("button", name="Delete Stove & sea").click()
    page.get_by_text("Stove & sea").wait_for(state="detached", timeout=20000)
    page.goto(f"{server.root}/player")
    page.locator("main").get_by_role("button", name="Pause").click()
    page.locator("main").get_by_role("button", name="Go on").click()
    page.locator("main").get_by_role("button", name="Stop").click()
    expect("Nothing is playing.")
    look(page, "stopped")
    server.api("POST", "/api/player/play", {"sounds": ["rain:70", "wind"], "timer": "60", "output": "null:"})


def live(page, server, ids):
    """What another program does with the player is shown."""
    page.goto(f"{server.root}/presets")
    page.wait_for_timeout(1000)
    player(server, "pause")
    page.locator("#player-state", has_text="Paused").wait_for(timeout=20000)
    player(server, "resume")
    page.locator("#player-state", has_text="Playing").wait_for(timeout=20000)


def listen(page, server, ids, seconds=60):
    """The stream goes on for a minute, through a restart of the player; gives what went wrong."""
    server.api("POST", "/api/player/play", {"sounds": ["rain"], "output": "browser:"})
    page.goto(f"{server.root}/player")
    page.get_by_role("button", name="Listen here").click()
    position = lambda: page.evaluate("window.hearthSound?.currentTime ?? -1")
    page.wait_for_function("window.hearthSound?.currentTime > 1", timeout=30000)
    stumbles, last = [], position()
    for second in range(seconds):
        page.wait_for_timeout(1000)
        if second == seconds // 2:
            player(server, "stop", "--quit")
            player(server, "play", "sea", "--output", "browser:")
        if position() - last < 0.5:
            stumbles.append(f"at {last:.1f} it went on by {position() - last:.2f} s in a second")
        last = position()
    if page.evaluate("navigator.mediaSession.metadata?.title ?? ''") == "":
        stumbles.append("a lock screen has no title to show")
    page.get_by_role("link", name="Presets").click()
    page.get_by_role("heading", name="Presets").wait_for(timeout=20000)
    if position() < last:
        stumbles.append("another page ended it")
    server.api("POST", "/api/player/play", {"sounds": ["rain:70", "wind"], "timer": "60", "output": "null:"})
    return stumbles


def operations(server, ids):
    """Names and identifiers of what there is, so that schemathesis' operations on one find it."""
    lines = ["[parameters]", '"path.place" = 0', '"path.name" = "Night <b>"']
    doomed = server.api("POST", "/api/presets", {"name": "doomed", "sounds": ["rain"]})["name"]
    lines += ["", "[[operations]]", 'include-path = "/api/presets/{name}"',
              f'parameters = {{ "path.name" = "{doomed}" }}']
    lines += ["", "[[operations]]", 'include-path = "/api/wake-ups/{id}"',
              f'parameters = {{ "path.id" = "{ids["wake"]}" }}']
    return "\n".join(lines) + "\n"
