// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { forgetServerTime, learnServerTime } from '@homecare/remote-kit/server-clock'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testimonials } from '../../content/home'
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

const [first, second] = testimonials.items
const unsourced = { headline: 'From nowhere', quote: 'Good.', by: 'Somebody' }

/** On 3 March 2026. */
function show(all: typeof testimonials.items, until = '2026-03-03') {
  learnServerTime(Date.parse('2026-03-03T06:00:00Z'))
  const profile = { ...sampleProfile, advertising: { approval: 'No. 1', until } }
  render(
    <HostProvider host={testHost({ apiBase: '/api', profile })}>
      <Testimonials all={all} />
    </HostProvider>,
  )
}

test.each([
  ['2026-03-03', true],
  ['2026-03-02', false],
])('on 3 March 2026 reviews that an approval until %s allows are shown: %s', (until, shown) => {
  show(testimonials.items, until)
  expect(document.querySelectorAll('blockquote').length > 0).toBe(shown)
})

test('each review says where it was published', () => {
  show(testimonials.items)
  const links = screen.getAllByText('Sample Reviews').map((name) => name.closest('a')?.getAttribute('href'))
  expect(links).toEqual(testimonials.items.map(({ source }) => source?.url))
  expect(screen.getAllByText('(opens in a new tab)')).toHaveLength(links.length)
})

test('a review without a source is not shown, and without any other there is no section', () => {
  show([first!, unsourced, second!])
  expect(document.querySelectorAll('blockquote')).toHaveLength(2)
  expect(screen.queryByText('From nowhere')).toBeNull()
  cleanup()
  show([unsourced])
  expect(document.querySelector('section')).toBeNull()
})
