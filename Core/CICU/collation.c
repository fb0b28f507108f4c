#include "symbols.h"

cicu_collator *cicu_collator_open(const char *locale, bool base_letters_only) {
  const struct cicu_symbols *icu = cicu_symbols();
  if (icu == NULL) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = icu->ucol_open(locale, &status);
  if (U_SUCCESS(status) && base_letters_only) {
    icu->ucol_setStrength(collator, UCOL_PRIMARY);
  } else if (U_SUCCESS(status)) {
    icu->ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  }
  if (U_SUCCESS(status)) return (cicu_collator *)collator;
  if (collator != NULL) icu->ucol_close(collator);
  return NULL;
}

void cicu_collator_close(cicu_collator *collator) {
  if (collator != NULL) cicu_symbols()->ucol_close((UCollator *)collator);
}

int32_t cicu_collator_compare(const cicu_collator *collator, const char *left, int32_t left_length,
                              const char *right, int32_t right_length) {
  UErrorCode status = U_ZERO_ERROR;
  return cicu_symbols()->ucol_strcollUTF8((const UCollator *)collator, left, left_length, right,
                                          right_length, &status);
}

int32_t cicu_collator_contains(const cicu_collator *collator, const uint16_t *text, int32_t length,
                               const uint16_t *wanted, int32_t wanted_length) {
  const struct cicu_symbols *icu = cicu_symbols();
  UErrorCode status = U_ZERO_ERROR;
  UStringSearch *search = icu->usearch_openFromCollator(
      (const UChar *)wanted, wanted_length, (const UChar *)text, length,
      (const UCollator *)collator, NULL, &status);
  if (U_FAILURE(status)) return -1;
  int32_t position = icu->usearch_first(search, &status);
  icu->usearch_close(search);
  if (U_FAILURE(status)) return -1;
  return position == USEARCH_DONE ? 0 : 1;
}
