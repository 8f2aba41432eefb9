import { expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { profileIn } from '@homecare/contract/profile-in'
import { FONTS, ORDER, PROFILE } from '../email/samples.fixture'
import { PAGE } from './pdf-page'
import { receiptPdf } from './receipt-pdf'

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
const receipt = (order = ORDER) => receiptPdf({ order, profile: PROFILE, fonts: FONTS })

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
    contents: [],
    person: 0,
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

const textOf = async (pdf: Buffer) =>
  (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replace(/\s+/g, ' ')

test('the receipt says when the payment was in, and printed again it is the same file', async () => {
  const pdf = await receipt()
  expect(await textOf(pdf)).toContain('Paid at 12:41 pm on Sun 1 Mar 2026')
  expect((await receipt()).equals(pdf)).toBe(true)
})

test('the receipt lists the tests of each package', async () => {
  expect(await textOf(await receipt())).toContain('Contains 3 tests: Glucose; HbA1c; Lipid Profile')
})

test('the receipt has the tax registration number if the provider has one, else nothing of a tax', async () => {
  const profile = { ...PROFILE, taxNumber: '100000000000003' }
  const pdf = await receiptPdf({ order: ORDER, profile, fonts: FONTS })
  expect(await textOf(pdf)).toContain('TRN 100000000000003')
  expect(await textOf(await receipt())).not.toMatch(/tax|TRN|VAT/i)
})

test('the receipt is tagged: a screen reader hears its title, its language, headings and every line in order', async () => {
  const pdf = await receipt()
  const raw = pdf.toString('latin1')
  for (const part of ['/Marked true', '/Lang (en)', '/DisplayDocTitle true', '/S /H1', '/S /H2', '/StructTreeRoot'])
    expect(raw).toContain(part)
  expect(await textOf(pdf)).toMatch(/Receipt .*Patient .*Home visit .*Total paid/)
})

test('the receipt says what of the payment went back, and nothing of it where nothing did', async () => {
  expect(await textOf(await receipt({ ...ORDER, refunded: 120.5 }))).toContain(
    'Refunded to the card AED 120.50 of AED 1,116.00',
  )
  expect(await textOf(await receipt())).not.toContain('Refunded')
})

test('copied Arabic words of a receipt have every letter in its place, also in the second document of a process', async () => {
  const patient = {
    ...ORDER.patient,
    firstName: 'فاطمة',
    lastName: 'Al Suwaidi عبد الله',
    landmark: 'لا بجانب محطة الترام',
  }
  const order = { ...ORDER, patient }
  for (const locale of ['en', 'ar', 'ar'] as const) {
    const text = await textOf(await receiptPdf({ order, profile: profileIn(PROFILE, locale), fonts: FONTS, locale }))
    const words = ['فاطمة', 'عبد', 'لا', 'الترام', ...(locale === 'ar' ? ['المنزلية', 'بدبي', 'المنزل', 'الإجمالي'] : [])]
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  }
})

test('the receipt of a booking in Arabic says so, has its words in Arabic, and stands in the mirrored place', async () => {
  const lines = ORDER.lines.map((line) => ({ ...line, name: 'السكر التراكمي (\u2068HbA1c\u2069)', contents: [] }))
  const patient = { ...ORDER.patient, building: 'برج', landmark: 'محطة الترام' }
  const order = { ...ORDER, refunded: 120, lines, patient }
  const pdf = await receiptPdf({ order, profile: profileIn(PROFILE, 'ar'), fonts: FONTS, locale: 'ar' })
  expect(pdf.toString('latin1')).toContain('/Lang (ar)')
  const text = await textOf(pdf)
  expect(text).not.toMatch(/[\u2066-\u2069]/)
  expect(text).not.toMatch(/Receipt|Order|Paid|Patient|Home visit|Price|Total|Refunded|AED|Page/)
  const { items } = await (await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)).getTextContent()
  const xOf = (part: string) =>
    items.flatMap((item) => ('str' in item && item.str.includes(part) ? [item.transform[4]] : []))
  const [order1, total] = [Math.max(...xOf('ORD-')), Math.min(...xOf('1,116.00'))]
  expect(order1).toBeGreaterThan(PAGE.width / 2)
  expect(total).toBeLessThan(PAGE.width / 4)
})
