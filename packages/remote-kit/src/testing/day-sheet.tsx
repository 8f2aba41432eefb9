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

/** Care from 13:00 to 15:00 on the day of the sheet. */
export const aCare = (more: Partial<DaySheet['care'][number]> = {}): DaySheet['care'][number] => ({
  ...{ visitId: 'visit-1', caseId: 'case-1', number: 'C-10417', kind: 'visit', service: 'Elderly Care' },
  ...{ state: 'planned', startsAt: '2026-03-03T09:00:00.000Z', endsAt: '2026-03-03T11:00:00.000Z' },
  ...{ area: 'Jumeirah', fullName: 'Fatima Haddad' },
  contact: { name: 'Layla Haddad', relation: 'daughter', phoneNumber: '971501112244' },
  address: { doorNumber: '7', building: 'Palm Villas', landmark: '', city: 'Jumeirah' },
  ...{ pin: null, mapLink: 'https://map.example/?q=Palm%20Villas', accessNotes: 'Ring twice' },
  ...{ health: { allergies: 'Penicillin', risks: '' }, nurse: null },
  ...more,
})

export const aSheet = (more: Partial<DaySheet> = {}): DaySheet => ({
  date: '2026-03-03',
  area: null,
  nurse: null,
  serverTime: new Date().toISOString(),
  expiresAt: null,
  areas: ['Dubai Marina', 'Jumeirah'],
  care: [],
  visits: [
    aVisit(),
    aVisit({ bookingId: 'booking-2', fullName: 'Grace Santos', time: '11:00 Am', fastingHours: 0 }),
    aVisit({ bookingId: 'booking-3', fullName: 'Noura Al Ketbi', area: 'Jumeirah', paymentStatus: 'Reversed' }),
  ],
  ...more,
})
