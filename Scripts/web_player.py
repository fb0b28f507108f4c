"""What scripts know of the player's web app: see web_server.py and web_visit.py."""

import re
import subprocess
from pathlib import Path

from web_visit import account

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


def play_as_before(visit):
    visit.server.api("POST", "/api/player/play", {"sounds": ["rain:70", "wind"], "timer": "60", "output": "null:"})


def sounds(visit):
    """A sound is played and another one added."""
    plays = lambda key: visit.page.locator("#player strong", has_text=visit.say(key)).wait_for()
    visit.go("/")
    visit.press("Play {0}", visit.say("track.sea"))
    plays("track.sea")
    visit.go("/")
    visit.press("Add {0} to what plays", visit.say("track.fire"))
    plays("track.fire")
    visit.go("/player")
    visit.press("Take {0} out", visit.say("track.fire"))
    visit.button("Take {0} out", visit.say("track.fire")).wait_for(state="detached")
    play_as_before(visit)


def the_player(visit):
    """What plays is timed, made louder, paused, gone on with and stopped."""
    # Without scripts a page stands as it was when it came: at the whole minute or just below.
    left = lambda minutes: visit.shows(rf"({minutes}):\d\d")
    main = visit.page.locator("main")
    press = lambda key: main.get_by_role("button", name=visit.say(key), exact=True).click()
    visit.go("/player")
    visit.press("{0} min", 45)
    left("4[45]")
    visit.press("{0} min longer", 5)
    left("49|50")
    press("web.player.pause")
    press("web.player.resume")
    press("web.player.stop")
    visit.sees("player.nothing")
    visit.look("stopped")
    play_as_before(visit)


def presets(visit):
    """What plays is kept, played by its name and deleted."""
    visit.go("/player")
    visit.field("Save what plays as").fill("Stove & sea")
    visit.save("/presets")
    visit.reads("Stove & sea")
    visit.look("saved")
    visit.go("/presets")
    visit.press("Play {0}", "Stove & sea")
    visit.button("Delete {0}", "Stove & sea").wait_for()
    visit.press("Delete {0}", "Stove & sea")
    visit.page.locator("main").get_by_text("Stove & sea").wait_for(state="detached")
    play_as_before(visit)


def wake_ups(visit):
    """A wake-up is set, switched off and deleted."""
    visit.go("/wake-ups")
    visit.fill(time="05:15")
    visit.save("/wake-ups")
    row = visit.page.locator("main li", has_text="05:15")
    row.get_by_role("button", name=visit.say("Switch off")).click()
    row.get_by_role("button", name=visit.say("Switch on")).wait_for()
    visit.look("a wake-up that is off")
    visit.press("Delete {0}", "05:15")
    row.wait_for(state="detached")


def settings(visit):
    """The volume to begin with is set, and set back."""
    for volume in ("35", "50"):
        visit.go("/settings")
        visit.fill(volume=volume)
        visit.page.locator("form:has([name=volume]) button[type=submit]").click()
        visit.page.locator(f"[name=volume][value='{volume}']").wait_for()


PATHS = [sounds, the_player, presets, wake_ups, settings, account]


def live(page, server, ids):
    """What another program does with the player is shown."""
    page.goto(f"{server.root}/presets")
    page.wait_for_timeout(1000)
    player(server, "pause")
    page.locator("#player-state", has_text="Paused").wait_for(timeout=20000)
    player(server, "resume")
    page.locator("#player-state", has_text="Playing").wait_for(timeout=20000)


def listen(page, server, ids, seconds=60):
    """Two browsers listen for a minute, through a restart of the player; gives what went wrong."""
    server.api("POST", "/api/player/play", {"sounds": ["rain"], "output": "browser:"})
    other = page.context.browser.new_context(storage_state=page.context.storage_state(), locale="en-GB")
    pages = [page, other.new_page()]
    position = lambda page: page.evaluate("window.hearthSound?.currentTime ?? -1")
    for listener in pages:
        listener.goto(f"{server.root}/player")
        listener.get_by_role("button", name="Listen here").click()
        # No `wait_for_function`: the page lets nobody evaluate anything.
        for _ in range(300):
            if position(listener) > 1:
                break
            listener.wait_for_timeout(100)
        else:
            return ["it does not begin"]
    stumbles, last = [], [position(listener) for listener in pages]
    for second in range(seconds):
        page.wait_for_timeout(1000)
        if second == seconds // 2:
            player(server, "stop", "--quit")
            player(server, "play", "sea", "--output", "browser:")
        now = [position(listener) for listener in pages]
        stumbles += [f"at {before:.1f} it went on by {after - before:.2f} s in a second"
                     for before, after in zip(last, now) if after - before < 0.5]
        last = now
    if page.evaluate("navigator.mediaSession.metadata?.title ?? ''") == "":
        stumbles.append("a lock screen has no title to show")
    page.get_by_role("link", name="Presets").click()
    page.get_by_role("heading", name="Presets").wait_for(timeout=20000)
    if position(page) < last[0]:
        stumbles.append("another page ended it")
    other.close()
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


def ready(client, method, path, case):
    """Makes anew what an operation that changes it has to find: see web_api_hooks.py."""
    if path.startswith("/api/player/sounds/"):
        client.api("POST", "/api/player/play", {"sounds": ["rain:70", "wind"], "output": "null:"})
