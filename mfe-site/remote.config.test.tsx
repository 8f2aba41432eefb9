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
