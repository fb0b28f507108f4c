#ifndef CICU_SYMBOLS_H
#define CICU_SYMBOLS_H

#include <unicode/ucal.h>
#include <unicode/ucol.h>
#include <unicode/udat.h>
#include <unicode/umsg.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>
#include <unicode/usearch.h>

#include "CICU.h"

#define CICU_FUNCTIONS(EACH)      \
  EACH(ucal_clone)                \
  EACH(ucal_close)                \
  EACH(ucal_setDefaultTimeZone)   \
  EACH(ucal_setGregorianChange)   \
  EACH(ucol_close)                \
  EACH(ucol_open)                 \
  EACH(ucol_setAttribute)         \
  EACH(ucol_setStrength)          \
  EACH(ucol_strcollUTF8)          \
  EACH(udat_close)                \
  EACH(udat_format)               \
  EACH(udat_getCalendar)          \
  EACH(udat_open)                 \
  EACH(udat_setCalendar)          \
  EACH(umsg_close)                \
  EACH(umsg_open)                 \
  EACH(umsg_vformat)              \
  EACH(unum_close)                \
  EACH(unum_formatDouble)         \
  EACH(unum_formatInt64)          \
  EACH(unum_open)                 \
  EACH(unum_setAttribute)         \
  EACH(uplrules_close)            \
  EACH(uplrules_openForType)      \
  EACH(uplrules_select)           \
  EACH(uplrules_selectWithFormat) \
  EACH(usearch_close)             \
  EACH(usearch_first)             \
  EACH(usearch_openFromCollator)

// ICU's headers rename each function by macro, so members carry the version in their names as well;
// `icu->umsg_open` is renamed alike and finds its member.
struct cicu_symbols {
#define CICU_MEMBER(function) __typeof__(&function) function;
  CICU_FUNCTIONS(CICU_MEMBER)
#undef CICU_MEMBER
};

/// ICU's functions, loaded at the first call; NULL where ICU is missing.
const struct cicu_symbols *cicu_symbols(void);

/// Makes UTC the zone of every format opened from now on, instead of looking for the machine's.
void cicu_use_utc(const struct cicu_symbols *icu);

/// What a formatting function answers: the length, whether or not the text fitted.
static inline int32_t cicu_length(int32_t length, UErrorCode status) {
  bool refused = U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR;
  return refused ? -1 : length;
}

#endif
