/// The style of all pages: one hand, 360 pixels and more, light, dark and night.
enum StyleText {
  static let text: StaticString = #"""
    :root {
      color-scheme: light dark;
      --ground: #fbf8f3; --card: #ffffff; --ink: #1d2228; --soft: #59626c; --line: #d8d2c6;
      --accent: #8a3b12; --on-accent: #ffffff; --sleep: #2f4f8f; --awake: #c9791c; --fault: #a11222;
      --field: #ffffff; --edge: #77808a;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        --ground: #12161b; --card: #1b2129; --ink: #eef0f2; --soft: #aab3bd; --line: #333c47;
        --accent: #f0a36b; --on-accent: #1c120a; --sleep: #8fb0f5; --awake: #f0b45c; --fault: #ff9aa2;
        --field: #12161b; --edge: #8b95a1;
      }
    }
    :root[data-theme="light"] { color-scheme: light; }
    /* The same as above, where a person wants it whatever the system says. */
    :root[data-theme="dark"] {
      color-scheme: dark;
      --ground: #12161b; --card: #1b2129; --ink: #eef0f2; --soft: #aab3bd; --line: #333c47;
      --accent: #f0a36b; --on-accent: #1c120a; --sleep: #8fb0f5; --awake: #f0b45c; --fault: #ff9aa2;
      --field: #12161b; --edge: #8b95a1;
    }
    /* Night: dim and red whatever the system says, so that nobody's eyes wake up. */
    :root[data-theme="night"] {
      color-scheme: dark;
      --ground: #0a0202; --card: #150505; --ink: #e0604a; --soft: #d2644f; --line: #3a1410;
      --accent: #e0604a; --on-accent: #0a0202; --sleep: #c2523f; --awake: #d9744f; --fault: #ff8a73;
      --field: #0a0202; --edge: #9a4033;
    }
    * { box-sizing: border-box; }
    html { font: 100%/1.45 system-ui, "DejaVu Sans", sans-serif; background: var(--ground); color: var(--ink); }
    /* What has the focus is never behind the bar. */
    html { scroll-padding: 1rem 0 5rem; }
    body { margin: 0; overflow-wrap: anywhere; }
    main { max-width: 46rem; margin: 0 auto; padding: .75rem .75rem 5rem; }
    h1 { font-size: 1.3rem; margin: .5rem 0; line-height: 1.25; }
    h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
    h3 { font-size: 1rem; margin: .75rem 0 .25rem; }
    a { color: var(--accent); }
    small, .soft { color: var(--soft); font-size: .9rem; }
    .sync { color: var(--soft); font-size: .9rem; text-align: center; margin: 1.5rem 0 0; }
    .sync.trouble { color: var(--fault); }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: .5rem; top: .5rem; background: var(--card); padding: .75rem; z-index: 3; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .bar {
      position: fixed; bottom: 0; left: 0; right: 0; display: flex; gap: .25rem; justify-content: center;
      background: var(--card); border-top: 1px solid var(--line); z-index: 2;
      padding: .25rem .25rem calc(.25rem + env(safe-area-inset-bottom));
    }
    .bar a {
      flex: 1 1 auto; max-width: 9rem; min-height: 2.75rem; display: flex; align-items: center; justify-content: center;
      text-decoration: none; color: var(--ink); border-radius: .6rem; padding: .25rem .1rem; text-align: center; font-size: .8rem;
      overflow-wrap: normal; min-width: 0;
    }
    .bar a[aria-current] { background: var(--accent); color: var(--on-accent); }
    .player {
      position: fixed; left: 0; right: 0; bottom: calc(3.3rem + env(safe-area-inset-bottom)); z-index: 2;
      display: flex; flex-wrap: wrap; gap: .2rem .75rem; align-items: center; justify-content: center;
      background: var(--card); border-top: 1px solid var(--line); padding: .3rem .6rem;
    }
    .player[hidden] { display: none; }
    .player p { margin: 0; display: flex; flex-wrap: wrap; gap: 0 .6rem; align-items: baseline; flex: 1 1 9rem; min-width: 0; }
    .player small { display: inline-flex; gap: .6rem; font-variant-numeric: tabular-nums; }
    .player .actions { margin: 0; flex-wrap: nowrap; align-items: center; flex: 1 1 20rem; max-width: 30rem; }
    body:has(.player:not([hidden])) main { padding-bottom: 12rem; }
    .volume { display: flex; align-items: center; gap: .5rem; flex: 1 1 8rem; margin: 0; min-width: 0; }
    input[type="range"] { flex: 1; padding: 0; border: 0; accent-color: var(--accent); background: none; }
    :root[data-scripted] .unscripted { display: none; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: .9rem; padding: .85rem; margin: .75rem 0; }
    .key { font-family: monospace; }
    button, .button, summary {
      min-height: 2.75rem; min-width: 2.75rem; padding: .5rem .9rem; font: inherit; border-radius: .7rem;
      border: 1px solid var(--edge); background: var(--card); color: var(--ink); cursor: pointer;
      display: inline-flex; align-items: center; justify-content: center; text-decoration: none;
      overflow-wrap: break-word;
    }
    button:disabled { opacity: .6; }
    .primary { background: var(--accent); color: var(--on-accent); border-color: var(--accent); font-weight: 600; }
    .big { width: 100%; min-height: 4.25rem; font-size: 1.25rem; }
    .inline { display: inline-flex; margin: 0; }
    .inline:has(.big) { display: flex; margin: .75rem 0; }
    .actions { display: flex; flex-wrap: wrap; gap: .5rem; margin: .6rem 0 0; }
    .field { margin: .6rem 0; }
    .field label { display: block; margin-bottom: .2rem; }
    input:not([type="checkbox"]):not([type="hidden"]), select, textarea {
      width: 100%; min-width: 0; min-height: 2.75rem; font: inherit; padding: .5rem; border-radius: .6rem;
      border: 1px solid var(--edge); background: var(--field); color: var(--ink);
    }
    ::file-selector-button {
      min-height: 2rem; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--edge);
      border-radius: .5rem; margin-right: .6rem;
    }
    /* What browsers draw white in dark fields would shine at night. */
    :root[data-theme="night"] ::-webkit-calendar-picker-indicator { opacity: .45; }
    .box { display: flex; align-items: center; gap: .6rem; min-height: 2.75rem; }
    .box input { width: 1.4rem; height: 1.4rem; }
    input[type="checkbox"], input[type="radio"] { accent-color: var(--accent); }
    .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .6rem; }
    .fault { color: var(--fault); font-weight: 600; }
    .plain { list-style: none; margin: 0; padding: 0; }
    .plain.card { margin: .75rem 0; padding: .35rem .85rem; }
    .plain > li { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; justify-content: space-between;
      padding: .5rem 0; border-top: 1px solid var(--line); }
    .plain > li:first-child { border-top: 0; }
    .ways { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .5rem; margin: .75rem 0; }
    .toast { position: sticky; top: .5rem; z-index: 1; display: flex; gap: .6rem; align-items: center;
      justify-content: space-between; background: var(--ink); color: var(--ground); border-radius: .8rem; padding: .4rem .4rem .4rem .9rem; }
    .toast button { background: var(--ground); color: var(--ink); }
    .now .state { font-size: 1.15rem; margin: 0; }
    .now .clock { font-size: 2.6rem; font-variant-numeric: tabular-nums; line-height: 1.1; margin: .2rem 0; font-weight: 600; }
    .now ul { margin: .4rem 0 0; padding-left: 1.1rem; }
    .head { display: flex; align-items: center; gap: .5rem; justify-content: space-between; }
    .head h1 { flex: 1; text-align: center; }
    .section { border-left: .4rem solid var(--awake); }
    .section.sleep { border-left-color: var(--sleep); }
    .section header { display: flex; flex-wrap: wrap; gap: .1rem .75rem; justify-content: space-between; align-items: baseline; }
    .section header strong { font-size: 1.05rem; font-variant-numeric: tabular-nums; }
    .section p { margin: .2rem 0 0; }
    .rows { list-style: none; margin: .4rem 0 0; padding: 0; }
    .rows a { display: flex; gap: .6rem; min-height: 2.75rem; align-items: center; text-decoration: none; color: inherit; }
    .rows li { border-top: 1px solid var(--line); }
    .rows a > span:nth-child(2) { min-width: 5rem; }
    .rows .time { min-width: 3.2rem; font-variant-numeric: tabular-nums; color: var(--soft); }
    details > summary { list-style: none; margin-top: .5rem; }
    details > summary::-webkit-details-marker { display: none; }
    dl { display: grid; grid-template-columns: minmax(50%, 1fr) auto; gap: .2rem 1rem; margin: 0; }
    dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
    dd.span { grid-column: 1 / -1; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: .4rem .5rem; border-top: 1px solid var(--line); white-space: nowrap; }
    svg.share { display: block; width: 100%; min-width: 5rem; height: .8rem; }
    svg.course { display: block; width: 8rem; height: 1.6rem; }
    svg .ground { fill: var(--line); } svg .sleep { fill: var(--sleep); } svg .nap { fill: var(--awake); }
    .portrait { width: 4rem; height: 4rem; border-radius: 50%; object-fit: cover; background: var(--line); }
    .children { list-style: none; padding: 0; }
    .children a { display: flex; gap: .9rem; align-items: center; text-decoration: none; color: inherit; flex: 1; }
    @media (min-width: 60rem) {
      main { max-width: 64rem; }
      .columns { display: grid; grid-template-columns: 3fr 2fr; gap: 1.25rem; align-items: start; }
      .columns > * { min-width: 0; }
    }
    @media (prefers-reduced-motion: no-preference) { .toast { animation: appear .2s ease-out; } }
    @keyframes appear { from { opacity: 0; } }
    """#
}
