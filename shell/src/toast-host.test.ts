// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const onLoad = vi.fn<() => void>()
const showToast = vi.fn<(kind: string, text: string) => void>()
let host: typeof import('./toast-host')

beforeEach(async () => {
  onLoad.mockReset()
  showToast.mockReset()
  vi.resetModules()
  vi.doMock('./toasts', () => {
    onLoad()
    return { showToast, dismissAll: () => {} }
  })
  host = await import('./toast-host')
})

test('a page that is only read does not fetch the toasts', async () => {
  const stop = host.prefetchToasts()
  dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('pointermove'))
  await Promise.resolve()
  expect(onLoad).not.toHaveBeenCalled()
  stop()
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'click'])(
  'the first %s fetches the toasts, so that one can be shown without a connection',
  async (name) => {
    const stop = host.prefetchToasts()
    document.body.dispatchEvent(new Event(name, { bubbles: true }))
    await waitFor(() => expect(onLoad).toHaveBeenCalledOnce())
    stop()
  },
)

test('toasts that could not be fetched are fetched at the next interaction', async () => {
  onLoad.mockImplementationOnce(() => {
    throw new Error('no connection')
  })
  const stop = host.prefetchToasts()
  await waitFor(() => {
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(onLoad).toHaveBeenCalledTimes(2)
  })
  stop()
})

test('where the toasts can not be fetched their text is a line on the page', async () => {
  onLoad.mockImplementation(() => {
    throw new Error('no connection')
  })
  host.notify('error', 'The payment service is unavailable')
  await waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe('The payment service is unavailable'),
  )
})
