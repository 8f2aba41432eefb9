import { foldText } from './text'

const APOSTROPHES = /['’‘ʼʻ`´]/g
/** Parts of names that some write and others leave out. */
const PARTICLES = new Set(
  'al el ul bin ben ibn bint abu abi umm um de da di van von the ال بن ابن بنت ابو ابي ام بو'.split(' '),
)
/** The Arabic article is written as part of the word. */
const withoutArticle = (word: string): string => (/^ال.{3,}/u.test(word) ? word.slice(2) : word)

/** The words of a name or of a search for one, folded, without particles; of particles alone, those. */
export function searchWords(text: string): string[] {
  const words = foldText(text.replace(APOSTROPHES, '')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const plain = words.filter((word) => !PARTICLES.has(word)).map(withoutArticle)
  return plain.length > 0 ? plain : [...words]
}

/** What two names have in common that are one to whoever searches: their words in one order. */
export const searchKey = (text: string): string => searchWords(text).toSorted().join(' ')
