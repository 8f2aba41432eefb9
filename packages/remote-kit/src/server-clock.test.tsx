// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetServerTime, knownServerNow, learnFrom, learnServerTime } from './server-clock'
import { useToday } from './use-today'

const DAY_MS = 86_400_000
/** Leap days and turns of years come often. */
const anInstant = fc.oneof(
  fc.date({ min: new Date('2024-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }),
  fc
    .constantFrom('2028-02-28T19:59:59Z', '2028-02-28T20:00:00Z', '2026-12-31T19:59:59Z', '2026-12-31T20:00:00Z')
    .map((text) => new Date(text)),
)
const aDeviceClock = fc.date({ min: new Date('2017-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })

const aZone = fc.constantFrom(
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Kathmandu',
)

let offline = false
const asked = vi.fn<typeof fetch>()
let server = new Date()
let passedMs = 0
function pass(ms: number) {
  passedMs += ms
  vi.advanceTimersByTime(ms)
}
beforeEach(() => {
  offline = false
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  asked.mockReset().mockImplementation(async () => {
    if (offline) throw new Error('offline')
    return new Response(null, { headers: { date: server.toUTCString() } })
  })
  vi.stubGlobal('fetch', asked)
  // What a device counts since a page was opened goes on when its clock is set.
  passedMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => passedMs)
  forgetServerTime()
})
afterEach(() => {
  cleanup()
  forgetServerTime()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('today is the server’s day in Dubai, whatever a device’s clock and time zone are', async () => {
  await fc.assert(
    fc.asyncProperty(anInstant, aDeviceClock, aZone, async (now, device, zone) => {
      vi.stubEnv('TZ', zone)
      vi.setSystemTime(device)
      forgetServerTime()
      server = now
      const { result, unmount } = renderHook(useToday)
      expect(result.current).toBeUndefined()
      await act(async () => {})
      expect(result.current).toBe(dubaiDate(new Date(now.toUTCString())))
      unmount()
    }),
  )
})

test('an open page moves on when a day begins in Dubai', async () => {
  await fc.assert(
    fc.asyncProperty(aDeviceClock, fc.integer({ min: 0, max: 1500 }), async (device, day) => {
      vi.setSystemTime(device)
      forgetServerTime()
      const date = addDays('2026-01-01', day)
      server = new Date(Date.parse(`${date}T19:59:00Z`))
      const { result, unmount } = renderHook(useToday)
      await act(async () => {})
      expect(result.current).toBe(date)
      await act(async () => pass(90_000))
      expect(result.current).toBe(addDays(date, 1))
      unmount()
    }),
  )
})

test('a clock that is set while the page is open is noticed, and the server is asked again', async () => {
  server = new Date('2026-11-25T10:00:00Z')
  const { result } = renderHook(useToday)
  await act(async () => {})
  vi.setSystemTime(Date.now() + 3 * DAY_MS)
  await act(async () => pass(15_000))
  expect(result.current).toBe('2026-11-25')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('without an answer today stays unknown, and a page that becomes visible asks again', async () => {
  offline = true
  const { result } = renderHook(useToday)
  await act(async () => {})
  expect(result.current).toBeUndefined()
  offline = false
  server = new Date('2028-02-29T08:00:00Z')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('2028-02-29')
})

test('a stored response, which is late, does not set the clock back; its age counts', () => {
  const now = Date.parse('2026-11-25T10:00:00Z')
  learnServerTime(now)
  learnFrom(new Response(null, { headers: { date: new Date(now - DAY_MS).toUTCString() } }))
  expect(dubaiDate(knownServerNow() ?? new Date(0))).toBe('2026-11-25')
  learnFrom(new Response(null, { headers: { date: new Date(now).toUTCString(), age: '86400' } }))
  expect(dubaiDate(knownServerNow() ?? new Date(0))).toBe('2026-11-26')
})
