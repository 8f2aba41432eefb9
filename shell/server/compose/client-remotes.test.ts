import { expect, test } from 'vitest'
import { linkedFrom } from './client-remotes'

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
