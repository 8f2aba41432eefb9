import { beforeAll, describe, expect, it } from 'vitest'
import { changeRequestStatus } from '../request/change-status'
import { erasePatient } from '../patient/erase'
import { exportPatient } from '../patient/export'
import { outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { COORDINATOR, FAMILY, linkOf, quoteSteps } from '../testing/quote-steps'
import { acceptQuoteForFamily, declineQuoteForFamily, withdrawQuote } from './close'
import { expireQuotes } from './expire'
import { acceptQuote, askAboutQuote, showQuote } from './family'
import { listQuotes } from './list'

const { ctx } = await ownDatabase()
const actor = COORDINATOR
const family = FAMILY
const { today, drafted, send, shown, again, addRates, quoted, accept, decline, event } = quoteSteps(ctx)
beforeAll(addRates)

const requestStatus = async (id: string) => (await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })).status

describe('a sent quote', () => {
  it('is opened by its own link alone', async () => {
    const [one, other] = [await quoted(), await quoted()]
    const wrong = [
      { ...one.link, token: other.link.token },
      { ...one.link, number: other.link.number },
      { ...one.link, number: 'C-1' },
      { ...one.link, number: "C-10001-1' OR 1=1" },
      { ...one.link, token: '' },
    ]
    for (const link of wrong) expect(await outcomeOf(shown(link))).toBe('NOT_FOUND')
    expect((await shown({ ...one.link, number: one.link.number.toLowerCase().replace('c-', 'c') })).state).toBe('open')
  })

  it('that is accepted begins the care, completes the request, plans the next step and never changes again', async () => {
    const { careCase, request, quote, link } = await quoted()
    const accepted = await accept(link)
    expect(accepted).toMatchObject({ state: 'accepted', accepted: { name: 'Omar Haddad' } })
    expect(await accept(link)).toEqual(accepted)
    expect(await outcomeOf(accept(link, 'Somebody Else'))).toBe('QUOTE_CLOSED')
    expect(await outcomeOf(decline(link))).toBe('QUOTE_CLOSED')
    const begun = await again(careCase)
    expect(begun.state).toBe('active')
    expect(begun.followUps[0]?.text).toBe(`${quote.number} was accepted: plan the care`)
    expect(await requestStatus(request.id)).toBe('Completed')
    const actions = begun.history.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['quote drafted', 'quote sent', 'quote accepted', 'care began']))
    const { acceptedFrom } = await ctx.db.quote.findUniqueOrThrow({ where: { id: quote.id } })
    expect(acceptedFrom).toBe('10.1.2.3')
    const news = { name: { in: ['email-quote-accepted', 'email-staff-quote-answered'] } }
    expect(await ctx.db.outbox.count({ where: { ...news, effectKey: { endsWith: quote.id } } })).toBe(2)
    const { quotes } = await listQuotes({ ctx, input: careCase })
    expect(await outcomeOf(withdrawQuote({ ctx, actor, input: quotes[0]! }))).toBe('QUOTE_CLOSED')
    expect(quotes[0]).toMatchObject({ state: 'accepted', acceptedName: 'Omar Haddad', closedBy: null })
  })

  it('is not accepted by who saw other content', async () => {
    const { link } = await quoted()
    const other = { ...link, contentHash: 'x', name: 'Omar Haddad' }
    expect(await outcomeOf(acceptQuote({ ctx, actor: family, input: other }))).toBe('CONFLICT')
    expect((await shown(link)).state).toBe('open')
  })

  it('that is declined or withdrawn takes its case back to the calls, and a colleague may write the answer down', async () => {
    const one = await quoted()
    await decline(one.link)
    expect(await decline(one.link)).toMatchObject({ state: 'declined' })
    expect((await again(one.careCase)).state).toBe('calling')
    const two = await quoted()
    const withdrawn = await withdrawQuote({ ctx, actor, input: two.quote })
    expect(withdrawn).toMatchObject({ state: 'withdrawn', closedBy: 'Sara Nair', url: null })
    expect(await outcomeOf(accept(two.link))).toBe('QUOTE_CLOSED')
    const three = await quoted()
    const input = { ...three.quote, name: 'Huda Qasim' }
    expect(await acceptQuoteForFamily({ ctx, actor, input })).toMatchObject({
      state: 'accepted',
      closedBy: 'Sara Nair',
    })
    const four = await quoted()
    const no = await declineQuoteForFamily({ ctx, actor, input: { ...four.quote, reason: 'Her son comes' } })
    expect(no).toMatchObject({ state: 'declined', reason: 'Her son comes' })
  })

  it('is superseded by the next one that is sent, whose number is one higher', async () => {
    const { careCase, quote, link } = await quoted()
    const next = await send(await drafted(await again(careCase), { note: 'With Sundays' }), careCase)
    expect(next.number).toBe(quote.number.replace(/1$/, '2'))
    expect((await shown(link)).state).toBe('superseded')
    expect(await outcomeOf(accept(link))).toBe('QUOTE_CLOSED')
    expect((await accept(linkOf(next))).state).toBe('accepted')
  })

  it('expires on the day after its last one, for the family even before the hourly job, with a step for the desk', async () => {
    const { careCase, quote, link } = await quoted({ validUntil: today })
    const day = 24 * 3_600_000
    const late = { ...ctx, now: () => new Date(ctx.now().getTime() + day) }
    expect((await showQuote({ ctx: late, input: link })).state).toBe('expired')
    const { contentHash } = await shown(link)
    const input = { ...link, contentHash, name: 'Omar Haddad' }
    expect(await outcomeOf(acceptQuote({ ctx: late, actor: family, input }))).toBe('QUOTE_CLOSED')
    expect(await expireQuotes({ ctx })).toBe(0)
    expect(await expireQuotes({ ctx: late })).toBe(1)
    expect(await expireQuotes({ ctx: late })).toBe(0)
    const { state, followUps } = await again(careCase)
    expect([state, followUps[0]?.text]).toEqual(['calling', `${quote.number} has expired: call the family`])
  })

  it('is withdrawn when its case is lost or its request canceled', async () => {
    const one = await quoted()
    await event(one.careCase, 'lose', { reasonName: 'tooExpensive' })
    expect((await shown(one.link)).state).toBe('withdrawn')
    expect(await outcomeOf(drafted(one.careCase))).toBe('ILLEGAL_TRANSITION')
    const two = await quoted()
    const { id, version } = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: two.request.id } })
    await changeRequestStatus({ ctx, actor, input: { id, version, status: 'Canceled' } })
    expect([(await shown(two.link)).state, (await again(two.careCase)).state]).toEqual(['withdrawn', 'lost'])
  })

  it('is asked about: each question once as a step of the case, and at most five at a time', async () => {
    const { careCase, quote, link } = await quoted()
    const ask = (text: string) => askAboutQuote({ ctx, actor: family, input: { ...link, text } })
    await ask('Is Sunday possible?')
    await ask('Is Sunday possible?')
    expect((await again(careCase)).followUps.map(({ text }) => text)).toEqual([
      `Question about ${quote.number}: Is Sunday possible?`,
    ])
    expect((await again(careCase)).state).toBe('quoted')
    for (const number of [2, 3, 4, 5]) await ask(`Question ${number}`)
    expect(await outcomeOf(ask('One more'))).toBe('RATE_LIMITED')
  })

  it('has one answer when family, desk and clock answer at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { careCase, quote, link } = await quoted()
      const outcomes = await Promise.all([
        outcomeOf(accept(link)),
        outcomeOf(decline(link)),
        outcomeOf(withdrawQuote({ ctx, actor, input: quote })),
        outcomeOf(event(careCase, 'lose', { reasonName: 'notNeeded' })),
      ])
      const { state } = (await listQuotes({ ctx, input: careCase })).quotes[0]!
      const careState = (await again(careCase)).state
      expect(outcomes.every((each) => ['done', 'QUOTE_CLOSED', 'CONFLICT', 'ILLEGAL_TRANSITION'].includes(each))).toBe(
        true,
      )
      expect(state).not.toBe('sent')
      if (state === 'accepted') expect(careState).toBe('active')
      else expect(['calling', 'lost']).toContain(careState)
    }
  })

  it('is in the export, and keeps its amounts without any name after an erasure', async () => {
    await ctx.db.quote.deleteMany()
    await ctx.db.serviceRequest.deleteMany()
    const { careCase, link } = await quoted({ note: 'Dear Mrs Quartzberg' })
    const { email } = careCase.contacts[0]!
    await accept(link, 'Layla Quartzberg')
    const admin = { name: 'admin', role: 'admin' } as const
    const { cases } = await exportPatient({ ctx, actor: admin, input: { contact: email } })
    expect(cases[0]?.quotes).toMatchObject([{ number: link.number, acceptedName: 'Layla Quartzberg' }])
    await event(careCase, 'end', { reasonName: 'recovered' })
    await erasePatient({ ctx, actor: admin, input: { contact: email, reason: 'Asked by letter' } })
    const row = await ctx.db.quote.findFirstOrThrow({ where: { caseId: careCase.id }, include: { lines: true } })
    expect(JSON.stringify(row)).not.toContain('Quartzberg')
    expect(row).toMatchObject({ state: 'accepted', lines: [{ unitFils: 60_000 }] })
    expect(await outcomeOf(shown(link))).toBe('NOT_FOUND')
  })
})
