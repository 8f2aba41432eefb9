// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ShownQuote } from '@homecare/contract/quotes'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, describe, expect, test } from 'vitest'
import { aShownQuote, QUOTE_LINK } from '../../testing/quotes'
import { openBooking } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

/** What the server has, which a test may change while the page is open. */
let stored: ShownQuote | null
const accepted = () =>
  aShownQuote({ state: 'accepted', accepted: { name: 'Omar Saleh', at: '2026-03-03T09:00:00.000Z' } })

type Answers = Parameters<typeof openBooking>[1] extends infer Options
  ? NonNullable<Options extends { handlers?: infer Handlers } ? Handlers : never>
  : never

async function open(quote: ShownQuote | null, ...handlers: Answers) {
  stored = quote
  const shown = on('post', '/api/quote/shown', () => (stored ? ok(stored) : problem('NOT_FOUND')))
  const page = await openBooking(`/quote?number=${QUOTE_LINK.number}&token=${QUOTE_LINK.token}`, {
    draft: null,
    handlers: [...handlers, shown],
  })
  close = page.close
  await page.heading('Your offer')
  return page
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

describe('the page of a quote', () => {
  test('shows care, price, discount, VAT and terms, and keeps the token out of the address', async () => {
    const page = await open(aShownQuote())
    for (const part of [
      'Mariam Saleh',
      'From Wed 4 Mar 2026 to Thu 2 Apr 2026',
      '26 shifts of 12 hours, AED 600.00 each',
      /AED.15,000.00/,
      /AED.714.29/,
      'in all',
      'The same two nurses take turns.',
      'A visit can be cancelled at no cost 24 hours before it begins.',
    ])
      expect(await screen.findByText(part)).toBeTruthy()
    expect(page.router.state.location.search).toBe(`?number=${QUOTE_LINK.number}`)
    expect(screen.getByRole('link', { name: 'Offer (PDF)' }).getAttribute('href')).toContain('/api/quote/pdf?number=')
  })

  test('is accepted with a name and a tick, by what was shown', async () => {
    const page = await open(
      aShownQuote(),
      on('post', '/api/quote/accept', () => ok(accepted())),
    )
    await press('Accept')
    await press(/^Accept for AED.15,000.00$/)
    expect(await screen.findByText('Enter your full name')).toBeTruthy()
    expect(screen.getByText('Tick the box if you agree')).toBeTruthy()
    type('Your full name', 'Omar Saleh')
    fireEvent.click(screen.getByRole('checkbox'))
    await press(/^Accept for/)
    expect(await screen.findByText('You have accepted this offer')).toBeTruthy()
    expect(screen.getByText(/^Accepted by Omar Saleh, 1:00 pm on Tue 3 Mar 2026$/)).toBeTruthy()
    const call = page.api.calls.find(({ path }) => path.endsWith('/accept'))
    expect(call?.body).toEqual({ ...QUOTE_LINK, contentHash: 'hash-1', name: 'Omar Saleh', agreed: true })
  })

  test('takes a question and stays open', async () => {
    await open(
      aShownQuote(),
      on('post', '/api/quote/ask', ({ body }) => {
        expect(body).toMatchObject({ text: 'May the nurse be a woman?' })
        return ok(aShownQuote())
      }),
    )
    await press('Ask a question')
    type('Your question', 'May the nurse be a woman?')
    await press('Send the question')
    expect(await screen.findByText(/^We have your question/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy()
  })

  test('is declined without a reason', async () => {
    await open(
      aShownQuote(),
      on('post', '/api/quote/decline', () => ok(aShownQuote({ state: 'declined' }))),
    )
    await press('Decline')
    await press('Decline the offer')
    expect(await screen.findByText('This offer was declined')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  test.each([
    ['declined', 'This offer was declined'],
    ['withdrawn', 'We have taken this offer back'],
    ['expired', 'This offer has expired'],
    ['superseded', 'A newer offer replaces this one'],
  ] as const)('says what to do when it is %s, and offers no acceptance', async (state, title) => {
    await open(aShownQuote({ state }))
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: /^Call / })).toBeTruthy()
  })

  test('says what happened when it was withdrawn while somebody was accepting it', async () => {
    await open(
      aShownQuote(),
      on('post', '/api/quote/accept', () => {
        stored = aShownQuote({ state: 'withdrawn' })
        return problem('QUOTE_CLOSED')
      }),
    )
    await press('Accept')
    type('Your full name', 'Omar Saleh')
    fireEvent.click(screen.getByRole('checkbox'))
    await press(/^Accept for/)
    expect(await screen.findByText('We have taken this offer back')).toBeTruthy()
    expect(screen.getByText(/^The offer was closed meanwhile/)).toBeTruthy()
  })

  test('keeps what was typed when the network is away', async () => {
    await open(aShownQuote(), on('post', '/api/quote/ask', noConnection))
    await press('Ask a question')
    type('Your question', 'When could you begin?')
    await press('Send the question')
    expect(await screen.findByText(/^We could not send it/)).toBeTruthy()
    expect(screen.getByDisplayValue('When could you begin?')).toBeTruthy()
  })

  test('shows the newest state when its tab is looked at again, and keeps what is shown without a network', async () => {
    const page = await open(aShownQuote())
    await screen.findByText('Do you accept this offer?')
    stored = accepted()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('You have accepted this offer')).toBeTruthy()
    const calls = page.api.calls.length
    page.api.use(on('post', '/api/quote/shown', noConnection))
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(page.api.calls.length).toBeGreaterThan(calls))
    expect(screen.getByText('You have accepted this offer')).toBeTruthy()
  })

  test('says where to find a link that works when this one does not', async () => {
    await open(null)
    const notice = (await screen.findByText('This link does not work')).closest('[role=status]')
    expect(within(notice as HTMLElement).getByRole('link', { name: /^Call / })).toBeTruthy()
  })
})
