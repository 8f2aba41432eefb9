// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToast } from './toasts'

/** The texts of the toasts that stay; one that leaves is still in the page while it moves out. */
const shown = () =>
  [...document.querySelectorAll('[role=alert]')]
    .filter((toast) => toast.getAttribute('data-in') !== 'false' && !toast.closest('[data-in=false]'))
    .map((toast) => toast.textContent)

test('an error leaves when a success comes, and another success stays', async () => {
  showToast('success', 'Copied')
  showToast('error', 'Error in Appointment Booking')
  await waitFor(() => expect(shown()).toHaveLength(2))
  showToast('success', 'Appointment Booked successfully!')
  await waitFor(() => expect(shown().sort()).toEqual(['Appointment Booked successfully!', 'Copied']))
})
