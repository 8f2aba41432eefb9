import { dubaiDate } from '@homecare/domain/dates'
import type { Scheduler } from 'fast-check'
import type { Ctx } from '../../process/context'
import { claimDueAttempts } from '../../payment/claim-due'
import { makePartRefund, makeRefund } from '../../payment/make-refund'
import { reconcileAttempt } from '../../payment/reconcile-due'
import { receiveGatewayMessage } from '../../payment/receive-message'
import { returnFromGateway } from '../../payment/return'
import { settlePayment } from '../../payment/settle'
import { startBooking } from '../../booking/start'
import { checkStatement } from '../../statement/check'
import { draft } from '../draft'
import { testContext } from '../test-context'
import { createBank, type Bank } from './fake-bank'
import { crashing, type CrashPoint } from './crash'
import type { HistoryDatabase } from './history-database'

/** A message that no key opens. */
export const UNREADABLE = '00ff00'

/** One booking's history: its visitor, the bank, messages that are not delivered yet, and what was answered. */
export interface World {
  ctx: Ctx
  database: HistoryDatabase
  bank: Bank
  bookingId: string
  /** Milliseconds; when the order came to be. */
  startedAt: number
  wait(ms: number): void
  /** Order numbers at the gateway, one for each hand-off, in the order in which they came to be. */
  orderNos(): string[]
  /** Messages that the gateway has not posted yet. */
  inbox: string[]
  /** Each message that was acknowledged, as often as it was. */
  acknowledged: string[]
  /** Where visitors' browsers were sent. */
  paths: string[]
  /** Errors that no crash explains. */
  unexpectedErrors: string[]
  deliver(encResp: string, via: 'browser' | 'push', crash: CrashPoint): void
  /** The visitor goes to pay, in this tab or another. */
  pay(fullName?: string): Promise<void>
  sweep(crash?: CrashPoint): void
  /** Our payments are compared with the gateway's list of the last days. */
  compare(crash?: CrashPoint): void
  /** The worker handles what pushes and staff have enqueued, each `times` at the same time. */
  drain(times: number): void
  /** Lets answers arrive until a running call has ended; until all have with `everything`. */
  progress(everything?: boolean): Promise<void>
}

interface Job {
  id: string
  name: 'settle-payment' | 'refund-payment' | 'refund-part'
  payload: { attemptId: string; bookingId: string; partId: string; reference?: string }
}
const JOBS = `SELECT id, name, payload FROM outbox WHERE name IN ('settle-payment', 'refund-payment', 'refund-part') ORDER BY id`

/** What the worker does about a job; it is repeated until it succeeds. */
function handle(ctx: Ctx, { name, payload }: Job): Promise<unknown> {
  if (name === 'settle-payment') return settlePayment({ ctx, input: { ...payload, source: 'push' } })
  return name === 'refund-part' ? makePartRefund({ ctx, input: payload }) : makeRefund({ ctx, input: payload })
}

const SETTINGS = { slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 7 } }

export async function openWorld(database: HistoryDatabase, scheduler: Scheduler): Promise<World> {
  const clock = testContext({ db: database.db, settings: SETTINGS })
  const bank = createBank((label) => scheduler.schedule(Promise.resolve(), label), clock.now)
  const ctx: Ctx = { ...clock, gateway: bank }
  const inflight = new Set<Promise<void>>()
  const handled = new Set<string>()

  /** Starts a call without waiting for it. That its process crashed is expected, any other error is not. */
  const begin = (what: string, work: () => Promise<unknown>): void => {
    const running = work()
      .catch((error: unknown) => {
        const code = (error as { code?: string }).code
        if (!database.isExpected(error)) world.unexpectedErrors.push(`${what}: ${code ?? ''} ${String(error)}`)
      })
      .then(() => void inflight.delete(running))
    inflight.add(running)
  }

  const world: World = {
    ctx,
    database,
    bank,
    bookingId: '',
    startedAt: clock.now().getTime(),
    wait: clock.wait,
    orderNos: () => [...bank.orders.keys()].filter((id) => database.isOwn(id)),
    inbox: [],
    acknowledged: [],
    paths: [],
    unexpectedErrors: [],
    deliver(encResp, via, crash) {
      const crashingCtx = crashing(ctx, crash)
      begin(via, async () => {
        if (via === 'browser') world.paths.push(await returnFromGateway({ ctx: crashingCtx, input: { encResp } }))
        else await receiveGatewayMessage({ ctx: crashingCtx, input: { source: 'push', encResp } })
        world.acknowledged.push(encResp)
      })
    },
    async pay(fullName = 'Mona Haddad') {
      const input = draft({ fullName })
      begin('pay', () => startBooking({ ctx, input, draftKey: `draft-of-${fullName.replace(' ', '-')}` }))
      await world.progress()
    },
    sweep(crash = 'none') {
      const crashingCtx = crashing(ctx, crash)
      begin('sweep', async () => {
        for (const due of await claimDueAttempts(crashingCtx, 10))
          begin('settle', () => reconcileAttempt({ ctx: crashingCtx, input: due }))
      })
    },
    compare(crash = 'none') {
      const crashingCtx = crashing(ctx, crash)
      begin('compare', () => checkStatement({ ctx: crashingCtx }))
    },
    drain(times) {
      begin('drain', async () => {
        for (const job of await database.query<Job>(JOBS)) {
          if (handled.has(job.id)) continue
          for (let n = 0; n < times; n++)
            begin(job.name, async () => {
              await handle(ctx, job)
              handled.add(job.id)
            })
        }
      })
    },
    async progress(everything = false) {
      const rounds = everything ? Infinity : 1
      for (let round = 0; round < rounds && inflight.size > 0; round++) await scheduler.waitFor(Promise.race(inflight))
    },
  }
  await database.clean()
  // The last comparison before: whatever the bank does from now on is in the next one.
  const today = dubaiDate(clock.now())
  await database.query('INSERT INTO statement_check VALUES ($1, 0, $2)', [today, clock.now()])
  const { orderId } = await startBooking({ ctx, input: draft(), draftKey: 'draft-of-Mona-Haddad' })
  database.owns(orderId)
  const [booking] = await database.query<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [orderId])
  world.bookingId = booking?.id ?? ''
  return world
}
