// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import config from '../remote.config'
import { services } from './content/services'
import remote from './remote'
import { loadPage } from '@homecare/remote-kit/testing/load-page'
import { testHost } from '@homecare/remote-kit/testing/test-host'

const Page = () => useRoutes(remote.routes(testHost()))

/** As in the shell: routes inside a Suspense boundary inside the router. */
const pageAt = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Suspense>
      <Page />
    </Suspense>
  </MemoryRouter>
)

// Text and code of every page are loaded, so `renderToString` need not wait for them.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  for (const { path } of config.routes) await loadPage(pageAt(path))
})

/** jsdom has no layout, so nothing comes near. */
class NothingNear {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('IntersectionObserver', NothingNear)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(config.routes.map((route) => route.path))('%s', (path) => {
  test('hydrates what was prerendered without a warning', async () => {
    const errors = vi.spyOn(console, 'error')
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(pageAt(path))
    const recovered = vi.fn<(error: unknown) => void>()
    const page = await act(async () => hydrateRoot(root, pageAt(path), { onRecoverableError: recovered }))
    expect(recovered).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
    await act(async () => page.unmount())
  })

  test('has one h1, a title, a description, keywords and its own canonical address', () => {
    const html = renderToString(pageAt(path))
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{10,} \| Check Home Care<\/title>/)
    expect(html).toContain('<meta name="description"')
    expect(html).toContain('<meta name="keywords"')
    expect(html).toContain(`<link rel="canonical" href="https://care.example${path}"/>`)
  })

  test('says what a shared link shows: its own address, words and a picture with a size', () => {
    const html = renderToString(pageAt(path))
    const content = (name: string) =>
      html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? ''
    expect(content('og:url')).toBe(`https://care.example${path}`)
    expect(content('og:title')).toMatch(/ \| Check Home Care$/)
    expect(content('og:description')).toBe(content('description'))
    expect(content('og:image')).toMatch(/^https:\/\/care\.example\/pictures\/shared\/[a-z-]+\.png\?v=[0-9a-f]{8}$/)
    expect(content('og:image:alt')).toMatch(/^Check Home Care\. .{20}/)
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
    expect(content('twitter:card')).toBe('summary_large_image')
    expect(content('twitter:image')).toBe(content('og:image'))
  })
})

test.each(['/', ...services.map((service) => service.path)])('%s links to every other service page', (path) => {
  const html = renderToString(pageAt(path))
  const linked = services.filter((service) => html.includes(`href="${service.path}"`)).map((service) => service.path)
  expect(linked).toEqual(services.map((service) => service.path).filter((each) => each !== path))
})
