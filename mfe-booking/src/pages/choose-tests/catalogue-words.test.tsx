// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openBooking } from '../../testing/render-booking'

let close = () => {}
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

async function open() {
  const booking = await openBooking('/bookbloodtest', { draft: null })
  close = booking.close
  return booking
}

const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

test('each test says what it tells in the place of its specimen, and so do the tests of a package', async () => {
  await open()
  document.querySelectorAll('summary').forEach((summary) => fireEvent.click(summary))
  expect(await screen.findAllByText('What Lipid Profile tells you.')).toHaveLength(2)
  expect(screen.getByText('What Vitamin D tells you.')).toBeTruthy()
  expect(screen.queryByText(/Serum/)).toBeNull()
  expect(screen.getByText('A first look at sugar and fats.')).toBeTruthy()
})

test('each test says how many values it measures, and which, once that is loaded', async () => {
  await open()
  document.querySelectorAll('summary').forEach((summary) => fireEvent.click(summary))
  for (const button of await screen.findAllByRole('button', { name: '1 measured value' })) fireEvent.click(button)
  expect(screen.getByText('Vitamin D marker')).toBeTruthy()
  expect(screen.queryByText('0 measured values')).toBeNull()
})

test.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'click'])(
  'what the search needs is not fetched before somebody is there, but with their first %s',
  async (sign) => {
    vi.stubGlobal('scrollY', 0)
    const { api } = await open()
    const fetched = () => api.calls.filter(({ path }) => path.endsWith('/catalogue-words'))
    expect(fetched()).toEqual([])
    fireEvent(window, new Event(sign))
    fireEvent(window, new Event(sign))
    await waitFor(() => expect(fetched()).toHaveLength(1))
    search('sugar')
    expect(await screen.findByText('2 results for “sugar”')).toBeTruthy()
    expect(fetched()).toHaveLength(1)
  },
)

test('each new search scrolls to its first result and leaves the focus in the field', async () => {
  const scrolled = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrolled
  // jsdom draws nothing, and some frames of a process with many test files never come.
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame))
  await open()
  const box = screen.getByRole('searchbox')
  box.focus()
  for (const [text, times] of [
    ['v', 1],
    ['vitamin', 2],
    ['vitamin ', 2],
    ['lipid', 3],
    ['', 3],
  ] as const) {
    search(text)
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(times))
  }
  expect(document.activeElement).toBe(box)
})
