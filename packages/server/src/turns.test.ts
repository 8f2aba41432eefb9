import { expect, it } from 'vitest'
import { createTurns } from './turns'

it('runs no more at once than allowed, in order, and goes on after a failure', async () => {
  const inTurn = createTurns(3)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (n: number) => async () => {
    most = Math.max(most, ++running)
    order.push(n)
    await Promise.resolve()
    running--
    if (n % 4 === 0) throw new Error('failed')
    return n
  }
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => inTurn(work(n))))
  expect(most).toBe(3)
  expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n))
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(5)
})
