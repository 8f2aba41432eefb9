import type { DaySheet } from '@homecare/contract/admin/day-sheet'

type Visit = DaySheet['visits'][number]

export const aVisit = (more: Partial<Visit> = {}): Visit => {
  const visit = { ...VISIT, ...more }
  const { fullName, tests, accession, tubes, fastingHours } = visit
  return {
    ...visit,
    people: more.people ?? [{ person: 0, fullName, identity: IDENTITY, tests, accession, tubes, fastingHours }],
  }
}

const IDENTITY = { birthDate: '1990-05-17', sex: 'male' } as const

const VISIT: Omit<Visit, 'people'> = {
  bookingId: 'booking-1',
  orderId: 'ORD-1795262103227',
  area: 'Dubai Marina',
  time: '10:00 Am',
  fullName: 'Omar Haddad',
  phoneNumber: '971501047514',
  locale: 'en',
  address: { doorNumber: '1204', building: 'Al Seef Tower 2', landmark: 'Marina Mall', city: 'Dubai' },
  mapLink: 'https://map.example/?q=Al%20Seef%20Tower%202',
  home: { kind: null, pin: null },
  gateCode: null,
  tests: ['Diabetes & Nephro Package'],
  specimens: ['Serum', 'Urine'],
  accession: '100417E',
  tubes: [
    { specimen: 'Serum', tests: ['Diabetes & Nephro Package'] },
    { specimen: 'Urine', tests: ['Diabetes & Nephro Package'] },
  ],
  fastingHours: 10,
  notEatenSince: null,
  paymentStatus: 'Paid',
  status: 'Pending',
  version: 3,
  nurse: null,
  nurseClash: false,
  steps: [],
  notes: [],
}

export const aSheet = (more: Partial<DaySheet> = {}): DaySheet => ({
  date: '2026-03-03',
  area: null,
  nurse: null,
  serverTime: new Date().toISOString(),
  expiresAt: null,
  areas: ['Dubai Marina', 'Jumeirah'],
  visits: [
    aVisit(),
    aVisit({ bookingId: 'booking-2', fullName: 'Grace Santos', time: '11:00 Am', fastingHours: 0 }),
    aVisit({ bookingId: 'booking-3', fullName: 'Noura Al Ketbi', area: 'Jumeirah', paymentStatus: 'Reversed' }),
  ],
  ...more,
})
