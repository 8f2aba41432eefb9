// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { ItemPage, ItemPages } from '@homecare/contract/catalogue'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { noConnection, ok, on } from '@homecare/remote-kit/testing/handlers'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import remote from '../../remote'

let api: TestApi
afterEach(() => {
  cleanup()
  api.close()
})

const lipids: ItemPage = {
  ...{ kind: 'test', id: 2, name: 'Lipid Profile', path: '/blood-test/lipid-profile', aliases: [] },
  changedOn: null,
  ...{ price: 120, excisting_price: 120, tells: 'Shows the fats in the blood.', fastingHours: 12, turnaroundHours: 24 },
  ...{ specimens: ['Serum'], measured: ['HDL', 'LDL'], otherNames: ['cholesterol'], tests: [] },
  packages: [{ path: '/blood-test/basic', name: 'Basic' }],
  neighbours: [{ path: '/blood-test/magnesium', name: 'Magnesium' }],
}
const basic: ItemPage = {
  ...{ ...lipids, kind: 'package', id: 1, name: 'Basic', path: '/blood-test/basic', price: 370, excisting_price: 470 },
  ...{ tests: [{ path: lipids.path, name: lipids.name }], packages: [], neighbours: [], fastingHours: 0 },
}

const listOf = (...pages: ItemPage[]): ItemPages => ({ minimum: 300, pages })

async function open(path: string, composed?: ItemPages, ...handlers: Parameters<typeof startApi>) {
  api = startApi(...handlers)
  const host = testHost({
    apiBase: api.apiBase,
    composed: (call) => (call === '/api/item-pages' ? composed : undefined),
  })
  const router = createMemoryRouter(remote.routes(host), { initialEntries: [path] })
  await act(async () => {
    await remote.preload(path)
    render(<RouterProvider router={router} />)
  })
}
const textOf = (heading: string) =>
  screen.getByRole('heading', { level: 2, name: heading }).parentElement?.textContent ?? ''
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the page of a test says what it is, what it tells, how to prepare and its price, and leads into its booking', async () => {
  await open(lipids.path, listOf(lipids))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lipid Profile')
  expect(textOf('What it is')).toContain('HDL')
  expect(textOf('What it tells you')).toContain('Shows the fats in the blood.')
  expect(textOf('How to prepare')).toContain('Don’t eat for 12 hours')
  expect(textOf('When the report comes')).toContain('24 hours')
  expect(screen.getByText('AED 120')).toBeTruthy()
  expect(screen.getByText(/Bookings start above AED 300/)).toBeTruthy()
  expect(hrefOf('Book a Test')).toBe('/bookbloodtest?test=2')
  expect(hrefOf('Basic')).toBe('/blood-test/basic')
  expect(hrefOf('Magnesium')).toBe('/blood-test/magnesium')
})

test('specimens are set apart by semicolons where one of them has a comma', async () => {
  await open(lipids.path, listOf({ ...lipids, specimens: ['Serum', 'Urine, first morning', 'Stool'] }))
  expect(textOf('What it is')).toContain('Serum; Urine, first morning; Stool')
})

test('the page of a package leads into its booking and to each of its tests', async () => {
  await open(basic.path, listOf(basic))
  expect(hrefOf('Book a Test')).toBe('/bookbloodtest?package=1')
  const inside = within(screen.getByRole('navigation', { name: 'The tests in it' }))
  expect(inside.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([lipids.path])
  expect(textOf('How to prepare')).toContain('You can eat and drink as usual.')
})

test('search engines read the price of the page’s own address, and the canonical link is the page itself', async () => {
  const evil = { ...lipids, name: 'Lipids</script><b>' }
  await open(lipids.path, listOf(evil))
  const script = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(script).not.toContain('<')
  // What people search for, a symptom as well, is no other name of the test.
  expect(script).not.toContain('cholesterol')
  expect(JSON.parse(script)).toMatchObject({
    '@graph': [
      {
        '@type': 'Offer',
        url: 'https://care.example/blood-test/lipid-profile',
        price: '120.00',
        priceCurrency: 'AED',
        itemOffered: { '@type': 'MedicalTest', name: evil.name },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
    ],
  })
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  expect(canonical).toBe('https://care.example/blood-test/lipid-profile')
})

test('who comes back to the page from another one loads what it says', async () => {
  await open(lipids.path, undefined, on('get', '/api/item-pages', ok(listOf(basic, lipids))))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lipid Profile' })).toBeTruthy()
})

test('a page that can’t be loaded leads to the catalogue', async () => {
  await open(lipids.path, undefined, on('get', '/api/item-pages', noConnection))
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  expect(hrefOf('All tests and packages')).toBe('/bookbloodtest')
})
