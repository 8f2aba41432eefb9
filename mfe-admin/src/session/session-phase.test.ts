import { describe, expect, test } from 'vitest'
import { countdown, sessionPhase } from './session-phase'

const now = Date.parse('2026-03-03T08:00:00.000Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const kindAt = (idle: number, end: number) =>
  sessionPhase({ userName: 'sara', role: 'admin', idleUntil: inMinutes(idle), endsAt: inMinutes(end) }, now).kind

describe('the phase of a session', () => {
  test.each([
    [30, 480, 'fine'],
    [2.1, 480, 'fine'],
    [2, 480, 'idle'],
    [0, 480, 'over'],
    [30, 5, 'end'],
    [30, 0, 'over'],
    [1, 3, 'end'],
  ])('idle ends in %d min, all ends in %d min: %s', (idle, end, kind) => expect(kindAt(idle, end)).toBe(kind))

  test('a countdown shows minutes and two digits of seconds', () => {
    expect([65_000, 59_001, 0, -5].map(countdown)).toEqual(['1:05', '1:00', '0:00', '0:00'])
  })
})
