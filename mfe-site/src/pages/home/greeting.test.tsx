// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { DRAFT_VERSION, KEPT_DAYS, REMEMBERED } from '@homecare/remote-kit/remembered'
import { forgetServerTime, learnServerTime } from '@homecare/remote-kit/server-clock'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import './greeting'
import { HomeHero } from './hero'

const NOW = new Date('2026-03-03T05:00:00Z')
const DAY_MS = 86_400_000

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  learnServerTime(NOW.getTime())
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  forgetServerTime()
  vi.unstubAllGlobals()
})

const entry = (more: object = {}) => ({
  version: DRAFT_VERSION,
  savedAt: NOW.toISOString(),
  patient: { firstName: 'Maryam', lastName: 'Haddad' },
  ...more,
})

function open(stored: unknown) {
  if (stored !== undefined)
    localStorage.setItem(REMEMBERED, typeof stored === 'string' ? stored : JSON.stringify(stored))
  render(
    <MemoryRouter>
      <HostProvider host={testHost()}>
        <HomeHero />
      </HostProvider>
    </MemoryRouter>,
  )
}

test('home welcomes whom this device remembers by the first name alone, and leads to the booking', async () => {
  open(entry())
  // Its own code is loaded first.
  expect(await screen.findByText('Maryam', {}, { timeout: 20_000 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe('/bookbloodtest')
  expect(document.body.textContent).not.toContain('Haddad')
})

test.each([
  ['nobody', undefined],
  ['a text that is damaged', '{"version":'],
  ['another version', entry({ version: DRAFT_VERSION - 1 })],
  ['what is older than half a year', entry({ savedAt: new Date(NOW.getTime() - KEPT_DAYS * DAY_MS).toISOString() })],
  ['no date', entry({ savedAt: null })],
  ['no name', entry({ patient: {} })],
])('of a device that remembers %s home welcomes nobody', async (_, stored) => {
  open(stored)
  // As where somebody is welcomed.
  await act(async () => void (await import('./greeting')))
  expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull()
  expect(screen.queryByText(/Welcome/)).toBeNull()
})
