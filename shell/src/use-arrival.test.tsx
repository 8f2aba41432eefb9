// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Link, MemoryRouter, useRoutes } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useArrival } from './use-arrival'

function Site() {
  useArrival()
  const links = ['/', '/about', '/#services', '/about#team', '/about#%E0%A4%A'].map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ))
  const page = useRoutes([
    { path: '/', element: <section id="services">Services</section> },
    { path: '/about', element: <h1>About</h1> },
  ])
  return (
    <>
      <main id="content">{page}</main>
      {links}
    </>
  )
}

const scrolled: string[] = []
let reduced = false
let root: Root
const follow = async (to: string) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === to)
  await act(async () => link?.click())
}
const focused = () => document.activeElement?.id || document.activeElement?.localName

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  window.scrollTo = ((to: ScrollToOptions) => void scrolled.push(`top ${to.behavior}`)) as typeof window.scrollTo
  Element.prototype.scrollIntoView = function (this: Element, to) {
    scrolled.push(`${this.id} ${(to as ScrollIntoViewOptions).behavior}`)
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Site />
      </MemoryRouter>,
    ),
  )
})
beforeEach(() => void (scrolled.length = 0))
afterAll(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

test('the page that was opened is left where the browser put it', () => {
  expect(scrolled).toEqual([])
})

test('another page starts at its top, with focus on its heading', async () => {
  await follow('/about')
  expect([scrolled, focused()]).toEqual([['top instant'], 'h1'])
})

test('a link to a part of another page leads to that part at once, and focus goes along', async () => {
  await follow('/#services')
  expect([scrolled, focused()]).toEqual([['services instant'], 'services'])
})

test('on the same page the way there is shown, each time the link is followed', async () => {
  await follow('/#services')
  await follow('/#services')
  expect(scrolled).toEqual(['services smooth', 'services smooth'])
})

test('nothing glides for those who asked for less motion', async () => {
  reduced = true
  await follow('/#services')
  expect(scrolled).toEqual(['services instant'])
})

test('a part that is not there, or has no readable name, leads to the top of the page', async () => {
  await follow('/about#team')
  await follow('/')
  await follow('/about#%E0%A4%A')
  expect(scrolled).toEqual(['top instant', 'top instant', 'top instant'])
})
