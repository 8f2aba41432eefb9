// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { asWritten } from './as-written'

const Circle = () => (
  <svg viewBox="0 0 9 9">
    <circle r="3" />
  </svg>
)

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('a drawing of the opened page stays as the document server drew it, without a warning, and is not loaded', async () => {
  const complaints = vi.spyOn(console, 'error')
  const recovered: unknown[] = []
  const request = vi.fn<() => Promise<typeof Circle>>(async () => Circle)
  const Drawing = asWritten('svg', request)
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<Circle />)
  const drawn = box.innerHTML
  const root = await act(async () =>
    hydrateRoot(box, <Drawing />, { onRecoverableError: (error) => void recovered.push(error) }),
  )
  await act(async () => root.render(<Drawing />))
  expect(box.innerHTML).toBe(drawn)
  expect(request).not.toHaveBeenCalled()
  expect(recovered).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

test('a drawing of a page that a link led to is loaded and drawn in all its places', async () => {
  const Drawing = asWritten('svg', async () => Circle)
  const { container } = await act(async () =>
    render(
      <>
        <Drawing />
        <Drawing />
      </>,
    ),
  )
  expect(container.querySelectorAll('circle')).toHaveLength(2)
})

test('a drawing that can’t be loaded leaves its place empty, and the page stays', async () => {
  const Drawing = asWritten('svg', () => Promise.reject(new Error('no network')))
  const { container } = await act(async () =>
    render(
      <p>
        text <Drawing />
      </p>,
    ),
  )
  expect(container.textContent).toBe('text ')
})
