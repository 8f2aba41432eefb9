// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Picture } from '@homecare/contract/pictures'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { noConnection, ok, on } from '@homecare/remote-kit/testing/handlers'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { PACKAGES_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { AboutPage } from '../../pages/about/about-page'
import { HomePage } from '../../pages/home/home-page'

const sara: Picture = {
  ...{ key: 'a'.repeat(32), kind: 'team', caption: 'Sara Haddad', role: 'Head nurse', alt: 'Sara in a blue tunic' },
  ...{ languages: ['Arabic', 'English'], agreed: true, width: 1440, height: 1080, widths: [480, 960, 1440] },
}
const office: Picture = { ...sara, key: 'b'.repeat(32), kind: 'rooms', caption: 'Office', role: null, alt: 'Two desks' }

let api: TestApi
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  api = startApi()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  api.close()
})

/** The page as it is composed with these pictures; null where the browser has to ask for them. */
const show = (page: ReactNode, pictures: Picture[] | null) => {
  const answers: Record<string, unknown> = {
    '/api/packages': PACKAGES_ANSWER,
    ...(pictures && { '/api/pictures': { pictures } }),
  }
  return render(
    <MemoryRouter>
      <HostProvider host={testHost({ apiBase: api.apiBase, composed: (path) => answers[path] })}>{page}</HostProvider>
    </MemoryRouter>,
  )
}
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

test('home without pictures has no empty section', () => {
  const { container } = show(<HomePage />, [])
  expect(headings()).not.toContain('Some of us')
  expect(screen.queryByRole('link', { name: 'Meet our team' })).toBeNull()
  expect(container.querySelector('picture')).toBeNull()
})

test('the about page without pictures names neither team nor rooms', () => {
  show(<AboutPage />, [])
  expect(headings()).not.toContain('Our team')
  expect(headings()).not.toContain('Our rooms')
})

test('the about page shows people and rooms with their captions, each in the widths and formats that exist', () => {
  const { container } = show(<AboutPage />, [sara, { ...office, width: 480, height: 360, widths: [480] }])
  expect(headings()).toEqual(expect.arrayContaining(['Our team', 'Our rooms']))
  const image = screen.getByRole('img', { name: 'Sara in a blue tunic' })
  expect(['width', 'height', 'loading'].map((name) => image.getAttribute(name))).toEqual(['1440', '1080', 'lazy'])
  const [avif] = container.querySelectorAll('source')
  const base = `https://care.example/pictures/${sara.key}`
  expect(avif?.srcset).toBe(`${base}-480.avif 480w, ${base}-960.avif 960w, ${base}-1440.avif 1440w`)
  expect(screen.getByText('Head nurse')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Two desks' }).getAttribute('srcset')).toMatch(/-480\.jpg 480w$/)
})

test('home shows some of the people after the services, and the way to all of them', () => {
  show(<HomePage />, [sara, office])
  expect(screen.getByRole('link', { name: 'Meet our team' }).getAttribute('href')).toBe('/aboutus#team')
  expect(screen.queryByText('Office')).toBeNull()
})

test('home shows nobody who did not agree to it, and of the others what they speak', () => {
  const omar = { ...sara, key: 'c'.repeat(32), caption: 'Omar Aziz', agreed: false }
  show(<HomePage />, [sara, omar])
  expect(screen.getByText('Speaks Arabic, English')).toBeTruthy()
  expect(screen.queryByText('Omar Aziz')).toBeNull()
})

test('an about page that was reached by a link asks for the pictures', async () => {
  api.use(on('get', '/api/pictures', ok({ pictures: [sara] })))
  show(<AboutPage />, null)
  expect(await screen.findByRole('heading', { name: 'Our team' })).toBeTruthy()
})

test('an about page whose pictures can’t be loaded is whole without them', async () => {
  api.use(on('get', '/api/pictures', noConnection))
  show(<AboutPage />, null)
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/api/pictures'))
  expect(headings()).not.toContain('Our team')
})
