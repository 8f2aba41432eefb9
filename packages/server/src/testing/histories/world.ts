import type { Scheduler } from 'fast-check'
import type { Ctx } from '../../context'
import { claimDueAttempts } from '../../payment/claim-due'
import { reconcileAttempt } from '../../payment/reconcile-due'
import { receiveGatewayMessage } from '../../payment/receive-message'
import { returnFromGateway } from '../../payment/return'
import { settlePayment } from '../../payment/settle'
import { startBooking } from '../../booking/start'
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
  /** Attempts in the order in which they came to be. */
  attempts(): string[]
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
  /** The worker handles the jobs that pushes have enqueued, each `times` at the same time. */
  drain(times: number): void
  /** Lets answers arrive until a running call has ended; until all have with `everything`. */
  progress(everything?: boolean): Promise<void>
}

const SETTINGS = { slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 7 } }

export async function openWorld(database: HistoryDatabase, scheduler: Scheduler): Promise<World> {
  const bank = createBank((label) => scheduler.schedule(Promise.resolve(), label))
  const clock = testContext({ db: database.db, settings: SETTINGS })
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
    attempts: () => [...bank.orders.keys()].filter((id) => database.isOwn(id)),
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
    drain(times) {
      begin('drain', async () => {
        const rows = await database.query<{ id: string; attemptId: string }>(
          `SELECT id, payload->>'attemptId' AS "attemptId" FROM outbox WHERE name = 'settle-payment' ORDER BY id`,
        )
        for (const { id, attemptId } of rows.filter((row) => !handled.has(row.id))) {
          handled.add(id)
          for (let n = 0; n < times; n++)
            begin('settle', () => settlePayment({ ctx, input: { attemptId, source: 'push' } }))
        }
      })
    },
    async progress(everything = false) {
      const rounds = everything ? Infinity : 1
      for (let round = 0; round < rounds && inflight.size > 0; round++) await scheduler.waitFor(Promise.race(inflight))
    },
  }
  await database.clean()
  const { orderId } = await startBooking({ ctx, input: draft(), draftKey: 'draft-of-Mona-Haddad' })
  database.owns(orderId)
  const [booking] = await database.query<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [orderId])
  world.bookingId = booking?.id ?? ''
  return world
}
