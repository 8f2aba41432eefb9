// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { loadOnce } from './load-once'
import { pageOf, preloadRoutes } from './page-of'

afterEach(cleanup)

const Visit = ({ name }: { name: string }) => <h1>{name}</h1>

test('a page that was preloaded is rendered without waiting', async () => {
  const Page = pageOf(async () => Visit)
  await Page.load()
  expect(renderToString(<Page name="Home" />)).toBe('<h1>Home</h1>')
})

test('a page that was not preloaded is shown once it is there', async () => {
  const Page = pageOf(async () => Visit)
  await act(async () =>
    render(
      <Suspense fallback="waiting">
        <Page name="Home" />
      </Suspense>,
    ),
  )
  expect(screen.getByRole('heading').textContent).toBe('Home')
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
