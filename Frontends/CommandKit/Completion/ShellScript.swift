/// What a shell is to run once, so that it asks the program at every press of the key.
///
/// The scripts hold nothing of the commands: all that may follow is asked of the program itself, which
/// knows its commands and the family's data, so that a script never falls behind the program.
struct ShellScript {
  private let program: String

  /// The scripts of a program by its name.
  init(program: String) {
    self.program = program
  }

  /// The script for a shell.
  func text(_ shell: Shell) -> String {
    let template =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
    var text = template.description
    for (mark, meaning) in [("@FUNCTION@", function), ("@PROGRAM@", program)] {
      text = text.split(separator: mark, omittingEmptySubsequences: false)
        .joined(separator: meaning)
    }
    return text + "\n"
  }

  private var function: String {
    "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// bash cuts words at `:` and `=`, too; the pieces are put together again by the blanks between them.
  private static let bash: StaticString = #"""
    # bash completion for @PROGRAM@
    @FUNCTION@() {
      local rest=${COMP_LINE:0:COMP_POINT} words=() lines=() index piece prefix
      for ((index = 0; index <= COMP_CWORD; index++)); do
        if ((index == 0)) || [[ $rest == [[:space:]]* ]]; then words+=(""); fi
        rest=${rest#"${rest%%[![:space:]]*}"}
        piece=${COMP_WORDS[index]}
        if ((index == COMP_CWORD)); then piece=$rest; fi
        words[${#words[@]} - 1]+=$piece
        rest=${rest#"$piece"}
      done
      mapfile -t lines < <("${words[0]/#\~/$HOME}" complete bash -- "${words[@]:1}" 2>/dev/null)
      COMPREPLY=()
      case ${lines[0]-} in
        files) compopt -o default 2>/dev/null ;;
        folders) compopt -o dirnames 2>/dev/null ;;
      esac
      prefix=${words[${#words[@]} - 1]%"$2"}
      for piece in "${lines[@]:1}"; do COMPREPLY+=("${piece#"$prefix"}"); done
    }
    complete -o nosort -F @FUNCTION@ @PROGRAM@
    """#

  private static let zsh: StaticString = #"""
    #compdef @PROGRAM@
    @FUNCTION@() {
      local -a lines described
      local line note
      lines=("${(@f)$(${(Q)~words[1]} complete zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      case $lines[1] in
        files) [[ $PREFIX == --*=* ]] && compset -P '*='; _files ;;
        folders) [[ $PREFIX == --*=* ]] && compset -P '*='; _files -/ ;;
      esac
      for line in "${(@)lines[2,-1]}"; do
        note=""
        [[ $line == *$'\t'* ]] && note=":${line#*$'\t'}"
        line=${line%%$'\t'*}
        described+=("${line//:/\\:}$note")
      done
      (($#described)) && _describe -V '@PROGRAM@' described
    }
    if [[ $funcstack[1] == @FUNCTION@ ]]; then
      @FUNCTION@ "$@"
    else
      compdef @FUNCTION@ @PROGRAM@
    fi
    """#

  private static let fish: StaticString = #"""
    # fish completion for @PROGRAM@
    function @FUNCTION@
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        set -l word (string unescape -- $current; or string replace -r '^[\'"]' '' -- $current)
        set -l lines ($words[1] complete fish -- $words[2..-1] "$word" 2>/dev/null)
        set -l lead (string match -r '^--[^=]*=' -- $current; or echo)
        set -l path (string replace -r '^--[^=]*=' '' -- $current)
        switch "$lines[1]"
            case files
                printf '%s\n' $lead(complete -C "'' $path")
            case folders
                printf '%s\n' $lead(complete -C "'' $path" | string match -r '.*/$')
        end
        if set -q lines[2]
            printf '%s\n' $lines[2..-1]
        end
    end
    complete -c @PROGRAM@ -f -k -a '(@FUNCTION@)'
    """#
}
