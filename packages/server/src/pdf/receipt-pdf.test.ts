import { expect, test } from 'vitest'
import { FONTS, NOW, ORDER, PROFILE } from '../email/samples.fixture'
import { receiptPdf } from './receipt-pdf'

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
const receipt = (order = ORDER) => receiptPdf({ order, profile: PROFILE, issuedAt: NOW, fonts: FONTS })

test('the receipt of a paid order is one A4 page with the order id as title, in our own fonts', async () => {
  const pdf = await receipt()
  const raw = pdf.toString('latin1')
  expect(raw).toMatch(/^%PDF-/)
  expect(raw).toContain('(Receipt ORD-1767225600000)')
  expect(raw).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/)
  expect(raw).toMatch(/BaseFont \/\w+\+Fraunces/)
  expect(pages(pdf)).toBe(1)
  expect(pdf.length).toBeLessThan(60_000)
})

test('the receipt of an order with 300 lines continues on further pages', async () => {
  const lines = Array.from({ length: 300 }, (_, id) => ({
    kind: 'test' as const,
    id,
    name: `Test ${id}, with a long name that does not fit into the one line that it is given here`,
    price: 20,
  }))
  expect(pages(await receipt({ ...ORDER, lines }))).toBeGreaterThan(10)
})

test('the receipt uses an Arabic font for an Arabic name only', async () => {
  const patient = { ...ORDER.patient, firstName: 'محمد', lastName: 'عبد الله', city: 'دبي Dubai' }
  expect((await receipt({ ...ORDER, patient })).toString('latin1')).toMatch(
    /BaseFont \/\w+\+IBMPlexSansArabic-SemiBold/,
  )
  expect((await receipt()).toString('latin1')).not.toContain('IBMPlexSansArabic')
})

test('a receipt can be made for names in any script and of any length', async () => {
  const patient = { ...ORDER.patient, firstName: 'محمد', lastName: 'Łukasz 王'.repeat(10), landmark: 'x'.repeat(100) }
  expect(pages(await receipt({ ...ORDER, patient }))).toBe(1)
})

test('an unpaid order has no receipt', async () => {
  await expect(receipt({ ...ORDER, paymentStatus: 'Failed' })).rejects.toThrow(/without a payment/)
})
