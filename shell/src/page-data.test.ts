import { afterEach, expect, test, vi } from 'vitest'
import { createPageData } from './page-data'
import type { ShellState } from './state'

const LIMIT_MS = 5000
const CALL = '/api/list'
let requested: string[] = []

/** A page that was composed with an answer of this entity tag, and what the server has now. */
function openPage(now: () => Response) {
  requested = []
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    return Promise.resolve(now())
  })
  const page = { kind: 'prerendered', hydrate: 'load', styles: [], scripts: [], data: [{ call: CALL, etag: '"1"' }] }
  const state = { page, data: { '/api/small': 'in the page' } } as unknown as ShellState
  return { state, ...createPageData(state, LIMIT_MS) }
}
const answer = (etag: string, items: string[]) => Response.json({ items }, { headers: { etag } })

afterEach(() => void vi.unstubAllGlobals())

test('an answer that is a file of its own is fetched once and stands beside those of the page', async () => {
  const { state, load, differs } = openPage(() => answer('"1"', ['a']))
  await Promise.all([load(), load()])
  await load()
  expect(requested).toEqual(['/shell/data/api/list'])
  expect(state.data).toEqual({ '/api/small': 'in the page', [CALL]: { items: ['a'] } })
  expect(differs()).toBe(false)
})

test('an answer with the weak entity tag of a proxy is the one that the page was composed with', async () => {
  const { load, differs } = openPage(() => answer('W/"1"', ['a']))
  await load()
  expect(differs()).toBe(false)
})

test('an answer that has changed since the page was sent is used, and the page is known to differ', async () => {
  const { state, load, differs } = openPage(() => answer('"2"', ['b']))
  await load()
  expect(state.data[CALL]).toEqual({ items: ['b'] })
  expect(differs()).toBe(true)
})

test.each([
  ['is missing', () => new Response('Not found', { status: 404 })],
  ['is no JSON', () => new Response('<html>', { headers: { etag: '"1"' } })],
])('an answer that %s is left to the remote, and the page is known to differ', async (_, now) => {
  const { state, load, differs } = openPage(now)
  await load()
  expect(state.data).toEqual({ '/api/small': 'in the page' })
  expect(differs()).toBe(true)
})
