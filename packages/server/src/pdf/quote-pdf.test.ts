import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import type { ShownQuote } from '@homecare/contract/quotes'
import { profileIn } from '@homecare/contract/profile-in'
import type { Locale } from '@homecare/domain/locales'
import { quoteSample } from '../email/quote-samples.fixture'
import { FONTS, NOW, PROFILE } from '../email/samples.fixture'
import { TERMS_VERSION, termsIn } from '../quote/terms'
import { quotePdf } from './quote-pdf'

const quote = (locale: Locale, changes: Partial<ShownQuote> = {}): ShownQuote => ({
  ...{ ...quoteSample(locale, NOW), accepted: null, state: 'open', patientName: 'Fatima Haddad', billing: 'once' },
  lines: [{ service: 'Elderly Care', when: 'Monday to Saturday', count: '26 shifts of 12 hours', amount: 15_600 }],
  ...{ note: '', discount: 0, vat: 0, contentHash: 'x' },
  terms: { version: TERMS_VERSION, sentences: termsIn(locale) },
  ...changes,
})
const paper = async (locale: Locale, changes: Partial<ShownQuote> = {}) => {
  const profile = profileIn(PROFILE, locale)
  const pdf = await quotePdf({ quote: quote(locale, changes), profile, fonts: FONTS, at: NOW, locale })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: true })
  return { pages: document.numPages, text: text.replaceAll(/\s+/g, ' '), document }
}

it('an offer on paper has number, patient, period, lines, total, terms and until when it is valid', async () => {
  const { text, pages } = await paper('en')
  for (const part of ['C-10417-2', 'Fatima Haddad', '26 shifts of 12 hours', '15,600.00', 'Sun 15 Mar 2026', '2026-11'])
    expect(text).toContain(part)
  for (const sentence of termsIn('en')) expect(text).toContain(sentence)
  expect([pages, text.includes('No VAT is due.'), text.includes('Discount')]).toEqual([1, true, false])
})

it('an offer on paper has its discount, the VAT within and who accepted it, where there is one', async () => {
  const accepted = { name: 'Omar Haddad', at: NOW.toISOString() }
  const { text } = await paper('en', { discount: 600, vat: 30, accepted })
  expect(text).toMatch(/Discount.*600\.00/)
  expect(text).toMatch(/VAT within it: AED.30\.00/)
  expect(text).toContain('Accepted by Omar Haddad, 1:00 pm on Sun 1 Mar 2026')
})

it('a long offer runs over several pages, and each of them has the head of the table and the page number', async () => {
  const line = quote('en').lines[0]!
  const { pages, text } = await paper('en', { lines: Array.from({ length: 20 }, () => line) })
  expect(pages).toBeGreaterThan(1)
  expect(text).toContain(`2 of ${pages}`)
})

it('an Arabic offer is marked as Arabic and runs from right to left', async () => {
  const { document } = await paper('ar')
  const { info } = (await document.getMetadata()) as { info: { Language?: string; Title?: string } }
  expect([info.Language, info.Title]).toEqual(['ar', 'عرض السعر C-10417-2'])
})
