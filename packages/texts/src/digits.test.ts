import { afterEach, beforeEach, expect, test } from 'vitest'
import { arabicIndic, withDigits, textsWithDigits } from './digits.ts'

beforeEach(() => void (globalThis.arabicDigits = arabicIndic))
afterEach(() => void (globalThis.arabicDigits = undefined))

test.each([
  ['حتى 24 ساعة قبل الزيارة', 'حتى ٢٤ ساعة قبل الزيارة'],
  ['من 600 إلى 2,500.50 درهم', 'من ٦٠٠ إلى ٢٬٥٠٠٫٥٠ درهم'],
  ['370\u00a0د.إ', '٣٧٠\u00a0د.إ'],
  ['بين 10:30 و11:00 صباحًا', 'بين ١٠:٣٠ و١١:٠٠ صباحًا'],
  ['مثل 25/3/1988، 50%', 'مثل ٢٥/٣/١٩٨٨، ٥٠٪'],
  ['في 2,5 ساعات', 'في ٢,٥ ساعات'],
])('“%s” has Arabic-Indic digits as “%s”', (text, expected) => {
  expect(withDigits(text)).toBe(expected)
})

test.each([
  ['an isolated value', 'رقم الحجز \u2068ORD-17-2\u2069'],
  ['a code', 'حماية SPF 50'],
  ['the numbers of ambulance and police', 'الإسعاف 998 والشرطة 999.'],
])('%s keeps its digits', (_, text) => {
  expect(withDigits(text)).toBe(text)
})

test('an amount of 998 or 999 is no number to call', () => {
  expect(withDigits('999\u00a0د.إ')).toBe('٩٩٩\u00a0د.إ')
})

test('without the setting every text has Western digits', () => {
  globalThis.arabicDigits = undefined
  expect(withDigits('24 ساعة')).toBe('24 ساعة')
})

test('texts that were loaded before the setting have its digits where they are used', () => {
  const call = () => '3'
  expect(textsWithDigits({ help: ['4 أرقام', { call }] })).toEqual({ help: ['٤ أرقام', { call }] })
})
