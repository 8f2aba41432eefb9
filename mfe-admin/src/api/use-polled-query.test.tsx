// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallOptions, CallResult } from '@homecare/contract/client'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { ApiProvider, adminClient } from './api-context'
import { createQueryClient } from './query-client'
import { usePolledQuery } from './use-polled-query'

type Load = (api: unknown, options: CallOptions) => Promise<CallResult<string>>

const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answer = (data: string, etag: string | null = null): CallResult<string> => ({
  ok: true,
  status: 200,
  data,
  etag,
  serverTime: undefined,
})

const poll = (load: Load) => {
  const client = createQueryClient()
  const api = adminClient(testHost())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  return renderHook(({ key }) => usePolledQuery([key], load, 10_000), { initialProps: { key: 'a' }, wrapper })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  show('visible')
  vi.useRealTimers()
})

describe('polling', () => {
  test('loads when the screen opens and then every ten seconds', async () => {
    const load = vi.fn<Load>(async () => answer('one'))
    poll(load)
    await pass(0)
    expect(load).toHaveBeenCalledTimes(1)
    await pass(10_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('two loads never overlap', async () => {
    const load = vi.fn<Load>(() => new Promise((resolve) => void setTimeout(() => resolve(answer('one')), 15_000)))
    poll(load)
    await pass(14_999)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('pauses while the tab is hidden and loads when it is visible again', async () => {
    const load = vi.fn<Load>(async () => answer('one'))
    poll(load)
    await pass(0)
    show('hidden')
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    show('visible')
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('a new key aborts the running call, and the old answer is shown as stale meanwhile', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const load: Load = async (_, { signal }) => {
      signals.push(signal)
      return signals.length === 1 ? answer('of a') : await new Promise(() => undefined)
    }
    const { result, rerender } = poll(load)
    await pass(0)
    rerender({ key: 'b' })
    await pass(0)
    expect([result.current.data, result.current.stale]).toEqual(['of a', true])
    rerender({ key: 'c' })
    await pass(0)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, true, false])
  })

  test('loads on request, and stops when its screen unmounts', async () => {
    const load = vi.fn<Load>(async () => answer('one'))
    const { result, unmount } = poll(load)
    await pass(0)
    act(() => result.current.reload())
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
    unmount()
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('a call is marked as background work unless a person requested it, so that a timer does not prolong the session', async () => {
    const load = vi.fn<Load>(async () => answer('one'))
    const { result } = poll(load)
    await pass(10_000)
    act(() => result.current.reload())
    await pass(0)
    expect(load.mock.calls.map(([, { background }]) => background)).toEqual([false, true, false])
  })

  test('sends the ETag of the cached answer, which stays on a 304', async () => {
    const load = vi.fn<Load>(async (_, { etag }) =>
      etag ? { ok: false, status: 304, problem: null, retryAfterSeconds: null } : answer('one', '"1"'),
    )
    const { result } = poll(load)
    await pass(10_000)
    expect(load.mock.calls.at(-1)?.[1].etag).toBe('"1"')
    expect([result.current.data, result.current.failure]).toEqual(['one', null])
  })

  test('a failed refresh is reported and the answer stays', async () => {
    let fails = false
    const { result } = poll(async () =>
      fails ? { ok: false, status: 503, problem: null, retryAfterSeconds: null } : answer('one'),
    )
    await pass(0)
    fails = true
    await pass(10_001)
    expect([result.current.data, result.current.failure?.status]).toEqual(['one', 503])
  })
})
