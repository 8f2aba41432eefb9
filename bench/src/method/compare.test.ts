import { expect, test } from 'vitest'
import { compare } from './compare'
import { median } from './median'

test('median() of an even number of values is the mean of the two in the middle', () => {
  expect([median([5, 1, 3]), median([4, 1, 3, 2])]).toEqual([3, 2.5])
})

test('compare() runs the variants as A B A A B A, after one unmeasured call of each', async () => {
  const order: string[] = []
  const variant = (name: string) => async () => order.push(name)
  await compare({ rounds: 2, ours: variant('A'), baseline: variant('B') })
  expect(order.join('')).toBe('BAABAABAABAABA')
})

test('compare() is not affected by a machine that slows down steadily', async () => {
  let slower = 0
  const variant = (ms: number) => async () => ms + slower++
  const { ratio, same } = await compare({ rounds: 3, ours: variant(1000), baseline: variant(1000) })
  expect([ratio, same].map((value) => value.toFixed(6))).toEqual(['1.000000', '1.000000'])
})

test('compare() returns a ratio of two for twice the time, and medians in the unit of the samples', async () => {
  expect(await compare({ rounds: 1, ours: async () => 20, baseline: async () => 10 })).toEqual({
    ours: 20,
    baseline: 10,
    ratio: 2,
    same: 1,
  })
})
