#include "symbols.h"

static UNumberFormatStyle style_of(int32_t style) {
  switch (style) {
    case cicu_number_percent: return UNUM_PERCENT;
    case cicu_number_pattern: return UNUM_PATTERN_DECIMAL;
    default: return UNUM_DECIMAL;
  }
}

cicu_numbers *cicu_numbers_open(const char *locale, int32_t style, const uint16_t *pattern,
                                int32_t length) {
  const struct cicu_symbols *icu = cicu_symbols();
  if (icu == NULL) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format =
      icu->unum_open(style_of(style), (const UChar *)pattern, length, locale, NULL, &status);
  if (U_FAILURE(status)) {
    if (format != NULL) icu->unum_close(format);
    return NULL;
  }
  icu->unum_setAttribute(format, UNUM_ROUNDING_MODE, UNUM_ROUND_HALFUP);
  if (style == cicu_number_integer) icu->unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, 0);
  return (cicu_numbers *)format;
}

void cicu_numbers_close(cicu_numbers *numbers) {
  if (numbers != NULL) cicu_symbols()->unum_close((UNumberFormat *)numbers);
}

int32_t cicu_numbers_format_integer(const cicu_numbers *numbers, int64_t number, uint16_t *text,
                                    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = cicu_symbols()->unum_formatInt64((const UNumberFormat *)numbers, number,
                                                    (UChar *)text, capacity, NULL, &status);
  return cicu_length(length, status);
}

int32_t cicu_numbers_format_real(const cicu_numbers *numbers, double number, uint16_t *text,
                                 int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = cicu_symbols()->unum_formatDouble((const UNumberFormat *)numbers, number,
                                                     (UChar *)text, capacity, NULL, &status);
  return cicu_length(length, status);
}
