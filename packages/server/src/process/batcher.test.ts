import { expect, test } from 'vitest'
import { createBatcher } from './batcher'

test('calls of one tick and calls during a running batch share a batch, and each call gets its own result', async () => {
  const batches: (readonly number[])[] = []
  let endFirst = () => {}
  const first = new Promise<void>((resolve) => (endFirst = resolve))
  const double = createBatcher(async (keys: readonly number[]) => {
    batches.push(keys)
    if (batches.length === 1) await first
    return keys.map((key) => key * 2)
  })
  const early = [double(1), double(2)]
  await expect.poll(() => batches.length).toBe(1)
  const later = [double(3), double(4), double(5)]
  endFirst()
  expect(await Promise.all([...early, ...later])).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('a failed batch rejects only its own calls, and the next batch works', async () => {
  let fails = true
  const echo = createBatcher(async (keys: readonly string[]) => {
    if (fails) throw new Error('unreachable')
    return keys
  })
  const results = await Promise.allSettled([echo('a'), echo('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await echo('c')).toBe('c')
})

test('a batch has at most maxBatchSize keys, and one batch runs at a time', async () => {
  const sizes: number[] = []
  let running = 0
  const echo = createBatcher(
    async (keys: readonly number[]) => {
      expect(++running).toBe(1)
      sizes.push(keys.length)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      return keys
    },
    { maxBatchSize: 2 },
  )
  await Promise.all([1, 2, 3, 4, 5].map(echo))
  expect(sizes).toEqual([2, 2, 1])
})
