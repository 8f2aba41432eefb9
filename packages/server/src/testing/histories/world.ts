import type { Scheduler } from 'fast-check'
import type { Ctx } from '../../context'
import { claimDueAttempts } from '../../payment/claim-due'
import { reconcileAttempt } from '../../payment/reconcile'
import { receiveGatewayMessage } from '../../payment/receive-message'
import { returnFromGateway } from '../../payment/return'
import { settlePayment } from '../../payment/settle'
import { startBooking } from '../../booking/start'
import { draft } from '../draft'
import { testContext } from '../test-context'
import { createBank, type Bank } from './bank'
import { dying, type Death } from './dying'
import type { Lane } from './lane'

/** A message that no key opens. */
export const UNREADABLE = '00ff00'

/** One order's history: its visitor, the bank, what is on its way, and what was said to whom. */
export interface World {
  ctx: Ctx
  lane: Lane
  bank: Bank
  bookingId: string
  /** Milliseconds; when the order came to be. */
  startedAt: number
  wait(ms: number): void
  /** Attempts in the order in which they came to be. */
  attempts(): string[]
  /** What the gateway has to post and has not posted yet. */
  inbox: string[]
  /** Each message that was answered for, as often as it was. */
  acknowledged: string[]
  /** Where visitors' browsers were sent. */
  paths: string[]
  /** What the oracles must know of things that failed on the way. */
  surprises: string[]
  deliver(encResp: string, via: 'browser' | 'push', death: Death): void
  /** The visitor goes to pay, in this tab or another. */
  pay(username?: string): Promise<void>
  sweep(death?: Death): void
  /** The worker takes up what pushes have left for it, each `times` at once. */
  drain(times: number): void
  /** Lets answers arrive until something that was begun has ended; all of it with `everything`. */
  progress(everything?: boolean): Promise<void>
}

const SETTINGS = { slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 7 } }

export async function openWorld(lane: Lane, scheduler: Scheduler): Promise<World> {
  const bank = createBank((label) => scheduler.schedule(Promise.resolve(), label))
  const clock = testContext({ db: lane.db, settings: SETTINGS })
  const ctx: Ctx = { ...clock, gateway: bank }
  const inflight = new Set<Promise<void>>()
  const handled = new Set<string>()

  /** Begins something and goes on; that a process died in it is expected, any other trouble is not. */
  const begin = (what: string, work: () => Promise<unknown>): void => {
    const running = work()
      .catch((error: unknown) => {
        const code = (error as { code?: string }).code
        if (!lane.isExpected(error)) world.surprises.push(`${what}: ${code ?? ''} ${String(error)}`)
      })
      .then(() => void inflight.delete(running))
    inflight.add(running)
  }

  const world: World = {
    ctx,
    lane,
    bank,
    bookingId: '',
    startedAt: clock.now().getTime(),
    wait: clock.wait,
    attempts: () => [...bank.orders.keys()].filter((id) => lane.isOwn(id)),
    inbox: [],
    acknowledged: [],
    paths: [],
    surprises: [],
    deliver(encResp, via, death) {
      const using = dying(ctx, death)
      begin(via, async () => {
        if (via === 'browser') world.paths.push(await returnFromGateway({ ctx: using, input: { encResp } }))
        else await receiveGatewayMessage({ ctx: using, input: { source: 'push', encResp } })
        world.acknowledged.push(encResp)
      })
    },
    async pay(username = 'Mona Haddad') {
      const input = draft({ username })
      begin('pay', () => startBooking({ ctx, input, draftKey: `draft-of-${username.replace(' ', '-')}` }))
      await world.progress()
    },
    sweep(death = 'none') {
      const using = dying(ctx, death)
      begin('sweep', async () => {
        for (const due of await claimDueAttempts(using, 10))
          begin('settle', () => reconcileAttempt({ ctx: using, input: due }))
      })
    },
    drain(times) {
      begin('drain', async () => {
        const rows = await lane.ask<{ id: string; attemptId: string }>(
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
  await lane.clean()
  const { orderId } = await startBooking({ ctx, input: draft(), draftKey: 'draft-of-Mona-Haddad' })
  lane.owns(orderId)
  const [booking] = await lane.ask<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [orderId])
  world.bookingId = booking?.id ?? ''
  return world
}
