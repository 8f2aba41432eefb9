// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Quote } from '@homecare/contract/quotes'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearDrafts } from '../../parts/session/drafts'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aCase } from '../../testing/cases'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'
import { aPreview, aQuote, aRate, aSentQuote } from '../../testing/quotes'

let server: AdminApi
let quotes: Quote[]
beforeEach(() => {
  quotes = []
  server = startAdminApi(
    on('get', '/api/cases/{id}', () => ok(aCase())),
    on('get', '/api/cases/{id}/quotes', () => ok({ quotes })),
    on('get', '/api/rates', () => ok({ rates: [aRate()] })),
    on('post', '/api/cases/{id}/quote-preview', () => ok(aPreview())),
    on('post', '/api/cases/{id}/quotes', () => {
      quotes = [aQuote()]
      return ok(aQuote())
    }),
    on('post', '/api/quotes/{id}', () => {
      quotes = [aQuote({ version: 1 })]
      return ok(aQuote({ version: 1 }))
    }),
    on('post', '/api/quotes/{id}/send', () => {
      quotes = [aSentQuote()]
      return ok(aSentQuote())
    }),
  )
})
afterEach(() => {
  cleanup()
  clearDrafts()
  server.close()
})

const NEW = '/admin/cases/case-1/quote'
const DRAFT = '/admin/cases/case-1/quotes/quote-1'
const open = async (address = NEW) => {
  const page = openPage(server.apiBase, address, sara)
  await screen.findByRole('group', { name: 'Line 1' })
  await act(async () => {})
  return page
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const posted = (path: string) =>
  server.calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => JSON.parse(body))

describe('the editor of quotes', () => {
  test('takes a preset, says what each costs, and shows what the family will read', async () => {
    await open()
    press(/^12 hours/)
    expect(await screen.findByText(/^AED.600.00 each. Zero-rated health care.$/)).toBeTruthy()
    const preview = screen.getByRole('region', { name: 'What the family will read' })
    expect(await within(preview).findByText('26 shifts of 12 hours, AED 600.00 each')).toBeTruthy()
    expect(posted('/cases/case-1/quote-preview').at(-1)).toMatchObject({
      locale: 'en',
      lines: [{ unit: 'shift12', days: [1, 2, 3, 4, 5, 6], startMinute: 420, minutes: 720, times: null }],
    })
    fireEvent.click(within(preview).getByRole('button', { name: 'Arabic' }))
    await waitFor(() => expect(posted('/cases/case-1/quote-preview').at(-1)).toMatchObject({ locale: 'ar' }))
  })

  test('names a price that is missing and leads to the prices', async () => {
    await open()
    press('One visit')
    const missing = await screen.findByText(/^There is no price for this on/)
    expect(within(missing).getByRole('link', { name: 'Prices of care' }).getAttribute('href')).toBe('/admin/rates')
  })

  test('is saved and sent by Ctrl and Enter, and then shows the case', async () => {
    const page = await open()
    press(/^12 hours/)
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    const dialog = await screen.findByRole('dialog', { name: 'Send quote C-10417-1' })
    expect(page.path()).toBe(DRAFT)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(page.path()).toBe('/admin/cases/case-1'))
    expect(posted('/cases/case-1/quotes')).toMatchObject([{ billing: 'once', discount: 0, note: '' }])
    expect(posted('/quotes/quote-1/send')).toMatchObject([{ version: 0, contactId: 'contact-1' }])
  })

  test('opens a draft as it was typed, with a count that follows its days', async () => {
    quotes = [aQuote()]
    await open(DRAFT)
    expect(screen.getByLabelText<HTMLInputElement>(/^How many/).value).toBe('')
    expect(screen.getByText('Empty: 26, counted from the days')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sat' }))
    expect(screen.getByText('Empty: 22, counted from the days')).toBeTruthy()
    press('Save draft')
    await waitFor(() => expect(posted('/quotes/quote-1')).toHaveLength(1))
    expect(posted('/quotes/quote-1')[0]).toMatchObject({ version: 0, lines: [{ days: [1, 2, 3, 4, 5], times: null }] })
  })

  test('keeps what was typed when saving fails, and asks before it is left', async () => {
    const page = await open()
    press(/^12 hours/)
    type(/^Note to the family/, 'The same two nurses take turns.')
    server.use(on('post', '/api/cases/{id}/quotes', noConnection))
    press('Save draft')
    expect(await screen.findByText(/could not be reached/)).toBeTruthy()
    expect(screen.getByDisplayValue('The same two nurses take turns.')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Case C-10417' }))
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    fireEvent.click(within(question).getAllByRole('button', { name: 'Stay here' })[0]!)
    expect(page.path()).toBe(NEW)
    fireEvent.click(screen.getByRole('link', { name: 'Case C-10417' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(page.path()).toBe('/admin/cases/case-1'))
  })

  test('keeps what was typed also when it is left by another way than a link', async () => {
    const page = await open()
    press(/^12 hours/)
    type(/^Note to the family/, 'The same two nurses take turns.')
    fireEvent.keyDown(document.body, { key: 'b' })
    await waitFor(() => expect(page.path()).toBe('/admin/new-booking'))
    page.unmount()
    await open()
    expect(await screen.findByDisplayValue('The same two nurses take turns.')).toBeTruthy()
    expect(await screen.findByText(/^Empty: \d+, counted from the days$/)).toBeTruthy()
  })

  test('replaces a colleague’s change only when it is saved a second time', async () => {
    quotes = [aQuote()]
    await open(DRAFT)
    type(/^Note to the family/, 'Mine')
    quotes = [aQuote({ version: 5, note: 'Theirs' })]
    let tries = 0
    server.use(
      on('post', '/api/quotes/{id}', () => {
        tries += 1
        return tries === 1 ? problem('CONFLICT') : ok(aQuote({ version: 6, note: 'Mine' }))
      }),
    )
    press('Save draft')
    expect(await screen.findByText(/^Somebody else changed this draft meanwhile/)).toBeTruthy()
    press('Save draft')
    await waitFor(() => expect(posted('/quotes/quote-1')).toHaveLength(2))
    expect(posted('/quotes/quote-1')).toMatchObject([{ version: 0 }, { version: 5, note: 'Mine' }])
  })

  test('says that a quote that was sent can’t be changed', async () => {
    quotes = [aSentQuote()]
    openPage(server.apiBase, DRAFT, sara)
    expect(await screen.findByText('This quote was sent')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Case C-10417' })).toBeTruthy()
  })

  test('names each field that is missing at that field', async () => {
    await open()
    press('Save draft')
    expect(await screen.findAllByText(/^(Choose one|Say how many)$/)).toHaveLength(4)
    expect(posted('/cases/case-1/quotes')).toEqual([])
  })
})
