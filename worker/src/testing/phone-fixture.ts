import { effects } from '@homecare/contract/jobs'
import { createMessages } from '@homecare/server/adapters/create-messages'
import { receiveFromProvider } from '@homecare/server/message/receive'
import { templates } from '@homecare/server/message/templates'
import { tellPatient } from '@homecare/server/outbox/tell-patient'
import {
  startTestMessageProvider,
  TEST_ACCOUNT,
  type TestMessageProvider,
} from '@homecare/server/testing/message-provider'
import { createUnpaidBooking } from '@homecare/server/testing/records'
import { handleJob } from '../handle-job'
import { isEffect } from '../jobs'
import { createWorkerMetrics } from '../metrics'
import { openWorkerFixture, type WorkerFixture } from './worker-fixture'

/** Numbers by what becomes of a message to them. */
export const PHONES = {
  reached: '+971501234100',
  notOnWhatsApp: '+971501234001',
  dead: '+971501234002',
  switchedOff: '+971501234003',
}

export type News = 'booking-confirmed' | 'booking-moved' | 'booking-canceled' | 'visit-reminder'
export type PhoneFixture = Awaited<ReturnType<typeof openPhoneFixture>>

/** What a worker needs, and providers of messages that post their receipts to it. `next` begins with an empty database. */
export async function openPhoneFixture() {
  let fixture: WorkerFixture
  let bookingId = ''
  const provider: TestMessageProvider = await startTestMessageProvider({
    templates: templates(),
    receive: ({ way, raw, headers }) =>
      receiveFromProvider({ ctx: fixture.ctx, input: { way, raw, header: (name) => headers[name]?.toString() } }),
  })
  const { gateway } = provider
  const ctx = () => fixture.ctx
  const patient = (data: {
    contactBy?: 'whatsapp' | 'sms'
    phoneE164?: string
    email?: ''
    locale?: 'ar'
    paymentStatus?: 'Paid'
    erasedAt?: Date
  }) => ctx().db.booking.update({ where: { id: bookingId }, data })
  const shown = () =>
    gateway
      .messages()
      .filter(({ incoming }) => !incoming)
      .toReversed()

  /** A paid booking that nobody was told of. */
  async function newBooking(): Promise<void> {
    const { db } = ctx()
    gateway.clear()
    await db.message.deleteMany()
    ;({ bookingId } = await createUnpaidBooking(ctx()))
    await patient({ paymentStatus: 'Paid' })
    await db.outbox.deleteMany()
  }

  return {
    gateway,
    ctx,
    mailbox: () => fixture.mailbox,
    patient,
    newBooking,
    async next(): Promise<void> {
      provider.reset()
      fixture = await openWorkerFixture()
      const { whatsapp, sms } = TEST_ACCOUNT
      fixture.ctx.messages = createMessages({
        WHATSAPP_API_URL: gateway.url,
        WHATSAPP_PHONE_NUMBER_ID: whatsapp.phoneNumberId,
        WHATSAPP_TOKEN: whatsapp.token,
        WHATSAPP_APP_SECRET: whatsapp.appSecret,
        WHATSAPP_VERIFY_TOKEN: whatsapp.verifyToken,
        ...{ SMS_API_URL: gateway.url, SMS_API_KEY: sms.apiKey, SMS_SENDER: 'Ghaf' },
      })
      await newBooking()
    },
    close: () => fixture.close(),
    stop: () => provider.stop(),
    /** Decides news about the booking; `about` tells it from news of the same name. */
    tell: (name: News, about = '') =>
      ctx().db.$transaction((tx) =>
        tellPatient(tx, name, { bookingId }, { now: ctx().now(), about: `${bookingId}${about}` }),
      ),
    /** The messages on phones, oldest first. */
    shown,
    channels: () => shown().map(({ channel }) => channel),
    emailed: () => fixture.mailbox.messages().map(({ subject }) => subject),
    stored: () =>
      ctx().db.message.findMany({
        where: { incoming: false },
        orderBy: { id: 'asc' },
        select: { way: true, state: true, reason: true },
      }),
    /** Runs the effects that are due by the test's clock, oldest first. Returns the names of those that failed. */
    async work(): Promise<string[]> {
      const failed: string[] = []
      for (;;) {
        const due = { relayedAt: null, OR: [{ notBefore: null }, { notBefore: { lte: ctx().now() } }] }
        const rows = await ctx().db.outbox.findMany({ where: due, orderBy: { createdAt: 'asc' } })
        if (rows.length === failed.length) return failed
        failed.splice(0)
        for (const row of rows) if (!(await run(ctx(), row))) failed.push(row.name)
        await gateway.posted()
      }
    },
  }
}

type Row = { id: string; name: string; payload: unknown; effectKey: string }

/** Returns whether the effect is done. */
async function run(ctx: WorkerFixture['ctx'], { id, name, payload, effectKey }: Row): Promise<boolean> {
  if (!isEffect(name)) throw new Error(name)
  try {
    await handleJob(ctx, createWorkerMetrics(), { id, name, payload: effects[name].parse(payload), effectKey })
  } catch {
    return false
  }
  await ctx.db.outbox.update({ where: { id }, data: { relayedAt: ctx.now() } })
  return true
}
