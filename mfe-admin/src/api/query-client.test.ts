import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, LIST_POSITION } from './query-client'

const QUARTER_HOUR_MS = 15 * 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what no screen shows leaves the memory after a quarter of an hour', () => {
  const client = createQueryClient()
  client.setQueryData(['record', 'bloodtests', 'booking-1'], { fullName: 'Omar Haddad' })
  vi.advanceTimersByTime(QUARTER_HOUR_MS - 1)
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('the position in a list is cached until the session ends', () => {
  const client = createQueryClient()
  client.setQueryData([LIST_POSITION, 'services', '{}'], { top: 360, active: null })
  vi.advanceTimersByTime(8 * 4 * QUARTER_HOUR_MS)
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  client.clear()
  expect(client.getQueryCache().getAll()).toEqual([])
})
