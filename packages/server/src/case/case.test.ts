import { describe, expect, it } from 'vitest'
import type { CareCase } from '@homecare/contract/cases'
import { erasePatient } from '../patient/erase'
import { exportPatient } from '../patient/export'
import { changeRequestStatus } from '../request/change-status'
import { recordRequestCall } from '../request/record-call'
import { undoRequestCall } from '../request/undo-call'
import { openCase } from '../testing/case-steps'
import { outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { applyCaseEvent } from './apply-event'
import { assignCase } from './assign'
import { changeCase, changeCaseHealth } from './change'
import { addCaseContact, removeCaseContact } from './contacts'
import { addFollowUp, finishFollowUp } from './follow-ups'
import { getCase } from './get'
import { joinCase } from './join'
import { listCases } from './list'

const { ctx } = await ownDatabase()
const actor = { name: 'coordinator', role: 'coordinator' } as const
const admin = { name: 'admin', role: 'admin' } as const
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(ctx.now().getTime() + hours * HOUR_MS).toISOString()

const aCase = (changes: Parameters<typeof openCase>[1] = {}) => openCase(ctx, changes)
const again = ({ id }: { id: string }) => getCase({ ctx, input: { id } })
const requestOf = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const event = ({ id, version }: CareCase, name: 'beginCare' | 'lose' | 'pause' | 'resume' | 'end', more: object = {}) =>
  applyCaseEvent({ ctx, actor, input: { id, version, event: name, ...more } })
const call = async (id: string, againAt: string | null = null) => {
  const { version } = await requestOf(id)
  return recordRequestCall({ ctx, actor, input: { id, version, outcome: 'noAnswer', againAt } })
}
const setStatus = async (id: string, status: 'Pending' | 'Completed' | 'Canceled') => {
  const { version } = await requestOf(id)
  return changeRequestStatus({ ctx, actor, input: { id, version, status, confirmAhead: true } })
}
const listed = async (changes: object = {}) =>
  listCases({ ctx, input: { show: 'open', limit: 50, worker: actor.name, ...changes } })

describe('a case', () => {
  it('is opened with each request, with its sender as patient and contact, and is due from the start', async () => {
    const { request, careCase } = await aCase()
    expect(careCase).toMatchObject({
      state: 'new',
      patientName: request.fullName,
      service: request.service,
      responsible: null,
      contacts: [{ name: request.fullName, phoneNumber: request.phoneNumber, email: request.email }],
      requests: [{ id: request.id, status: 'Pending' }],
    })
    expect(careCase.number).toMatch(/^C-1\d{4}$/)
    const row = (await listed()).items.find(({ id }) => id === careCase.id)
    expect(row?.followUp).toEqual({ dueAt: request.createdAt.toISOString(), text: 'First call' })
  })

  it('follows its request: a call with the next one, the call taken back, completed, reopened, canceled', async () => {
    const { request, careCase } = await aCase()
    const { id } = request
    await call(id, inHours(3))
    expect(await again(careCase)).toMatchObject({ state: 'calling', responsible: { userName: 'coordinator' } })
    const due = async () => (await listed()).items.find((each) => each.id === careCase.id)?.followUp
    expect(await due()).toEqual({ dueAt: inHours(3), text: 'Call again' })
    await undoRequestCall({ ctx, actor, input: { id, version: (await requestOf(id)).version } })
    expect((await again(careCase)).state).toBe('new')
    await setStatus(id, 'Completed')
    expect(await again(careCase)).toMatchObject({ state: 'ended', reason: 'handled' })
    await setStatus(id, 'Pending')
    expect(await again(careCase)).toMatchObject({ state: 'new', reason: null })
    await setStatus(id, 'Canceled')
    expect(await again(careCase)).toMatchObject({ state: 'lost', reason: 'requestCanceled' })
  })

  it('completes its request when care begins, which nobody can take back on the request', async () => {
    const { request, careCase } = await aCase()
    const begun = await event(careCase, 'beginCare')
    expect(begun).toMatchObject({ state: 'active', requests: [{ status: 'Completed' }] })
    expect(await outcomeOf(setStatus(request.id, 'Pending'))).toBe('ILLEGAL_TRANSITION')
    const paused = await event(begun, 'pause', { reasonName: 'hospital' })
    expect(paused).toMatchObject({ state: 'paused', reason: 'hospital' })
    const resumed = await event(paused, 'resume')
    expect(resumed).toMatchObject({ state: 'active', reason: null })
    expect((await event(resumed, 'end', { reasonName: 'other', text: 'Moved to her son' })).reasonText).toBe(
      'Moved to her son',
    )
  })

  it('cancels its request when it is lost, with news to the sender and a reason', async () => {
    const { request, careCase } = await aCase()
    expect(await outcomeOf(event(careCase, 'lose'))).toBe('INVALID_INPUT')
    expect(await outcomeOf(event(careCase, 'lose', { reasonName: 'other' }))).toBe('INVALID_INPUT')
    expect(await outcomeOf(event(careCase, 'pause', { reasonName: 'hospital' }))).toBe('ILLEGAL_TRANSITION')
    expect(await again(careCase)).toMatchObject({ state: 'new', version: careCase.version })
    await event(careCase, 'lose', { reasonName: 'tooExpensive' })
    expect((await requestOf(request.id)).status).toBe('Canceled')
    const news = await ctx.db.outbox.findMany({ where: { name: 'email-request-canceled' } })
    expect(news.some(({ payload }) => JSON.stringify(payload).includes(request.id))).toBe(true)
  })

  it('stands in the list by what is due, those without a plan first, and is found by name, number and phone', async () => {
    await ctx.db.careCase.deleteMany()
    const { careCase: unplanned, request } = await aCase({ fullName: 'Huda Qasim', phoneNumber: '+971 50 333 4455' })
    await call(request.id)
    const { careCase: later } = await aCase({ fullName: 'Layth Omari' })
    await addFollowUp({
      ctx,
      actor,
      input: { id: later.id, version: later.version, dueAt: inHours(1), text: 'Send the quote' },
    })
    const { careCase: due } = await aCase({ fullName: 'Zayd Noor' })
    const rows = await listed()
    expect(rows.items.map(({ id }) => id)[0]).toBe(unplanned.id)
    expect(rows.counts).toEqual({ open: 3, due: 2, unplanned: 1 })
    const found = async (search: string) => (await listed({ search })).items.map(({ id }) => id)
    expect(await found('qasim huda')).toEqual([unplanned.id])
    expect(await found('0503334455')).toEqual([unplanned.id])
    expect(await found(due.number)).toEqual([due.id])
    expect(await found('nobody at all')).toEqual([])
    const pages: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await listed({ limit: 1, ...(cursor && { cursor }) })
      pages.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(pages).toEqual(rows.items.map(({ id }) => id))
    expect(await outcomeOf(listed({ cursor: 'bm9uc2Vuc2U' }))).toBe('INVALID_INPUT')
  })

  it('has one responsible person, who then works on its request too', async () => {
    const { request, careCase } = await aCase()
    const taken = await assignCase({
      ctx,
      actor,
      input: { id: careCase.id, version: careCase.version, responsible: 'coordinator' },
    })
    expect(taken.responsible).toEqual({ userName: 'coordinator', name: 'Sara Nair' })
    expect((await requestOf(request.id)).assignee).toBe('coordinator')
    const refused = assignCase({ ctx, actor, input: { id: taken.id, version: taken.version, responsible: 'viewer' } })
    expect(await outcomeOf(refused)).toBe('INVALID_INPUT')
    expect((await listed({ responsible: 'me' })).items.map(({ id }) => id)).toContain(careCase.id)
  })

  it('keeps what is known of patient, home, wishes and health, and the history says no word of it', async () => {
    const { careCase } = await aCase()
    const facts = {
      ...{
        service: 'Elderly Care',
        patientName: 'Fatima Quartzberg',
        dateOfBirth: '1948-02-29',
        sex: 'female' as const,
      },
      ...{ languages: ['Arabic'], doorNumber: '1204', building: 'Palm', landmark: '', city: 'Dubai', pin: null },
      ...{ accessNotes: 'Gate 4471', nurseSex: 'mustFemale' as const },
    }
    const { id, version } = careCase
    const changed = await changeCase({ ctx, actor, input: { id, version, ...facts } })
    const health = { allergies: 'Penicillin', risks: 'Falls', diagnosis: 'Stroke', mobility: 'Bed', equipment: 'Hoist' }
    const full = await changeCaseHealth({ ctx, actor, input: { id, version: changed.version, ...health } })
    expect(full).toMatchObject({ patientName: 'Fatima Quartzberg', nurseSex: 'mustFemale', health })
    expect(full.address).toEqual({ doorNumber: '1204', building: 'Palm', landmark: '', city: 'Dubai' })
    const history = await ctx.db.auditEntry.findMany({ where: { subjectType: 'case', subjectId: id } })
    expect(JSON.stringify(history.map(({ detail }) => detail))).not.toMatch(/Quartz|Penicillin|4471|1948/)
    const born = changeCase({ ctx, actor, input: { id, version: full.version, ...facts, dateOfBirth: '2199-01-01' } })
    expect(await outcomeOf(born)).toBe('INVALID_INPUT')
    expect(await outcomeOf(changeCase({ ctx, actor, input: { id, version, ...facts } }))).toBe('CONFLICT')
  })

  it('always has somebody to call: the last contact stays', async () => {
    const { careCase } = await aCase()
    const [only] = careCase.contacts
    const remove = (row: CareCase, partId: string) =>
      removeCaseContact({ ctx, actor, input: { id: row.id, version: row.version, partId } })
    expect(await outcomeOf(remove(careCase, only!.id))).toBe('INVALID_INPUT')
    const daughter = { name: 'Mona', phoneNumber: '0501112222', email: '', relation: 'daughter' }
    const two = await addCaseContact({ ctx, actor, input: { id: careCase.id, version: careCase.version, ...daughter } })
    expect((await remove(two, only!.id)).contacts).toMatchObject([daughter])
  })

  it('plans a follow-up once, does it once, and closing the case leaves none open', async () => {
    const { careCase } = await aCase()
    const plan = (dueAt: string, { id, version }: CareCase) =>
      addFollowUp({ ctx, actor, input: { id, version, dueAt, text: 'Call the hospital' } })
    expect(await outcomeOf(plan(inHours(-1), careCase))).toBe('INVALID_INPUT')
    expect(await outcomeOf(plan(inHours(24 * 500), careCase))).toBe('INVALID_INPUT')
    const planned = await plan(inHours(2), careCase)
    const [first] = planned.followUps
    const finish = ({ id, version }: CareCase) =>
      finishFollowUp({ ctx, actor, input: { id, version, partId: first!.id, result: 'Discharged on Sunday' } })
    const done = await finish(planned)
    expect(done.followUps).toMatchObject([{ doneBy: 'Sara Nair', result: 'Discharged on Sunday' }])
    expect(await outcomeOf(finish(done))).toBe('CONFLICT')
    const more = await plan(inHours(5), done)
    const lost = await event(more, 'lose', { reasonName: 'notNeeded' })
    expect(lost.followUps.every(({ doneAt }) => doneAt !== null)).toBe(true)
    expect(await outcomeOf(plan(inHours(9), lost))).toBe('ILLEGAL_TRANSITION')
  })

  it('takes in the case of a family that wrote twice: one case with both requests and all contacts', async () => {
    const phoneNumber = '+971 55 777 8899'
    const { careCase: first } = await aCase({ fullName: 'Omar Haddad', phoneNumber })
    const { careCase: second, request } = await aCase({ fullName: 'Omar Haddad', phoneNumber })
    const { related, id, version } = await again(first)
    expect(related).toMatchObject([{ id: second.id, number: second.number }])
    const joined = await joinCase({ ctx, actor, input: { id, version, caseId: second.id } })
    expect(joined.requests.map(({ status }) => status)).toEqual(['Pending', 'Completed'])
    expect([joined.contacts.length, joined.related]).toEqual([1, []])
    expect(await outcomeOf(again(second))).toBe('NOT_FOUND')
    await call(joined.requests[0]!.id)
    expect((await again(first)).state).toBe('calling')
    const begun = await event(await again(first), 'beginCare')
    const other = await aCase({ fullName: 'Somebody Else' })
    const into = joinCase({
      ctx,
      actor,
      input: { id: other.careCase.id, version: other.careCase.version, caseId: begun.id },
    })
    expect(await outcomeOf(into)).toBe('ILLEGAL_TRANSITION')
    expect((await requestOf(request.id)).caseId).toBe(first.id)
  })

  it('is joined once by two desks that take each of two cases into the other', async () => {
    const phoneNumber = '+971 55 777 1122'
    const { careCase: one } = await aCase({ phoneNumber })
    const { careCase: two } = await aCase({ phoneNumber })
    const join = ({ id, version }: CareCase, { id: caseId }: CareCase) =>
      outcomeOf(joinCase({ ctx, actor, input: { id, version, caseId } }))
    const outcomes = await Promise.all([join(one, two), join(two, one)])
    expect(outcomes.toSorted()).toEqual(['NOT_FOUND', 'done'])
    expect((await Promise.all([one, two].map((each) => outcomeOf(again(each))))).toSorted()).toEqual([
      'NOT_FOUND',
      'done',
    ])
  })

  it('is decided once by two who decide at the same time', async () => {
    const { careCase, request } = await aCase()
    const outcomes = await Promise.all([
      outcomeOf(event(careCase, 'beginCare')),
      outcomeOf(event(careCase, 'lose', { reasonName: 'notNeeded' })),
      outcomeOf(setStatus(request.id, 'Canceled')),
    ])
    const wins = outcomes.filter((outcome) => outcome === 'done')
    expect(wins).toHaveLength(1)
    const { state, requests } = await again(careCase)
    expect([state, requests[0]?.status]).toEqual(state === 'active' ? ['active', 'Completed'] : ['lost', 'Canceled'])
  })

  it('is erased with its last request, and not while care is given', async () => {
    await ctx.db.serviceRequest.deleteMany()
    const { careCase } = await aCase()
    const { email } = careCase.contacts[0]!
    const begun = await event(careCase, 'beginCare')
    const erase = () => erasePatient({ ctx, actor: admin, input: { contact: email, reason: 'Asked by letter' } })
    await expect(erase()).rejects.toMatchObject({
      detail: `Care is still given: ${careCase.number}. End the case first.`,
    })
    expect((await exportPatient({ ctx, actor: admin, input: { contact: email } })).cases).toMatchObject([
      { number: careCase.number, contacts: [{ email }] },
    ])
    await event(begun, 'end', { reasonName: 'recovered' })
    await erase()
    expect(await again(careCase)).toMatchObject({ patientName: 'Erased', contacts: [], followUps: [] })
    expect((await listed({ show: 'closed' })).items.map(({ id }) => id)).not.toContain(careCase.id)
    expect(await outcomeOf(event(await again(careCase), 'end', { reasonName: 'recovered' }))).toBe('NOT_FOUND')
  })
})
