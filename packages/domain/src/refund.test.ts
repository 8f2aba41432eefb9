import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refundMoney, restFils, type RefundFacts } from './refund'

const parts = fc.array(
  fc.record({ amountFils: fc.integer({ min: 1, max: 10_000 }), state: fc.constantFrom('requested', 'done', 'failed') }),
  { maxLength: 5 },
)
const payment: fc.Arbitrary<RefundFacts> = fc.record({
  state: fc.constantFrom('initiated', 'paid', 'surplus', 'failed', 'expired', 'reversed'),
  amountFils: fc.integer({ min: 50_000, max: 100_000 }),
  refund: fc.constantFrom('none', 'requested', 'done', 'failed', 'declined'),
  parts,
})

it('money of a payment that came in is back, on its way back or left, and adds up', () => {
  fc.assert(
    fc.property(payment, (each) => {
      // Parts go back of a payment that came in, one after the other; all that is left goes back when none is under way.
      const cameIn = each.state === 'paid' || each.state === 'surplus'
      fc.pre(cameIn || each.state === 'reversed')
      fc.pre(each.refund !== 'requested' || each.parts.every(({ state }) => state !== 'requested'))
      const { backFils, underWayFils, leftFils } = refundMoney(each)
      expect(backFils + underWayFils + leftFils).toBe(each.amountFils)
      expect(Math.min(backFils, underWayFils, leftFils)).toBeGreaterThanOrEqual(0)
    }),
  )
})

it.each<[string, Partial<RefundFacts>, [back: number, underWay: number, left: number]]>([
  ['nothing was refunded', {}, [0, 0, 56_000]],
  ['a part went back', { parts: [{ amountFils: 12_000, state: 'done' }] }, [12_000, 0, 44_000]],
  ['a part is requested', { parts: [{ amountFils: 12_000, state: 'requested' }] }, [0, 12_000, 44_000]],
  ['a part was refused', { parts: [{ amountFils: 12_000, state: 'failed' }] }, [0, 0, 56_000]],
  [
    'the rest is requested',
    { refund: 'requested', parts: [{ amountFils: 12_000, state: 'done' }] },
    [12_000, 44_000, 0],
  ],
  ['the rest went back', { refund: 'done', parts: [{ amountFils: 12_000, state: 'done' }] }, [56_000, 0, 0]],
  ['the gateway took it back', { state: 'reversed' }, [56_000, 0, 0]],
  ['it was not paid', { state: 'failed' }, [0, 0, 0]],
])('where the money of a payment is when %s', (_, changes, expected) => {
  const facts: RefundFacts = { state: 'paid', amountFils: 56_000, refund: 'none', parts: [], ...changes }
  const { backFils, underWayFils, leftFils } = refundMoney(facts)
  expect([backFils, underWayFils, leftFils]).toEqual(expected)
})

it('the refund of the rest gives back what the accepted parts did not', () => {
  const made = [
    { amountFils: 12_000, state: 'done' },
    { amountFils: 9_000, state: 'failed' },
  ]
  expect(restFils({ amountFils: 56_000, parts: made })).toBe(44_000)
})
