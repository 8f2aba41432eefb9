import type { ListQuery } from '@homecare/contract/staff'
import { describe, expect, it } from 'vitest'
import { createRequest, PATIENT } from '../testing/records'
import { getRequest } from './get'
import { getRequestListVersion, listRequests } from './list'
import { ownDatabase } from '../testing/own-database'

// Order, pages, filters, searches and counts of both lists: appointment/read-list.test.ts and appointment/search.test.ts.
const { ctx } = await ownDatabase()
const version = (sort: ListQuery['sort'] = 'created') => getRequestListVersion({ ctx, input: { sort, limit: 50 } })
const rename = (fullName: string) => ctx.db.serviceRequest.updateMany({ data: { fullName } })

it('the request list has a request as getRequest returns it, without files, history, notes, messages, language, way and case', async () => {
  await createRequest(ctx, 'Elderly Care')
  const [item] = (await listRequests({ ctx, input: { sort: 'created', limit: 1 } })).items
  expect(item).toEqual({
    id: expect.any(String),
    version: 0,
    orderId: expect.stringMatching(/^ORD-/),
    kind: 'appointment',
    fullName: PATIENT.fullName,
    email: PATIENT.email,
    phoneNumber: PATIENT.phoneNumber,
    date: '2026-03-04',
    pastDate: false,
    service: 'Elderly Care',
    unmailed: false,
    suspected: false,
    assignee: null,
    lastCall: null,
    status: 'Pending',
    createdAt: '2026-03-03T04:00:00.000Z',
    paymentStatus: null,
  })
  const { files, history, notes, conversation, emailRefusedAt, unreachedAt, ...more } = await getRequest({
    ctx,
    input: { id: item!.id },
  })
  const { locale, contactBy, case: its, ...request } = more
  expect(request).toEqual(item)
  expect(its?.number).toMatch(/^C-\d+$/)
  expect([locale, contactBy]).toEqual(['en', 'email'])
  expect([files, history.map(({ action }) => action), notes, conversation, emailRefusedAt, unreachedAt]).toEqual([
    [],
    ['appointment requested'],
    [],
    [],
    null,
    null,
  ])
})

describe('the version of the list', () => {
  it('the version of the request list changes with a change that was committed after a later one', async () => {
    await createRequest(ctx)
    let meanwhile = ''
    await ctx.db.$transaction(async (tx) => {
      await tx.serviceRequest.updateMany({ data: { fullName: 'Slow Change' } })
      await createRequest(ctx, 'Nurses Visit')
      meanwhile = await version()
    })
    expect(await version()).not.toBe(meanwhile)
  })

  it('the version of the request list does not change with a change that was rolled back', async () => {
    const before = await version()
    const change = ctx.db.$transaction(async (tx) => {
      await tx.serviceRequest.updateMany({ data: { fullName: 'Rolled Back' } })
      throw new Error('rolled back')
    })
    await expect(change).rejects.toThrow('rolled back')
    expect(await version()).toBe(before)
  })

  it('the version of the request list never repeats, even when its rows are the same as before', async () => {
    await rename('One Name')
    const before = await version()
    await rename('Another Name')
    await rename('One Name')
    expect(await version()).not.toBe(before)
  })

  it('the version of the request list changes with the date only when the list is sorted by visits', async () => {
    const [visits, newest] = [await version('visit'), await version()]
    ctx.wait(24 * 60 * 60_000)
    expect(await version('visit')).not.toBe(visits)
    expect(await version()).toBe(newest)
  })
})

it('what is due has the pending requests only, those that are overdue first', async () => {
  await ctx.db.serviceRequest.deleteMany()
  const of = async (service: string, date: string, status: 'Pending' | 'Completed' = 'Pending') => {
    await createRequest(ctx, service)
    await ctx.db.serviceRequest.updateMany({ where: { service }, data: { date, status } })
  }
  await of('Elderly Care', '2026-03-09')
  await of('Palliative care', '2026-02-20')
  await of('Nurses Visit', '2026-02-01', 'Completed')
  await of('Home Nursing', '2026-03-03')
  const { items, nextCursor } = await listRequests({ ctx, input: { sort: 'due', limit: 2 } })
  const rest = await listRequests({ ctx, input: { sort: 'due', limit: 2, cursor: nextCursor ?? '' } })
  expect([...items, ...rest.items].map(({ date }) => date)).toEqual(['2026-02-20', '2026-03-03', '2026-03-09'])
})
