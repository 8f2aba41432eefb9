import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attemptId, isOrderId, MAX_ORDER_ID, orderIdAt } from './order-id'

const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
const attempt = fc.integer({ min: 1, max: 999 })

describe('order ids', () => {
  it('an order id is ORD- followed by the timestamp', () => {
    expect(orderIdAt(new Date('2026-03-03T10:00:00.123Z'))).toBe('ORD-1772532000123')
  })

  it('order ids of different milliseconds differ', () => {
    fc.assert(fc.property(moment, moment, (a, b) => (orderIdAt(a) === orderIdAt(b)) === (a.getTime() === b.getTime())))
  })

  it('the first attempt has the order id itself, and later attempts append their number', () => {
    expect([1, 2, 3].map((number) => attemptId('ORD-1', number))).toEqual(['ORD-1', 'ORD-1-2', 'ORD-1-3'])
  })

  it('an attempt id has at most 30 characters, all of them letters, digits, - or _', () => {
    fc.assert(
      fc.property(moment, attempt, (now, number) => {
        const id = attemptId(orderIdAt(now), number)
        expect(id.length).toBeLessThanOrEqual(MAX_ORDER_ID)
        expect(id).toMatch(/^[A-Za-z0-9_-]+$/)
        expect(isOrderId(id)).toBe(true)
      }),
    )
  })

  it('attempt ids are unique within an order and across orders', () => {
    fc.assert(
      fc.property(moment, attempt, moment, attempt, (nowA, a, nowB, b) => {
        const same = nowA.getTime() === nowB.getTime() && a === b
        expect(attemptId(orderIdAt(nowA), a) === attemptId(orderIdAt(nowB), b)).toBe(same)
      }),
    )
  })

  it.each(['', 'ORD-', 'ord-1', 'ORD-1&amount=1', 'ORD-1 ', 'ORD-1\n', 'X-1', `ORD-${'1'.repeat(27)}`])(
    '%j is not an order id',
    (text) => {
      expect(isOrderId(text)).toBe(false)
    },
  )
})
