import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { slotStart } from '@homecare/domain/slots'
import { FONTS, NOW, PROFILE } from '../email/samples.fixture'
import { byNurse } from './by-nurse'
import { daySheetPdf } from './day-sheet-pdf'

const visit: DaySheet['visits'][number] = {
  bookingId: '1',
  orderId: 'ORD-1767225600000',
  area: 'Dubai Marina',
  time: '10:00 Am',
  fullName: 'Mariam Al Suwaidi',
  phoneNumber: '971501234567',
  locale: 'en',
  address: { doorNumber: '1204', building: 'Marina Gate 2', landmark: 'Next to the tram stop', city: 'Dubai' },
  mapLink: 'https://www.openstreetmap.org/search?query=x',
  home: { kind: null, pin: null },
  gateCode: null,
  tests: ['Ferritin'],
  specimens: ['Serum'],
  accession: null,
  tubes: [{ specimen: 'Serum', tests: ['Ferritin'] }],
  fastingHours: 12,
  notEatenSince: null,
  people: [
    {
      person: 0,
      fullName: 'Mariam Al Suwaidi',
      identity: null,
      tests: ['Ferritin'],
      accession: null,
      tubes: [{ specimen: 'Serum', tests: ['Ferritin'] }],
      fastingHours: 12,
    },
  ],
  paymentStatus: 'Paid',
  version: 1,
  nurse: null,
  nurseClash: false,
  steps: [],
  notes: [],
  status: 'Pending',
}
const care: DaySheet['care'][number] = {
  ...{ visitId: '2', caseId: '3', number: 'C-10417', kind: 'visit', service: 'Elderly Care', state: 'planned' },
  ...{ startsAt: '2026-03-04T05:00:00.000Z', endsAt: '2026-03-04T09:00:00.000Z', area: 'Jumeirah' },
  fullName: 'Fatima Haddad',
  contact: { name: 'Omar Haddad', relation: 'son', phoneNumber: '971501234567' },
  address: { doorNumber: '7', building: 'Palm Villas', landmark: '', city: 'Jumeirah' },
  ...{ pin: null, mapLink: '', accessNotes: 'Ring twice', health: { allergies: 'Penicillin', risks: '' }, nurse: null },
}
const sheet = (visits: DaySheet['visits'], cares: DaySheet['care'] = []) =>
  daySheetPdf({
    sheet: {
      date: '2026-03-04',
      area: null,
      nurse: null,
      expiresAt: null,
      serverTime: NOW.toISOString(),
      areas: [],
      care: cares,
      visits,
    },
    profile: PROFILE,
    printedAt: NOW,
    fonts: FONTS,
  })
const textOf = async (pdf: Buffer) => (await extractText(new Uint8Array(pdf), { mergePages: true })).text
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

test('the day sheet is an A4 document whose title is the date', async () => {
  const raw = (await sheet([visit])).toString('latin1')
  expect(raw).toMatch(/^%PDF-/)
  expect(raw).toContain('(Day sheet Wed 4 Mar 2026)')
  expect(raw).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/)
})

test('the day sheet of many visits has several pages, and one without visits has a page that says so', async () => {
  expect(pages(await sheet(Array.from({ length: 48 }, () => visit)))).toBeGreaterThan(7)
  expect(pages(await sheet([]))).toBe(1)
})

test('a visit with very many tests and names in any script fits on the page', async () => {
  const long = {
    ...visit,
    fullName: 'محمد عبد الله '.repeat(7),
    tests: Array.from({ length: 60 }, (_, n) => `Test number ${n}`),
    address: { ...visit.address, building: 'x'.repeat(100), landmark: 'برجبرج'.repeat(16) },
  }
  expect(pages(await sheet([visit, long, visit]))).toBeLessThan(4)
})

test('the day sheet has a part for each nurse, by time; visits that nobody makes come first', () => {
  const nurses = [{ id: 'b', name: 'Nora Saleh' }, { id: 'a', name: 'Maya Rahman' }, null]
  const times = ['02:00 Pm', '10:00 Am', '01:00 Pm']
  const visits = times.flatMap((time) =>
    nurses.map((nurse) => ({ time, nurse, startsAt: slotStart('2026-03-04', time) })),
  )
  expect(byNurse(visits).map((part) => [part.nurse, part.visits.map(({ time }) => time)])).toEqual(
    [null, 'Maya Rahman', 'Nora Saleh'].map((name) => [name, ['10:00 Am', '01:00 Pm', '02:00 Pm']]),
  )
})

test('each nurse’s part begins on a page of its own', async () => {
  const nurses = [{ id: 'b', name: 'Nora Saleh' }, { id: 'a', name: 'Maya Rahman' }, null]
  expect(pages(await sheet(nurses.map((nurse) => ({ ...visit, nurse }))))).toBe(3)
})

test('a visit on paper has nurse, phone as written and as dialled, notes, sample number, tests and fasting', async () => {
  const full = {
    ...visit,
    phoneNumber: '0507010006',
    nurse: { id: 'a', name: 'Maya Rahman' },
    nurseClash: true,
    notes: ['Gate code 4711', 'Dog in the garden'],
    people: visit.people.map((person) => ({
      ...person,
      ...{ accession: '100417E', identity: { birthDate: '1988-03-12', sex: 'female' as const } },
    })),
  }
  const text = await textOf(await sheet([full]))
  for (const part of [
    'Nurse: Maya Rahman',
    '050 701 0006 (+971507010006)',
    'Note: Gate code 4711',
    'Note: Dog in the garden',
    'Born 12 Mar 1988, female',
    'Sample number: 100 417 E',
    'Tubes: Serum',
    'Ferritin',
    'Fasting 12 hours: ask first',
    'The nurse has another visit at this time.',
  ])
    expect(text).toContain(part)
})

test('care on paper stands by its time, with how to get in, allergies and risks', async () => {
  const text = await textOf(await sheet([visit], [care]))
  const parts = ['Fatima Haddad', 'Omar Haddad, son', 'Palm Villas', 'Getting in: Ring twice', 'Care: Elderly Care']
  for (const part of [...parts, 'Allergies: Penicillin', 'Risks: none written down', 'C-10417'])
    expect(text).toContain(part)
  expect(text).toMatch(/09:00–\s*13:00/)
  expect(text.indexOf('Fatima')).toBeLessThan(text.indexOf('Mariam'))
})

test('where nobody has said a date of birth, the day sheet has a line for the nurse to write it', async () => {
  expect(await textOf(await sheet([visit]))).toMatch(/Born _+ \/ _+ \/ _+\s+female \/ male/)
})
