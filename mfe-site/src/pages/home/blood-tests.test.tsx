// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Host } from '@homecare/federation/contract'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { PACKAGES_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { BloodTests } from './blood-tests'

let api: TestApi
beforeEach(() => {
  api = startApi()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  api.close()
})

const show = (more: Partial<Host> = {}) =>
  render(
    <MemoryRouter>
      <HostProvider host={testHost({ apiBase: api.apiBase, ...more })}>
        <BloodTests />
      </HostProvider>
    </MemoryRouter>,
  )

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const SHOWN = ['Basic Health Package I', 'Diabetes & Nephro Package', 'Basic Health Package II']

test('a prerendered home page has three packages with price, contents and the link that books them, without a call', () => {
  show({ composed: (path) => (path === '/api/packages' ? PACKAGES_ANSWER : undefined) })
  expect(names()).toEqual(SHOWN)
  const first = within(screen.getAllByRole('listitem')[0]!)
  expect(first.getByText('AED 370', { exact: false })).toBeTruthy()
  expect(first.getByText('2 tests · 12 hours of fasting')).toBeTruthy()
  expect(first.getByRole('link', { name: 'Book this package: Basic Health Package I' }).getAttribute('href')).toBe(
    '/bookbloodtest?package=1',
  )
  expect(api.calls).toEqual([])
})

test('a home page that was reached by a link says that the packages load, and then shows them', async () => {
  show()
  expect(screen.getByRole('status').textContent).toBe('Loading the packages')
  await screen.findByText('Basic Health Package I')
  expect(names()).toEqual(SHOWN)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('packages that cannot be loaded leave the link to the catalogue, and can be tried again', async () => {
  api.use(on('get', '/api/packages', problem('UNAVAILABLE')))
  show()
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  expect(screen.getByRole('link', { name: 'See all tests and packages' })).toBeTruthy()
  api.use(on('get', '/api/packages', ok(PACKAGES_ANSWER)))
  fireEvent.click(again)
  await screen.findByText('Basic Health Package I')
})

test('licence, laboratory and cards are shown only where the profile has them', () => {
  show()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Licence'])
  cleanup()
  show({ profile: { ...sampleProfile, laboratory: 'Sample laboratory', cards: ['Visa', 'Mastercard'] } })
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Licence',
    'Laboratory',
    'Cards we take',
  ])
  expect(screen.getByText('Sample laboratory')).toBeTruthy()
  expect(screen.getByText('Mastercard')).toBeTruthy()
})
