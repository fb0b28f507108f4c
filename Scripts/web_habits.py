"""What scripts know of the habit tracker's web app: see web_server.py and web_visit.py."""

import datetime
import itertools

from web_visit import account, export

LOOKS = [("light", "light", None, None), ("dark", "dark", None, None), ("night", "light", None, "night")]
# What the README shows of it.
PICTURES = {"today-phone-light": "habits-today", "statistics-desk-light": "habits-statistics", "tracker-desk-dark": "habits-tracker"}
# A page that only those see who have signed in, its heading, and what a reader is not offered there.
GUARDED = ("/settings", "More", "Save")
NUMBERS = itertools.count(1)
TODAY = datetime.date(2026, 3, 10)


def fill(server):
    """Some trackers of every kind with half a year of marks; the pages of the first start are behind."""
    api = server.api
    health = api("POST", "/api/categories", {"name": "Health"})["id"]
    mind = api("POST", "/api/categories", {"name": "Голова & <b>so on</b>"})["id"]
    add = lambda name, category, **more: api("POST", "/api/trackers", {
        "name": name, "category": category, "from": "2025-09-15", **more})["id"]
    ids = {
        "health": health, "mind": mind,
        "run": add("Run", health, schedule="times 3 week", emoji="🏓", colour="#FD4C49"),
        "water": add("Water", health, goal="at-least", unit="l", target=2, emoji="🥦", colour="#34A7FE"),
        "coffee": add("Coffee", health, goal="at-most", unit="cups", target=2, emoji="☕", colour="#35347C"),
        "read": add("Чтение вслух каждый вечер", mind, emoji="🎸", colour="#F9D4D4", note="Ten pages\nat least."),
        "piano": add("Piano", mind, schedule="weekdays 1,3,5", emoji="👨‍👩‍👧‍👦", colour="#33CF69"),
        "dentist": add("Dentist", health, kind="event", emoji="😱", colour="#832CF1"),
        "gone": add("Sugar", health, polarity="avoid", emoji="🍔", colour="#FF881E"),
    }
    for back in range(0, 150):
        day = TODAY - datetime.timedelta(days=back)
        mark = lambda name, word, **body: api("POST", f"/api/trackers/{ids[name]}/days/{day}/{word}", body)
        if back % 3 != 1:
            mark("read", "done")
        if day.weekday() in (0, 2, 4) and back % 17:
            mark("piano", "done")
        if back % 2:
            mark("run", "done")
        if back < 40:
            mark("water", "done", amount=(back % 5) / 2)
            if back % 4:
                mark("coffee", "done", amount=back % 4)
        if back in (5, 6):
            mark("piano", "skip", reason="ill")
    api("PATCH", f"/api/trackers/{ids['read']}", {"pinned": True})
    api("POST", f"/api/trackers/{ids['gone']}/archive", {"archived": True, "from": "2026-03-01"})
    ids["pause"] = api("POST", "/api/pauses", {"from": "2025-12-24", "to": "2025-12-31"})["id"]
    api("PUT", f"/api/trackers/{ids['run']}/reminder", {"times": ["08:00"], "weekdays": [1, 3]})
    server.form("/onboarding", {}, "owner")
    return ids


def scenes(ids):
    """The pages by name."""
    run, water = ids["run"], ids["water"]
    return {
        "today": "/", "past-day": "/days/2026-03-04", "future-day": "/days/2026-03-12",
        "done": "/days/2026-03-09?filter=done", "nothing-found": "/?search=zzz&filter=all",
        "new-kind": "/trackers/new", "new-habit": "/trackers/new?kind=habit", "new-event": "/trackers/new?kind=event",
        "tracker": f"/trackers/{run}", "measured": f"/trackers/{water}?day=2026-03-08",
        "edit": f"/trackers/{ids['coffee']}/edit", "delete": f"/trackers/{run}/delete",
        "trackers": "/trackers", "categories": "/categories", "category": f"/categories/{ids['health']}",
        "statistics": "/statistics", "loop": "/statistics?mode=loop", "pauses": "/pauses", "settings": "/settings",
        "import": "/import", "export": "/export", "export-harsh": "/export/harsh", "account": "/account",
        "missing": "/nowhere",
    }


def first_start(page, server, look):
    """The pages of the first start: a swipe or a dot turns them, the button ends them."""
    page.goto(server.root + "/")
    page.get_by_text("Track only what you want to track").wait_for(timeout=20000)
    look(page, "onboarding")
    page.get_by_role("link", name="Page 2").click()
    page.get_by_role("button", name="Now that’s what I call technology").click()
    page.get_by_text("Nothing to track yet").wait_for(timeout=20000)
    look(page, "nothing to track yet")


def today(visit):
    """A card is ticked and taken back; an amount and a skip are written down."""
    visit.go("/")
    water = visit.button("{0}: done", "Water")
    assert water.get_attribute("aria-pressed") == "false"
    water.click()
    visit.sees("web.done.marked")
    visit.sees("{0} of {1} {2}", 2, 2, "l")
    visit.is_undone()
    visit.go("/")
    visit.follow("{0}: done", "Coffee")
    visit.field("How much {0}", "cups").fill("1")
    visit.page.locator("#f-note").fill("<i>without</i> sugar")
    visit.press("web.done")
    visit.sees("web.done.marked")
    visit.reads("<i>without</i> sugar")
    visit.page.locator("summary", has_text=visit.say("Skip the day")).click()
    visit.field("Why").fill("travelling")
    visit.press("Skip the day")
    visit.reads("travelling")
    visit.press("web.clear")
    visit.sees("Not done yet")


def another_day(visit):
    """A day of the week is looked at, and one further back by its date."""
    visit.go("/")
    visit.page.locator("a[href^='/days/2026-03-09']").first.click()
    visit.page.wait_for_url("**/days/2026-03-09*")
    visit.page.locator("details summary", has_text=visit.say("Another day")).click()
    visit.fill(day="2026-03-02")
    visit.press("Show")
    visit.page.wait_for_url("**/days/2026-03-02*")
    visit.page.get_by_role("link", name="Run").first.wait_for()


def tracker(visit):
    """A tracker is made, with what is missing told; it is found, pinned, changed, deleted and brought back."""
    visit.go("/trackers/new")
    visit.follow("create.habit")
    make(visit)
    find(visit)
    change(visit)
    visit.go("/categories")
    visit.follow("Edit the category “{0}”", "Family")
    visit.press("web.delete")
    visit.sees("Category deleted.")


def make(visit):
    create = visit.button("create.button")
    name = visit.field("create.name")
    if visit.is_scripted:
        assert create.is_disabled(), "all is still missing"
        name.fill("x" * 39)
        visit.sees("create.name.too-long", 38)
    name.fill("👨‍👩‍👧‍👦" * 38)
    visit.field("Or a new category").fill("Family")
    for day in (1, 2):
        visit.page.locator(f"[name=days][value='{day}']").check()
    visit.page.get_by_label("😻").check()
    if visit.is_scripted:
        assert create.is_disabled(), "a colour is still missing"
    else:
        create.click()
        visit.sees("Choose a colour.")
    visit.page.get_by_label("#33CF69").check()
    assert not create.is_disabled()
    name.fill("Évening walk")
    visit.look("new habit, all given")
    # Without scripts the category had been named in the form that came back empty of it.
    visit.field("Or a new category").fill("Family")
    create.click()
    visit.sees("Tracker made.")
    visit.reads("Family")
    visit.go("/trackers/new?kind=event")
    visit.follow("create.cancel")
    visit.page.wait_for_url(visit.server.root + "/")


def find(visit):
    visit.go("/")
    search = visit.field("Search")
    search.fill("EVENING")
    if not visit.is_scripted:
        search.press("Enter")
    visit.page.get_by_role("link", name="Évening walk").wait_for()
    if visit.is_scripted:
        visit.page.locator("main").get_by_text("Piano").first.wait_for(state="detached")
        assert visit.page.evaluate("document.activeElement.id") == "f-search"
    visit.page.get_by_role("link", name="Évening walk").click()
    visit.press("Pin")
    visit.sees("Pinned.")


def change(visit):
    visit.follow("web.edit")
    visit.field("create.name").fill("Walk")
    visit.press("web.save")
    visit.sees("web.done.changed")
    walk = lambda: visit.page.get_by_role("link", name="Walk").first
    for stays in (False, True):
        visit.follow("web.delete")
        visit.sees("Delete “{0}”?", "Walk")
        visit.press("web.delete")
        visit.sees("Tracker deleted.")
        if stays:
            break
        visit.is_undone()
        visit.go("/?filter=done")
        walk().wait_for(state="detached")
        visit.follow("filter.all")
        walk().wait_for()
        visit.go("/")
        walk().click()


def trackers(visit):
    """A tracker of the list is put away and taken out again."""
    visit.go("/trackers")
    visit.page.locator("main").get_by_role("link", name="Piano").first.click()
    visit.press("Archive")
    visit.sees("web.done.archived")
    visit.press("Take out of the archive")
    visit.sees("web.done.restored")


def categories(visit):
    """A category is added, named otherwise and deleted."""
    visit.go("/categories")
    visit.fill(name="Garden")
    visit.save("/categories")
    visit.sees("Category added.")
    visit.follow("Edit the category “{0}”", "Garden")
    visit.fill(name="Balcony & co")
    visit.press("web.save")
    visit.reads("Balcony & co")
    visit.follow("Edit the category “{0}”", "Balcony & co")
    visit.press("web.delete")
    visit.sees("Category deleted.")


def pauses(visit):
    """A pause is added, told and deleted."""
    visit.go("/pauses")
    visit.fill(**{"from": "2026-04-01", "to": "2026-04-03"})
    visit.press("Add the pause")
    visit.sees("Pause added.")
    visit.look("a pause")
    visit.is_undone()


def statistics(visit):
    """Streaks are counted in the other way."""
    visit.go("/statistics")
    visit.follow("As Loop counts")
    visit.page.wait_for_url("**mode=loop*")
    visit.page.locator("[aria-current]", has_text=visit.say("As Loop counts")).wait_for()


def settings(visit):
    """The day begins later, and as before."""
    for time in ("03:00", "00:00"):
        visit.go("/settings")
        visit.fill(dayStart=time)
        visit.save("/settings")
        visit.page.locator(f"[name=dayStart][value^='{time}']").wait_for()


def move_in(visit):
    """Habits of another program are looked at, taken over and taken back."""
    visit.go("/import")
    visit.field("Format").select_option("harsh")
    visit.field("web.import.files").set_input_files([
        {"name": "habits", "mimeType": "text/plain", "buffer": b"! Sport\nSwim: 1\n"},
        {"name": "log", "mimeType": "text/plain", "buffer": b"2026-03-01 : Swim : y : : \nnonsense\n"}])
    visit.press("What would happen")
    visit.button("web.import.confirm").wait_for()
    visit.look("import, looked at")
    visit.press("web.import.confirm")
    visit.sees("web.import.done")
    visit.is_undone()


PATHS = [
    today, another_day, tracker, trackers, categories, pauses, statistics, settings, move_in, export, account,
]


def live(page, server, ids):
    """What another program writes is shown."""
    page.goto(server.root + "/?filter=all")
    page.wait_for_timeout(1000)
    server.api("POST", f"/api/trackers/{ids['water']}/days/{TODAY}/done", {"amount": 1.25})
    page.get_by_text("1.25 of 2 l").wait_for(timeout=20000)
    server.api("POST", f"/api/trackers/{ids['water']}/days/{TODAY}/clear")


def operations(server, ids):
    """Identifiers of records that there are, so that schemathesis' operations on one find it."""
    lines = ["[parameters]", f'"path.id" = "{ids["run"]}"', '"path.day" = "2026-03-09"', '"path.format" = "jsonl"']

    def of(method, path, name, place="id"):
        lines.extend(["", "[[operations]]", f'include-path = "{path}"', f'include-method = "{method}"',
                      f'parameters = {{ "path.{place}" = "{name}" }}'])

    spare = [server.api("POST", "/api/categories", {"name": f"spare {number}"})["id"] for number in range(2)]
    of("DELETE", "/api/categories/{id}", spare[0])
    of("PATCH", "/api/categories/{id}", spare[1])
    of("GET", "/api/categories/{id}", ids["mind"])
    of("DELETE", "/api/trackers/{id}", ids["dentist"])
    of("DELETE", "/api/pauses/{id}", ids["pause"])
    return "\n".join(lines) + "\n"


def ready(client, method, path, case):
    """Makes anew what an operation that changes it has to find: see web_api_hooks.py."""
    if path.startswith("/api/pauses/{id}"):
        case.path_parameters["id"] = client.api(
            "POST", "/api/pauses", {"from": "2025-12-24", "to": "2025-12-31"})["id"]
    elif path.startswith(("/api/trackers", "/api/categories/{id}")) and ("{id}" in path or method != "GET"):
        category = client.api("POST", "/api/categories", {"name": f"Category {next(NUMBERS)}"})["id"]
        if isinstance(case.body, dict) and isinstance(case.body.get("category"), str):
            case.body["category"] = category
        if path.startswith("/api/categories"):
            case.path_parameters["id"] = category
        elif "{id}" in path:
            case.path_parameters["id"] = fresh = client.api("POST", "/api/trackers", {
                "name": f"Tracker {next(NUMBERS)}", "category": category, "from": "2025-09-15"})["id"]
            if path.endswith("/reminder"):
                client.api("PUT", f"/api/trackers/{fresh}/reminder", {"times": ["08:00"], "weekdays": [1]})
