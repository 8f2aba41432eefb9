import { isOrderId } from '@homecare/domain/order-id'
import { expect, it } from 'vitest'
import { createOrderIds } from './order-ids'

const now = new Date('2026-03-03T04:00:00Z')

it('order ids created in the same millisecond differ and ascend, even when the clock goes back', () => {
  const next = createOrderIds()
  const ids = [next(now), next(now), next(new Date(now.getTime() - 5_000)), next(new Date(now.getTime() + 5_000))]
  expect(new Set(ids).size).toBe(4)
  expect(ids.every(isOrderId)).toBe(true)
  expect(ids).toEqual(ids.toSorted())
})

it('four processes with 25 bookings each in the same millisecond find free ids for all within five tries', () => {
  const taken = new Set<string>()
  const processes = Array.from({ length: 4 }, createOrderIds)
  // Each time another process is the first.
  let waiting = Array.from({ length: 25 }, (_, first) => processes.map((__, at) => processes[(first + at) % 4])).flat()
  for (let tries = 0; tries < 5; tries++) {
    const wanted = waiting.map((next) => ({ next, id: next?.(now) ?? '' }))
    waiting = wanted.flatMap(({ next, id }) => {
      if (taken.has(id)) return [next]
      taken.add(id)
      return []
    })
  }
  expect(waiting).toEqual([])
})
