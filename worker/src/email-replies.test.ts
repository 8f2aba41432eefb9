import { REPLY_INBOX } from '@homecare/dev-servers/mailbox/imap'
import type { ReceivedEmail } from '@homecare/dev-servers/mailbox'
import type { Reply } from '@homecare/dev-servers/mailbox/reply'
import { createImapInbox } from '@homecare/server/adapters/imap-inbox'
import { answerThread } from '@homecare/server/message/answer'
import { getThread } from '@homecare/server/message/get-thread'
import { takeReplies } from '@homecare/server/message/take-replies'
import { erasePatient } from '@homecare/server/patient/erase'
import { exportPatient } from '@homecare/server/patient/export'
import { PDF } from '@homecare/server/testing/documents'
import { PATIENT } from '@homecare/server/testing/records'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPhoneFixture, type PhoneFixture } from './testing/phone-fixture'

const PHONE = `+${PATIENT.phoneNumber}`
const STAFF = { name: 'coordinator', role: 'coordinator' } as const
let phones: PhoneFixture
beforeAll(async () => {
  phones = await openPhoneFixture()
})
beforeEach(async () => {
  await phones.next()
  const ctx = phones.ctx()
  ctx.settings = { ...ctx.settings, replyInbox: REPLY_INBOX }
  ctx.replyInbox = createImapInbox({ url: phones.mailbox().imapUrl })
  await ctx.db.replyInbox.deleteMany()
})
afterEach(() => phones.close())
afterAll(() => phones.stop())

const take = () => takeReplies({ ctx: phones.ctx() })
const written = () => phones.ctx().db.message.findMany({ where: { incoming: true }, orderBy: { id: 'asc' } })
const newest = (): ReceivedEmail => {
  const [email] = phones.mailbox().messages()
  if (!email) throw new Error('no email arrived')
  return email
}
/** The email that tells the patient that the visit is canceled. */
async function newsByEmail(): Promise<ReceivedEmail> {
  await phones.tell('booking-canceled')
  expect(await phones.work()).toEqual([])
  return newest()
}
const reply = (email: ReceivedEmail, more: Partial<Reply> = {}) =>
  phones.mailbox().reply(email, { text: 'Yes, at ten please.', ...more })
/** An email of a person who answers none of ours. */
const write = (more: Partial<Reply> & { to?: string; subject?: string; messageId?: string } = {}) => {
  const { to = REPLY_INBOX, subject = 'A question', messageId = '', ...rest } = more
  const email = {
    ...{ to: 'somebody@mail.example', from: '', inReplyTo: '', html: '', text: '', id: '', date: '2026-03-03' },
  }
  return phones
    .mailbox()
    .reply({ ...email, subject, messageId, replyTo: to, attachments: [] }, { text: 'Hello', ...rest })
}

describe('an email to a patient', () => {
  test('names the mailbox for replies where there is one, as its way back too, and the sender’s address else', async () => {
    const email = await newsByEmail()
    expect(email.replyTo).toMatch(/^replies\+b[\da-f]{44}@/)
    expect(email.messageId).toMatch(/^<[\da-f]{32}[.]b[\da-f]{44}@/)
    phones.ctx().settings = { ...phones.ctx().settings, replyInbox: null }
    await phones.tell('booking-moved')
    await phones.work()
    expect(newest().replyTo).toBe('hello@ghafhomecare.example')
  })
})

describe('an email that a patient writes', () => {
  test('joins the thread of the phone, without what it answers, and once', async () => {
    await reply(await newsByEmail())
    expect([await take(), await take()]).toEqual([1, 0])
    await phones.ctx().db.replyInbox.deleteMany()
    expect(await take()).toBe(0)
    expect(await written()).toMatchObject([
      { phone: PHONE, way: 'email', text: 'Yes, at ten please.', state: 'delivered', contactId: PATIENT.email },
    ])
  })

  test('is taken after a kill between its row and the next one, and none twice', async () => {
    const email = await newsByEmail()
    await reply(email)
    await reply(email, { text: 'And park inside.' })
    const inbox = phones.ctx().replyInbox
    phones.ctx().replyInbox = {
      open: async () => null,
      read: (after, most, each) =>
        createImapInbox({ url: phones.mailbox().imapUrl }).read(after, most, async (mail, place) => {
          await each(mail, place)
          throw new Error('killed')
        }),
    }
    await expect(take()).rejects.toThrow('killed')
    phones.ctx().replyInbox = inbox
    expect(await take()).toBe(1)
    expect((await written()).map(({ text }) => text)).toEqual(['Yes, at ten please.', 'And park inside.'])
  })

  test('from another address joins the record that it names, shows that address, and changes nothing else', async () => {
    const before = await phones.ctx().db.booking.findFirstOrThrow()
    await reply(await newsByEmail(), { from: 'Mariam <stranger@elsewhere.example>' })
    await take()
    const [message] = await written()
    expect(message).toMatchObject({ phone: PHONE, contactId: 'stranger@elsewhere.example' })
    const thread = await getThread({ ctx: phones.ctx(), input: { id: message?.id ?? '' } })
    expect(thread.conversation.at(-1)?.email).toMatchObject({ address: 'stranger@elsewhere.example' })
    expect(await phones.ctx().db.booking.findFirstOrThrow()).toEqual(before)
  })

  test('without a token is matched by its sender’s address, and a stranger’s is a thread of its own', async () => {
    await write({ from: PATIENT.email.toUpperCase() })
    await write({ from: 'stranger@elsewhere.example' })
    await take()
    expect(await written()).toMatchObject([
      { phone: PHONE, contactId: PATIENT.email.toLowerCase(), subject: 'Re: A question' },
      { phone: '', contactId: 'stranger@elsewhere.example' },
    ])
  })

  test('with a forged token is a stranger’s', async () => {
    const address = (await newsByEmail()).replyTo
    await write({ to: address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')), from: 'x@elsewhere.example' })
    await take()
    expect(await written()).toMatchObject([{ phone: '' }])
  })

  test('with STOP is shown and stops nothing', async () => {
    await reply(await newsByEmail(), { text: 'STOP' })
    await take()
    expect(await written()).toMatchObject([{ text: 'STOP', reason: null }])
    await phones.tell('booking-moved')
    await phones.work()
    expect(newest().subject).toMatch(/moved|new time/i)
  })

  test.each<[string, Partial<Reply>]>([
    ['an absence note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a newsletter', { headers: { 'List-Id': 'news.elsewhere.example' } }],
    ['bulk mail', { headers: { Precedence: 'bulk' } }],
    ['an email of the provider', { from: 'info@ghafhomecare.example' }],
    ['a mail server’s note', { from: 'MAILER-DAEMON@mx.example' }],
  ])('is not what %s is', async (_, more) => {
    const own = phones.ctx().profile.email
    await reply(await newsByEmail(), more.from === 'info@ghafhomecare.example' ? { from: own } : more)
    expect(await take()).toBe(0)
    expect(await written()).toEqual([])
  })
})

describe('a file by email', () => {
  const file = { filename: 'card.pdf', contentType: 'application/pdf', content: PDF }

  test('goes to the open record whose email was answered', async () => {
    await phones.patient({ paymentStatus: 'Paid' })
    const email = await newsByEmail()
    await reply(email, { file })
    await take()
    expect(await phones.work()).toEqual([])
    expect(await phones.ctx().db.storedFile.findMany()).toMatchObject([
      { originalName: expect.stringMatching(/^Email .*[.]pdf$/), size: PDF.length },
    ])
    expect((await written())[0]?.fileId).toBeTruthy()
  })

  test('waits for staff when only the sender’s address, which anybody can write, names its record', async () => {
    await write({ from: PATIENT.email, file })
    await take()
    expect(await written()).toMatchObject([
      { phone: PHONE, bookingId: null, mediaId: expect.any(String), reason: null },
    ])
    expect(await phones.ctx().db.outbox.count({ where: { name: 'fetch-message-file' } })).toBe(0)
  })

  test('that is no document is refused with the reason', async () => {
    const content = Buffer.from('#!/bin/sh\n')
    await reply(await newsByEmail(), { file: { filename: 'card.pdf', contentType: 'application/pdf', content } })
    await take()
    await phones.work()
    expect(await written()).toMatchObject([{ reason: 'file type', fileId: null }])
  })
})

describe('an answer of staff by email', () => {
  async function answered(): Promise<string> {
    const [message] = await written()
    const id = message?.id ?? ''
    await answerThread({ ctx: phones.ctx(), actor: STAFF, input: { id, way: 'email', text: 'We come at ten.' } })
    return id
  }

  test('goes into the same conversation, and its reply comes into the same thread', async () => {
    await reply(await newsByEmail())
    const [, asked] = [await take(), phones.mailbox().messages()[0]]
    const id = await answered()
    expect(await phones.work()).toEqual([])
    expect(newest()).toMatchObject({
      to: PATIENT.email,
      inReplyTo: asked?.messageId,
      subject: asked?.subject,
      text: expect.stringContaining('We come at ten.'),
    })
    await reply(newest(), { text: 'Thank you' })
    await take()
    const { conversation } = await getThread({ ctx: phones.ctx(), input: { id } })
    expect(conversation.filter(({ news }) => news === null).map(({ text, state }) => [text, state])).toEqual([
      ['Yes, at ten please.', 'read'],
      ['We come at ten.', 'sent'],
      ['Thank you', 'delivered'],
    ])
  })

  test('reaches a stranger, and whom WhatsApp’s day is over for', async () => {
    await write({ from: 'stranger@elsewhere.example' })
    await take()
    phones.ctx().wait(48 * 3_600_000)
    await answered()
    await phones.work()
    expect(newest()).toMatchObject({
      to: 'stranger@elsewhere.example',
      subject: 'Re: A question',
      replyTo: REPLY_INBOX,
    })
  })

  test('to a mailbox that does not exist fails, and says why', async () => {
    await reply(await newsByEmail(), { from: 'gone@nobody.example' })
    await take()
    await answered()
    expect(await phones.work()).toEqual([])
    const answer = await phones.ctx().db.message.findFirstOrThrow({ where: { incoming: false, way: 'email' } })
    expect(answer).toMatchObject({ state: 'failed', reason: 'address' })
  })
})

describe('a report that an email could not be delivered', () => {
  const bounce = (to: string, status: string) =>
    phones
      .mailbox()
      .deliver(
        to,
        [
          ...['From: MAILER-DAEMON@mx.example', `To: ${to}`, 'Return-Path: <>', 'Subject: Undelivered'],
          ...['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary=x', ''],
          ...['--x', 'Content-Type: text/plain', '', 'Sorry', '--x', 'Content-Type: message/delivery-status', ''],
          ...['Reporting-MTA: dns; mx.example', '', `Final-Recipient: rfc822; ${PATIENT.email}`],
          ...['Action: failed', `Status: ${status}`, '', '--x--', ''],
        ].join('\r\n'),
      )

  test('marks the address on the record where the mailbox does not exist, and writes into no thread', async () => {
    const { replyTo } = await newsByEmail()
    await bounce(replyTo, '5.1.1')
    expect(await take()).toBe(0)
    expect(await phones.ctx().db.booking.findFirstOrThrow()).toMatchObject({
      emailRefusedAt: expect.any(Date),
      unreachedAt: expect.any(Date),
    })
  })

  test('changes nothing where the mailbox is full, and without a record’s token', async () => {
    const { replyTo } = await newsByEmail()
    await bounce(replyTo, '5.2.2')
    await bounce(REPLY_INBOX, '5.1.1')
    await take()
    expect(await phones.ctx().db.booking.findFirstOrThrow()).toMatchObject({ emailRefusedAt: null, unreachedAt: null })
  })
})

test('an erasure takes what the patient wrote by email, and an export has it', async () => {
  const ctx = phones.ctx()
  await reply(await newsByEmail())
  await take()
  const input = { contact: PATIENT.email }
  expect(JSON.stringify(await exportPatient({ ctx, actor: STAFF, input }))).toContain('Yes, at ten please.')
  await ctx.db.paymentAttempt.updateMany({ data: { state: 'failed' } })
  await ctx.db.booking.updateMany({ data: { status: 'Canceled', paymentStatus: 'Failed', phoneE164: null } })
  await erasePatient({ ctx, actor: STAFF, input: { ...input, reason: 'Asked by letter' } })
  expect(await written()).toEqual([])
})
