/** The limits of unpaid holds of one person or one address. Source: decisions.md, "Since version 458c104". */
export interface HoldLimits {
  /** The number of unpaid holds of one phone number, and of one email. */
  perPerson: number
  /** The percentage of a day's seats that one address may hold: many visitors of a mobile network share one address. */
  addressPercent: number
}

export interface UnpaidHolds {
  /** The holds of the same phone number or the same email, whichever are more, without the requested hold. */
  ofPerson: number
  /** The holds from the same address on that day, without the requested hold. */
  ofAddress: number
  /** The capacity of that day. */
  daySeats: number
}

/** Returns the limit that one more hold would exceed, or undefined. An address may always hold one seat. */
export function holdReason(
  { ofPerson, ofAddress, daySeats }: UnpaidHolds,
  { perPerson, addressPercent }: HoldLimits,
): 'person' | 'address' | undefined {
  if (ofPerson >= perPerson) return 'person'
  const addressLimit = Math.max(1, Math.floor((daySeats * addressPercent) / 100))
  return ofAddress >= addressLimit ? 'address' : undefined
}

/** The seats of a day whose times are not past. */
export interface ComingSeats {
  /** Those that are paid or held, without the requested one. */
  taken: number
  all: number
}

/** Returns whether one more unpaid hold would be of the last third of a day's seats, which needs a verified email. */
export const needsHoldCode = ({ taken, all }: ComingSeats): boolean => all > 0 && taken >= Math.floor((all * 2) / 3)
