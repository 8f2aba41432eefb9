import { expect, test } from 'vitest'
import { compare } from './compare'
import { median } from './median'

test('the median of an even number of values is the mean of the two in the middle', () => {
  expect([median([5, 1, 3]), median([4, 1, 3, 2])]).toEqual([3, 2.5])
})

test('the arms take turns as A B A A B A, after one unmeasured call of each', async () => {
  const order: string[] = []
  const arm = (name: string) => async () => order.push(name)
  await compare({ rounds: 2, ours: arm('A'), against: arm('B') })
  expect(order.join('')).toBe('BAABAABAABAABA')
})

test('a machine that slows down evenly moves neither the ratio nor the control', async () => {
  let slower = 0
  const arm = (ms: number) => async () => ms + slower++
  const { ratio, same } = await compare({ rounds: 3, ours: arm(1000), against: arm(1000) })
  expect([ratio, same].map((value) => value.toFixed(6))).toEqual(['1.000000', '1.000000'])
})

test('twice the time is a ratio of two, and single values stay in their unit', async () => {
  expect(await compare({ rounds: 1, ours: async () => 20, against: async () => 10 })).toEqual({
    ours: 20,
    against: 10,
    ratio: 2,
    same: 1,
  })
})
