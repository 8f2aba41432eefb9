// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://toasts.example/" }
// An address of its own gives this file a worker of its own: a document has one place for toasts, and other tests empty it.
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
  await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(['Copied', 'Error in Appointment Booking'])))
  showToast('success', 'Appointment Booked successfully!')
  await waitFor(() => expect(shown()).not.toContain('Error in Appointment Booking'))
  expect(shown()).toEqual(expect.arrayContaining(['Appointment Booked successfully!', 'Copied']))
})

test('a toast is shown although something has emptied the page since the one before', async () => {
  showToast('success', 'Copied')
  document.body.replaceChildren()
  showToast('success', 'Sent')
  await waitFor(() => expect(shown()).toContain('Sent'))
})
