// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { forgetServerTime } from '@homecare/remote-kit/server-clock'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test.each([
  ['2026-05-01', ''],
  ['2026-03-20', 'The approval of health advertising ends on Fri 20 Mar 2026'],
  ['2026-03-02', 'The approval of health advertising ended on Mon 2 Mar 2026: offers and reviews are hidden'],
])('on 3 March 2026 staff read about an approval until %s: “%s”', (until, title) => {
  const host = testHost({ apiBase: '/api' })
  const profile = { ...host.profile, advertising: { approval: 'No. 1', until } }
  render(
    <HostProvider host={{ ...host, profile }}>
      <ApprovalNotice />
    </HostProvider>,
  )
  expect(document.body.textContent).toMatch(new RegExp(`^${title}${title && '.*Renew it'}`))
})
