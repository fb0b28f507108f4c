#ifndef CICU_H
#define CICU_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of ICU that Hearth uses, loaded when it is first needed.
//
// Nothing is linked. The first call of any function below opens libicui18n.so.NN with dlopen, NN being
// the version of the headers this file was built with; libicuuc and libicudata come with it. ICU's
// functions carry that version in their names (umsg_open_72), so they are looked up by the names that
// ICU's own renaming macros give. This happens once a process, under pthread_once; the library stays
// open until the end. Where the library or one name is missing, every *_open answers NULL and the
// callers do without. ldd does not show the dependency: packages have to name it (libicu72).
//
// Text goes in as UTF-16 with its length, or as UTF-8 where said. A function that gives text writes at
// most `capacity` units and answers how many there are, even if that is more; it is negative if ICU
// refused. A handle may be used by one thread at a time. Every handle ends with its own close, which
// takes NULL too.
//
// Times are milliseconds since 1970-01-01T00:00 on the clock of the reader: the zone is always UTC, so
// that ICU's copy of the zone rules, which goes stale, is never asked. Dates are proleptic Gregorian.

/// Whether ICU could be loaded.
bool cicu_available(void);

typedef struct cicu_plurals cicu_plurals;

/// The plural rules of a locale: of amounts (1 day), or of ordinals (1st day).
cicu_plurals *cicu_plurals_open(const char *locale, bool ordinal);
void cicu_plurals_close(cicu_plurals *plurals);

typedef struct cicu_numbers cicu_numbers;

/// The category of a number: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other. With a format, that of the
/// number as the format writes it, since the digits shown count ("1 day", but "1.0 days").
int32_t cicu_plurals_select(const cicu_plurals *plurals, double number, const cicu_numbers *numbers);

enum cicu_number_style {
  cicu_number_decimal = 0,
  cicu_number_integer = 1,
  cicu_number_percent = 2,
  cicu_number_pattern = 3,
};

/// A number format; the pattern ("#,##0.0") counts only with cicu_number_pattern. Halves round away
/// from zero.
cicu_numbers *cicu_numbers_open(const char *locale, int32_t style, const uint16_t *pattern,
                                int32_t length);
void cicu_numbers_close(cicu_numbers *numbers);
int32_t cicu_numbers_format_integer(const cicu_numbers *numbers, int64_t number, uint16_t *text,
                                    int32_t capacity);
int32_t cicu_numbers_format_real(const cicu_numbers *numbers, double number, uint16_t *text,
                                 int32_t capacity);

typedef struct cicu_dates cicu_dates;

enum cicu_date_length {
  cicu_date_none = -1,
  cicu_date_full = 0,
  cicu_date_long = 1,
  cicu_date_medium = 2,
  cicu_date_short = 3,
};

/// A date format: by two lengths, or by a pattern ("d MMMM y") if one is given.
cicu_dates *cicu_dates_open(const char *locale, int32_t date_length, int32_t time_length,
                            const uint16_t *pattern, int32_t length);
void cicu_dates_close(cicu_dates *dates);
int32_t cicu_dates_format(const cicu_dates *dates, double milliseconds, uint16_t *text,
                          int32_t capacity);

typedef struct cicu_collator cicu_collator;

/// The order of names in a locale; runs of digits compare as numbers. With `base_letters_only`, case
/// and diacritics that make no letter of their own in the locale do not count.
cicu_collator *cicu_collator_open(const char *locale, bool base_letters_only);
void cicu_collator_close(cicu_collator *collator);

/// Negative, zero or positive; both texts are UTF-8.
int32_t cicu_collator_compare(const cicu_collator *collator, const char *left, int32_t left_length,
                              const char *right, int32_t right_length);

/// Whether the wanted text occurs in the other, equal by this collator; 1, 0, or negative if ICU
/// refused.
int32_t cicu_collator_contains(const cicu_collator *collator, const uint16_t *text, int32_t length,
                               const uint16_t *wanted, int32_t wanted_length);

/// Formats with ICU's own MessageFormat, against which catalogues are checked.
///
/// The arguments are one for each number from 0 to the highest used: a pointer to UTF-16 ended by 0
/// for {0}, select and unused numbers, int32_t for {0,number,integer}, double for all others.
int32_t cicu_message_format(const char *locale, const uint16_t *pattern, int32_t length,
                            uint16_t *text, int32_t capacity, va_list arguments);

#endif
