import fc from 'fast-check'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { FONTS, ORDER, PROFILE } from '../email/samples.fixture'
import { printable } from './printable'
import { receiptPdf } from './receipt-pdf'
import { SCRIPTS } from './scripts.fixture'
import { fontRuns } from './visual-runs'

const receipt = (name: string, building = 'Marina Gate 2') =>
  receiptPdf({
    order: { ...ORDER, patient: { ...ORDER.patient, firstName: name, lastName: '-', building } },
    profile: PROFILE,
    fonts: FONTS,
  })
const textOf = async (pdf: Buffer) => (await extractText(new Uint8Array(pdf), { mergePages: true })).text

describe.each(Object.entries(SCRIPTS))('%s', (script, { name, address, font }) => {
  test(`a receipt prints names and addresses in ${script} with every letter, in a font of that script`, async () => {
    const fonts = await FONTS(`${name} ${address}`)
    for (const text of [name, address]) {
      expect(printable(text, fonts)).toBe(text.normalize('NFC'))
      for (const run of fontRuns(text, 'text', fonts))
        for (const char of run.text.replace(/[\s\u200c\u200d]/g, ''))
          expect([char, fonts.fonts.get(run.font)?.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)]).toEqual([
            char,
            true,
          ])
    }
    const pdf = await receipt(name, address)
    expect(pdf.toString('latin1')).toMatch(new RegExp(`BaseFont /\\w+\\+${font}`))
    expect(pdf.length).toBeLessThan(150_000)
  })
})

test('a receipt in Latin letters loads no other font, and one with an accent keeps the accent', async () => {
  expect((await receipt('Mariam')).toString('latin1')).not.toContain('Noto')
  expect(await textOf(await receipt('Łukasz Nguyễn Ştefan'))).toContain('Łukasz Nguyễn Ştefan')
})

test('a receipt can be made of any text, and shows neither a question mark nor an empty box for a letter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 12 }), async (text) => {
      const fonts = await FONTS(text)
      const shown = printable(text, fonts)
      if (!/\p{P}/u.test(text)) expect(shown).not.toContain('?')
      for (const char of shown.replace(/[\n\u200c\u200d]/g, ''))
        expect([char, fonts.nameOf(char, 'strong')]).not.toEqual([char, undefined])
      await receipt(text, text)
    }),
    { numRuns: 30 },
  )
})
