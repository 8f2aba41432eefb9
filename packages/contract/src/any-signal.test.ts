import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anySignal, createClient } from './client'

const own = AbortSignal.any

describe.each([
  ['with AbortSignal.any', own],
  ['in a browser without AbortSignal.any', undefined],
])('%s', (_, any) => {
  beforeEach(() => void Object.defineProperty(AbortSignal, 'any', { configurable: true, value: any }))
  afterEach(() => void Object.defineProperty(AbortSignal, 'any', { configurable: true, value: own }))

  test('the combined signal aborts with the reason of the second signal', () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const signal = anySignal([first.signal, second.signal])
    expect(signal.aborted).toBe(false)
    second.abort('left')
    first.abort('late')
    expect([signal.aborted, signal.reason]).toEqual([true, 'left'])
  })

  test('the combined signal is aborted already when one of its signals is', () => {
    expect(anySignal([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe('before')
  })

  test('a call with two abort signals gets its response instead of counting as offline', async () => {
    const api = createClient({ baseUrl: '', fetch: async () => Response.json({ tests: [] }) })
    const answer = await api.get('/api/catalogue', { signal: new AbortController().signal })
    expect(answer).toMatchObject({ ok: true, status: 200, data: { tests: [] } })
  })
})
