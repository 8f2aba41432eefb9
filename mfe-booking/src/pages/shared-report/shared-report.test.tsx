// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import { openBooking, type BookingOptions } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

async function open(hash: string, ...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await openBooking(`/report${hash}`, { draft: null, handlers })
  close = page.close
  await page.heading('A patient shares a laboratory report with you')
  return page
}
async function enterPasscode(...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await open('#the-token-of-the-link', ...handlers)
  fireEvent.change(screen.getByRole('textbox', { name: 'Passcode' }), { target: { value: 'abcd 2345' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open the report' }))
  return page
}
const path = '/api/report-shares/open'

test('link and passcode show a doctor whose report it is and the document, whose address has neither', async () => {
  const { api } = await enterPasscode(
    on(
      'post',
      path,
      ok({
        id: 'share-1',
        patientName: 'Mariam Saleh',
        orderId: 'ORD-1',
        date: '2026-03-03',
        releasedAt: '2026-03-05T08:00:00.000Z',
        corrected: true,
        size: 1,
        expiresAt: '2026-03-12T08:00:00.000Z',
        grantedUntil: '2026-03-06T08:15:00.000Z',
      }),
    ),
  )
  expect(await screen.findByText('Mariam Saleh')).toBeTruthy()
  expect(screen.getByTitle('The laboratory report').getAttribute('src')).toMatch(/report-shares\/share-1\/file$/)
  expect(screen.getByText(/^This is a corrected report/)).toBeTruthy()
  expect(api.calls.at(-1)?.body).toEqual({ token: 'the-token-of-the-link', passcode: 'abcd 2345' })
})

test('a wrong passcode, a link that has ended and too many tries each have their sentence', async () => {
  await enterPasscode(on('post', path, problem('INVALID_INPUT', { fields: { passcode: 'This is not the passcode' } })))
  expect(await screen.findByText('This is not the passcode')).toBeTruthy()
  close()
  await enterPasscode(on('post', path, problem('NOT_FOUND', { detail: 'This link has ended.' })))
  expect(await screen.findByText('This link has ended.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Call / })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  close()
  await enterPasscode(on('post', path, problem('RATE_LIMITED')))
  expect(await screen.findByText(/^That was too many attempts/)).toBeTruthy()
})

test('a report that was removed or replaced says so before the passcode is entered', async () => {
  await open('#the-token-of-the-link', on('post', '/api/report-shares/state', ok({ state: 'withdrawn' })))
  expect(await screen.findByText('This report was removed')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  close()
  await open('#the-token-of-the-link', on('post', '/api/report-shares/state', ok({ state: 'replaced' })))
  expect(await screen.findByText('This report was replaced by a corrected one')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Passcode' })).toBeTruthy()
})

test('a link without a token says what to do and whom to call, and makes no call', async () => {
  const { api } = await open('')
  expect(await screen.findByText('This link is not complete')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:/)
  expect(api.calls).toEqual([])
})
