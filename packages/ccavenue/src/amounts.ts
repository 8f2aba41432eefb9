const AMOUNT = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/

/** A gateway amount (text or number, in AED) as integer fils, exactly; undefined when it is none: negative, exponent, a part of a fils. */
export function parseFils(value: unknown): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const match = AMOUNT.exec(String(value).trim())
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Integer fils as the gateway wants it: AED with two decimals, `301.00`. Throws RangeError on negative or broken fils. */
export function formatFils(fils: number): string {
  if (!Number.isSafeInteger(fils) || fils < 0) throw new RangeError(`${fils} is not a whole number of fils.`)
  return `${Math.floor(fils / 100)}.${String(fils % 100).padStart(2, '0')}`
}
