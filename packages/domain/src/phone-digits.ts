import { cleanLine, latinDigits } from './text'

/** Dashes of every kind, dots, slashes, brackets and spaces, with which people group digits. */
const SEPARATORS = /[\s()./\p{Pd}\u2212\u00B7\u2022\u200C\u200D]/gu

/**
 * A phone number in digits with a leading + if it had one. Also reads numbers that were copied: `tel:+971…`, `+971 (0)50 …`,
 * and `971…+` from pages that are written from right to left.
 */
export function readablePhone(text: string): string {
  const plain = latinDigits(cleanLine(text))
    .replace(/^tel(ephone)?\s*:\s*/i, '')
    .replaceAll('＋', '+')
    .trim()
  const written = /^[^+]*\+$/.test(plain) && /\d/.test(plain) ? `+${plain.slice(0, -1)}` : plain
  const groups = /^(\+|00)/.test(written) ? written.replace(/\(\s*0\s*\)/, '') : written
  return groups.replace(SEPARATORS, '').replace(/^\+00/, '+')
}

/** The same without the +. What remains must be digits. */
export const phoneDigits = (text: string): string => readablePhone(text).replace(/^\+/, '')
