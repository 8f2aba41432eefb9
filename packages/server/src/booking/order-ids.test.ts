import { isOrderId } from '@homecare/domain/order-id'
import { expect, it } from 'vitest'
import { createOrderIds } from './order-ids'

it('order ids created in the same millisecond are consecutive, even when the clock goes back', () => {
  const next = createOrderIds()
  const now = new Date('2026-03-03T04:00:00Z')
  const ids = [next(now), next(now), next(new Date(now.getTime() - 5_000)), next(new Date(now.getTime() + 5_000))]
  expect(new Set(ids).size).toBe(4)
  expect(ids.every(isOrderId)).toBe(true)
  expect(ids).toEqual(ids.toSorted())
})
