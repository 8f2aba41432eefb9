// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Link, MemoryRouter, useNavigate, useRoutes } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { watchScrollPositions } from './scroll-positions'
import { useArrival, useScrollPositions } from './use-arrival'

function Site() {
  const navigate = useNavigate()
  useScrollPositions()
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
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

const scrolled: string[] = []
let reduced = false
let tall = 10_000
let grow = (): void => undefined
let root: Root
const follow = async (to: string) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === to)
  await act(async () => link?.click())
}
const scrollTo = (y: number) => {
  window.scrollY = y
  dispatchEvent(new Event('scroll'))
}
const back = () => act(async () => document.querySelector('button')?.click())
const focused = () => document.activeElement?.id || document.activeElement?.localName

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  window.scrollTo = (({ top = 0, behavior }: ScrollToOptions) => {
    scrolled.push(`${top === 0 ? 'top' : top} ${behavior}`)
    window.scrollY = Math.min(top, tall)
  }) as typeof window.scrollTo
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grow = grown
      }
      observe() {}
      disconnect() {
        grow = () => undefined
      }
    },
  )
  watchScrollPositions()
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

test('the first page keeps the scroll position that the browser gave it', () => {
  expect(scrolled).toEqual([])
})

test('another page starts at its top, with focus on its heading', async () => {
  await follow('/about')
  expect([scrolled, focused()]).toEqual([['top instant'], 'h1'])
})

test('a link to a part of another page leads to that part immediately, with the focus', async () => {
  await follow('/#services')
  expect([scrolled, focused()]).toEqual([['services instant'], 'services'])
})

test('a link to a part of the same page scrolls there smoothly, each time it is followed', async () => {
  await follow('/#services')
  await follow('/#services')
  expect(scrolled).toEqual(['services smooth', 'services smooth'])
})

test('there is no smooth scrolling under reduced motion', async () => {
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

test('back restores the scroll position, also of a page that reaches its height later', async () => {
  await follow('/')
  scrollTo(3400)
  await follow('/about')
  expect(window.scrollY).toBe(0)
  scrollTo(70)
  tall = 900
  await back()
  dispatchEvent(new Event('scroll'))
  expect(window.scrollY).toBe(900)
  tall = 10_000
  grow()
  expect(window.scrollY).toBe(3400)
  scrolled.length = 0
  grow()
  expect(scrolled).toEqual([])
})

test('a visitor who uses the page before it reaches its height is not scrolled back', async () => {
  scrollTo(3400)
  await follow('/about')
  tall = 900
  await back()
  scrolled.length = 0
  dispatchEvent(new Event('wheel'))
  grow()
  expect(scrolled).toEqual([])
  tall = 10_000
})
