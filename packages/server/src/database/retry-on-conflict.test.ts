import { expect, it } from 'vitest'
import { retryOnConflict } from './retry-on-conflict'

it('retryOnConflict runs its function again after a conflict and resolves with the first result', async () => {
  const results = [null, null, 'third']
  expect(await retryOnConflict(async () => results.shift() ?? null)).toBe('third')
})

it('retryOnConflict throws UNAVAILABLE after five conflicts', async () => {
  let attempts = 0
  const run = retryOnConflict(async () => {
    attempts += 1
    return null
  })
  await expect(run).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(attempts).toBe(5)
})
