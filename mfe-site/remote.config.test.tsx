import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from './remote.config'
import remote from './src/remote'
import { testHost } from '@homecare/remote-kit/testing/test-host'

const declared = config.routes.map((route) => route.path)

test('the remote serves exactly the routes that it declares', () => {
  const pages = remote.routes(testHost()).flatMap((layout) => layout.children)
  expect(pages.map((page) => page?.path)).toEqual(declared)
})

test('navigation leads to pages that exist', () => {
  for (const entry of config.navigation) expect(declared).toContain(entry.href)
})

test('every page is prerendered inside the public layout', () => {
  for (const route of config.routes) expect(route).toMatchObject({ layout: 'public', prerender: true })
})

test('navigation has an Arabic name for every page, and a service is named as its page is', () => {
  const path = join(import.meta.dirname, 'src/locales/ar/services.json')
  const { services } = JSON.parse(readFileSync(path, 'utf8')) as { services: { title: string }[] }
  expect(config.navigation.filter(({ labels }) => !labels?.ar)).toEqual([])
  const named = config.navigation.filter(({ place }) => place === 'services').map(({ labels }) => labels?.ar)
  expect(named).toEqual(services.map(({ title }) => title))
})
