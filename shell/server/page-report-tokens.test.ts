import { expect, test } from 'vitest'
import { stateText, type ShellState } from '../src/state'
import { createPageSet } from './page-set'
import { reportToken } from './report-tokens'
import { fixtureManifest } from './testing/fixture-remote'

const KEY = 'a-token-of-the-bff'
const entry = { ...fixtureManifest('1.0.0-aaaaaaaa'), previous: null, releasedAt: '' }
const page = (own: string) => {
  const release = { version: entry.version, entry: '/e.js', integrity: {}, generation: 0 }
  const remotes = [{ name: entry.name, routes: [], navigation: [], current: release, previous: null }]
  const state = stateText({ remotes } as unknown as ShellState)
  return `<body>${own}<script id="shell-state" type="application/json">${state}</script></body>`
}
const open = (period: number, own = '') =>
  createPageSet(
    {
      registry: { revision: 1, api: 1, remotes: [entry] },
      pages: [{ path: '404', kind: 'not-found', html: page(own), styleHashes: [] }],
    },
    { publicUrl: 'https://care.example', reportKey: KEY },
    period,
  )
const served = async (opened: ReturnType<typeof open>) => {
  const set = await opened
  const found = set.find('/nowhere')
  if ('redirect' in found) throw new Error('A page, not a redirect')
  return { text: new TextDecoder().decode(found.page.raw), etag: found.page.etag }
}

test('a page contains the report token of each release in its variant, and has the same bytes within a period', async () => {
  const first = await served(open(1000))
  expect(first.text).toContain(`"reportToken":"${reportToken(KEY, entry, 1000)}"`)
  expect(await served(open(1000))).toEqual(first)
  const next = await served(open(1001))
  expect(next.text).toContain(`"reportToken":"${reportToken(KEY, entry, 1001)}"`)
  expect(next.etag).not.toBe(first.etag)
})

test('an open browser tab gets the report tokens with the list of remotes', async () => {
  const text = new TextDecoder().decode((await open(1000)).remotes.raw)
  expect(text).toContain(`"reportToken":"${reportToken(KEY, entry, 1000)}"`)
})

test('a remote’s text that looks like the page state is not changed', async () => {
  const own = '<script id="shell-state" type="application/json">{"remotes":[]}</script>'
  expect((await served(open(0, own))).text).toContain(`<body>${own}<script`)
})
