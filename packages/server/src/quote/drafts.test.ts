import { beforeAll, describe, expect, it } from 'vitest'
import type { DraftQuote, Quote, ShownQuote } from '@homecare/contract/quotes'
import { addDays } from '@homecare/domain/dates'
import { outcomeOf } from '../testing/booking-steps'
import { openCase } from '../testing/case-steps'
import { ownDatabase } from '../testing/own-database'
import { COORDINATOR, quoteSteps, SHIFTS } from '../testing/quote-steps'
import { changeQuote, discardQuote, previewQuote } from './draft'
import { showQuote } from './family'
import { listQuotes } from './list'

type Line = DraftQuote['lines'][number]
const { ctx } = await ownDatabase()
const actor = COORDINATOR
const { today, start, draft, drafted, send, shown, again, addRates, quoted } = quoteSteps(ctx)
beforeAll(addRates)

const requestStatus = async (id: string) => (await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })).status

/** The marks keep each value's direction, and are seen by nobody. */
const withoutIsolates = (page: ShownQuote): ShownQuote =>
  JSON.parse(JSON.stringify(page).replaceAll(/[\u2066-\u2069]/g, '')) as ShownQuote

describe('a quote', () => {
  it('has the prices of the day on which care begins, counted days, its discount and the VAT within', async () => {
    const { careCase } = await openCase(ctx)
    const two: Line[] = [SHIFTS, { ...SHIFTS, unit: 'hour', days: [], startMinute: null, minutes: 90, times: 4 }]
    const quote = await drafted(careCase, { lines: two, discount: 330, discountReason: 'Second month' })
    const first = quote.lines[0]!
    const days = Array.from({ length: 30 }, (_, index) => new Date(addDays(start, index)).getUTCDay())
    expect(first.times).toBe(days.filter((day) => day !== 0).length)
    const before = first.times * 600 + 6 * 105
    expect(quote).toMatchObject({ number: `${careCase.number}-1`, state: 'draft', discount: 330, total: before - 330 })
    const hours = 630 - (330 * 630) / before
    expect(quote.vat).toBeCloseTo((hours * 5) / 105, 1)
    expect((await again(careCase)).state).toBe('new')
  })

  it('is refused with a sentence at its field, and nothing is stored', async () => {
    const { careCase } = await openCase(ctx)
    const cases: [Partial<DraftQuote>, string][] = [
      [{ lines: [{ ...SHIFTS, dayClass: 'night' }] }, 'lines.0.unit'],
      [{ startsOn: addDays(today, -1) }, 'startsOn'],
      [{ endsOn: addDays(start, -1) }, 'endsOn'],
      [{ endsOn: null }, 'lines.0.times'],
      [{ validUntil: addDays(today, -1) }, 'validUntil'],
      [{ validUntil: addDays(today, 91) }, 'validUntil'],
      [{ discount: 10 }, 'discountReason'],
      [{ discount: 900_000, discountReason: 'All of it' }, 'discount'],
      [{ endsOn: start, lines: [{ ...SHIFTS, days: [((new Date(start).getUTCDay() || 7) % 7) + 1] }] }, 'lines.0.days'],
    ]
    for (const [changes, field] of cases) {
      const refused = await drafted(careCase, changes).catch((error: { fields?: object }) => error)
      expect(Object.keys((refused as { fields?: object }).fields ?? {}), field).toContain(field)
    }
    expect((await listQuotes({ ctx, input: { id: careCase.id } })).quotes).toEqual([])
  })

  it('changes as a draft only, and a draft is deleted without a trace for the family', async () => {
    const { careCase } = await openCase(ctx)
    const quote = await drafted(careCase)
    const change = ({ id, version }: Quote) =>
      changeQuote({ ctx, actor, input: { ...draft({ note: 'As agreed' }), id, version } })
    const changed = await change(quote)
    expect(changed).toMatchObject({ note: 'As agreed', version: quote.version + 1 })
    expect(await outcomeOf(change(quote))).toBe('CONFLICT')
    expect(await outcomeOf(discardQuote({ ctx, actor, input: quote }))).toBe('CONFLICT')
    await discardQuote({ ctx, actor, input: changed })
    const next = await send(await drafted(careCase), careCase)
    expect(await outcomeOf(change(next))).toBe('QUOTE_CLOSED')
    expect(await outcomeOf(discardQuote({ ctx, actor, input: next }))).toBe('QUOTE_CLOSED')
  })

  it('reaches its family, moves its case to quoted and leaves the request pending', async () => {
    const { careCase, request, quote, link } = await quoted()
    expect(quote).toMatchObject({ state: 'sent', sentTo: { contactBy: 'email', locale: 'en' }, openedAt: null })
    expect((await again(careCase)).state).toBe('quoted')
    expect(await requestStatus(request.id)).toBe('Pending')
    const keys = [`email-quote-ready:${quote.id}`, `email-quote-reminder:${quote.id}`]
    expect(await ctx.db.outbox.count({ where: { effectKey: { in: keys } } })).toBe(2)
    const page = await shown(link)
    expect(page).toMatchObject({ state: 'open', total: quote.total, patientName: careCase.patientName, accepted: null })
    expect(page.lines[0]).toMatchObject({ service: 'Elderly Care', when: 'Monday to Saturday, 7:00 am to 7:00 pm' })
    const first = (await listQuotes({ ctx, input: careCase })).quotes[0]?.openedAt
    expect(first).not.toBeNull()
    await shown(link)
    expect((await listQuotes({ ctx, input: careCase })).quotes[0]?.openedAt).toBe(first)
  })

  it('says the same in Arabic, with the amount, the days and the plural of the language', async () => {
    const { link } = await quoted()
    const page = await showQuote({ ctx, input: { ...link, locale: 'ar' } })
    const { lines, period, contentHash } = withoutIsolates(page)
    expect(lines[0]?.service).toBe('رعاية كبار السن')
    expect(lines[0]?.when).toMatch(/^من الاثنين إلى السبت، من الساعة .*7:00.* إلى .*7:00/)
    expect(lines[0]?.count).toMatch(/مناوبة، مدة كل منها .*12.* ساعة، سعر المناوبة/)
    expect(period).toMatch(/^من .* إلى .*$/)
    expect(contentHash).toBe((await shown(link)).contentHash)
  })

  it('goes to a contact who can be reached that way only', async () => {
    const { careCase } = await openCase(ctx)
    const quote = await drafted(careCase)
    const { careCase: other } = await openCase(ctx)
    expect(await outcomeOf(send(quote, careCase, { contactId: other.contacts[0]!.id }))).toBe('INVALID_INPUT')
    await ctx.db.caseContact.updateMany({ where: { caseId: careCase.id }, data: { email: '' } })
    expect(await outcomeOf(send(quote, careCase))).toBe('INVALID_INPUT')
    const sent = await send(quote, careCase, { contactBy: 'whatsapp', locale: 'ar' })
    const messages = await ctx.db.message.findMany({ where: { caseContactId: careCase.contacts[0]!.id } })
    expect(messages).toMatchObject([{ way: 'whatsapp', locale: 'ar' }, { news: 'quote-reminder' }])
    expect(sent.url).toContain('/ar/quote?')
  })

  it('is previewed as its family would read it, and nothing is stored', async () => {
    const { careCase } = await openCase(ctx)
    const preview = await previewQuote({ ctx, input: { ...draft(), id: careCase.id, locale: 'ar' } })
    expect(preview).toMatchObject({ number: `${careCase.number}-1`, state: 'open' })
    expect(preview.terms.sentences.join(' ')).not.toMatch(/[a-z]/i)
    expect((await listQuotes({ ctx, input: careCase })).quotes).toEqual([])
  })
})
