#ifndef CQRENCODE_H
#define CQRENCODE_H

#include <stddef.h>
#include <stdint.h>

// The part of libqrencode that Hearth uses. Nothing is linked: the first call opens libqrencode.so.4 with
// dlopen, since hardly any run of a program shows a code. ldd does not show the dependency: packages
// have to name it (libqrencode4).

/// How a call ended.
typedef enum {
  CQRENCODE_OK,
  /// libqrencode is not installed.
  CQRENCODE_MISSING,
  /// The text is empty, or more than a code holds.
  CQRENCODE_TOO_LONG,
} cqrencode_result;

/// The most dots that a code has: 177 in a row.
enum { CQRENCODE_MOST_DOTS = 177 * 177 };

/// Writes the dots of a text's code, row by row, 1 for a dark one, and how many a row has.
///
/// The code stands a seventh of it being hidden or dirty. `dots` has room for CQRENCODE_MOST_DOTS.
cqrencode_result cqrencode_dots(const char *text, uint8_t *dots, size_t *side);

#endif
