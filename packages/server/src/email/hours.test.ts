import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dubaiInstant } from '@homecare/domain/dates'
import { fastProblem, statementChoices } from '@homecare/domain/fasting'
import { SLOTS, slotStart } from '@homecare/domain/slots'
import { preparationSentences } from '../pdf/preparation'
import { visitIcs } from '../pdf/visit-ics'
import { everyEmail, ORDER, PROFILE } from './samples.fixture'

const DAY = '2026-11-25'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** `9:30 pm on Wed 25 Nov`, the only way in which patients read an hour. */
const HOUR = /(\d{1,2}):(\d\d) (am|pm) on (?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) (\d{1,2}) (\w{3})/g
const RANGE = /between \d{1,2}:\d\d (?:am|pm) and (?=\d{1,2}:\d\d (?:am|pm) on )/g

const instantOf = ([, hour, minute, half, day, month]: RegExpExecArray | RegExpMatchArray): Date => {
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  const date = `2026-${String(MONTHS.indexOf(month ?? '') + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return dubaiInstant(date, hours * 60 + Number(minute))
}

it('no preparation names an hour that has passed when it is sent, or one without its weekday', () => {
  const slot = fc.record({
    date: fc.nat(2).map((days) => addDays(DAY, days)),
    time: fc.constantFrom(...SLOTS.map(({ time }) => time)),
  })
  const now = fc.nat(3 * 24 * 60).map((minutes) => dubaiInstant(DAY, minutes))
  fc.assert(
    fc.property(slot, now, fc.constantFrom(0, 8, 10, 12, 14), fc.nat(23), (chosen, sentAt, hours, said) => {
      fc.pre(slotStart(chosen.date, chosen.time) > sentAt)
      const isUnstated = fastProblem(chosen, { hours, notEatenSince: null }, sentAt) !== null
      const statement = isUnstated ? statementChoices(chosen, hours)[said]!.toISOString() : null
      const order = { ...ORDER, ...chosen, fastingHours: hours, notEatenSince: statement }
      const ics = visitIcs({ order, profile: PROFILE, sequence: 1, stamp: sentAt, now: sentAt })
      for (const text of [preparationSentences(order, sentAt).join('\n'), ics.replace(/\r\n /g, '')]) {
        for (const hour of text.matchAll(HOUR)) expect(instantOf(hour) >= sentAt).toBe(true)
        expect(text.replace(HOUR, '')).not.toMatch(/\d{1,2}:\d\d|that day|the evening before/)
      }
    }),
  )
})

// Staff read 24 hours, with the day.
it.each(Object.entries(await everyEmail()).filter(([name]) => name !== 'staff-security'))(
  '%s has no hour without am or pm and its day',
  (_, { subject, text, html }) => {
    const slots = new RegExp(SLOTS.map(({ time }) => time).join('|'), 'g')
    for (const part of [subject, text, html.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ')]) {
      const rest = part.replace(slots, '').replaceAll(PROFILE.openingHours, '').replace(RANGE, '').replace(HOUR, '')
      expect(rest).not.toMatch(/\d{1,2}:\d\d/)
    }
  },
)

it.each(Object.entries(await everyEmail()))(
  '%s names the day with each slot and with the word tomorrow',
  (_, { subject, text }) => {
    const slot = new RegExp(`${SLOTS.map(({ time }) => time).join('|')}|tomorrow`, 'i')
    for (const line of [subject, ...text.split('\n')].filter((each) => slot.test(each)))
      expect(line).toMatch(/\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d{1,2} [A-Z][a-z]{2}\b/)
  },
)
