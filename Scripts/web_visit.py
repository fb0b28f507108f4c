"""A person on the pages of an app, in one language, on one screen, with scripts or without.

The paths of an app (`PATHS` in web_diary.py and the like) are written in its words: a text is named as it is
in English, and looked for as the pages have it in the language of the visit.
"""

import re

from web_words import Words

# How a person may meet a scene: screen, theme, language, scripts. Each two values of different kinds meet.
WAYS = [
    ("phone", "light", "en", True), ("desk", "light", "ru", False),
    ("phone", "dark", "ru", False), ("desk", "dark", "en", True),
    ("phone", "night", "en", False), ("desk", "night", "ru", True),
]
PATIENCE = 20000


class Visit:
    """What paths are made of."""

    def __init__(self, page, server, ids, language, app, look):
        self.page, self.server, self.ids = page, server, ids
        self.say = Words(language, app)
        self.look = look
        page.set_default_timeout(PATIENCE)

    @property
    def is_scripted(self):
        return self.page.locator("html[data-scripted]").count() > 0

    def go(self, path):
        self.page.goto(self.server.root + path)

    def button(self, text, *values):
        return self.page.get_by_role("button", name=self.say(text, *values), exact=True).first

    def link(self, text, *values):
        return self.page.get_by_role("link", name=self.say(text, *values), exact=True).first

    def field(self, text, *values):
        return self.page.get_by_label(self.say(text, *values), exact=True).first

    def press(self, text, *values):
        self.button(text, *values).click()

    def follow(self, text, *values):
        self.link(text, *values).click()

    def fill(self, **values):
        """Fills the fields of a form by their names."""
        for name, value in values.items():
            self.page.locator(f"main [name={name}]:not([type=hidden])").first.fill(value)

    def save(self, action):
        """Sends the form that goes to a path."""
        self.page.locator(f"form[action='{action}'] button[type=submit]").first.click()

    def sees(self, text, *values):
        self.reads(self.say(text, *values))

    def reads(self, text):
        """Waits for what is the same in all languages."""
        self.page.get_by_text(text, exact=False).first.wait_for()

    def misses(self, text):
        self.page.get_by_text(text, exact=False).first.wait_for(state="detached")

    def is_undone(self):
        """Takes back what was just done."""
        self.press("Undo")
        self.reads(self.say("Undone: {0}", "").strip())

    def take_back(self):
        """The same where the page does not offer it."""
        self.server.api("POST", "/api/undo")

    def downloads(self, text):
        """Follows a link to a file; gives its bytes."""
        with self.page.expect_download() as download:
            self.follow(text)
        return open(download.value.path(), "rb").read()

    def shows(self, pattern):
        self.page.get_by_text(re.compile(pattern)).first.wait_for()


# What every app has.

def account(visit):
    """The look of this browser's pages is chosen; a key for programs is made and taken back."""
    visit.go("/account")
    was = visit.page.locator("[name=theme]").input_value()
    for theme in ("dark", was):
        visit.page.locator("[name=theme]").select_option(theme)
        visit.save("/account/theme")
        visit.page.locator(f"html[data-theme={theme}]").wait_for()
    visit.go("/account")
    visit.fill(name="A clock")
    visit.save("/account/tokens")
    visit.shows(r"hearth_\w+")
    visit.look("key")
    visit.follow("web.back")
    row = visit.page.locator("li", has_text="A clock")
    row.get_by_role("button").click()
    row.wait_for(state="detached")


def export(visit):
    """Everything is told of and taken along as a file."""
    visit.go("/export")
    visit.page.locator("main a[href^='/export/jsonl']").click()
    visit.sees("web.export.whole")
    assert visit.downloads("web.export.take").startswith(b"{"), "no lines of JSON"
