# What test, run and bench share; sourced at the top of the project.

# The build that people get: one file for the Swift side, Debian's libraries beside it. At a fixed address,
# since moving it at every start means writing to as many pages as there is code for; and with types and
# functions made ready for each other across modules, since a start has no time to do so.
release=(-c release --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie)
release+=(-Xswiftc -cross-module-optimization -Xswiftc -Xfrontend -Xswiftc -prespecialize-generic-metadata)
# Linked by the linker that Swift brings along: what it lays out starts a tenth faster.
release+=(-Xswiftc -use-ld=lld)
diary=.build/release/hearth-diary
habits=.build/release/hearth-habits
player=.build/release/hearth-player
diary_tui=.build/release/hearth-diary-tui
habits_tui=.build/release/hearth-habits-tui
player_tui=.build/release/hearth-player-tui
web=.build/release/hearth-diary-http
habits_web=.build/release/hearth-habits-http
player_web=.build/release/hearth-player-http
hub=.build/release/hearth-hub

# Builds the programs; SwiftPM takes one product at a time.
build_release() {
  swift build "${release[@]}" --product hearth-diary
  swift build "${release[@]}" --product hearth-habits
  swift build "${release[@]}" --product hearth-player
  swift build "${release[@]}" --product hearth-diary-tui
  swift build "${release[@]}" --product hearth-habits-tui
  swift build "${release[@]}" --product hearth-player-tui
  swift build "${release[@]}" --product hearth-diary-http
  swift build "${release[@]}" --product hearth-habits-http
  swift build "${release[@]}" --product hearth-player-http
  swift build "${release[@]}" --product hearth-hub
}

# step TITLE COMMAND...: a heading, the command, and how long it took.
step() {
  local title=$1 start=$SECONDS
  shift
  echo "== $title"
  "$@" || {
    echo "== $title: failed after $((SECONDS - start)) s" >&2
    exit 1
  }
  echo "== $title: $((SECONDS - start)) s"
}
