import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneChatLink, phoneE164, phoneKey, phoneLink, showPhone } from './phone'
import { phoneDigits } from './phone-digits'

const SCRIPTS = ['0', '٠', '۰', '०', '০', '൦', '๐', '០', '０', '𝟎', '₀'].map((zero) => zero.codePointAt(0) ?? 0)
const inScript = (text: string, zero: number) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/** 050 123 4567 in the ways in which people write, copy and paste it. */
const groups = fc.constantFrom(...' |-|.|/|–|‑|−|\u00a0|\u202f|\t|\u200b| - |] |} |\ufe0f|\u20e3'.split('|'), '')
const prefix = fc.constantFrom(
  '0',
  '+971 ',
  '00971',
  '+971 (0)',
  '971',
  'tel:+971',
  'TEL: +971',
  '(0)',
  '+9710',
  '\u207a971',
  "'0",
  '"0',
  '[0',
  'Mobile: 0',
  'هاتف: +971',
  'callto:+971',
  'Tel. 0',
  'Mob 0',
  'WhatsApp +971',
  'Tel.: 0',
  'https://wa.me/971',
  '\u202a+971 ',
)
const written = fc
  .tuple(
    prefix,
    groups,
    groups,
    fc.constantFrom(...SCRIPTS),
    fc.constantFrom('', '\u202c', '\n', ' ', '.', ',', ' ;', '،'),
  )
  .map(([start, one, two, zero, end]) => `${inScript(`${start}50${one}123${two}4567`, zero)}${end}`)

describe('a phone number', () => {
  it('is one number in every way to write it', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(phoneE164(text)).toBe('+971501234567')
        expect(showPhone(text)).toBe('050 123 4567')
        expect(phoneLink(text)).toBe('tel:+971501234567')
        expect(phoneDigits(phoneDigits(text))).toBe(phoneDigits(text))
      }),
    )
  })

  it.each([
    ['+44 20 7946 0000', '+442079460000', '+44 20 7946 0000'],
    ['442079460000', '+442079460000', '+44 20 7946 0000'],
    ['0044 (0)20 7946 0000', '+442079460000', '+44 20 7946 0000'],
    ['+91 98765-43210', '+919876543210', '+91 98765 43210'],
    ['971501234567+', '+971501234567', '050 123 4567'],
    ['04 321 5678', '+97143215678', '04 321 5678'],
    ['+971 4 000 0000', '+97140000000', '04 000 0000'],
    ['800 4323', '+9718004323', '800 4323'],
  ])('%s is kept as %s and shown as %s', (text, e164, shown) => {
    expect([phoneE164(text), showPhone(text)]).toEqual([e164, shown])
  })

  it.each(['0000000000', '2025550123', 'call me', ''])(
    '%j is no number that could be kept as one, and is shown as typed',
    (text) => {
      expect([phoneE164(text), showPhone(text)]).toEqual([null, text])
    },
  )

  it('whatever is typed, reading it ends and shows it the same the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(showPhone(showPhone(text))).toBe(showPhone(text))
      }),
    )
  })
})

it.each([
  ['050 701 0006', '971507010006'],
  ['0507010006', '971507010006'],
  ['971507010006', '971507010006'],
  ['0044 20 7946 0000', '442079460000'],
])('a link dials %s with its country, and so does a chat', (typed, digits) => {
  expect(phoneLink(typed)).toBe(`tel:+${digits}`)
  expect(phoneChatLink(typed, 'Pay & go')).toBe(`https://wa.me/${digits}?text=Pay%20%26%20go`)
})

it.each([
  ['+971 50 123 4567', '0501234567', true],
  ['0044 (0)20 7946 0000', '+44 20 7946 0000', true],
  // Belize, and a mobile phone of the Emirates: the same digits, one with a plus.
  ['+501 234567', '501234567', false],
  ['2025550123', '12025550123', false],
  ['0000 050 123 4567', '0501234567', false],
])('%s and %s are one number: %s', (one, other, same) => {
  expect(phoneKey(one) === phoneKey(other)).toBe(same)
})

it('too few digits tell no number apart', () => {
  expect(['123 45', '', 'call me'].map(phoneKey)).toEqual([null, null, null])
})
