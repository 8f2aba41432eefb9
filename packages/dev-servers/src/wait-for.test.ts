import { expect, test } from 'vitest'
import { waitFor } from './wait-for'

test('returns the first truthy answer; errors before it are forgiven', async () => {
  let calls = 0
  const answer = await waitFor(
    () => {
      calls += 1
      if (calls === 1) throw new Error('not up')
      return calls > 2 && 'up'
    },
    { timeoutMs: 2000, intervalMs: 1, what: 'the server' },
  )
  expect(answer).toBe('up')
})

test('gives up with a sentence that names what and the last error', async () => {
  const failing = () => Promise.reject(new Error('refused'))
  await expect(waitFor(failing, { timeoutMs: 20, intervalMs: 5, what: 'the inbox' })).rejects.toThrow(
    'Gave up after 0.02 s waiting for the inbox. Last error: refused',
  )
})
