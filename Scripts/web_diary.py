"""What scripts know of the diary's web app: see web_server.py and web_visit.py."""

import itertools
import re

from web_visit import account, export

NIGHT = "2026-03-10T22:40:00+01:00"
# The night theme follows the child's night, the two others the system.
LOOKS = [("light", "light", None, None), ("dark", "dark", None, None), ("night", "light", NIGHT, None)]
# What the README shows of it.
PICTURES = {"day-phone-light": "diary-day", "statistics-desk-dark": "diary-statistics", "day-phone-night": "diary-night"}
# A page that only those see who have signed in, its heading, and what a reader is not offered there.
GUARDED = ("/settings", "Settings", "Save")
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT")
NUMBERS = itertools.count(1)
KINDS = ("feeding", "pumping", "nappy", "temperature", "medicine", "bath", "tummyTime", "milestone", "note", "growth")


def fill(server):
    """A child with some days of entries of every kind."""
    child = server.api("POST", "/api/children", {
        "name": "Ada", "born": "2025-12-01", "sex": "girl", "nightStart": "19:00", "nightEnd": "07:00",
    })["id"]
    at = lambda day, time: f"2026-03-{day:02d}T{time}:00+01:00"
    base = f"/api/children/{child}"
    for day in (7, 8, 9, 10):
        sleeps = [(at(day - 1, "19:30"), at(day, "02:10")), (at(day, "02:40"), at(day, "06:20")),
                  (at(day, "09:10"), at(day, "10:25")), (at(day, "13:00"), at(day, "14:05"))]
        for start, end in sleeps:
            server.api("POST", f"{base}/sleeps", {"start": start, "end": end, "place": "cot"})
        server.api("POST", f"{base}/events/feeding", {
            "method": "bottle", "content": "formula", "millilitres": 120, "start": at(day, "07:00")})
        server.api("POST", f"{base}/events/feeding", {
            "method": "left", "start": at(day, "11:00"), "minutesLeft": 12})
        server.api("POST", f"{base}/events/nappy", {"wet": True, "dirty": day % 2 == 0, "at": at(day, "12:00")})
    server.api("POST", f"{base}/events/growth", {"grams": 5650, "millimetres": 590, "day": "2026-03-09"})
    server.api("POST", f"{base}/events/medicine", {
        "name": "Vitamin D", "dose": 1, "unit": "drop", "at": at(10, "08:00")})
    server.api("POST", f"{base}/events/temperature", {"celsius": 37.2, "at": at(10, "08:05")})
    server.api("POST", f"{base}/events/note", {"text": "<script>alert(1)</script> & so on", "at": at(10, "08:10")})
    server.api("POST", f"{base}/events/pumping", {"millilitres": 80, "start": at(10, "08:20")})
    for kind, body in (("bath", {"start": at(9, "18:00")}), ("tummyTime", {"start": at(10, "12:20")}),
                       ("milestone", {"title": "laughs", "at": at(10, "12:30")})):
        server.api("POST", f"{base}/events/{kind}", body)
    ids = {"child": child}
    ids["sleep"] = server.api("GET", f"{base}/sleeps?limit=1")["items"][0]["id"]
    ids["feeding"] = server.api("GET", f"{base}/events/feeding?limit=1")["items"][0]["id"]
    return ids


def scenes(ids):
    """The pages by name."""
    child, sleep, feeding = ids["child"], ids["sleep"], ids["feeding"]
    return {
        "day": f"/children/{child}", "past-day": f"/children/{child}/days/2026-03-09",
        "children": "/children", "new-child": "/children/new", "profile": f"/children/{child}/profile",
        "statistics": f"/children/{child}/statistics", "settings": "/settings", "account": "/account",
        "import": "/import", "export": "/export", "export-babybuddy": "/export/babybuddy",
        "sleep": f"/sleeps/{sleep}", "split": f"/sleeps/{sleep}/split",
        "new-sleep": f"/children/{child}/sleeps/new", "feeding": f"/events/feeding/{feeding}",
        **{f"new-{kind}": f"/children/{child}/events/{kind}/new" for kind in (
            "feeding", "pumping", "nappy", "temperature", "medicine", "bath", "tummyTime", "milestone",
            "note", "growth")},
        "missing": "/nowhere",
    }


def day(visit):
    """Sleep begins, ends, is undone; so does a feeding."""
    visit.go(f"/children/{visit.ids['child']}")
    visit.press("Start sleep")
    visit.sees("Sleep begun.")
    visit.button("Finish sleep").wait_for()
    visit.is_undone()
    visit.go(f"/children/{visit.ids['child']}")
    visit.press("Start left")
    visit.sees("Feeding begun, left.")
    visit.press("Change side")
    visit.sees("Side changed.")
    visit.is_undone()
    visit.is_undone()


def another_day(visit):
    """Another day is looked at, by its neighbour and by its date."""
    visit.go(f"/children/{visit.ids['child']}/days/2026-03-09")
    visit.follow("The day before")
    visit.page.wait_for_url("**/days/2026-03-08")
    visit.page.locator("details summary", has_text=visit.say("Another day")).click()
    visit.fill(day="2026-03-07")
    visit.press("Show")
    visit.page.wait_for_url("**/days/2026-03-07")
    visit.reads("02:10")


def entries(visit):
    """An entry of every kind is made and taken back."""
    given = {
        "feeding": {"millilitres": "90"}, "pumping": {"millilitres": "60"}, "temperature": {"celsius": "37.1"},
        "medicine": {"name": "Vitamin D"}, "milestone": {"title": "claps"}, "note": {"text": "slept <badly>"},
        "growth": {"grams": "5700"},
    }
    for kind in KINDS:
        visit.go(f"/children/{visit.ids['child']}/events/{kind}/new")
        if kind == "feeding":
            visit.page.locator("[name=method]").select_option("bottle")
        if kind == "nappy":
            visit.field("dirty nappy").check()
        visit.fill(**given.get(kind, {}))
        visit.press("web.save")
        visit.sees("Added.")
        visit.is_undone()


def an_entry(visit):
    """An entry is made, changed and deleted."""
    visit.go(f"/children/{visit.ids['child']}/events/nappy/new")
    visit.field("wet nappy").check()
    visit.press("web.save")
    visit.sees("Added.")
    visit.page.get_by_role("link", name=visit.say("wet nappy")).first.click()
    visit.field("web.field.note").fill("kept <b>as text</b>")
    visit.press("web.save")
    visit.sees("Changed.")
    visit.reads("kept <b>as text</b>")
    visit.page.get_by_role("link", name="kept").first.click()
    visit.press("web.delete")
    visit.sees("Deleted.")


def sleep(visit):
    """A sleep that overlaps another is asked about; a waking is put into one."""
    visit.go(f"/children/{visit.ids['child']}/sleeps/new")
    visit.fill(start="2026-03-10T13:30", end="2026-03-10T14:20")
    visit.press("web.save")
    visit.sees("One question first")
    visit.button("Join them into one sleep").wait_for()
    visit.look("question")
    visit.press("Join them into one sleep")
    visit.reads("13:00 – 14:20")
    visit.is_undone()
    visit.go(f"/sleeps/{visit.ids['sleep']}")
    visit.follow("Insert a waking")
    visit.fill(start="2026-03-10T13:20", end="2026-03-10T13:40")
    visit.press("web.save")
    visit.reads("13:00 – 13:20")
    visit.is_undone()


def children(visit):
    """A child is added, its profile changed, and both taken back."""
    visit.go("/children")
    visit.follow("New child")
    visit.fill(name="Grace & <i>co</i>", born="2026-02-01")
    visit.save("/children")
    visit.reads("Grace & <i>co</i>")
    visit.look("a new child")
    visit.take_back()
    visit.go(f"/children/{visit.ids['child']}/profile")
    visit.fill(name="Adele")
    visit.press("web.save")
    visit.reads("Adele")
    visit.take_back()


def statistics(visit):
    """The figures of other days are asked for."""
    visit.go(f"/children/{visit.ids['child']}/statistics")
    visit.fill(**{"from": "2026-03-08", "to": "2026-03-09"})
    visit.press("Show")
    visit.page.wait_for_url("**from=2026-03-08*")
    visit.page.locator("main table").first.wait_for()


def settings(visit):
    """The gap between feedings is counted otherwise, and as before."""
    for choice in ("end", "start"):
        visit.go("/settings")
        visit.page.locator("form[action='/settings/feeding-gap'] select").select_option(choice)
        visit.save("/settings/feeding-gap")
        visit.page.locator(f"form[action='/settings/feeding-gap'] option[value={choice}][selected]").wait_for(
            state="attached")


def move_in(visit):
    """A diary of another program is looked at, taken over and taken back."""
    visit.go("/import")
    visit.field("Format").select_option("babybuddy")
    visit.field("web.import.files").set_input_files([{
        "name": "Sleep.csv", "mimeType": "text/csv",
        "buffer": b"child_first_name,child_last_name,start,end,nap\n"
                  b"Ada,,2026-03-01 20:00:00,2026-03-02 06:00:00,0\nAda,,2026-03-02 12:00:00,whenever,1\n"}])
    visit.press("What would happen")
    visit.reads("Sleep.csv:3")
    visit.look("import, looked at")
    visit.press("web.import.confirm")
    visit.sees("web.import.done")
    visit.is_undone()


PATHS = [day, another_day, entries, an_entry, sleep, children, statistics, settings, move_in, export, account]


def live(page, server, ids):
    """What another program writes is shown."""
    child = ids["child"]
    page.goto(f"{server.root}/children/{child}")
    page.wait_for_timeout(1000)
    server.api("POST", f"/api/children/{child}/events/nappy", {"wet": True, "at": "2026-03-10T14:30:00+01:00"})
    page.locator(".rows .time", has_text="14:30").wait_for(timeout=20000)


def operations(server, ids):
    """Identifiers of records that there are, so that schemathesis' operations on one find it."""
    child = ids["child"]
    base = f"/api/children/{child}"
    lines = ["[parameters]", f'"path.child" = "{child}"', '"path.format" = "jsonl"']
    # One sleep for each operation that changes its shape, since another may delete what it changes.
    words = ("join-next", "reopen", "switch-kind", None)
    asleep = dict(zip(words, (item["id"] for item in server.api("GET", f"{base}/sleeps?limit=9")["items"][::2])))
    for word, sleep in asleep.items():
        path = f"/api/sleeps/{{id}}/{word}" if word else "/api/sleeps/{id}"
        lines += ["", "[[operations]]", f'include-path = "{path}"', f'parameters = {{ "path.id" = "{sleep}" }}']
    for word in ("stop", "cancel"):
        timer = server.api("POST", f"{base}/timers", {"name": word, "at": "14:00"})["id"]
        lines += ["", "[[operations]]", f'include-path = "/api/children/{{child}}/timers/{{id}}/{word}"',
                  f'parameters = {{ "path.id" = "{timer}", "path.child" = "{child}" }}']
    for kind in KINDS:
        event = server.api("GET", f"{base}/events/{kind}?limit=1")["items"][0]["id"]
        lines += ["", "[[operations]]", f'include-path = "/api/events/{kind}/{{id}}"',
                  f'parameters = {{ "path.id" = "{event}" }}']
    for path in ("/api/entries/{id}/labels",):
        lines += ["", "[[operations]]", f'include-path = "{path}"', f'parameters = {{ "path.id" = "{ids["feeding"]}" }}']
    return "\n".join(lines) + "\n"


def ready(client, method, path, case):
    """Makes anew what an operation that changes it has to find: see web_api_hooks.py."""
    if method != "POST":
        return
    child = lambda: client.api(
        "POST", "/api/children", {"name": f"Child {next(NUMBERS)}", "born": "2025-12-01"})["id"]
    if path.endswith(("/nursing/change", "/nursing/pause", "/nursing/resume", "/nursing/stop")):
        case.path_parameters["child"] = fresh = child()
        client.api("POST", f"/api/children/{fresh}/nursing/left", {"at": "14:30"})
        if path.endswith("resume"):
            client.api("POST", f"/api/children/{fresh}/nursing/pause", {"at": "14:32"})
    elif path.endswith(("/nursing/left", "/nursing/right", "/nursing/bottle", "/sleeps/start", "/sleeps", "/feeding")):
        # What begins needs a child of which nothing goes on.
        case.path_parameters["child"] = child()
    elif path.endswith("/merge"):
        case.path_parameters["child"] = child()
        if isinstance(case.body, dict) and isinstance(case.body.get("other"), str):
            case.body["other"] = child()
    elif path.endswith("/sleeps/stop"):
        case.path_parameters["child"] = fresh = child()
        client.api("POST", f"/api/children/{fresh}/sleeps/start", {"at": "13:00"})
    elif "/loss/" in path:
        times = {"start": "2026-03-10T10:00:00+01:00", "end": "2026-03-10T11:00:00+01:00"}
        case.path_parameters["id"] = client.api("POST", f"/api/children/{child()}/sleeps", times)["id"]
    elif path.endswith(("/split", "/join-next")):
        at = lambda time: f"2026-03-10T{time}:00+01:00"
        place = f"/api/children/{child()}/sleeps"
        first = client.api("POST", place, {"start": at("10:00"), "end": at("11:00")})
        client.api("POST", place, {"start": at("13:00"), "end": at("14:35")})
        case.path_parameters["id"] = first["id"]
        waking = {"start": at("10:20"), "end": at("10:30")}
        if path.endswith("split") and isinstance(case.body, dict) and all(
                MOMENT.match(str(case.body.get(name))) for name in waking):
            case.body.update(waking)
