#ifndef HEARTH_CALSA_SHIM_H
#define HEARTH_CALSA_SHIM_H

#include <alsa/asoundlib.h>

/* The handler is variadic, which Swift cannot write: what is wrong is told by error codes. */
static inline void hearth_alsa_say_nothing(
    const char *file, int line, const char *function, int code, const char *format, ...) {
  (void)file;
  (void)line;
  (void)function;
  (void)code;
  (void)format;
}

/* Keeps the library from writing to standard error. */
static inline void hearth_alsa_silence(void) {
  snd_lib_error_set_handler(hearth_alsa_say_nothing);
}

#endif
