export const SEARCHES_STATUS = {
  synonyms_not_found: 404,
  synonyms_changed: 409,
  synonyms_exist: 409,
  synonyms_full: 409,
} as const

export const SEARCHES_SENTENCE: Record<keyof typeof SEARCHES_STATUS, string> = {
  synonyms_not_found: 'We couldn’t find these words. Someone may have removed them.',
  synonyms_changed: 'Someone else changed these words. Look at their version first.',
  synonyms_exist: 'A group has all of these words already.',
  synonyms_full: 'There are 500 groups already. Remove one that nobody needs first.',
}
