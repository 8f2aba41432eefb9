import { expect, test } from 'vitest'
import { linkedFrom, remotesInDocument } from './client-remotes'

const remote = (name: string, layout: 'public' | 'bare', navigation: { label: string }[] = []) => ({
  name,
  navigation: navigation.map(({ label }) => ({ label, href: `/${name}`, place: 'main' as const, order: 1 })),
  routes: [{ path: `/${name}`, layout, prerender: true as const, hydrate: 'idle' as const, data: [] }],
})
const remotes = [remote('site', 'public'), remote('staff', 'bare'), remote('game', 'bare', [{ label: 'Game' }])]
const names = (layout: 'public' | 'bare') => linkedFrom(layout, remotes).map(({ name }) => name)

test('a public page does not carry the files of a remote that nothing public leads to', () => {
  expect(names('public')).toEqual(['site', 'game'])
})

test('a page without the public frame can lead to every remote', () => {
  expect(names('bare')).toEqual(['site', 'staff', 'game'])
})

test('a document has the hashes of the release that it shows, and none of its previous release or of other remotes', () => {
  const release = (name: string, version: string) => ({
    ...remote(name, 'public'),
    version,
    entry: 'entry.js',
    files: [{ path: 'entry.js', integrity: `sha384-${name}-${version}`, size: 1, contentType: 'text/javascript' }],
    ...{ contract: 5, minApi: 1, commit: 'unknown', serverEntry: 'server.cjs', preload: [], styles: [] },
  })
  const listed = remotesInDocument(
    ['site', 'booking'].map((name) => ({ ...release(name, '2'), previous: release(name, '1') })),
    'site',
  )
  expect(listed.map(({ current, previous }) => [current.integrity, previous?.integrity])).toEqual([
    [{ '/remotes/site/2/entry.js': 'sha384-site-2' }, undefined],
    [undefined, undefined],
  ])
  expect(listed.map(({ current, previous }) => [current.entry, previous?.entry])).toEqual([
    ['/remotes/site/2/entry.js', '/remotes/site/1/entry.js'],
    ['/remotes/booking/2/entry.js', '/remotes/booking/1/entry.js'],
  ])
})
