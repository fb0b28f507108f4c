import HTTPKit

/// The files that only the player's pages need.
enum PlayerAssets {
  static let style = Asset(
    "player.css",
    type: "text/css; charset=utf-8",
    #"""
    .tracks { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem;
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
    .tracks li { display: flex; gap: .3rem; }
    .tracks form:first-child { flex: 1; }
    .tracks .track { width: 100%; min-height: 3.25rem; padding: .5rem .3rem; font-size: .9rem; hyphens: auto; }
    .tracks .playing .track { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
    meter { width: 100%; height: 1rem; }
    meter::-webkit-meter-bar { background: var(--line); border-color: var(--edge); }
    meter::-webkit-meter-optimum-value { background: var(--accent); }
    meter::-moz-meter-bar { background: var(--accent); }
    audio { width: 100%; margin-top: .6rem; }
    .scripted { display: none; }
    :root[data-scripted] .scripted { display: inline-flex; }
    .plain > li .volume { max-width: 20rem; }
    fieldset { border: 1px solid var(--line); border-radius: .7rem; display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: .6rem 0; }
    """#
  )
  static let script = Asset(
    "player.js",
    type: "text/javascript; charset=utf-8",
    #"""
    // The page is kept while this device is the loudspeaker: leaving it would end the sound.
    const { show } = await import(document.querySelector("script[src^='/assets/app.']").src);
    let sound = null;
    let words = null;

    const send = (path) => fetch(path, {
      method: "POST", credentials: "same-origin", headers: { Accept: "text/html" },
      body: new URLSearchParams(),
    });

    // Ogg where it can be played, since it sounds better at the same rate; else MP3.
    function address(audio) {
      const opus = audio.canPlayType('audio/ogg; codecs="opus"');
      return opus ? "/stream/opus" : "/stream/mp3";
    }

    function label() {
      const button = document.querySelector("[data-listen]");
      if (!button) return;
      words ??= button.textContent;
      button.textContent = sound ? button.dataset.listen : words;
      button.setAttribute("aria-pressed", sound ? "true" : "false");
    }

    function end() {
      sound?.pause();
      sound?.removeAttribute("src");
      sound?.load();
      sound = null;
      if (navigator.mediaSession) navigator.mediaSession.playbackState = "none";
      label();
    }

    function begin(button) {
      sound = new Audio();
      // Sound first, since a browser lets it begin only under the finger; then the player sends it here.
      sound.src = address(sound);
      sound.play().catch(end);
      if (button.dataset.send) send(button.dataset.send);
      // A stream that broke is taken up again.
      for (const name of ["ended", "error"]) {
        sound.addEventListener(name, () => {
          const broken = sound;
          if (broken) setTimeout(() => { if (sound === broken) { end(); begin(button); } }, 2000);
        });
      }
      window.hearthSound = sound;
      label();
      const session = navigator.mediaSession;
      if (!session) return;
      const title = document.querySelector("#player strong")?.textContent ?? button.dataset.title;
      session.metadata = new MediaMetadata({ title, artist: button.dataset.title });
      session.playbackState = "playing";
      session.setActionHandler("play", () => send("/player/resume"));
      session.setActionHandler("pause", () => send("/player/pause"));
      session.setActionHandler("stop", () => { send("/player/stop"); end(); });
    }

    document.addEventListener("click", async (event) => {
      const button = event.target.closest("[data-listen]");
      if (button) return sound ? end() : begin(button);
      const link = event.target.closest("a[href]");
      if (!sound || !link || link.origin !== location.origin || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const answer = await fetch(link.href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
      if (!show(await answer.text(), answer.url, false)) location.href = link.href;
      label();
    });

    // The clock and the level, several times a second while the player's page is looked at.
    const two = (number) => String(number).padStart(2, "0");
    let source = null;
    function watch() {
      const isWanted = document.querySelector("[data-level]") && !document.hidden;
      if (!isWanted) {
        source?.close();
        source = null;
      } else if (!source) {
        source = new EventSource("/api/player/events");
        source.addEventListener("status", (event) => {
          const status = JSON.parse(event.data);
          const [meter, rest] = [document.querySelector("[data-level]"), document.querySelector("[data-rest]")];
          if (!meter) return watch();
          meter.value = status.level > 0 ? Math.max(0, 100 * (1 + Math.log10(status.level) / 3)) : 0;
          const left = status.timer?.remainingSeconds;
          if (rest && left != null) {
            const hours = Math.floor(left / 3600);
            const minutes = Math.floor(left / 60) % 60;
            rest.textContent = `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(left % 60)}`;
          } else if (rest) {
            rest.textContent = "–";
          }
        });
      }
    }
    new MutationObserver(() => { label(); watch(); }).observe(document.body, { childList: true });
    document.addEventListener("visibilitychange", watch);
    label();
    watch();
    """#
  )
}
