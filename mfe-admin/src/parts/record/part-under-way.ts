import type { BloodTestDetail } from '@homecare/contract/staff'
import { filsFromAed, type Fils } from '@homecare/domain/money'

type Attempts = readonly Pick<BloodTestDetail['attempts'][number], 'parts'>[]

/** The parts of a booking's payments about which the card gateway has not answered yet. */
export const partUnderWayFils = (attempts: Attempts): Fils =>
  attempts
    .flatMap(({ parts }) => parts)
    .filter(({ state }) => state === 'requested')
    .reduce((sum, { amount }) => sum + filsFromAed(amount), 0)
