import { cleanLine, latinDigits } from '@homecare/domain/text'

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // British and American: haemoglobin, oestrogen, coeliac.
  [/ae|oe/g, 'e'],
  // Letters that Arabic keyboards and habits exchange.
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ـ/g, ''],
]

/** The words of a text as they are compared: lower case, no accents or Arabic vowel signs, one spelling, Latin digits. */
export function wordsOf(text: string): string[] {
  const plain = SPELLINGS.reduce(
    (folded, [spelling, replacement]) => folded.replace(spelling, replacement),
    latinDigits(cleanLine(text).normalize('NFKD')).replace(/\p{M}/gu, '').toLowerCase(),
  )
  return plain.match(/[\p{L}\p{N}]+/gu)?.map(withoutArticle) ?? []
}

/** Arabic writes “the” as part of the word, and “for the” as well. */
const withoutArticle = (word: string): string => (/^(?:ال|لل).{3,}/.test(word) ? word.slice(2) : word)

const SHORT = 3

/** Neighbours that are also written as one word: “b 12” and “b12”, “ca 15-3” and “ca153”. */
export function joinedWords(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const two = words.slice(at, at + 2)
    const three = words.slice(at, at + 3)
    return [two, three]
      .filter(
        (parts, index) => parts.length === index + 2 && parts.every((part) => part.length <= SHORT || part === word),
      )
      .filter((parts) => parts.some((part) => part.length <= SHORT))
      .map((parts) => parts.join(''))
  })
}
