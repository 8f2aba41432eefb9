/** Letters with a stroke or shape that Unicode normalisation does not remove. */
const PLAIN_LETTERS: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  ħ: 'h',
  Ħ: 'H',
}
// The document fonts contain Latin-1, the punctuation of our texts, and the Arabic block.
const NOT_IN_FONTS =
  /[^\u0020-\u007e\u00a0-\u00ff\u0600-\u06ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\n]/gu

/** Converts text for the document fonts: Latin letters lose accents that the fonts lack, other scripts become `?`. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(NOT_IN_FONTS, (char) => {
      const plain = PLAIN_LETTERS[char] ?? char.normalize('NFKD').replace(/\p{M}+/gu, '')
      return /^[\u0020-\u007e\u0600-\u06ff]+$/.test(plain) ? plain : '?'
    })
}

export const hasArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text)
