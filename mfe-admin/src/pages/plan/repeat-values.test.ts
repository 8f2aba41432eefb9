import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRecurrence, parseRecurrence } from '@homecare/domain/recurrence'
import { PLACES, repeatOf, rruleOf, type RepeatValues } from './repeat-values'

const MONDAY = '2026-03-02'

const typed: fc.Arbitrary<RepeatValues> = fc.record({
  repeat: fc.constantFrom('daily', 'weekly', 'monthDay', 'monthWeekday', 'lastDay'),
  every: fc.integer({ min: 1, max: 99 }).map(String),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  monthDay: fc.integer({ min: 1, max: 31 }).map(String),
  nth: fc.constantFrom(...PLACES),
  weekday: fc.integer({ min: 1, max: 7 }).map(String),
  rrule: fc.constant(''),
})

test('what was typed about the days of a rule is the same after it was stored and opened again', () => {
  fc.assert(
    fc.property(typed, (values) => {
      const text = rruleOf(values)
      const opened = repeatOf(text, MONDAY)
      expect(opened.repeat).toBe(values.repeat)
      expect(rruleOf(opened)).toBe(text)
    }),
  )
})

test('a rule that is opened and saved keeps its days, also where the form has no fields for it', () => {
  const rules = fc.constantFrom('FREQ=MONTHLY;BYMONTHDAY=1,15', 'FREQ=MONTHLY;BYDAY=1MO,3MO', 'FREQ=MONTHLY;BYDAY=5FR')
  fc.assert(
    fc.property(rules, (text) => {
      const opened = repeatOf(text, MONDAY)
      expect(opened.repeat).toBe('kept')
      const parsed = parseRecurrence(rruleOf(opened))
      expect(parsed.ok && formatRecurrence(parsed.rule)).toBe(text)
    }),
  )
})

test('days that a rule leaves to its first day are shown', () => {
  expect(repeatOf('FREQ=WEEKLY', MONDAY)).toMatchObject({ repeat: 'weekly', days: [1] })
  expect(repeatOf('FREQ=MONTHLY', '2026-03-31')).toMatchObject({ repeat: 'monthDay', monthDay: '31' })
})
