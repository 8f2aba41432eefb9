import { expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { changeRequestStatus } from './change-status'
import { countRequests, listRequests } from './list'
import { moveRequestToList } from './move-to-list'
import { requestAppointment } from './request-appointment'
import { requestContact } from './request-contact'

const actor = { name: 'coordinator', role: 'coordinator' } as const
const { ctx } = await ownDatabase()

const content = {
  fullName: 'Omar Said',
  email: 'omar@example.com',
  phoneNumber: '0501234567',
  date: '2026-03-05',
  service: 'Elderly Care',
  locale: 'en' as const,
  contactBy: 'email' as const,
}
const WAYS = {
  appointment: (website: string, fullName: string) =>
    requestAppointment({ ctx, input: { ...content, fullName, website } }),
  contact: (website: string, fullName: string) => requestContact({ ctx, input: { ...content, fullName, website } }),
}
const list = (suspected: '' | 'only' = '') => ({ ctx, input: { sort: 'created', limit: 50, suspected } as const })
const namesIn = async (suspected: '' | 'only') =>
  (await listRequests(list(suspected))).items.map(({ fullName }) => fullName)
const effectsOf = async (requestId: string) =>
  (
    await ctx.db.outbox.findMany({
      where: { payload: { path: ['requestId'], equals: requestId } },
      orderBy: { name: 'asc' },
    })
  ).map(({ name }) => name)
const stored = (fullName: string) => ctx.db.serviceRequest.findFirstOrThrow({ where: { fullName } })
const move = (id: string, version: number) => moveRequestToList({ ctx, actor, input: { id, version } })

it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  'a request by %s that fills the hidden field is stored as suspected, answered like any other and mailed to nobody',
  async (way) => {
    const [usual, trapped] = [await WAYS[way](' ', `${way} usual`), await WAYS[way]('x'.repeat(5000), `${way} trapped`)]
    expect(Object.keys(trapped)).toEqual(Object.keys(usual))
    const { id, suspected } = await stored(`${way} trapped`)
    expect([suspected, await effectsOf(id)]).toEqual([true, []])
    const { id: usualId, suspected: none } = await stored(`${way} usual`)
    expect([none, await effectsOf(usualId)]).toEqual([false, ['email-request-received', 'email-staff-request']])
  },
)

it('suspected requests are a list of their own, with its own counts', async () => {
  await ctx.db.serviceRequest.deleteMany()
  await WAYS.appointment('', 'Real')
  await WAYS.appointment('x', 'Suspect one')
  await WAYS.contact('x', 'Suspect two')
  expect([await namesIn(''), await namesIn('only')]).toEqual([['Real'], ['Suspect two', 'Suspect one']])
  expect([await countRequests(list()), await countRequests(list('only'))]).toEqual([1, 2])
  const counts = async (suspected: '' | 'only') => (await listRequests(list(suspected))).counts
  expect(await counts('')).toMatchObject({ total: 1, pending: 1 })
  expect(await counts('only')).toMatchObject({ total: 2, pending: 2 })
  const { id } = await stored('Suspect one')
  await move(id, 0)
  expect([await counts(''), await counts('only')]).toMatchObject([{ total: 2 }, { total: 1 }])
})

it('moving a suspected request to the list queues the usual emails once and is in its history', async () => {
  await WAYS.appointment('x', 'Moved')
  const { id } = await stored('Moved')
  expect(await outcomeOf(move(id, 1))).toBe('CONFLICT')
  expect(await effectsOf(id)).toEqual([])
  await move(id, 0)
  const moved = await move(id, 0)
  expect(moved).toMatchObject({
    suspected: false,
    version: 1,
    history: [
      { action: 'appointment requested', actor: 'visitor', detail: { suspected: true } },
      { action: 'moved to the list', actor: 'coordinator' },
    ],
  })
  expect(await effectsOf(id)).toEqual(['email-request-received', 'email-staff-request'])
  expect(await outcomeOf(move('00000000-0000-4000-8000-000000000000', 0))).toBe('NOT_FOUND')
})

it('canceling a suspected request mails nobody, not even once it is moved', async () => {
  await WAYS.appointment('x', 'Spam')
  const { id } = await stored('Spam')
  await changeRequestStatus({ ctx, actor, input: { id, version: 0, status: 'Canceled' } })
  await move(id, 1)
  expect(await effectsOf(id)).toEqual([])
})
