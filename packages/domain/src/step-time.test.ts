import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLOCK_TOLERANCE_MS, clockOffset, stepTime } from './step-time'

const HOUR_MS = 3_600_000
const receivedAt = new Date('2026-11-25T10:00:00Z')
const millis = (min: number, max: number) => fc.integer({ min, max })

it('a step keeps its time whatever the phone’s clock shows and however long it waited for the network', () => {
  fc.assert(
    fc.property(
      millis(-10 * 365 * 24 * HOUR_MS, 10 * 365 * 24 * HOUR_MS),
      millis(0, 24 * HOUR_MS),
      (wrongBy, waited) => {
        const happened = receivedAt.getTime() - waited
        const at = stepTime({
          at: new Date(happened + wrongBy),
          sentAt: new Date(receivedAt.getTime() + wrongBy),
          receivedAt,
        })
        expect(Math.abs(at.getTime() - happened)).toBeLessThanOrEqual(CLOCK_TOLERANCE_MS)
        expect(at.getTime()).toBeLessThanOrEqual(receivedAt.getTime())
      },
    ),
  )
})

it('a clock that differs by minutes counts as right, one that differs by more does not', () => {
  const phone = (minutes: number) => new Date(receivedAt.getTime() + minutes * 60_000)
  expect(clockOffset({ phone: phone(2), server: receivedAt })).toBe(0)
  expect(clockOffset({ phone: phone(-3), server: receivedAt })).toBe(3 * 60_000)
})

it('a step from a page that does not say when it sends has the phone’s time, but none of the future', () => {
  const at = new Date('2026-11-25T09:00:00Z')
  expect(stepTime({ at, sentAt: undefined, receivedAt })).toEqual(at)
  expect(stepTime({ at: new Date('2031-01-01T00:00:00Z'), sentAt: undefined, receivedAt })).toEqual(receivedAt)
})
