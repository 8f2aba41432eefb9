import type { LaboratorySample } from '@homecare/contract/admin/laboratory'

/** One sample among those of a day: a visit has one for each person. */
export const sampleKey = ({ bookingId, person }: Pick<LaboratorySample, 'bookingId' | 'person'>): string =>
  `${bookingId} ${person}`
