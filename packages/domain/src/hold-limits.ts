/** How much one person or one address may hold without paying. Source: decisions.md, "Since version 458c104". */
export interface HoldLimits {
  /** Unpaid holds of one phone number, and of one email. */
  perPerson: number
  /** Percent of one day's seats that one address may hold: many visitors of a mobile network share one. */
  addressPercent: number
}

export interface UnpaidHolds {
  /** Of the same phone number or the same email, the larger of the two; the wanted hold does not count. */
  ofPerson: number
  /** From the same address on that day; the wanted hold does not count. */
  ofAddress: number
  /** Seats of that day. */
  daySeats: number
}

/** Why one more seat can't be held, or undefined where it can. An address may always hold one. */
export function holdReason(
  { ofPerson, ofAddress, daySeats }: UnpaidHolds,
  { perPerson, addressPercent }: HoldLimits,
): 'person' | 'address' | undefined {
  if (ofPerson >= perPerson) return 'person'
  const addressLimit = Math.max(1, Math.floor((daySeats * addressPercent) / 100))
  return ofAddress >= addressLimit ? 'address' : undefined
}

/**
 * The last digits of a phone number, which are the same in every way to write it: `+971 50 123 4567` and `050 123
 * 4567`.
 */
export const PHONE_TAIL = 9
