// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { aCare, aSheet, aVisit } from '@homecare/remote-kit/testing/day-sheet'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { openPage } from '../../testing/open-page'

/** Tue 3 Mar 2026, 09:30 in Dubai, half an hour before the first visit. */
const NOW = new Date('2026-03-03T05:30:00.000Z')
let server: TestApi
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  server = startApi()
})
afterEach(() => {
  cleanup()
  server.close()
  localStorage.clear()
  vi.useRealTimers()
})

describe('care on a nurse’s day', () => {
  const open = async (care: DaySheet['care']) => {
    const sheet = aSheet({ expiresAt: '2099-01-01T00:00:00.000Z', visits: [aVisit()], care })
    server.use(on('post', '/api/day-sheet/shared', () => ok(sheet)))
    openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
    await screen.findByRole('article', { name: '10:00 Am, Omar Haddad' })
  }
  const BEFORE = { startsAt: '2026-03-03T04:00:00.000Z', endsAt: '2026-03-03T05:00:00.000Z' }

  test('stands in its place by time, with how to get in and what to be careful about', async () => {
    await open([aCare()])
    const later = within(screen.getByRole('region', { name: 'After that' }))
    const visit = later.getByRole('article', { name: '13:00–15:00, Fatima Haddad', hidden: true })
    for (const part of ['Palm Villas', 'Ring twice', 'Penicillin', 'None written down', 'C-10417', 'Tell the office'])
      expect(visit.textContent).toContain(part)
    expect(visit.textContent).toContain('Layla Haddad, daughter')
    const call = within(visit).getByRole('link', { name: 'Call', hidden: true })
    expect(call.getAttribute('href')).toBe('tel:+971501112244')
  })

  test('whose time has passed is not the next visit, and is not called done before the office says so', async () => {
    await open([aCare(BEFORE), aCare({ ...BEFORE, visitId: 'visit-2', fullName: 'Salem Noor', state: 'ended' })])
    expect(screen.getByRole('region', { name: 'Next visit' }).textContent).toContain('Omar Haddad')
    expect(screen.getByRole('region', { name: 'Time is over' }).textContent).toContain('Fatima Haddad')
    expect(screen.getByRole('region', { name: 'Done' }).textContent).toContain('Salem Noor')
  })
})
