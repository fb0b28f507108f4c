#ifndef CNCURSES_H
#define CNCURSES_H

#include <stddef.h>

// The part of ncurses that Hearth uses, its knowledge of terminals (terminfo), and what has to happen in
// signal handlers. One terminal a process, used by one thread, but for hearth_terminal_alarm.

/// Looks a terminal up.
///
/// Returns 1 where it is known, 0 where it is not, -1 where there is no database of terminals.
int hearth_terminal_setup(const char *type, int descriptor);
/// A string of the terminal's description; NULL where it has none of this name.
const char *hearth_terminal_string(const char *name);
/// A number of the terminal's description; negative where it has none of this name.
int hearth_terminal_number(const char *name);
/// Whether the terminal's description says this of it.
int hearth_terminal_flag(const char *name);
/// A string with two numbers in it, valid until the next call.
const char *hearth_terminal_parameters(const char *string, int first, int second);

/// Takes the terminal over: no echo, no lines, every key as it comes; and the signals of the process.
///
/// `restoring` is what gives the screen back; it is copied, and written even when the process crashes.
/// Returns 0, or the number of the system's error.
int hearth_terminal_begin(int input, int output, const void *restoring, size_t count);
/// Gives the terminal back as it was before; the signals too.
void hearth_terminal_end(void);
/// Gives the terminal back, stops the process group as job control does, and takes the terminal over
/// again when it is continued.
void hearth_terminal_stop(void);

/// Where signals and alarms show, a byte for each: 'A' an alarm, 'W' another size, 'S' a wish to stop,
/// 'C' the process goes on, 'E' a wish to end.
int hearth_terminal_signals(void);
/// Puts an 'A' there, from any thread.
void hearth_terminal_alarm(void);

/// The size of the terminal; 0 where the system does not know it.
int hearth_terminal_size(int descriptor, int *columns, int *rows);

#endif
