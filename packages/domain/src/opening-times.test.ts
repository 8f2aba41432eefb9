import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextOpening, openHourBefore } from './opening-times'

/** 26 November 2026 is a Thursday. */
const at = (time: string) => new Date(`2026-11-${time}:00+04:00`)
const iso = (opening: ReturnType<typeof nextOpening>) =>
  opening && [opening.from, opening.until].map((each) => each.toISOString())
const between = (from: string, until: string) => [at(from), at(until)].map((each) => each.toISOString())

describe('whoever writes is called back', () => {
  const daily = ['Mo-Su 08:00-21:00']
  test.each([
    ['while it is open, until it closes', daily, '26T10:00', ['26T08:00', '26T21:00']],
    ['before it opens, on the same day', daily, '26T03:00', ['26T08:00', '26T21:00']],
    ['less than an hour before it closes, on the next day', daily, '26T20:01', ['27T08:00', '27T21:00']],
    ['an hour before it closes, on the same day', daily, '26T20:00', ['26T08:00', '26T21:00']],
    ['after it has closed, on the next day', daily, '26T23:00', ['27T08:00', '27T21:00']],
    ['before days off, on the next day that it is open', ['Mo-Th 09:00-17:00'], '26T18:00', ['30T09:00', '30T17:00']],
    [
      'in the second of two openings of a day',
      ['Th 09:00-12:00', 'Th 16:00-20:00'],
      '26T13:00',
      ['26T16:00', '26T20:00'],
    ],
    ['on a day that is named alone', ['Mo,Fr 09:00-17:00'], '26T10:00', ['27T09:00', '27T17:00']],
    ['in a range that goes past the end of the week', ['Fr-Mo 09:00-17:00'], '28T10:00', ['28T09:00', '28T17:00']],
    ['before midnight where it closes after midnight', ['Mo-Su 20:00-02:00'], '26T23:00', ['26T20:00', '27T02:00']],
    ['after midnight where it closes later', ['Mo-Su 20:00-02:00'], '27T00:30', ['26T20:00', '27T02:00']],
  ] as const)('%s', (_, times, now, [from, until]) => {
    expect(iso(nextOpening(times, at(now)))).toEqual(between(from, until))
  })

  test('at no time that can be named, if the times are not known', () => {
    expect(nextOpening([], at('26T10:00'))).toBeNull()
  })
})

test('the next opening is never over, and at most a week and a day away', () => {
  const day = fc.constantFrom('Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa')
  const hour = fc.integer({ min: 0, max: 22 })
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  const two = (hours: number) => String(hours).padStart(2, '0')
  fc.assert(
    fc.property(day, hour, instant, (weekday, from, now) => {
      const opening = nextOpening([`${weekday} ${two(from)}:00-${two(from + 1)}:00`], now)
      expect(opening).not.toBeNull()
      expect(opening!.until.getTime() - now.getTime()).toBeGreaterThanOrEqual(3_600_000)
      expect(opening!.from.getTime() - now.getTime()).toBeLessThan(8 * 86_400_000)
    }),
  )
})

describe('what is due waits longer than an open hour if it was due', () => {
  test.each([
    ['an hour ago, while it is open', ['Mo-Su 08:00-21:00'], '26T10:00', '26T09:00'],
    ['half an hour before it closed, half an hour after it opened', ['Mo-Su 08:00-21:00'], '26T08:30', '25T20:30'],
    ['in the last hour before it closed, at night', ['Mo-Su 08:00-21:00'], '26T03:00', '25T20:00'],
    ['before days off', ['Mo-Th 09:00-17:00'], '29T12:00', '26T16:00'],
    ['before midnight where it closes after midnight', ['Mo-Su 20:00-02:00'], '27T00:30', '26T23:30'],
    ['an hour ago in two openings that overlap', ['Th 08:00-12:00', 'Th 10:00-17:00'], '26T10:30', '26T09:30'],
    ['an hour ago, if the times are not known', [], '26T03:00', '26T02:00'],
  ] as const)('%s', (_, times, now, due) => {
    expect(openHourBefore(times, at(now)).toISOString()).toBe(at(due).toISOString())
  })
})
