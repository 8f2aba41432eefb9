import type { Thread, ThreadList } from '@homecare/contract/threads'
import type { Locale, Prisma } from '@homecare/server/generated/prisma/client'
import { STOP } from '@homecare/server/message/stop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paidBooking } from '../testing/bookings'
import { MESSAGE_WAYS } from '../testing/message-ways'
import { createTestApp, type TestApp } from '../testing/test-app'

const HOUR = 3_600_000
const KNOWN = '+971501234567'
let app: TestApp
let staff: { cookie: string }
let bookingId: string

beforeAll(async () => {
  app = await createTestApp({ requestsPerMinute: 10_000 })
  staff = await app.login('coordinator')
  bookingId = (await paidBooking(app)).id
  await app.ctx.db.booking.update({ where: { id: bookingId }, data: { phoneE164: KNOWN } })
})
beforeEach(async () => {
  app.ctx.messages = MESSAGE_WAYS
  await app.ctx.db.message.deleteMany()
  await app.ctx.db.outbox.deleteMany()
})
afterAll(() => app.close())

const hoursAgo = (hours: number) => new Date(app.ctx.now().getTime() - hours * HOUR)
/** What a person wrote by WhatsApp. */
const written = (text: string, more: Partial<Prisma.MessageUncheckedCreateInput> & { hours?: number } = {}) => {
  const { hours = 1, ...rest } = more
  const at = hoursAgo(hours)
  const data = { phone: KNOWN, way: 'whatsapp', incoming: true, state: 'delivered', locale: 'en', text } as const
  return app.ctx.db.message.create({ data: { ...data, contactId: 'contact', decidedAt: at, stateAt: at, ...rest } })
}
const list = async () => (await (await app.get('/api/threads', staff)).json()) as ThreadList
const read = async (id: string) => (await (await app.get(`/api/threads/${id}`, staff)).json()) as Thread
const answer = (id: string, body: object) => app.post(`/api/threads/${id}/answer`, body, staff)

describe('the list of threads', () => {
  test('has who waits for an answer first, with the name of the newest record, and others by their last message', async () => {
    const [old] = await Promise.all([
      written('I am waiting', { hours: 30 }),
      written('Read long ago', { phone: '+971502220000', hours: 9, state: 'read' }),
      written('Read a while ago', { phone: '+971503330000', hours: 3, state: 'read' }),
    ])
    const { threads, unread } = await list()
    expect(threads.map(({ text, fullName, unread: waiting }) => [text, fullName, waiting])).toEqual([
      ['I am waiting', expect.stringMatching(/\w/), 1],
      ['Read a while ago', null, 0],
      ['Read long ago', null, 0],
    ])
    expect([threads[0]?.id, threads[0]?.phone, unread]).toEqual([old.id, KNOWN, 1])
  })

  test('keeps people apart of whom WhatsApp gives no number', async () => {
    await written('From one', { phone: '', contactId: 'one' })
    await written('From another', { phone: '', contactId: 'two' })
    const { threads } = await list()
    expect(threads.map(({ phone, fullName }) => [phone, fullName])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(threads.map(({ text }) => text).sort()).toEqual(['From another', 'From one'])
  })

  test('leaves out who only got messages', async () => {
    await written('Your visit is booked', { incoming: false, state: 'read', contactId: null })
    expect(await list()).toEqual({ threads: [], unread: 0 })
  })
})

describe('a thread', () => {
  test('has what was sent and written in order, and the records of its number', async () => {
    const { id } = await written('Can I eat?', { hours: 2 })
    await written('Your nurse comes tomorrow', { incoming: false, contactId: null, hours: 3, bookingId })
    const thread = await read(id)
    expect(thread.conversation.map(({ text, incoming }) => [text, incoming])).toEqual([
      ['Your nurse comes tomorrow', false],
      ['Can I eat?', true],
    ])
    expect(thread.records).toMatchObject([{ kind: 'bloodtests', id: bookingId, isOpen: true }])
    expect(thread.ways).toEqual({ whatsapp: null, sms: null, email: 'not set up' })
  })

  test('is read up to the message that was on screen, and what came after it stays unread', async () => {
    const seen = await written('First', { hours: 3 })
    await written('Second', { hours: 1 })
    const { unread } = (await (await app.post(`/api/threads/${seen.id}/read`, {}, staff)).json()) as ThreadList
    expect(unread).toBe(1)
    expect((await read(seen.id)).unread).toBe(1)
  })

  test.each<[Locale, string, string]>([
    ['en', 'Hello', 'We will call you in ten minutes.'],
    ['ar', 'مرحبًا', 'سنتصل بك خلال عشر دقائق.'],
  ])('offers quick answers in %s to an unknown number that wrote so', async (_, text, quick) => {
    const { id } = await written(text, { phone: '+971509990000' })
    expect((await read(id)).quickAnswers[0]).toEqual({ name: 'call-soon', text: quick })
  })

  test('of an unknown id gets 404, and a viewer or nurse lead may not read threads', async () => {
    const { id } = await written('Hello')
    expect((await app.get('/api/threads/00000000-0000-4000-8000-000000000000', staff)).status).toBe(404)
    for (const role of ['viewer', 'nurseLead', 'laboratory', 'owner'] as const)
      expect((await app.get(`/api/threads/${id}`, await app.login(role))).status).toBe(403)
  })
})

describe('an answer', () => {
  test('waits to be sent, is about the newest record, marks the thread as read, and is in the history without its text', async () => {
    const { id } = await written('Please call me')
    const response = await answer(id, { way: 'whatsapp', text: 'We will call you.' })
    expect(response.status).toBe(200)
    const thread = (await response.json()) as Thread
    expect(thread.unread).toBe(0)
    expect(thread.conversation.at(-1)).toMatchObject({ text: 'We will call you.', state: 'waiting', incoming: false })
    expect(await app.ctx.db.message.findFirst({ where: { incoming: false } })).toMatchObject({ bookingId, news: null })
    expect(await app.ctx.db.outbox.findMany()).toMatchObject([{ name: 'send-message' }])
    const entry = await app.ctx.db.auditEntry.findFirstOrThrow({ where: { action: 'message answered' } })
    expect(entry).toMatchObject({ subjectType: 'booking', subjectId: bookingId, detail: { way: 'whatsapp' } })
  })

  const REFUSED: [string, object, Partial<Thread['ways']>][] = [
    ['the person last wrote 24 hours ago', { hours: 24 }, { whatsapp: 'conversation', sms: null }],
    ['the person wrote STOP', { reason: STOP }, { whatsapp: 'stopped', sms: 'stopped' }],
    [
      'a person without a number last wrote 24 hours ago',
      { phone: '', hours: 24 },
      { whatsapp: 'conversation', sms: 'no number' },
    ],
  ]
  test.each(REFUSED)('gets 409 with the reason when %s', async (_, more, ways) => {
    const { id } = await written('Hello', more)
    await app.ctx.db.booking.update({ where: { id: bookingId }, data: { createdAt: hoursAgo(48) } })
    expect((await read(id)).ways).toMatchObject(ways)
    const response = await answer(id, { way: 'whatsapp', text: 'Hello' })
    expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([409, ways.whatsapp])
    expect(await app.ctx.db.message.count({ where: { incoming: false } })).toBe(0)
  })

  test('goes by WhatsApp to the id of a person without a number, whatever others without a number stopped', async () => {
    await written('STOP', { phone: '', contactId: 'AE.other', reason: STOP })
    const { id } = await written('Hello', { phone: '', contactId: 'AE.one' })
    expect((await read(id)).ways).toMatchObject({ whatsapp: null, sms: 'no number' })
    expect((await answer(id, { way: 'whatsapp', text: 'Which flat?' })).status).toBe(200)
    const sent = await app.ctx.db.message.findFirstOrThrow({ where: { incoming: false } })
    expect(sent).toMatchObject({ phone: '', contactId: 'AE.one', bookingId: null })
  })

  test('by a way that is not set up gets 409, and an empty or endless one 422', async () => {
    const { id } = await written('Hello')
    app.ctx.messages = { whatsapp: MESSAGE_WAYS.whatsapp }
    expect((await answer(id, { way: 'sms', text: 'Hello' })).status).toBe(409)
    for (const body of [{ way: 'whatsapp', text: ' ' }, { way: 'whatsapp', text: 'x'.repeat(1001) }, { way: 'email' }])
      expect((await answer(id, body)).status).toBe(422)
  })
})

describe('a file that waits for its record', () => {
  const give = (id: string, recordId: string) =>
    app.post(`/api/threads/${id}/file`, { kind: 'bloodtests', recordId }, staff)

  test('is fetched for the record that staff choose, once', async () => {
    const { id } = await written('My card', { mediaId: 'media-1' })
    expect((await read(id)).conversation[0]?.file).toEqual({ state: 'waiting', filename: null })
    const response = await give(id, bookingId)
    expect(response.status).toBe(200)
    expect(((await response.json()) as Thread).conversation[0]?.file).toEqual({ state: 'coming', filename: null })
    expect(await app.ctx.db.outbox.findMany()).toMatchObject([{ name: 'fetch-message-file' }])
    expect((await give(id, bookingId)).status).toBe(409)
    expect(await app.ctx.db.outbox.count()).toBe(1)
  })

  test('can’t be given to a record of another number, and a message without a file to none', async () => {
    const { id } = await written('My card', { mediaId: 'media-1', phone: '+971509990000' })
    expect((await give(id, bookingId)).status).toBe(404)
    expect((await give((await written('Hello')).id, bookingId)).status).toBe(409)
    expect(await app.ctx.db.outbox.count()).toBe(0)
  })
})
