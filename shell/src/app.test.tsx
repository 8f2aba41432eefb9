// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from './app'
import { ShellProvider, type Shell } from './shell-context'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const route = (path: string) => ({
  path,
  layout: 'bare' as const,
  prerender: true,
  hydrate: 'load' as const,
  data: [],
})

/** A document that lists two pages of one remote, opened at a path. */
function openDocument(path: string) {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  // The scroll positions of other tests in this process may be restored.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>()
      disconnect = vi.fn<() => void>()
    },
  )
  const release = { version: '1', entry: '/remotes/site/1/entry.js', generation: 0 }
  const remote = {
    name: 'site',
    routes: [route('/'), route('/other')],
    navigation: [],
    current: release,
    previous: null,
  }
  const load = { id: 1, help: false, version: '1', module: new Promise<never>(() => {}) }
  const module = {
    contract: 1 as const,
    routes: () => ['/', '/other'].map((page) => ({ path: page, element: <h1>{`Page ${page}`}</h1> })),
  }
  const nothing = () => {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only what the frame of a bare page reads.
  const shell = {
    state: { remotes: [remote] },
    host: { profile: { name: 'Care' } },
    hostFor: () => ({}),
    source: {
      get: () => load,
      first: () => load,
      read: () => module,
      watch: () => nothing,
      subscribe: () => nothing,
      discard: nothing,
      settled: nothing,
      slow: nothing,
    },
    areaOnly: true,
    composedArea: null,
    onArea: nothing,
  } as unknown as Shell
  render(
    <ShellProvider value={shell}>
      <MemoryRouter initialEntries={[path]}>
        <Link to="/other">other</Link>
        <Link to="/login">login</Link>
        <App />
      </MemoryRouter>
    </ShellProvider>,
  )
  return { reload, follow: (name: string) => act(() => screen.getByRole('link', { name }).click()) }
}

test('the way to a page that the document does not list loads a document, and shows nothing of the page before', () => {
  const { reload, follow } = openDocument('/')
  expect(screen.getByRole('heading', { name: 'Page /' })).toBeDefined()
  follow('login')
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('pages that one document lists follow one another without loading another one', () => {
  const { reload, follow } = openDocument('/')
  follow('other')
  expect(screen.getByRole('heading', { name: 'Page /other' })).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})

test('a document that was opened for an address without a page says so, and is not loaded again', () => {
  const { reload } = openDocument('/nowhere')
  expect(screen.getByRole('heading').textContent).toMatch(/not found|doesn|exist/i)
  expect(reload).not.toHaveBeenCalled()
})
