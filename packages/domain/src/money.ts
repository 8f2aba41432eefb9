import { arabic } from './arabic-formats'
import { LOCALE, type Locale } from './locales'

/** An amount of money in integer fils; 100 fils are 1.00 AED. */
export type Fils = number

export const CURRENCY = 'AED'

/** Converts AED as on the wire (at most two decimals) to fils. Throws RangeError for any other value. */
export function filsFromAed(aed: number): Fils {
  const fils = Math.round(aed * 100)
  if (!Number.isFinite(aed) || aed < 0 || fils / 100 !== aed) {
    throw new RangeError(`not an amount in AED: ${aed}`)
  }
  return fils
}

/** Converts fils to the number of AED for the wire. */
export function aedFromFils(fils: Fils): number {
  return fils / 100
}

/** Formats fils for gateways, with two decimals and no separator: `30100` → `"301.00"`. */
export function amountText(fils: Fils): string {
  return `${Math.trunc(fils / 100)}.${String(fils % 100).padStart(2, '0')}`
}

/** Formats fils for a column that says its currency: `123450` → `"1,234.50"`. */
export const formatAmount = (fils: Fils): string => amountText(fils).replace(/\B(?=(\d{3})+\.)/g, ',')

/**
 * Formats fils for people: `123450` → `"AED 1,234.50"`, in Arabic `"1,234.50 د.إ"`; with `if-any`, whole amounts as `"AED 1,234"`. No line breaks at
 * its space. Without Intl, because creating its first formatter costs a phone more than all prices of a page.
 */
export function formatAed(fils: Fils, cents: 'always' | 'if-any' = 'always', locale: Locale = LOCALE): string {
  const [grouped = '0', digits = '00'] = formatAmount(fils).split('.')
  const amount = cents === 'if-any' && digits === '00' ? grouped : `${grouped}.${digits}`
  return arabic && locale === 'ar' ? arabic.amount(amount) : `${CURRENCY}\u00A0${amount}`
}
