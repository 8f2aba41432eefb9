/** Longer texts are pasted by accident or on purpose; no test has so long a name. */
const MAX_CHARACTERS = 60
const MAX_WORDS = 6
/** "ca 15-3" and "25-hydroxy" are searches; more digits may be a phone number, a date of birth or an Emirates ID. */
const MAX_DIGITS = 3

/** Words are shown to staff from this number of searches on, so that what a single person typed stays unread. */
export const SEARCHES_TO_SHOW = 3

/**
 * Returns the words of a search that found nothing in the form in which they are counted, or null where they must not
 * be: they may name a person or are too short to mean anything.
 */
export function missedSearchWords(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase()
  if (/[@\p{Cc}\p{Cf}]|https?:|www[.]/u.test(plain)) return null
  const words = plain.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
  const counted = words.join(' ')
  if (counted.length < 3 || counted.length > MAX_CHARACTERS || words.length > MAX_WORDS) return null
  if ((counted.match(/\p{N}/gu)?.length ?? 0) > MAX_DIGITS || !/\p{L}/u.test(counted)) return null
  return counted
}
