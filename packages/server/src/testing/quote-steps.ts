import type { CareCase } from '@homecare/contract/cases'
import type { DraftQuote, Quote, ShownQuote } from '@homecare/contract/quotes'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import type { CaseEvent } from '@homecare/domain/case-table'
import { applyCaseEvent } from '../case/apply-event'
import { getCase } from '../case/get'
import { draftQuote } from '../quote/draft'
import { acceptQuote, declineQuote, showQuote } from '../quote/family'
import { sendQuote } from '../quote/send'
import { addRate } from '../rate/add'
import { openCase } from './case-steps'
import type { TestCtx } from './test-context'

export const COORDINATOR = { name: 'coordinator', role: 'coordinator' } as const
export const FAMILY = { name: 'visitor', role: 'visitor', from: '10.1.2.3' } as const
const OWNER = { name: 'owner', role: 'owner' } as const

/** 12 hours on six days a week. */
export const SHIFTS: DraftQuote['lines'][number] = {
  ...{ service: 'Elderly Care', unit: 'shift12', dayClass: 'weekday', days: [1, 2, 3, 4, 5, 6] },
  ...{ startMinute: 7 * 60, minutes: 12 * 60, times: null },
}

/** What opens a quote to its family. */
export const linkOf = ({ number, url }: Quote) => ({
  ...{ number, locale: 'en' as const },
  token: new URL(url ?? 'http://none').searchParams.get('token') ?? '',
})
type Link = ReturnType<typeof linkOf>

/** What tests do with prices and quotes. The care of a draft begins in a week and takes 30 days. */
export function quoteSteps(ctx: TestCtx) {
  const today = dubaiDate(ctx.now())
  const start = addDays(today, 7)
  const draft = (changes: Partial<DraftQuote> = {}): DraftQuote => ({
    ...{ startsOn: start, endsOn: addDays(start, 29), billing: 'once', validUntil: addDays(today, 14) },
    ...{ lines: [SHIFTS], discount: 0, discountReason: '', note: '' },
    ...changes,
  })
  const drafted = (careCase: CareCase, changes: Partial<DraftQuote> = {}) =>
    draftQuote({ ctx, actor: COORDINATOR, input: { ...draft(changes), id: careCase.id } })
  const send = (quote: Quote, careCase: CareCase, changes: object = {}) => {
    const to = { contactId: careCase.contacts[0]!.id, contactBy: 'email', locale: 'en' } as const
    return sendQuote({
      ctx,
      actor: COORDINATOR,
      input: { id: quote.id, version: quote.version, ...to, ...changes },
    })
  }
  const shown = (link: Link): Promise<ShownQuote> => showQuote({ ctx, input: link })
  const again = ({ id }: { id: string }) => getCase({ ctx, input: { id } })
  return {
    ...{ today, start, draft, drafted, send, shown, again },
    /** A shift of 12 hours for 600 AED without VAT, an hour for 105 with it. */
    async addRates(): Promise<void> {
      const rate = { service: 'Elderly Care', dayClass: 'weekday', from: today } as const
      await addRate({ ctx, actor: OWNER, input: { ...rate, unit: 'shift12', price: 600, vatRule: 'zero' } })
      await addRate({ ctx, actor: OWNER, input: { ...rate, unit: 'hour', price: 105, vatRule: 'standard' } })
    },
    /** A case with a quote that its family can accept. */
    async quoted(changes: Partial<DraftQuote> = {}) {
      const { careCase, request } = await openCase(ctx)
      const quote = await send(await drafted(careCase, changes), careCase)
      return { careCase, request, quote, link: linkOf(quote) }
    },
    async accept(link: Link, name = 'Omar Haddad'): Promise<ShownQuote> {
      const { contentHash } = await shown(link)
      return acceptQuote({ ctx, actor: FAMILY, input: { ...link, contentHash, name } })
    },
    decline: (link: Link) => declineQuote({ ctx, actor: FAMILY, input: { ...link, reason: 'Too far away' } }),
    async event(careCase: CareCase, name: CaseEvent, more: object = {}): Promise<CareCase> {
      const { id, version } = await again(careCase)
      return applyCaseEvent({ ctx, actor: COORDINATOR, input: { id, version, event: name, ...more } })
    },
  }
}
