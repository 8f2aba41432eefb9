import anyAscii from 'any-ascii'
import type { DocumentFonts } from './pdf-fonts'

/**
 * Joiners stay where they change how letters are drawn; a cleaned text has them nowhere else. Isolates stay, since they say in
 * which order a line's parts are drawn.
 */
const UNSEEN = /(?![\u200d\u200c\u2066-\u2069])[\p{Cf}\p{Variation_Selector}]/gu

/** A text as the document's fonts can write it: what none of them has is in its nearest Latin letters. */
export function printable(text: string, { nameOf }: Pick<DocumentFonts, 'nameOf'>): string {
  const has = (char: string) => /[\u200d\n\u200c\u2066-\u2069]/.test(char) || nameOf(char, 'strong') !== undefined
  return Array.from(text.normalize('NFC').replace(UNSEEN, ''), (char) => {
    if (has(char)) return char
    const plain = char.normalize('NFKD')
    const letters = Array.from(plain).filter((each) => !/\p{M}/u.test(each))
    return letters.length > 0 && letters.every(has) ? letters.join('') : inLatin(plain)
  }).join('')
}

/** A letter of a script whose sounds nobody knows is a question mark in the tables; here it is left out. */
const inLatin = (char: string) => (/\p{P}/u.test(char) ? anyAscii(char) : anyAscii(char).replaceAll('?', ''))

export const hasArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text)

/** A mark that puts a part of a line into its own direction; it has no letter. */
export const isIsolate = (char: string): boolean => /[\u2066-\u2069]/.test(char)
