import { dialLink } from './dial'
import { cleanLine, latinDigits } from './text'

/** Dashes, dots, slashes, brackets, quotes and spaces of every kind, with which people and programs group digits, and marks on them. */
const SEPARATORS = /[\s\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{M}./'"`\u2212\u00B7\u2022\u200C\u200D]/gu
/** What stands before a number that was copied: `tel:`, `Mobile:`, `Mob. `, `WhatsApp `, the address of a chat. */
const BEFORE = /^(?:\p{L}+(?:\s*[:.]{1,2}\s*(?!\/)|\s+)|(?:https?:\/\/)?wa\.me\/)(?=[\d+(])/iu
/** And behind it, where it stood in a sentence or a list. */
const BEHIND = /[\s.,;\u060C\u061B]+$/

/**
 * A phone number in digits with a leading + if it had one. Also reads numbers that were copied: `tel:+971…`, `+971 (0)50 …`,
 * and `971…+` from pages that are written from right to left.
 */
export function readablePhone(text: string): string {
  const plain = latinDigits(cleanLine(text).normalize('NFKC'))
    .replace(BEFORE, '')
    .replace(/^['"]+/, '')
    .replace(BEHIND, '')
    .trim()
  const written = /^[^+]*\+$/.test(plain) && /\d/.test(plain) ? `+${plain.slice(0, -1)}` : plain
  const groups = /^(\+|00)/.test(written) ? written.replace(/\(\s*0\s*\)/, '') : written
  return groups.replace(SEPARATORS, '').replace(/^\+00/, '+')
}

/** The same without the +. What remains must be digits. */
export const phoneDigits = (text: string): string => readablePhone(text).replace(/^\+/, '')

/** How many last digits of a number are the same in every way to write it: `+971 50 123 4567` and `050 123 4567`. */
export const PHONE_TAIL = 9

/** The last digits, by which a number that can't be read is compared; null if there are too few to tell it apart. */
export function phoneTail(text: string): string | null {
  const digits = phoneDigits(text).replace(/\D/g, '')
  return digits.length < PHONE_TAIL ? null : digits.slice(-PHONE_TAIL)
}

/** Area or operator and number, which the Emirates group so; the library of phone.ts knows fewer areas than there may be. */
export const IN_THE_EMIRATES = /^(?:\+?971|00971|)0?(5\d|[2-479])(\d{3})(\d{4})$/

/**
 * What a link dials, without the library of phone.ts, for pages that must load quickly: exact for numbers of the Emirates and
 * for those with their country.
 */
export function quickPhoneLink(text: string): string {
  const written = readablePhone(text)
  const [, area, middle, last] = IN_THE_EMIRATES.exec(written) ?? []
  if (area) return dialLink(`+971${area}${middle}${last}`)
  return dialLink(`+${written.replace(/^(\+|00)/, '')}`)
}

/** A number of the Emirates as people write it, without that library; null for any other. */
export function quickPhone(text: string): string | null {
  const [, area, middle, last] = IN_THE_EMIRATES.exec(readablePhone(text)) ?? []
  return area ? `0${area} ${middle} ${last}` : null
}
