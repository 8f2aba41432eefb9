import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anySignal, createClient } from './client'

const own = AbortSignal.any

describe.each([
  ['with AbortSignal.any', own],
  ['in a browser without AbortSignal.any', undefined],
])('%s', (_, any) => {
  beforeEach(() => void Object.defineProperty(AbortSignal, 'any', { configurable: true, value: any }))
  afterEach(() => void Object.defineProperty(AbortSignal, 'any', { configurable: true, value: own }))

  test('the second of two signals aborts with its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const signal = anySignal([first.signal, second.signal])
    expect(signal.aborted).toBe(false)
    second.abort('left')
    first.abort('late')
    expect([signal.aborted, signal.reason]).toEqual([true, 'left'])
  })

  test('a signal that is aborted already aborts', () => {
    expect(anySignal([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe('before')
  })

  test('a call that can be aborted is answered, not counted as offline', async () => {
    const api = createClient({ baseUrl: '', fetch: async () => Response.json({ tests: [] }) })
    const answer = await api.get('/api/catalogue', { signal: new AbortController().signal })
    expect(answer).toMatchObject({ ok: true, status: 200, data: { tests: [] } })
  })
})
