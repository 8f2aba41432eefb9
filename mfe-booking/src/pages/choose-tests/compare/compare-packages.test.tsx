// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openBooking } from '../../../testing/render-booking'

let close = () => {}
afterEach(() => {
  close()
  vi.doUnmock('./package-table')
})

test('a comparison that can’t be loaded says so, and the button can be pressed again', async () => {
  vi.doMock('./package-table', () => {
    throw new Error('no network')
  })
  const booking = await openBooking('/bookbloodtest', { draft: null })
  close = booking.close
  fireEvent.click(screen.getByRole('button', { name: 'Compare packages' }))
  await waitFor(() => expect(booking.toasts).toEqual([expect.stringContaining('could not be loaded')]))
  expect(screen.getByRole('button', { name: 'Compare packages' }).hasAttribute('aria-disabled')).toBe(false)
  expect(screen.queryByRole('table')).toBeNull()
})
