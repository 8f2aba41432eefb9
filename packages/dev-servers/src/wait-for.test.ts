import { expect, test } from 'vitest'
import { waitFor } from './wait-for'

test('waitFor returns the first truthy value and ignores earlier errors', async () => {
  let calls = 0
  const value = await waitFor(
    () => {
      calls += 1
      if (calls === 1) throw new Error('not up')
      return calls > 2 && 'up'
    },
    { timeoutMs: 2000, intervalMs: 1, what: 'the server' },
  )
  expect(value).toBe('up')
})

test('waitFor rejects after the timeout, naming what it waited for and the last error', async () => {
  const failing = () => Promise.reject(new Error('refused'))
  await expect(waitFor(failing, { timeoutMs: 20, intervalMs: 5, what: 'the inbox' })).rejects.toThrow(
    'Gave up after 0.02 s waiting for the inbox. Last error: refused',
  )
})
