#include "symbols.h"

// Earlier than the year 1: from here on the calendar is Gregorian, as HearthModel's Day is.
static const UDate before_all_days = -800000.0 * 86400000.0;

static void make_proleptic(const struct cicu_symbols *icu, UDateFormat *format) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = icu->ucal_clone(icu->udat_getCalendar(format), &status);
  if (U_FAILURE(status)) return;
  icu->ucal_setGregorianChange(calendar, before_all_days, &status);
  if (U_SUCCESS(status)) icu->udat_setCalendar(format, calendar);
  icu->ucal_close(calendar);
}

cicu_dates *cicu_dates_open(const char *locale, int32_t date_length, int32_t time_length,
                            const uint16_t *pattern, int32_t length) {
  static const UChar utc[] = {'U', 'T', 'C', 0};
  const struct cicu_symbols *icu = cicu_symbols();
  if (icu == NULL) return NULL;
  cicu_use_utc(icu);
  UErrorCode status = U_ZERO_ERROR;
  UDateFormatStyle time_style = pattern != NULL ? UDAT_PATTERN : (UDateFormatStyle)time_length;
  UDateFormatStyle date_style = pattern != NULL ? UDAT_PATTERN : (UDateFormatStyle)date_length;
  UDateFormat *format = icu->udat_open(time_style, date_style, locale, utc, 3,
                                       (const UChar *)pattern, length, &status);
  if (U_FAILURE(status)) {
    if (format != NULL) icu->udat_close(format);
    return NULL;
  }
  make_proleptic(icu, format);
  return (cicu_dates *)format;
}

void cicu_dates_close(cicu_dates *dates) {
  if (dates != NULL) cicu_symbols()->udat_close((UDateFormat *)dates);
}

int32_t cicu_dates_format(const cicu_dates *dates, double milliseconds, uint16_t *text,
                          int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = cicu_symbols()->udat_format((const UDateFormat *)dates, milliseconds,
                                               (UChar *)text, capacity, NULL, &status);
  return cicu_length(length, status);
}
