/**
 * The one place that cleans what people type or paste. Forms use it before their rules, the contract before its schemas:
 * so neither refuses a mark that nobody sees.
 */

/** Format characters that are drawn and belong to a text: Arabic, Syriac and Kaithi signs that stand before numbers. */
const DRAWN = '\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}'
const JOINERS = '\u200C\u200D'
/** An England flag is a black flag and tags; elsewhere tags are an invisible text. */
const FLAG = /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F})/u
/** Signs that choose how the letter or emoji before them is drawn. */
const VARIANTS = '\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}'
/** Marks of direction and without width, soft hyphens, byte order marks, tags, and letters that only fill a place. */
const UNSEEN = new RegExp(`(?![${DRAWN}${JOINERS}${VARIANTS}])[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`, 'gu')
/** Scripts in which a joiner changes how the letters beside it are drawn. */
const JOINING = 'Arab Syrc Mong Nkoo Mand Phag Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
  .split(' ')
  .map((name) => `\\p{scx=${name}}`)
  .join('')
/** Signs that take the vowel from a consonant: a joiner after one ends a word in older Malayalam and Sinhala. */
const VIRAMA = '\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA'
const EMOJI = '\\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F'
const IN_LETTERS = `(?<=[${JOINING}])[${JOINERS}](?=[${JOINING}])`
const AFTER_VIRAMA = `(?<=[${VIRAMA}])\u200D`
const IN_EMOJI = `(?<=[${EMOJI}])\u200D(?=\\p{Extended_Pictographic})`
const JOINER = new RegExp(`(${IN_LETTERS}|${AFTER_VIRAMA}|${IN_EMOJI})|[${JOINERS}]`, 'gu')

const JOINERS_IN_A_ROW = new RegExp(`([${JOINERS}])[${JOINERS}]+`, 'g')

/** The braille pattern without dots and the next line control are spaces to whoever looks at them. */
const SPACES = /[\s\u0085\u2800]+/gu
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g
const CONTROL = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?!\n)\p{Cc}/u
const CONTROLS = new RegExp(CONTROL, 'gu')

/** Most texts: nothing in them has to be looked for. */
const PLAIN = /^[\x20-\x7e\n]*$/

/** Without the marks that nobody sees, as Unicode composes it; spaces stay as they are. */
function withoutUnseen(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .split(FLAG)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(UNSEEN, '')))
    .join('')
    .replace(JOINERS_IN_A_ROW, '$1')
    .replace(JOINER, (_, kept: string | undefined) => kept ?? '')
    .normalize('NFC')
}

/** What was typed into a field of one line: tabs, line breaks and spaces of any kind become one space. */
export const cleanLine = (text: string): string => withoutUnseen(text).replace(SPACES, ' ').trim()

/** What was typed into a field of several lines, whose line breaks stay. */
export const cleanLines = (text: string): string =>
  withoutUnseen(text.replace(LINE_ENDS, '\n'))
    .split('\n')
    .map((line) => line.replace(SPACES, ' ').trimEnd())
    .join('\n')
    .trim()

/** Whether a cleaned text still has control characters or halves of characters, which can't be stored or shown. */
export const hasUnreadable = (text: string): boolean => CONTROL.test(text)

/** A line that its writer can't correct, such as the name of a file: without what can't be stored or shown. */
export const readableLine = (text: string): string => cleanLine(cleanLine(text).replace(CONTROLS, ''))

/** Digits of every script in Latin digits; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const plain = digit.normalize('NFKC')
    if (/^[0-9]$/.test(plain)) return plain
    // The ten digits of a script follow one another, but not every script's begin at a multiple of ten.
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value)
  })

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Latin letters with a stroke or joined, which have no accent to take off.
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[đð]/g, 'd'],
  [/þ/g, 'th'],
  [/ħ/g, 'h'],
  [/ı/g, 'i'],
  // Letters that Arabic, Persian and Urdu keyboards and habits exchange.
  [/ٱ/g, 'ا'],
  [/[ءـ]/g, ''],
  [/[ىیے]/g, 'ي'],
  [/[ةہھەۀ]/g, 'ه'],
  [/ک/g, 'ك'],
  // Final forms of Greek and Hebrew.
  [/ς/g, 'σ'],
  [/ך/g, 'כ'],
  [/ם/g, 'מ'],
  [/ן/g, 'נ'],
  [/ף/g, 'פ'],
  [/ץ/g, 'צ'],
]
/** Accents and vowel signs of alphabets that are read without them; those of Indic scripts are letters of their own. */
const ACCENTS = /(?![^\p{sc=Inherited}\p{sc=Arab}\p{sc=Hebr}])(?!\p{scx=Hira}|[\u0e00-\u1cff\uA640-\uABFF])\p{M}/gu

/** A text as it is compared: without case, accents, hamza, final forms and joiners, with Latin digits. */
export function foldText(text: string): string {
  const plain = latinDigits(cleanLine(text).normalize('NFKD').toLowerCase().normalize('NFKD'))
  const folded = SPELLINGS.reduce(
    (shorter, [spelling, replacement]) => shorter.replace(spelling, replacement),
    plain.replace(ACCENTS, '').replace(/[\u200C\u200D]/g, ''),
  )
  // An accent of its own (˘) was a space with the accent.
  return cleanLine(folded)
}

const NO_NAME = /^[\p{Pd}._]+$/u

/** A person's names as one; "-" or "." stands for one that a person doesn't have, in forms that ask for two. */
export const joinNames = (...names: readonly string[]): string =>
  cleanLine(names.join(' '))
    .split(' ')
    .filter((word) => !NO_NAME.test(word))
    .join(' ')
