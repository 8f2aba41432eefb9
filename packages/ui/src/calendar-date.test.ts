import { afterEach, expect, test } from 'vitest'
import { toDate, toDateOrNull, toIso } from './calendar-date'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

// Beirut and Cairo change their clocks at midnight; Apia is among the first time zones of a day, Honolulu among the last.
test.each(['Asia/Dubai', 'Asia/Beirut', 'Africa/Cairo', 'Pacific/Apia', 'Pacific/Honolulu', 'America/Sao_Paulo'])(
  'in %s every day of 2018 and 2026 is the same after a conversion to a Date and back',
  (name) => {
    process.env.TZ = name
    for (const year of [2018, 2026]) {
      for (let day = 0; day < 365; day += 1) {
        const iso = new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)
        expect(toIso(toDate(iso))).toBe(iso)
      }
    }
  },
)

test.each([null, undefined, '', '03/05/2026', '2026-02-30', 'soon'])('%s is no date', (text) => {
  expect(toDateOrNull(text)).toBeNull()
})
