import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anySignal } from './any-signal'
import { call } from './call'

const own = AbortSignal.any

describe.each([
  ['with AbortSignal.any', own],
  ['in a browser without AbortSignal.any', undefined],
])('%s', (_, any) => {
  beforeEach(() => void Object.defineProperty(AbortSignal, 'any', { configurable: true, value: any }))
  afterEach(() => {
    Object.defineProperty(AbortSignal, 'any', { configurable: true, value: own })
    vi.unstubAllGlobals()
  })

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

  test('a call that can be given up is answered, not counted as offline', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ fine: true }))
    const answer = await call('/api/slots', { signal: new AbortController().signal })
    expect(answer).toEqual({ ok: true, status: 200, data: { fine: true } })
  })
})
