import { expect, test } from 'vitest'
import { aRule } from '../../testing/plans'
import { pauseInWords, repeatInWords, ruleInWords } from './rule-in-words'

test('a rule is one sentence with its days, hours, first and last day, and nurse', () => {
  expect(ruleInWords(aRule({ startsOn: '2026-12-01', endsOn: '2026-12-30' }))).toBe(
    'Elderly Care: every Monday to Saturday, 07:00–19:00, from Tue 1 Dec 2026, until Wed 30 Dec 2026; Maya Rahman',
  )
  expect(ruleInWords(aRule({ startMinute: 1140, onHolidays: 'skip', nurse: null }))).toBe(
    'Elderly Care: every Monday to Saturday, 19:00–07:00, from Mon 2 Mar 2026, not on public holidays',
  )
  expect(ruleInWords(aRule({ startMinute: 480, minutes: 1440, nurse: null }))).toMatch(/24 hours from 08:00/)
})

test.each([
  ['FREQ=DAILY', 'every day'],
  ['FREQ=DAILY;INTERVAL=2', 'every second day'],
  ['FREQ=DAILY;INTERVAL=3', 'every 3 days'],
  ['FREQ=WEEKLY', 'every Monday'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'every day'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', 'every Monday, Wednesday and Friday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU', 'every second week on Monday and Tuesday'],
  ['FREQ=WEEKLY;INTERVAL=3;BYDAY=SA', 'every 3 weeks on Saturday'],
  ['FREQ=MONTHLY', 'every month on the 2nd'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,13,-1', 'every month on the 1st, the 13th and the last day'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO', 'every second month on the first Monday'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'every month on the last Friday'],
  ['FREQ=MONTHLY;BYDAY=-2FR', 'every month on the second to last Friday'],
  ['FREQ=YEARLY', 'FREQ=YEARLY'],
])('%s from Monday 2 March is read as “%s”', (rrule, words) => {
  expect(repeatInWords(rrule, '2026-03-02')).toBe(words)
})

test('a pause without a last day says that it has no end yet', () => {
  expect(pauseInWords({ from: '2026-03-02', until: null })).toBe('From Mon 2 Mar 2026, no end yet')
  expect(pauseInWords({ from: '2026-03-02', until: '2026-03-08' })).toBe('From Mon 2 Mar 2026 until Sun 8 Mar 2026')
})
