// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminUser } from '../../testing/people'
import { openPage } from '../../testing/open-page'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import type { CatalogueItem } from './item-filter'

const ferritin: CatalogueItem = {
  kind: 'test',
  id: 7,
  name: 'Ferritin',
  price: 95,
  previousPrice: null,
  active: true,
  ...{ specimen: 'Serum', fastingHours: 0, turnaroundHours: 24, synonyms: ['iron stores'], biomarkers: ['Ferritin'] },
  tells: 'Shows how much iron the body has stored.',
  ...{ nameAr: 'مخزون الحديد (Ferritin)', tellsAr: 'يبين مقدار الحديد المخزّن في الجسم.' },
}
const zinc: CatalogueItem = { ...ferritin, id: 8, name: 'Zinc', active: false }
const kidneys: CatalogueItem = {
  ...{ kind: 'package', id: 7, name: 'Nephro Package', price: 95, previousPrice: null, active: true },
  ...{ missing: ['Zinc'], testIds: [8], benefits: ['Creatinine'], tells: 'Shows how the kidneys work.' },
  ...{ nameAr: 'باقة الكلى', tellsAr: 'تبين كيف تعمل الكلى.', benefitsAr: ['الكرياتينين'] },
}

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
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const edit = async (price: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Ferritin' }))
  type('Price in AED', price)
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
    fireEvent.click(screen.getByLabelText('Offered to patients'))
    fireEvent.submit(screen.getByLabelText('Price in AED'))
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
    save()
    await waitFor(() => expect(screen.queryByLabelText('Price in AED')).toBeNull())
    expect(posted()).toEqual([])
  })

  test.each(['', '19.99', '2001', '99.999', 'ten'])('refuses %j as a price, without a call', async (price) => {
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    await edit(price)
    save()
    expect(screen.getByText(/An amount from 20 to 2,000/)).toBeTruthy()
    expect(posted()).toEqual([])
  })

  test.each([
    ['499,5', 499.5],
    ['٤٩٩٫٥', 499.5],
    ['४९९.५\u200f', 499.5],
    [' ', null],
  ])('a package’s struck-through price becomes %j: %j', async (typed, sent) => {
    const cardiac = { ...kidneys, id: 5, name: 'Cardiac Package', previousPrice: 120 }
    server.use(on('get', '/api/catalogue-items', () => ok({ items: [cardiac] })))
    server.use(on('post', '/api/catalogue-items/{kind}/{id}', () => ok({ items: [cardiac] })))
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Cardiac Package' }))
    const box = screen.getByLabelText(/^Previous price/)
    fireEvent.change(box, { target: { value: '95' } })
    fireEvent.submit(box)
    expect(screen.getByText('The previous price must be above the price, or empty.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(box))
    fireEvent.change(box, { target: { value: typed } })
    fireEvent.submit(box)
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]).toMatchObject({ from: { previousPrice: 120 }, price: 95, previousPrice: sent })
  })

  test('after a conflicting change says what changed, keeps what was typed, takes over the rest and retries from there', async () => {
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    await edit('99')
    const moved = { ...ferritin, price: 97, specimen: 'EDTA plasma' }
    server.use(on('post', '/api/catalogue-items/{kind}/{id}', () => problem('CONFLICT')))
    server.use(on('get', '/api/catalogue-items', () => ok({ items: [moved] })))
    save()
    expect(
      await screen.findByText(/Price from AED 95.00 to AED 97.00. Specimen from Serum to EDTA plasma/),
    ).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Price in AED').value).toBe('99')
    expect(screen.getByLabelText<HTMLInputElement>('Specimen').value).toBe('EDTA plasma')
    server.use(on('post', '/api/catalogue-items/{kind}/{id}', () => ok({ items: [{ ...moved, price: 99 }] })))
    save()
    await screen.findByText('AED 99.00')
    expect(posted()[1]).toEqual({
      from: { price: 97, previousPrice: null, active: true },
      ...{ price: 99, previousPrice: null, active: true },
    })
  })

  test('sends the changed facts of a test, and no others, with what was on screen', async () => {
    server.use(on('post', '/api/catalogue-items/{kind}/{id}', () => ok({ items: [ferritin] })))
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    await edit('95')
    type('Hours of fasting; 0 for none', '8')
    type('Synonyms', ' Iron Stores\n\nstorage iron ')
    save()
    await waitFor(() => expect(posted()).toHaveLength(1))
    const same = { price: 95, previousPrice: null, active: true }
    expect(posted()[0]).toEqual({
      from: { ...same, fastingHours: 0, synonyms: ['iron stores'] },
      ...{ ...same, fastingHours: 8, synonyms: ['iron stores', 'storage iron'] },
    })
  })

  test('marks an item without Arabic, and saves the Arabic texts of a package', async () => {
    const bare = { ...kidneys, nameAr: 'باقة الكلى', tellsAr: '', benefitsAr: [] }
    server.use(
      on('get', '/api/catalogue-items', () => ok({ items: [ferritin, bare] })),
      on('post', '/api/catalogue-items/{kind}/{id}', () => ok({ items: [ferritin, kidneys] })),
    )
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    await screen.findByRole('button', { name: 'Edit Nephro Package' })
    expect(names()).toEqual(['Ferritin', expect.stringContaining('Arabic is missing')])
    fireEvent.click(screen.getByRole('button', { name: 'Edit Nephro Package' }))
    expect(screen.getByLabelText('Benefits (Arabic)')).toMatchObject({ dir: 'rtl', lang: 'ar' })
    type('What it tells the patient (Arabic)', 'تبين كيف تعمل الكلى.')
    type('Benefits (Arabic)', 'الكرياتينين\nاليوريا')
    save()
    const texts = { tellsAr: 'تبين كيف تعمل الكلى.', benefitsAr: ['الكرياتينين', 'اليوريا'] }
    await waitFor(() => expect(posted()).toMatchObject([{ from: { tellsAr: '', benefitsAr: [] }, ...texts }]))
    expect(posted()[0]).not.toHaveProperty('nameAr')
  })

  test('changes the contents of a package, which can’t be empty', async () => {
    server.use(on('post', '/api/catalogue-items/{kind}/{id}', () => ok({ items: [ferritin, zinc, kidneys] })))
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Nephro Package' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove Zinc' }))
    save()
    expect(await screen.findByText('A package has at least one test')).toBeTruthy()
    type('Contents: 0 tests', 'iron sto')
    fireEvent.keyDown(screen.getByLabelText('Contents: 0 tests'), { key: 'Enter' })
    save()
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]).toMatchObject({ from: { testIds: [8] }, testIds: [7] })
  })

  test('adds a test, with the server’s sentence at a name that is taken, and undo takes it out of what patients are offered', async () => {
    const fields = { name: 'Another test has this name, number 7' }
    server.use(on('post', '/api/catalogue-items/tests', () => problem('INVALID_INPUT', { fields })))
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Add a test' }))
    save()
    expect(screen.getAllByText('This field is required').length).toBeGreaterThan(2)
    type('Name', 'ferritin')
    type('Price in AED', '60')
    type('Specimen', 'Serum')
    type('What it tells the patient', `${'x'.repeat(110)}.`)
    save()
    expect(await screen.findByText('Use at most 110 characters')).toBeTruthy()
    type('What it tells the patient', 'Shows how much iron you have.')
    type('Hours from sample to report', '48')
    type('Measured values', 'Ferritin\nTransferrin')
    type('Name (Arabic)', 'حالة الحديد')
    save()
    expect(await screen.findByText(fields.name)).toBeTruthy()
    const added = { ...ferritin, id: 290, name: 'Iron status' }
    server.use(on('post', '/api/catalogue-items/tests', () => ok({ items: [ferritin, added] })))
    type('Name', 'Iron status')
    save()
    expect(await screen.findByRole('rowheader', { name: 'Iron status' })).toBeTruthy()
    expect(screen.getByText('Iron status is added')).toBeTruthy()
    expect(posted()[1]).toEqual({
      ...{ name: 'Iron status', price: 60, active: true, specimen: 'Serum', fastingHours: 0, turnaroundHours: 48 },
      ...{ synonyms: [], biomarkers: ['Ferritin', 'Transferrin'], tells: 'Shows how much iron you have.' },
      ...{ nameAr: 'حالة الحديد', tellsAr: '' },
    })
    server.use(
      on('post', '/api/catalogue-items/{kind}/{id}', () => ok({ items: [ferritin, { ...added, active: false }] })),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.calls.at(-1)?.path).toBe('/catalogue-items/test/290'))
    expect(posted()[2]).toEqual({
      from: { price: 95, previousPrice: null, active: true },
      ...{ price: 95, previousPrice: null, active: false },
    })
  })

  test('adds a package, its contents found by a name or another word', async () => {
    const added = { ...kidneys, id: 101, name: 'Iron Package', testIds: [7, 8], missing: [] }
    server.use(on('post', '/api/catalogue-items/packages', () => ok({ items: [ferritin, zinc, kidneys, added] })))
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Add a package' }))
    type('Name', 'Iron Package')
    type('What it tells the patient', 'Shows how much iron you have.')
    type('Price in AED', '120')
    type('Contents: 0 tests', 'nothing like it')
    expect(screen.getByText('No other test has this name.')).toBeTruthy()
    type('Contents: 0 tests', 'ZIN')
    fireEvent.click(screen.getByRole('button', { name: 'Zinc' }))
    type('Contents: 1 test', 'stores')
    fireEvent.click(screen.getByRole('button', { name: 'Ferritin' }))
    type('Benefits', 'Iron')
    save()
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]).toEqual({
      ...{
        name: 'Iron Package',
        tells: 'Shows how much iron you have.',
        price: 120,
        previousPrice: null,
        active: true,
      },
      ...{ testIds: [7, 8], benefits: ['Iron'], nameAr: '', tellsAr: '', benefitsAr: [] },
    })
    expect(await screen.findByRole('rowheader', { name: 'Iron Package' })).toBeTruthy()
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
            {
              at: '2026-03-01T07:00:00.000Z',
              actor: 'sara',
              detail: { testIds: { from: [7], to: [8] }, benefits: { from: ['a', 'b'], to: ['b', 'a'] } },
            },
            { at: '2026-03-01T06:00:00.000Z', actor: 'sara', detail: { name: { from: null, to: 'Ferritin' } } },
            { at: '2026-03-02T08:00:00.000Z', actor: 'omar', detail: { active: { from: true, to: false } } },
          ],
        }),
      ),
    )
    openPage(server.apiBase, '/admin/catalogue', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'History of Ferritin' }))
    await screen.findByText('Price from AED 45.00 to AED 50.00. Previous price from AED 60.00 to none')
    const sentences = [...document.querySelectorAll('dialog[open] li')].map((entry) => entry.textContent)
    expect(sentences).toEqual([
      'No longer offeredomar, Mon 2 Mar 2026, 12:00',
      'Price from AED\u00A045.00 to AED\u00A050.00. Previous price from AED\u00A060.00 to nonesara, Sun 1 Mar 2026, 12:00',
      'Tests with Zinc, without Ferritin. Benefits in another ordersara, Sun 1 Mar 2026, 11:00',
      'Addedsara, Sun 1 Mar 2026, 10:00',
    ])
  })
})
