// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleProfile } from '@homecare/federation/sample-profile'

const page = {
  kind: 'client-rendered' as const,
  hydrate: 'load' as const,
  styles: [],
  scripts: [{ href: '/remotes/admin/1.2.0-abc/entry.js', integrity: '' }],
  data: [],
}
const reports: unknown[] = []
let main: HTMLScriptElement
let watchStart: typeof import('./watch-start').watchStart

const notice = () => document.querySelector('[data-start-notice]')

beforeEach(async () => {
  vi.useFakeTimers()
  // The module remembers its reports: an error that one test reported would not be reported in the next.
  vi.resetModules()
  watchStart = (await import('./watch-start')).watchStart
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    reports.push(JSON.parse(body))
    return Promise.resolve(new Response())
  })
  main = document.createElement('script')
})

afterEach(() => {
  reports.length = 0
  document.body.replaceChildren()
  // Ends the watch of the test before.
  document.dispatchEvent(new CustomEvent('shell:area', { detail: 'ready' }))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a script that can not be loaded is reported against no release, and the page offers reload and phone', () => {
  watchStart(main, { profile: sampleProfile, page })
  main.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(2000)
  expect(reports).toEqual([expect.objectContaining({ source: 'script', message: expect.stringContaining('loaded') })])
  expect(reports[0]).not.toHaveProperty('remote')
  expect(notice()?.querySelector('button')?.textContent).toBe('Reload')
  expect(notice()?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\+?\d+$/)
})

test('a script that is given up because the page is left is not reported', () => {
  watchStart(main, { profile: sampleProfile, page })
  main.dispatchEvent(new Event('error'))
  dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(5000)
  expect(reports).toEqual([])
})

test('a script that arrives and shows nothing is reported against the release whose page it is', () => {
  watchStart(main, { profile: sampleProfile, page })
  main.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(30_000)
  expect(reports).toEqual([expect.objectContaining({ remote: 'admin', version: '1.2.0-abc', source: 'script' })])
  expect(notice()).not.toBeNull()
})

test('a script that a slow phone is still running is not reported, unless it never ends', () => {
  // A busy browser runs idle callbacks at their limit only.
  vi.stubGlobal('requestIdleCallback', (task: () => void, { timeout }: IdleRequestOptions) => setTimeout(task, timeout))
  watchStart(main, { profile: sampleProfile, page })
  main.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect([reports, notice()]).toEqual([[], null])
  vi.advanceTimersByTime(300_000)
  expect(reports).toHaveLength(1)
})

test('the notice goes when the page starts after all', () => {
  watchStart(main, { profile: sampleProfile, page })
  vi.advanceTimersByTime(30_000)
  expect(notice()).not.toBeNull()
  document.dispatchEvent(new CustomEvent('shell:area', { detail: 'ready' }))
  expect(notice()).toBeNull()
})

test('a page that starts in time reports nothing and shows nothing', () => {
  watchStart(main, { profile: sampleProfile, page })
  main.dispatchEvent(new Event('load'))
  document.dispatchEvent(new CustomEvent('shell:area', { detail: 'ready' }))
  vi.advanceTimersByTime(60_000)
  expect([reports, notice()]).toEqual([[], null])
})
