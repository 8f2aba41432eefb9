import { matchRemote } from '@homecare/federation/registry'
import { expect, test } from 'vitest'
import { fixtureManifest, page } from '../testing/fixture-remote'
import { remotesInDocument, shownWith } from './client-remotes'

const remote = (name: string, ...routes: ReturnType<typeof page>[]) => ({
  ...fixtureManifest({ name, version: '2', routes }),
  navigation: name === 'staff' ? [] : [{ label: name, href: `/${name}`, place: 'main' as const, order: 1 }],
})
const remotes = [
  remote('site', page('/site')),
  remote('staff', page('/login', { closed: true }), page('/admin', { closed: true })),
  remote('booking', page('/book'), page('/report', { closed: true })),
]
const listedAt = (path: string) => {
  const owner = matchRemote(remotes, path)
  return shownWith(owner, remotes).map(({ name, routes, navigation }) => ({
    name,
    paths: routes.map((route) => route.path),
    links: navigation.map(({ href }) => href),
  }))
}

test('a closed page’s document lists the closed pages of its own remote, and of the others the navigation only', () => {
  const links = ['/site', '/booking']
  for (const path of ['/login', '/admin'])
    expect(listedAt(path), path).toEqual([{ name: 'staff', paths: ['/login', '/admin'], links }])
  expect(listedAt('/report')).toEqual([{ name: 'booking', paths: ['/report'], links }])
})

test('a document has the hashes of the release that it shows, and none of its previous release or of other remotes', () => {
  const release = (name: string, version: string) => ({
    ...fixtureManifest({ name, version, routes: [] }),
    files: [{ path: 'entry.js', integrity: `sha384-${name}-${version}`, size: 1, contentType: 'text/javascript' }],
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
