// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPage } from './after-page'
import type { ShellState } from './state'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What these tests need of it.
const site = (locales?: ShellState['locales']) =>
  ({ remotes: [], shell: { chunks: {} }, locales }) as unknown as ShellState

const offer = () => document.querySelector('section[lang=ar]')
const press = (name: string) =>
  [...(offer()?.querySelectorAll<HTMLElement>('a, button') ?? [])].find((each) => each.textContent === name)?.click()

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/contact?from=card')
})
afterEach(() => {
  offer()?.remove()
  vi.restoreAllMocks()
})

const open = async (languages: string[], locales?: ShellState['locales']) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  await afterPage(site(locales), '')
}

test('a visitor whose browser is Arabic is offered the same page in Arabic', async () => {
  await open(['ar-AE', 'en'], ['en', 'ar'])
  expect(offer()?.querySelector('a')?.getAttribute('href')).toBe('/ar/contact?from=card')
})

test.each([
  ['the browser is English', ['en-GB', 'ar'], ['en', 'ar'] as const],
  ['the browser knows neither', ['hi-IN'], ['en', 'ar'] as const],
  ['the site has English only', ['ar-AE'], undefined],
])('nothing is offered where %s', async (_, languages, locales) => {
  await open(languages, locales)
  expect(offer()).toBeNull()
})

test('whoever stays with English is not offered Arabic again', async () => {
  await open(['ar'], ['en', 'ar'])
  press('البقاء في النسخة الإنجليزية')
  expect(offer()).toBeNull()
  await open(['ar'], ['en', 'ar'])
  expect(offer()).toBeNull()
})
