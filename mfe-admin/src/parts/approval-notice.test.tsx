// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { forgetServerTime } from '@homecare/remote-kit/server-clock'
import { createSessionStore } from '@homecare/federation/session-store'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminUser, sara } from '../testing/people'
import { ApprovalNotice } from './approval-notice'

beforeEach(() => {
  // Another test’s clock may be known.
  forgetServerTime()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-03T06:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(until: string, user: typeof adminUser | typeof sara): void {
  const host = testHost({ session: createSessionStore(user) })
  const profile = { ...host.profile, advertising: { approval: 'No. 1', until } }
  render(
    <HostProvider host={{ ...host, profile }}>
      <ApprovalNotice />
    </HostProvider>,
  )
}

test.each([
  ['2026-05-01', ''],
  ['2026-03-20', 'The approval of health advertising ends on Fri 20 Mar 2026'],
  ['2026-03-02', 'The approval of health advertising ended on Mon 2 Mar 2026: offers and reviews are hidden'],
])('on 3 March 2026 an admin reads about an approval until %s: “%s”', (until, title) => {
  show(until, adminUser)
  expect(document.body.textContent).toMatch(new RegExp(`^${title}${title && '.*Renew it'}`))
})

test('a role that can’t renew the approval reads nothing about it', () => {
  show('2026-03-02', sara)
  expect(document.body.textContent).toBe('')
})
