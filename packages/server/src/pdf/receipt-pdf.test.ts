import { expect, test } from 'vitest'
import { FONTS, NOW, ORDER, PROFILE } from '../email/samples.fixture'
import { receiptPdf } from './receipt-pdf'

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
const receipt = (order = ORDER) => receiptPdf({ order, profile: PROFILE, issuedAt: NOW, fonts: FONTS })

test('a paid order has a receipt of one A4 page, titled by the order, in our own fonts', async () => {
  const pdf = await receipt()
  const raw = pdf.toString('latin1')
  expect(raw).toMatch(/^%PDF-/)
  expect(raw).toContain('(Receipt ORD-1767225600000)')
  expect(raw).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/)
  expect(raw).toMatch(/BaseFont \/\w+\+Fraunces/)
  expect(pages(pdf)).toBe(1)
  expect(pdf.length).toBeLessThan(60_000)
})

test('an order of 300 lines runs over pages instead of off the paper', async () => {
  const lines = Array.from({ length: 300 }, (_, id) => ({
    kind: 'test' as const,
    id,
    name: `Test ${id}, with a long name that does not fit into the one line that it is given here`,
    price: 20,
  }))
  expect(pages(await receipt({ ...ORDER, lines }))).toBeGreaterThan(10)
})

test('a name in Arabic is set in an Arabic face; a Latin one needs none', async () => {
  const patient = { ...ORDER.patient, firstName: 'محمد', lastName: 'عبد الله', city: 'دبي Dubai' }
  expect((await receipt({ ...ORDER, patient })).toString('latin1')).toMatch(
    /BaseFont \/\w+\+IBMPlexSansArabic-SemiBold/,
  )
  expect((await receipt()).toString('latin1')).not.toContain('IBMPlexSansArabic')
})

test('names in any script or of any length make a receipt', async () => {
  const patient = { ...ORDER.patient, firstName: 'محمد', lastName: 'Łukasz 王'.repeat(10), landmark: 'x'.repeat(100) }
  expect(pages(await receipt({ ...ORDER, patient }))).toBe(1)
})

test('there is no receipt without a payment', async () => {
  await expect(receipt({ ...ORDER, paymentStatus: 'Failed' })).rejects.toThrow(/without a payment/)
})
