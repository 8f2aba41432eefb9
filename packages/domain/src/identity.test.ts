import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, formatDay } from './dates'
import { IDENTITY } from './texts-of-languages'
import { birthDateMessage, identityText, isBirthDate, readBirthDate } from './identity'

const TODAY = '2026-03-03'
const read = (typed: string) => {
  const birth = readBirthDate(typed, TODAY)
  return 'date' in birth ? birth.date : birthDateMessage(birth.reason)
}
const day = fc.integer({ min: 0, max: 43_000 }).map((days) => addDays(TODAY, -days))

describe('a date of birth', () => {
  it('is one day in every way to write it, with the day before the month', () => {
    const between = fc.constantFrom(' ', '/', '-', '.', ' / ', ', ', '\u2013', '\u00a0')
    const arabicWays = (date: string) => [formatDay(date, 'ar'), `${formatDay(date, 'ar')} م`]
    fc.assert(
      fc.property(day, between, fc.constantFrom('0', '٠', '۰', '०'), (date, gap, zero) => {
        const [year = '', month = '', dayOfMonth = ''] = date.split('-')
        const short = [dayOfMonth, month].map((part) => String(Number(part)))
        const [shown = '', word = ''] = formatDay(date).split(' ')
        const ways = [
          [dayOfMonth, month, year].join(gap),
          [...short, year].join(gap),
          [year, month, dayOfMonth].join(gap),
          [shown, word, year].join(gap),
          `${word} ${shown}, ${year}`,
          `${dayOfMonth}${month}${year}`,
        ]
        const inScript = (text: string) =>
          text.replace(/[0-9]/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
        const all = [...ways, ...arabicWays(date)]
        expect(all.map((way) => read(` ${inScript(way)} `))).toEqual(all.map(() => date))
      }),
    )
  })

  it.each([
    ['12th of March 1988', '1988-03-12'],
    ['1 SEPTEMBER 1990', '1990-09-01'],
    ['29/2/2024', '2024-02-29'],
    ['3/3/2026', '2026-03-03'],
    ['', 'This field is required'],
    [' - ', 'This field is required'],
    ['1988', 'Write day, month and year, such as 25\u00a03\u00a01988'],
    ['3/25/1988', 'Write day, month and year, such as 25\u00a03\u00a01988'],
    ['30 2 1988', 'Write day, month and year, such as 25\u00a03\u00a01988'],
    ['12 March 1988 at noon', 'Write day, month and year, such as 25\u00a03\u00a01988'],
    ['12/3/88', 'Write the year with four digits, such as 1988'],
    ['4/3/2026', 'This day has not come yet'],
    ['12/3/1888', 'Check the year'],
    ['12 مارس 1988', '1988-03-12'],
    ['١٢ مارس ١٩٨٨م', '1988-03-12'],
    ['12 من شهر مارس سنة 1988', '1988-03-12'],
    ['مارس 12، 1988', '1988-03-12'],
    ['1988 أغسطس 3', '1988-08-03'],
    ['3 اغسطس 1988', '1988-08-03'],
    ['25 كانون الثاني 1990', '1990-01-25'],
    ['25 تشرين الأول 1990', '1990-10-25'],
    ['12 ربيع 1988', 'Write day, month and year, such as 25\u00a03\u00a01988'],
    ['12/3/19888', 'Write day, month and year, such as 25\u00a03\u00a01988'],
  ])('%j is read as, or answered with, %s', (typed, result) => expect(read(typed)).toBe(result))

  it('whatever is typed, a day that is read can be a day of birth, and the rest has a sentence', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789/ -.'), 'mar', 'dec', '٣') }), (typed) => {
        const birth = readBirthDate(typed, TODAY)
        if ('date' in birth) expect(isBirthDate(birth.date, TODAY)).toBe(true)
        else expect(birthDateMessage(birth.reason)).not.toBe('')
      }),
    )
  })
})

it('the day and sex of a person are one text, which is empty where they are not known', () => {
  expect(identityText({ birthDate: '1988-03-12', sex: 'female' })).toBe('12 Mar 1988, female')
  expect([null, undefined, {}].map((identity) => identityText(identity))).toEqual(['', '', ''])
})

it('the day and sex of a person can be read in Arabic', () => {
  expect(identityText({ birthDate: '1988-03-12', sex: 'female' }, 'ar', IDENTITY.ar)).toBe(
    '\u206812\u00A0مارس 1988\u2069، \u2068أنثى\u2069',
  )
})
