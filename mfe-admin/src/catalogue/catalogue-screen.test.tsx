// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminUser } from '../testing/people'
import { openPage } from '../testing/open-page'
import { startAdminApi, type AdminApi } from '../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import type { CatalogueItem } from './item-filter'

const ferritin: CatalogueItem = {
  kind: 'test',
  id: 7,
  name: 'Ferritin',
  price: 95,
  previousPrice: null,
  active: true,
}
const zinc: CatalogueItem = { ...ferritin, id: 8, name: 'Zinc', active: false }
const kidneys: CatalogueItem = { ...ferritin, kind: 'package', id: 7, name: 'Nephro Package', missing: ['Zinc'] }

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/catalogue-items', () => ok({ items: [ferritin, zinc, kidneys] })))
})
afterEach(() => {
  cleanup()
  server.close()
})

const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent)
const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const edit = async (price: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Ferritin' }))
  fireEvent.change(screen.getByLabelText('Price of Ferritin in AED'), { target: { value: price } })
}

describe('the catalogue editor', () => {
  test('filters by name, kind and availability, and writes the filter into the URL', async () => {
    const page = openPage(server.apiBase, '/admin/catalogue?kind=test', adminUser)
    await screen.findByText('2 of 3 items')
    fireEvent.change(screen.getByLabelText('Availability'), { target: { value: 'off' } })
    await waitFor(() => expect(page.path()).toBe('/admin/catalogue?kind=test&show=off'))
    expect(names()).toEqual(['Zinc'])
    fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'ferr' } })
    expect(await screen.findByText('No item fits this filter.')).toBeTruthy()
  })

  test('names the unavailable tests of a package', async () => {
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    expect(await screen.findByText('Not offered while these tests are not: Zinc')).toBeTruthy()
  })

  test('saves price and availability together with what was on screen, and undoes both', async () => {
    server.use(
      on('post', '/api/catalogue-items/{kind}/{id}', () =>
        ok({ items: [{ ...ferritin, price: 99.5, active: false }] }),
      ),
    )
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    await edit('99,5')
    fireEvent.click(screen.getByLabelText('Offer Ferritin to patients'))
    fireEvent.submit(screen.getByLabelText('Price of Ferritin in AED'))
    expect(await screen.findByText('Ferritin is changed, for new bookings')).toBeTruthy()
    expect(posted()).toEqual([
      {
        from: { price: 95, previousPrice: null, active: true },
        price: 99.5,
        previousPrice: null,
        active: false,
      },
    ])
    expect(screen.getByText('AED 99.50')).toBeTruthy()
    server.use(on('post', '/api/catalogue-items/{kind}/{id}', () => ok({ items: [ferritin] })))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('AED 95.00')
    expect(posted()[1]).toMatchObject({ from: { price: 99.5, active: false }, price: 95, active: true })
  })

  test('sends nothing when nothing was changed', async () => {
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    await edit('95.00')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByLabelText('Price of Ferritin in AED')).toBeNull())
    expect(posted()).toEqual([])
  })

  test.each(['', '0.5', '20001', '9.999', 'ten'])('refuses %j as a price, without a call', async (price) => {
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    await edit(price)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText(/An amount from 1 to 20,000/)).toBeTruthy()
    expect(posted()).toEqual([])
  })

  test.each([
    ['499,5', 499.5],
    [' ', null],
  ])('a package’s struck-through price becomes %j: %j', async (typed, sent) => {
    const cardiac = { ...kidneys, id: 5, name: 'Cardiac Package', previousPrice: 120 }
    server.use(on('get', '/api/catalogue-items', () => ok({ items: [cardiac] })))
    server.use(on('post', '/api/catalogue-items/{kind}/{id}', () => ok({ items: [cardiac] })))
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Cardiac Package' }))
    const box = screen.getByLabelText(/^Price before of Cardiac Package/)
    fireEvent.change(box, { target: { value: '95' } })
    fireEvent.submit(box)
    expect(screen.getByText('The price before is above the price, or empty for none.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(box))
    fireEvent.change(box, { target: { value: typed } })
    fireEvent.submit(box)
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]).toMatchObject({ from: { previousPrice: 120 }, price: 95, previousPrice: sent })
  })

  test('after a conflicting change shows the current price, keeps the input and retries with the new version', async () => {
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    await edit('99')
    server.use(on('post', '/api/catalogue-items/{kind}/{id}', () => problem('CONFLICT')))
    server.use(on('get', '/api/catalogue-items', () => ok({ items: [{ ...ferritin, price: 97 }] })))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/it now costs AED 97.00 and is offered/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Price of Ferritin in AED').value).toBe('99')
    server.use(on('post', '/api/catalogue-items/{kind}/{id}', () => ok({ items: [{ ...ferritin, price: 99 }] })))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('AED 99.00')
    expect(posted()[1]).toMatchObject({ from: { price: 97, active: true }, price: 99, active: true })
  })

  test('shows who changed an item, newest first', async () => {
    server.use(
      on('get', '/api/catalogue-items/{kind}/{id}', () =>
        ok({
          changes: [
            {
              at: '2026-03-01T08:00:00.000Z',
              actor: 'sara',
              detail: { price: { from: 45, to: 50 }, was: { from: 60, to: null } },
            },
            { at: '2026-03-02T08:00:00.000Z', actor: 'omar', detail: { active: { from: true, to: false } } },
          ],
        }),
      ),
    )
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'History of Ferritin' }))
    await screen.findByText('Price from AED 45.00 to AED 50.00. Price before from AED 60.00 to none')
    const sentences = [...document.querySelectorAll('dialog[open] li')].map((entry) => entry.textContent)
    expect(sentences).toEqual([
      'No longer offeredomar, Mon 2 Mar 2026, 12:00',
      'Price from AED 45.00 to AED 50.00. Price before from AED 60.00 to nonesara, Sun 1 Mar 2026, 12:00',
    ])
  })
})
