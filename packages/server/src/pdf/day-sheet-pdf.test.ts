import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { expect, test } from 'vitest'
import { FONTS, NOW, PROFILE } from '../email/samples.fixture'
import { daySheetPdf } from './day-sheet-pdf'

const visit: DaySheet['visits'][number] = {
  bookingId: '1',
  orderId: 'ORD-1767225600000',
  area: 'Dubai Marina',
  time: '10:00 Am',
  fullName: 'Mariam Al Suwaidi',
  phoneNumber: '971501234567',
  address: { doorNumber: '1204', building: 'Marina Gate 2', landmark: 'Next to the tram stop', city: 'Dubai' },
  mapLink: 'https://www.openstreetmap.org/search?query=x',
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
const sheet = (visits: DaySheet['visits']) =>
  daySheetPdf({
    sheet: {
      date: '2026-03-04',
      area: null,
      nurse: null,
      expiresAt: null,
      serverTime: NOW.toISOString(),
      areas: [],
      visits,
    },
    profile: PROFILE,
    printedAt: NOW,
    fonts: FONTS,
  })
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
