// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { RateCard } from '@homecare/contract/quotes'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { adminUser, sara } from '../../testing/people'
import { aRate } from '../../testing/quotes'

let server: AdminApi
let rates: RateCard['rates']
beforeEach(() => {
  rates = [
    aRate(),
    aRate({ id: 'rate-0', price: 550, from: '2025-01-01', until: '2025-12-31' }),
    aRate({ id: 'rate-2', unit: 'hour', price: 62.5, vatRule: 'standard' }),
  ]
  server = startAdminApi(
    on('get', '/api/rates', () => ok({ rates })),
    on('post', '/api/rates', () => {
      rates = [...rates, aRate({ id: 'rate-3', unit: 'month', price: 12_000 })]
      return ok({ rates })
    }),
    on('post', '/api/rates/{id}/end', () => {
      rates = rates.map((rate) => (rate.id === 'rate-1' ? { ...rate, until: '2199-12-31' } : rate))
      return ok({ rates })
    }),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const open = async (user: Parameters<typeof openPage>[2] = adminUser) => {
  const page = openPage(server.apiBase, '/admin/rates', user)
  await screen.findByRole('table', { name: 'Prices of care' })
  return page
}
const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body)])

describe('the page of prices of care', () => {
  test('lists the prices that hold with their VAT, and those that are over on request', async () => {
    const page = await open()
    expect(screen.getAllByRole('row')).toHaveLength(3)
    const hour = screen.getByRole('row', { name: /Hour/ })
    expect(within(hour).getByText('62.50')).toBeTruthy()
    expect(within(hour).getByText('Standard rate, within the price')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show those that are over' }))
    expect(screen.getByText('550.00')).toBeTruthy()
    expect(page.path()).toBe('/admin/rates?over=1')
  })

  test('adds a price by key n', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'n' })
    const dialog = await screen.findByRole('dialog')
    const choose = (label: RegExp, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
    choose(/^Service/, 'Elderly Care')
    choose(/^For/, 'month')
    choose(/^Price in AED/, '12,000')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add the price' }))
    expect(await within(dialog).findByText('Enter an amount like 600 or 600.50')).toBeTruthy()
    choose(/^Price in AED/, '12000')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add the price' }))
    expect(await screen.findByText('12,000.00')).toBeTruthy()
    expect(posted()).toMatchObject([
      ['/rates', { service: 'Elderly Care', unit: 'month', dayClass: 'weekday', price: 12_000, vatRule: 'zero' }],
    ])
  })

  test('ends a price on a last day', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'End Elderly Care, 12-hour shift' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'End it' }))
    expect(await screen.findByText('Tue 31 Dec 2199')).toBeTruthy()
    expect(posted()).toMatchObject([['/rates/rate-1/end', { until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]])
  })

  test('goes from price to price by j and k', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(document.activeElement?.textContent).toBe('End Elderly Care, 12-hour shift')
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(document.activeElement?.textContent).toBe('End Elderly Care, Hour')
    fireEvent.keyDown(document.body, { key: 'k' })
    expect(document.activeElement?.textContent).toBe('End Elderly Care, 12-hour shift')
  })

  test('lets a coordinator read, not change', async () => {
    await open(sara)
    expect(screen.queryByRole('button', { name: /New price|^End/ })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('says what a price is for where there is none', async () => {
    rates = []
    openPage(server.apiBase, '/admin/rates', adminUser)
    expect(await screen.findByText(/^No price yet. A quote can be written once/)).toBeTruthy()
  })

  test('keeps what was typed when the server refuses it', async () => {
    await open()
    server.use(
      on('post', '/api/rates', () => problem('INVALID_INPUT', { fields: { from: 'A price begins on that day' } })),
    )
    fireEvent.click(screen.getByRole('button', { name: 'New price' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText(/^Service/), { target: { value: 'Elderly Care' } })
    fireEvent.change(within(dialog).getByLabelText(/^For/), { target: { value: 'visit' } })
    fireEvent.change(within(dialog).getByLabelText(/^Price in AED/), { target: { value: '250' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add the price' }))
    await waitFor(() => expect(within(dialog).getAllByText(/A price begins on that day/)).not.toEqual([]))
    expect(within(dialog).getByDisplayValue('250')).toBeTruthy()
  })
})
