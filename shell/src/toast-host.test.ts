// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEEP_AFTER_MS } from './timing'

const onLoad = vi.fn<() => void>()
const showToast = vi.fn<(kind: string, text: string) => void>()
let host: typeof import('./toast-host')

beforeEach(async () => {
  vi.useFakeTimers()
  onLoad.mockReset()
  showToast.mockReset()
  vi.resetModules()
  vi.doMock('./toasts', () => {
    onLoad()
    return { showToast, dismissAll: () => {} }
  })
  host = await import('./toast-host')
})
afterEach(() => void vi.useRealTimers())

const act = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }))
const wait = () => vi.advanceTimersByTimeAsync(KEEP_AFTER_MS + 1_000)

test('a page that is only read does not fetch the toasts', async () => {
  const stop = host.prefetchToasts()
  act('scroll')
  act('pointermove')
  await wait()
  expect(onLoad).not.toHaveBeenCalled()
  stop()
})

test.each(['pointerdown', 'keydown', 'focusin', 'click'])(
  'the toasts are fetched after the first %s, behind what it fetches itself, so that one can be shown without a connection',
  async (name) => {
    const stop = host.prefetchToasts()
    act(name)
    await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS / 2)
    expect(onLoad).not.toHaveBeenCalled()
    await wait()
    expect(onLoad).toHaveBeenCalledOnce()
    stop()
  },
)

test('toasts that could not be fetched are fetched after the next interaction', async () => {
  onLoad.mockImplementationOnce(() => {
    throw new Error('no connection')
  })
  const stop = host.prefetchToasts()
  for (const times of [1, 2]) {
    act('keydown')
    await wait()
    expect(onLoad).toHaveBeenCalledTimes(times)
  }
  stop()
})

test('where the toasts can not be fetched their text is a line on the page', async () => {
  vi.useRealTimers()
  onLoad.mockImplementation(() => {
    throw new Error('no connection')
  })
  host.notify('error', 'The payment service is unavailable')
  await waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe('The payment service is unavailable'),
  )
})
