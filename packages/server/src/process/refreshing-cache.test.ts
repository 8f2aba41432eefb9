import { expect, test } from 'vitest'
import { createRefreshingCache } from './refreshing-cache'

/** A cache whose reads the test resolves or rejects, and whose clock it moves. */
function controlledCache() {
  let time = 0
  const reads: { resolve(value: number): void; reject(error: Error): void }[] = []
  const read = () => new Promise<number>((resolve, reject) => reads.push({ resolve, reject }))
  const cache = createRefreshingCache(read, { maxAgeMs: 5_000, waitMs: 10, keepMs: 60_000, now: () => time })
  return { cache, reads, wait: (ms: number) => (time += ms) }
}

test('a value is read once for all callers while it is fresh, and again when it is old', async () => {
  const { cache, reads, wait } = controlledCache()
  const both = Promise.all([cache.get(), cache.get()])
  reads[0]?.resolve(1)
  expect(await both).toEqual([
    { value: 1, ok: true },
    { value: 1, ok: true },
  ])
  wait(5_000)
  await cache.get()
  expect(reads).toHaveLength(1)
  wait(1)
  const later = cache.get()
  reads[1]?.resolve(2)
  expect(await later).toEqual({ value: 2, ok: true })
})

test('a read that does not end delays callers only briefly, is not repeated meanwhile, and returns the previous value as not ok', async () => {
  const { cache, reads, wait } = controlledCache()
  expect(await cache.get()).toEqual({ value: undefined, ok: false })
  reads[0]?.resolve(1)
  expect(await cache.get()).toEqual({ value: 1, ok: true })
  wait(6_000)
  expect(await cache.get()).toEqual({ value: 1, ok: false })
  expect(await cache.get()).toEqual({ value: 1, ok: false })
  expect(reads).toHaveLength(2)
})

test('a value disappears after a minute of failed reads', async () => {
  const { cache, reads, wait } = controlledCache()
  const first = cache.get()
  reads[0]?.resolve(1)
  await first
  wait(60_000)
  const second = cache.get()
  reads[1]?.reject(new Error('down'))
  expect(await second).toEqual({ value: 1, ok: false })
  wait(1)
  const third = cache.get()
  reads[2]?.reject(new Error('down'))
  expect(await third).toEqual({ value: undefined, ok: false })
})
