// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CareCase } from '@homecare/contract/cases'
import type { Quote } from '@homecare/contract/quotes'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aCase } from '../../testing/cases'
import { openPage } from '../../testing/open-page'
import { sara, vera } from '../../testing/people'
import { aQuote, aSentQuote } from '../../testing/quotes'

let server: AdminApi
let careCase: CareCase
let quotes: Quote[]
/** A change of a quote, and the state of the case after it. */
const becomes = (quote: Quote | null, state: CareCase['state']) => {
  quotes = quote ? [quote] : []
  careCase = { ...careCase, state, version: careCase.version + 1 }
}
beforeEach(() => {
  careCase = aCase({ state: 'calling' })
  quotes = []
  server = startAdminApi(
    on('get', '/api/cases/{id}', () => ok(careCase)),
    on('get', '/api/cases/{id}/quotes', () => ok({ quotes })),
    on('post', '/api/quotes/{id}/send', () => (becomes(aSentQuote(), 'quoted'), ok(aSentQuote()))),
    on('post', '/api/quotes/{id}/accept', () => {
      const accepted = aSentQuote({
        state: 'accepted',
        acceptedName: 'Omar',
        closedBy: 'Sara Nair',
        closedAt: '2026-03-03T08:00:00.000Z',
      })
      becomes(accepted, 'active')
      return ok(accepted)
    }),
    on('post', '/api/quotes/{id}/decline', () => {
      const declined = aSentQuote({ state: 'declined', reason: 'Too expensive', closedAt: '2026-03-03T08:00:00.000Z' })
      becomes(declined, 'calling')
      return ok(declined)
    }),
    on('post', '/api/quotes/{id}/discard', () => (becomes(null, 'calling'), ok(null))),
  )
})
afterEach(() => {
  cleanup()
  server.close()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const open = async (user: Parameters<typeof openPage>[2] = sara) => {
  const page = openPage(server.apiBase, '/admin/cases/case-1', user)
  const panel = await screen.findByRole('region', { name: 'Quotes' })
  await waitFor(() => expect(panel.textContent).toMatch(/C-10417-1|No quote yet/))
  return { ...page, panel }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body)])

describe('the quotes of a case', () => {
  test('say how a quote comes about where there is none, and lead to a new one', async () => {
    const { panel } = await open()
    expect(within(panel).getByText(/^No quote yet/)).toBeTruthy()
    expect(within(panel).getByRole('link', { name: 'New quote' }).getAttribute('href')).toBe(
      '/admin/cases/case-1/quote',
    )
  })

  test('lets a draft be sent to a contact only in a way that the contact has', async () => {
    quotes = [aQuote()]
    careCase = aCase({ contacts: [{ ...aCase().contacts[0]!, email: '' }] })
    const { panel } = await open()
    expect(within(panel).getByText(/AED.15,600.00 in all, from Mon 4 Mar 2030 to Tue 2 Apr 2030/)).toBeTruthy()
    press('Send C-10417-1')
    const dialog = await screen.findByRole('dialog')
    const way = within(dialog).getByLabelText<HTMLSelectElement>(/^By/)
    expect([...way.options].map(({ value }) => value)).toEqual(['', 'whatsapp', 'sms'])
    fireEvent.change(way, { target: { value: 'sms' } })
    fireEvent.change(within(dialog).getByLabelText(/^Language/), { target: { value: 'ar' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await within(panel).findByText(/^Sent to Fatima Haddad by WhatsApp/)).toBeTruthy()
    expect(within(panel).getByText('Not opened yet')).toBeTruthy()
    expect(await screen.findByText('Quoted')).toBeTruthy()
    expect(posted()).toEqual([
      ['/quotes/quote-1/send', { version: 0, contactId: 'contact-1', contactBy: 'sms', locale: 'ar' }],
    ])
  })

  test('shows the case as active once a family has accepted on the phone', async () => {
    quotes = [aSentQuote({ openedAt: '2026-03-03T07:30:00.000Z' })]
    const { panel } = await open()
    press('Accepted by phone C-10417-1')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Enter a name')).toBeTruthy()
    fireEvent.change(within(dialog).getByLabelText(/^Who said yes/), { target: { value: 'Omar' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(panel).findByText(/^Accepted by Omar, .*, recorded by Sara Nair$/)).toBeTruthy()
    expect(await screen.findByText('Active')).toBeTruthy()
    expect(posted()).toEqual([['/quotes/quote-1/accept', { version: 1, name: 'Omar' }]])
  })

  test('keeps why a family declined', async () => {
    quotes = [aSentQuote()]
    const { panel } = await open()
    press('Declined C-10417-1')
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: 'Too expensive' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(panel).findByText('Too expensive')).toBeTruthy()
    expect(posted()).toEqual([['/quotes/quote-1/decline', { version: 1, reason: 'Too expensive' }]])
  })

  test('deletes a draft after a question', async () => {
    quotes = [aQuote()]
    const { panel } = await open()
    press('Delete C-10417-1')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await within(panel).findByText(/^No quote yet/)).toBeTruthy()
  })

  test('show what the family did where a colleague comes too late', async () => {
    quotes = [aSentQuote()]
    const { panel } = await open()
    server.use(
      on('post', '/api/quotes/{id}/withdraw', () => {
        becomes(
          aSentQuote({ state: 'accepted', acceptedName: 'Fatima', closedAt: '2026-03-03T08:00:00.000Z' }),
          'active',
        )
        return problem('QUOTE_CLOSED', { detail: 'The family has accepted this quote.' })
      }),
    )
    press('Take back C-10417-1')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take back' }))
    expect(await within(dialog).findByText('The family has accepted this quote.')).toBeTruthy()
    expect(await within(panel).findByText(/^Accepted by Fatima/)).toBeTruthy()
  })

  test('copies the link of a sent quote', async () => {
    quotes = [aSentQuote()]
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    })
    await open()
    press('Copy link C-10417-1')
    await waitFor(() => expect(copied).toEqual([aSentQuote().url]))
  })

  test('shows a viewer the quotes and their paper, without a button that changes them', async () => {
    quotes = [aSentQuote()]
    const { panel } = await open(vera)
    expect(within(panel).getByRole('link', { name: 'PDF C-10417-1' })).toBeTruthy()
    expect(within(panel).queryByRole('button', { name: /Take back|Declined|Accepted/ })).toBeNull()
    expect(within(panel).queryByRole('link', { name: 'New quote' })).toBeNull()
  })
})
