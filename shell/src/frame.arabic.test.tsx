// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { englishIn } from '@homecare/remote-kit/testing/english-in'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { App } from './app'
import { showStartNotice } from './boot/start-notice'
import * as startTexts from './locales/en/start.json'
import { OfflinePage } from './offline/offline-page'
import { ReloadBar } from './remote/reload-bar'
import { ShellProvider, type Shell } from './shell-context'
import { RELOAD_CHECK_MS } from './timing'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const host = testHost()
const NAMES = [host.profile.name, 'United Arab Emirates']
const nothing = () => {}
const label = 'فحوصات الدم'
const link = (place: string, href: string) => ({ place, label, href, order: 1 })
const remote = {
  name: 'site',
  languages: ['en', 'ar'],
  routes: ['/', '/contact'].map((path) => ({ path, layout: 'public', prerender: true, hydrate: 'load', data: [] })),
  navigation: ['main', 'services', 'footer', 'legal'].map((place, at) => link(place, `/${at}`)),
  current: { version: '1', entry: '/remotes/site/1/entry.js', generation: 0 },
  previous: null,
}

interface Options {
  languages?: string[]
  help?: boolean
}

/** What the shell shows at a path around a remote that is still loading. */
function shown(path: string, { languages = remote.languages, help = false }: Options = {}, page: ReactNode = <App />) {
  const load = { id: 1, help, version: '1', module: new Promise<never>(nothing) }
  const read = () => {
    // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown.
    throw load.module
  }
  const loader = { read, get: () => load, first: () => load, watch: () => nothing, subscribe: () => nothing }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only what the frame reads.
  const shell = {
    state: { remotes: [{ ...remote, languages }], locales: ['en', 'ar'], profile: host.profile, page: {} },
    host,
    hostFor: () => host,
    source: { ...loader, discard: nothing, settled: nothing, slow: nothing },
    areaOnly: false,
    composedArea: null,
    onArea: nothing,
  } as unknown as Shell
  render(
    <ShellProvider value={shell}>
      <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
    </ShellProvider>,
  )
  return document.documentElement
}

const SHOWN: [name: string, root: () => HTMLElement][] = [
  ['the frame around a page', () => shown('/')],
  ['the frame around a page of a remote in English', () => shown('/', { languages: ['en'] })],
  ['the panel about a remote that can’t be loaded', () => shown('/', { help: true })],
  [
    'the panel about a remote without a network',
    () => {
      vi.stubGlobal('navigator', { onLine: false })
      return shown('/#booked', { help: true })
    },
  ],
  ['the page of an address that nobody has', () => shown('/nowhere')],
  ['the page for a device without a network', () => shown('/', {}, <OfflinePage />)],
  ...[startTexts.notStarted, startTexts.belowFloor].map((text): (typeof SHOWN)[number] => [
    `the notice “${text}”`,
    () => showStartNotice(text, host.profile, true),
  ]),
]

test.each(SHOWN)('%s has no English words in Arabic', (_, root) => {
  const page = root()
  expect(page.textContent).toMatch(/\p{Script=Arabic}/u)
  expect(englishIn(page, NAMES)).toEqual([])
})

test('the bar that offers a reload has no English words in Arabic', async () => {
  vi.useFakeTimers({ now: Date.now() })
  vi.stubGlobal('pageReports', { learnReportTokens: nothing })
  const served = [{ ...remote, current: { ...remote.current, integrity: {}, generation: 1 } }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(served)))
  const page = shown('/', {}, <ReloadBar />)
  await act(() => vi.advanceTimersByTimeAsync(2 * RELOAD_CHECK_MS))
  expect(page.textContent).toMatch(/\p{Script=Arabic}/u)
  expect(englishIn(page, NAMES)).toEqual([])
})
