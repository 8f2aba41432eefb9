// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { declarationOf, preloadRoutes, routesOf, type Page } from './pages'

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

test('the declaration of a remote has the routes of its pages and the links to them', () => {
  const { load: _, ...route } = visit
  const link = { label: 'Visit', place: 'main' as const, order: 10 }
  expect(declarationOf([{ ...visit, links: [link] }, visit])).toEqual({
    routes: [route, route],
    navigation: [{ ...link, href: '/visit' }],
  })
})

test('a page is requested once, and again only after a failure', async () => {
  let requests = 0
  const load = async () => {
    requests += 1
    if (requests === 1) throw new Error('no network')
    return Visit
  }
  const routes = routesOf([{ ...visit, load }])
  const preload = () => preloadRoutes(routes, '/visit')
  await expect(preload()).rejects.toThrow('no network')
  await Promise.all([preload(), preload()])
  expect(requests).toBe(2)
})

test('each page is shown inside what its remote puts around it', async () => {
  const routes = routesOf([visit], (page, { path }) => <main id={path}>{page}</main>)
  await preloadRoutes(routes, '/visit')
  expect(renderToString(shown(routes))).toBe('<main id="/visit"><h1>Visit</h1></main>')
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
