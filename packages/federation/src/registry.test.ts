import type { RegistryEntry } from '@homecare/contract/releases'
import { expect, test } from 'vitest'
import { isCompatible, matchRemote, navigationAt, pathsOf } from './registry'

const remote = (name: string, ...paths: string[]) => ({
  name,
  routes: paths.map((path) => ({
    path,
    layout: 'public' as const,
    prerender: true as const,
    hydrate: 'idle' as const,
    data: [],
  })),
})
const remotes = [
  remote('site', '/', '/contact'),
  remote('booking', '/selectdate&time'),
  remote('admin', '/admin/bloodtests/:id', '/admin/bloodtests/new'),
]
const owner = (path: string) => matchRemote(remotes, path)?.remote.name

test('a path belongs to the remote that declares it', () => {
  expect([
    owner('/'),
    owner('/contact'),
    owner('/contact/'),
    owner('/selectdate&time'),
    owner('/admin/bloodtests/7'),
  ]).toEqual(['site', 'site', 'site', 'booking', 'admin'])
})

test('a path that no remote declares belongs to none', () => {
  expect([owner('/nowhere'), owner('/contact/more'), owner('/admin/bloodtests/7/8')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a fixed path takes precedence over a matching pattern', () => {
  expect(matchRemote(remotes, '/admin/bloodtests/new')?.route.path).toBe('/admin/bloodtests/new')
})

test('a remote of the shell’s contract number or the previous one is supported, others are not', () => {
  expect([4, 3, 2, 1].map((contract) => isCompatible({ contract }, 3))).toEqual([false, true, true, false])
})

test('a pattern is prerendered for the paths that it lists', () => {
  expect(pathsOf({ path: '/:service', prerender: ['/a', '/b'] })).toEqual(['/a', '/b'])
  expect(pathsOf({ path: '/x', prerender: false })).toEqual([])
})

test('the navigation entries of all remotes are sorted by one order', () => {
  const entry = (label: string, order: number): RegistryEntry['navigation'][number] => ({
    label,
    href: '/',
    place: 'main',
    order,
  })
  const labels = navigationAt(
    [{ navigation: [entry('c', 2), entry('b', 1)] }, { navigation: [entry('a', 1)] }],
    'main',
  ).map(({ label }) => label)
  expect(labels).toEqual(['a', 'b', 'c'])
})
