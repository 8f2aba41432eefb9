// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { sampleProfile } from '@homecare/federation/sample-profile'
import type { ShellState } from '../state'
import { loadMainScript } from './main-script'

const asset = (href: string) => ({ href, integrity: '' })
const state: Partial<ShellState> = {
  profile: sampleProfile,
  shell: { main: asset('/shell/main.1.js'), style: asset('/shell/main.1.css'), chunks: {}, fonts: [], ink: '' },
  page: {
    kind: 'prerendered',
    hydrate: 'idle',
    styles: [],
    scripts: [asset('/remotes/site/1/entry.js'), asset('/remotes/site/1/site.home.js')],
    data: [{ call: '/api/list', etag: '"1"' }],
  },
}

afterEach(() => document.head.replaceChildren())

const requested = () => [...document.head.querySelectorAll('script')]
const pathsOf = (scripts: HTMLScriptElement[]) => scripts.map(({ src }) => new URL(src).pathname)

test('the page’s script, the largest, is requested before the remote’s files, or it would wait for one of six connections', () => {
  loadMainScript(state, () => {})
  expect(pathsOf(requested())).toEqual(['/shell/main.1.js', '/remotes/site/1/entry.js', '/remotes/site/1/site.home.js'])
})

test('the remote’s files run after the page’s script, whichever arrives first', () => {
  loadMainScript(state, () => {})
  expect(requested().map(({ async }) => async)).toEqual([false, false, false])
})

test('a file of the remote is pending until it has run, and one that failed can be requested again', () => {
  loadMainScript(state, () => {})
  const [, entry, home] = requested()
  const isPending = () => requested().map(({ dataset }) => dataset.pending !== undefined)
  expect(isPending()).toEqual([false, true, true])
  entry?.dispatchEvent(new Event('load'))
  home?.dispatchEvent(new Event('error'))
  expect(isPending()).toEqual([false, false])
  expect(pathsOf(requested())).toEqual(['/shell/main.1.js', '/remotes/site/1/entry.js'])
})

test('what the page was composed with is requested beside the scripts, in the way in which it is fetched later', () => {
  loadMainScript(state, () => {})
  const [link] = document.head.querySelectorAll('link')
  const { rel, as, href, crossOrigin } = link ?? {}
  expect([rel, as, crossOrigin, href && new URL(href).pathname]).toEqual([
    'preload',
    'fetch',
    'anonymous',
    '/shell/data/api/list',
  ])
})
