// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usePolling } from './use-polling'

type Run = (signal: AbortSignal) => Promise<void>

const show = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  show(false)
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('polling', () => {
  test('runs at once and then every ten seconds', async () => {
    const run = vi.fn<Run>(async () => {})
    renderHook(() => usePolling(run, 10_000, 'a'))
    await pass(0)
    expect(run).toHaveBeenCalledTimes(1)
    await pass(10_000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('waits for a slow run before it counts the next ten seconds', async () => {
    const run = vi.fn<Run>(() => new Promise<void>((resolve) => void setTimeout(resolve, 8_000)))
    renderHook(() => usePolling(run, 10_000, 'a'))
    await pass(17_999)
    expect(run).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('rests while the tab is hidden and runs when it is seen again', async () => {
    const run = vi.fn<Run>(async () => {})
    renderHook(() => usePolling(run, 10_000, 'a'))
    await pass(0)
    show(true)
    await pass(60_000)
    expect(run).toHaveBeenCalledTimes(1)
    show(false)
    await pass(0)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('starts over with another key, and the old run is called off', async () => {
    const signals: AbortSignal[] = []
    const run = vi.fn<Run>(async (signal) => {
      signals.push(signal)
      await new Promise(() => undefined)
    })
    const { rerender } = renderHook(({ key }) => usePolling(run, 10_000, key), { initialProps: { key: 'a' } })
    rerender({ key: 'b' })
    await pass(0)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  test('runs now when asked, and ends with its screen', async () => {
    const run = vi.fn<Run>(async () => {})
    const { result, unmount } = renderHook(() => usePolling(run, 10_000, 'a'))
    await pass(0)
    act(() => result.current())
    await pass(0)
    expect(run).toHaveBeenCalledTimes(2)
    unmount()
    await pass(60_000)
    expect(run).toHaveBeenCalledTimes(2)
  })
})
