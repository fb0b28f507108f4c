#include <string.h>

#include "symbols.h"

cicu_plurals *cicu_plurals_open(const char *locale, bool ordinal) {
  const struct cicu_symbols *icu = cicu_symbols();
  if (icu == NULL) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  UPluralRules *rules = icu->uplrules_openForType(locale, type, &status);
  if (U_SUCCESS(status)) return (cicu_plurals *)rules;
  icu->uplrules_close(rules);
  return NULL;
}

void cicu_plurals_close(cicu_plurals *plurals) {
  if (plurals != NULL) cicu_symbols()->uplrules_close((UPluralRules *)plurals);
}

// Selecting with a format is internal to ICU, but the library is that of the headers: a version without
// it fails to compile. The stable way (unumf_*) does not take the patterns of MessageFormat.
static int32_t keyword_of(const cicu_plurals *plurals, double number, const cicu_numbers *numbers,
                          UChar *keyword, int32_t capacity, UErrorCode *status) {
  const struct cicu_symbols *icu = cicu_symbols();
  const UPluralRules *rules = (const UPluralRules *)plurals;
  if (numbers == NULL) return icu->uplrules_select(rules, number, keyword, capacity, status);
  return icu->uplrules_selectWithFormat(rules, number, (const UNumberFormat *)numbers, keyword,
                                        capacity, status);
}

int32_t cicu_plurals_select(const cicu_plurals *plurals, double number,
                            const cicu_numbers *numbers) {
  static const char *const categories[] = {"zero", "one", "two", "few", "many"};
  static const int32_t other = 5;
  UChar keyword[16];
  char name[16];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = keyword_of(plurals, number, numbers, keyword, 16, &status);
  if (U_FAILURE(status) || length >= 16) return other;
  for (int32_t unit = 0; unit < length; unit++) name[unit] = (char)keyword[unit];
  name[length] = 0;
  for (int32_t category = 0; category < other; category++) {
    if (strcmp(name, categories[category]) == 0) return category;
  }
  return other;
}
