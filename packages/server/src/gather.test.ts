import { expect, test } from 'vitest'
import { gather } from './gather'

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

test('calls made at once, and while a round is under way, share a round, and each gets its own answer', async () => {
  const rounds: number[][] = []
  const first = gate()
  const double = gather(async (keys: number[]) => {
    rounds.push(keys)
    if (rounds.length === 1) await first.opened
    return keys.map((key) => key * 2)
  })
  const early = [double(1), double(2)]
  await Promise.resolve()
  const later = [double(3), double(4), double(5)]
  first.open()
  expect(await Promise.all([...early, ...later])).toEqual([2, 4, 6, 8, 10])
  expect(rounds).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('a round that fails is told to its callers only; the next one works', async () => {
  let fails = true
  const ask = gather(async (keys: string[]) => {
    if (fails) throw new Error('away')
    return keys
  })
  const answers = await Promise.allSettled([ask('a'), ask('b')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await ask('c')).toBe('c')
})

test('a round takes no more than it may', async () => {
  const sizes: number[] = []
  const ask = gather(
    async (keys: number[]) => {
      sizes.push(keys.length)
      return keys
    },
    { most: 2 },
  )
  await Promise.all([1, 2, 3, 4, 5].map(ask))
  expect(sizes).toEqual([2, 2, 1])
})
