import { dubaiDate } from '@homecare/domain/dates'
import { openCase } from '@homecare/server/testing/case-steps'
import type { TestApp } from './test-app'

/** The link of a quote, as its family has it. */
async function aQuote(app: TestApp, phoneNumber: string): Promise<{ number: string; token: string }> {
  const staff = await app.login('admin')
  const rate = { service: 'Elderly Care', unit: 'visit', dayClass: 'weekday', price: 300, vatRule: 'zero' }
  // There from the second time on.
  await app.post('/api/rates', { ...rate, from: dubaiDate(app.ctx.now()) }, staff)
  const { careCase } = await openCase(app.ctx, { phoneNumber })
  const today = dubaiDate(app.ctx.now())
  const line = { service: 'Elderly Care', unit: 'visit', dayClass: 'weekday', days: [], startMinute: null }
  const draft = {
    ...{ startsOn: today, endsOn: null, billing: 'once', validUntil: today, discount: 0, discountReason: '', note: '' },
    lines: [{ ...line, minutes: 60, times: 3 }],
  }
  const made = await app.post(`/api/cases/${careCase.id}/quotes`, draft, staff)
  const { id, version } = (await made.json()) as { id: string; version: number }
  const to = { version, contactId: careCase.contacts[0]?.id, contactBy: 'email', locale: 'en' }
  const sent = await app.post(`/api/quotes/${id}/send`, to, staff)
  const { url } = (await sent.json()) as { url: string }
  const { searchParams } = new URL(url)
  return { number: searchParams.get('number') ?? '', token: searchParams.get('token') ?? '' }
}

/** The calls of a quote, as its family makes them. */
export const quoteRequests = (app: () => TestApp, phoneNumber: string) => {
  const link = () => aQuote(app(), phoneNumber)
  return {
    showQuote: async () => app().post('/api/quote/shown', await link()),
    acceptQuote: async () => {
      const own = await link()
      const { contentHash } = (await (await app().post('/api/quote/shown', own)).json()) as { contentHash: string }
      return app().post('/api/quote/accept', { ...own, contentHash, name: 'Omar Haddad', agreed: true })
    },
    declineQuote: async () => app().post('/api/quote/decline', { ...(await link()), reason: '' }),
    askAboutQuote: async () => app().post('/api/quote/ask', { ...(await link()), text: 'Is Sunday possible?' }),
    getShownQuotePdf: async () => app().get(`/api/quote/pdf?${new URLSearchParams(await link())}`),
  }
}
