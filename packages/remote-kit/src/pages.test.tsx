// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { loadOnce } from './load-once'
import { declarationsOf, preloadRoutes, routesOf, type Page } from './pages'

afterEach(cleanup)

const Visit = () => <h1>Visit</h1>
const visit: Page = { path: '/visit', layout: 'public', prerender: true, hydrate: 'idle', load: async () => Visit }
const shown = (routes: RouteObject[]) => (
  <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/visit'] })} />
)

test('a page that was preloaded is rendered without waiting', async () => {
  const routes = routesOf([visit])
  await preloadRoutes(routes, '/visit')
  expect(renderToString(shown(routes))).toBe('<h1>Visit</h1>')
})

test('a page that was not preloaded is shown once it is there', async () => {
  await act(async () => render(<Suspense fallback="waiting">{shown(routesOf([visit]))}</Suspense>))
  expect(screen.getByRole('heading').textContent).toBe('Visit')
})

test('preloading a page loads its code and what else it can’t be shown without', async () => {
  const loaded: string[] = []
  const page = { ...visit, load: async () => (loaded.push('code'), Visit), loadMore: async () => loaded.push('text') }
  await preloadRoutes(routesOf([page]), '/visit')
  expect(loaded).toEqual(['code', 'text'])
})

test('the declaration of a page is all that is data of it', () => {
  const { load: _, ...data } = visit
  expect(declarationsOf([{ ...visit, loadMore: async () => 1 }])).toEqual([data])
})

test('what loadOnce() loads is requested once, and again only after a failure', async () => {
  let requests = 0
  const text = loadOnce(async () => {
    requests += 1
    if (requests === 1) throw new Error('no network')
    return 'text'
  })
  await expect(text.load()).rejects.toThrow('no network')
  expect(await Promise.all([text.load(), text.load()])).toEqual(['text', 'text'])
  expect(requests).toBe(2)
})

test('preloading loads what the page of a path needs, with the routes around it, and nothing else', async () => {
  const loaded: string[] = []
  const load = (name: string) => async () => void loaded.push(name)
  const routes = [
    { path: '/steps', load: load('steps'), children: [{ path: 'selectdate&time', load: load('slot') }] },
    { path: '/about', load: load('about') },
  ]
  await preloadRoutes(routes, '/steps/selectdate%26time')
  expect(loaded).toEqual(['steps', 'slot'])
  await preloadRoutes(routes, '/unknown')
  expect(loaded).toHaveLength(2)
})
