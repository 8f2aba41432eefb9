// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import config from '../remote.config'
import { loadServicePage } from './content/service-pages/load'
import { services } from './content/services'
import remote from './remote'
import { testingHost } from './testing-host'

const Page = () => useRoutes(remote.routes(testingHost()))

/** As the shell holds a remote: its routes inside one boundary inside the router. */
const pageAt = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Suspense>
      <Page />
    </Suspense>
  </MemoryRouter>
)

// React takes a promise so marked as read: one process can't hold a waiting server render and a browser's.
beforeAll(() =>
  Promise.all(
    services.map(async ({ path }) => {
      const load = loadServicePage(path)
      const value = await load
      void Object.assign(load, { status: 'fulfilled', value })
    }),
  ),
)

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(config.routes.map((route) => route.path))('%s', (path) => {
  test('hydrates what was prerendered without a warning', async () => {
    const complaints = vi.spyOn(console, 'error')
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(pageAt(path))
    const recovered = vi.fn<(error: unknown) => void>()
    const page = await act(async () => hydrateRoot(root, pageAt(path), { onRecoverableError: recovered }))
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
    await act(async () => page.unmount())
  })

  test('has one h1, a title, a description, keywords and its own canonical address', () => {
    const html = renderToString(pageAt(path))
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{10,} \| Ghaf Home Healthcare<\/title>/)
    expect(html).toContain('<meta name="description"')
    expect(html).toContain('<meta name="keywords"')
    expect(html).toContain(`<link rel="canonical" href="https://ghafhomecare.example${path}"/>`)
  })
})

test.each(['/', ...services.map((service) => service.path)])('%s links to all 15 services', (path) => {
  const html = renderToString(pageAt(path))
  for (const service of services) expect(html).toContain(`href="${service.path}"`)
})
