import type { LaboratoryDay, LaboratorySample } from '@homecare/contract/admin/laboratory'

/** A sample that was taken and waits for its hand-over. */
export const aSample = (more: Partial<LaboratorySample> = {}): LaboratorySample => ({
  bookingId: 'booking-1',
  orderId: 'ORD-1795262103227',
  person: 0,
  peopleInVisit: 1,
  fullName: 'Omar Haddad',
  identity: { birthDate: '1990-05-17', sex: 'male' },
  date: '2026-03-03',
  time: '10:00 Am',
  status: 'Completed',
  accession: '100417E',
  tubes: [
    { specimen: 'Serum', tests: ['Diabetes & Nephro Package'] },
    { specimen: 'Urine', tests: ['Diabetes & Nephro Package'] },
  ],
  tests: ['Diabetes & Nephro Package'],
  nurse: 'Maya Rahman',
  takenAt: '2026-03-03T06:20:00.000Z',
  takenBy: 'Maya Rahman',
  tubesFilled: 2,
  fasted: null,
  handedOverAt: null,
  handedOverBy: null,
  dueAt: '2026-03-05T06:20:00.000Z',
  late: false,
  reported: false,
  refunded: false,
  ...more,
})

/** A visit that is still to be made, without a number. */
export const anExpected = (more: Partial<LaboratorySample> = {}): LaboratorySample =>
  aSample({
    bookingId: 'booking-2',
    fullName: 'Grace Santos',
    status: 'Pending',
    accession: null,
    takenAt: null,
    takenBy: null,
    tubesFilled: null,
    dueAt: null,
    ...more,
  })

export const aLaboratoryDay = (samples: LaboratorySample[], late: LaboratorySample[] = []): LaboratoryDay => ({
  date: '2026-03-03',
  samples,
  late,
})
