const AMOUNT = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/

/** A gateway amount (text or number, in AED) as exact integer fils; undefined for anything else: negative, with an exponent or a fraction of a fils. */
export function parseFils(value: unknown): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const match = AMOUNT.exec(String(value).trim())
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Formats integer fils for the gateway: AED with two decimals, `301.00`. Throws RangeError for negative or fractional fils. */
export function formatFils(fils: number): string {
  if (!Number.isSafeInteger(fils) || fils < 0) throw new RangeError(`${fils} is not a whole number of fils.`)
  return `${Math.floor(fils / 100)}.${String(fils % 100).padStart(2, '0')}`
}
