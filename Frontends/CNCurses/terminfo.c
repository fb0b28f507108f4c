#include "CNCurses.h"

#include <ncurses.h>
#include <term.h>

int hearth_terminal_setup(const char *type, int descriptor) {
  int result = -1;
  if (setupterm((char *)type, descriptor, &result) == OK) return 1;
  return result;
}

const char *hearth_terminal_string(const char *name) {
  char *string = tigetstr((char *)name);
  return string == (char *)-1 ? NULL : string;
}

int hearth_terminal_number(const char *name) { return tigetnum((char *)name); }

int hearth_terminal_flag(const char *name) { return tigetflag((char *)name) > 0; }

const char *hearth_terminal_parameters(const char *string, int first, int second) {
  return tparm((char *)string, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}
