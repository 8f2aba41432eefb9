import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRefusal } from './read-refusal'
import { refusalText, refusalTexts, type Refusal } from './refusals'

const value = fc.string({ minLength: 1 }).filter((text) => !/[\n\r\u2028\u2029]/.test(text) && !/^\d+$/.test(text))

it('each English sentence is read back as its code and values, which make the same sentence', () => {
  for (const [code, text] of refusalTexts()) {
    if (typeof text === 'string') expect(readRefusal(text)).toEqual({ code })
  }
  fc.assert(
    fc.property(value, fc.nat(999_999_999), (phone, max) => {
      const refusals: Refusal[] = [
        { code: 'tooLong', max },
        { code: 'tooShort', min: max },
        { code: 'tooManyPeople', max },
        { code: 'linkEnded', phone: `+971 ${phone}`, orderId: 'ORD-1772519400000-2' },
      ]
      for (const refusal of refusals) {
        const sentence = refusalText(refusal) ?? ''
        expect(readRefusal(sentence)).toEqual(refusal)
      }
    }),
  )
})

it('a sentence that is no text has no code, and an unknown code no sentence', () => {
  expect(readRefusal('This field is required, is it not?')).toBeUndefined()
  expect(refusalText({ code: 'toString' })).toBeUndefined()
})

it('a field is named by the form that shows it', () => {
  const refusal = readRefusal('Door number has characters that can’t be shown. Delete them, or type the text again')
  expect(refusal).toEqual({ code: 'unreadable', field: 'Door number' })
  expect(refusalText(refusal ?? { code: '' })).toMatch(/^This field has characters/)
})
