// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { forgetServerTime, learnServerTime } from '@homecare/remote-kit/server-clock'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Testimonials } from './testimonials'

beforeEach(() => {
  forgetServerTime()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forgetServerTime()
})

test.each([
  ['2026-03-03', true],
  ['2026-03-02', false],
])('on 3 March 2026 reviews that an approval until %s allows are shown: %s', (until, shown) => {
  learnServerTime(Date.parse('2026-03-03T06:00:00Z'))
  const profile = { ...sampleProfile, advertising: { approval: 'No. 1', until } }
  render(
    <HostProvider host={testHost({ apiBase: '/api', profile })}>
      <Testimonials />
    </HostProvider>,
  )
  expect(document.querySelectorAll('blockquote').length > 0).toBe(shown)
})
