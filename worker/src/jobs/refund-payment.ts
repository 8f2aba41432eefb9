import { AppError } from '@homecare/server/app-error'
import { record } from '@homecare/server/audit'
import { enqueue } from '@homecare/server/outbox'
import type { JobDefinition, WorkerCtx } from '../job'
import { once, type Tx } from '../once'

/**
 * Gives the money of one paid attempt back. The reference is the attempt's own, so that asking twice refunds once.
 * No answer is tried again; a clear no is for staff.
 */
export const refundPayment: JobDefinition<'refund-payment'> = {
  retry: { attempts: 14, backoffMs: 5_000 },
  async run(ctx, { bookingId, attemptId }, effectKey) {
    await once(ctx.db, effectKey, async (tx) => {
      const outcome = await refund(ctx, attemptId)
      await save(tx, bookingId, attemptId, outcome)
    })
  },
}

interface Outcome {
  done: boolean
  detail: string
}

async function refund(ctx: WorkerCtx, attemptId: string): Promise<Outcome> {
  const attempt = await ctx.db.paymentAttempt.findUnique({ where: { attemptId } })
  if (!attempt) throw new AppError('NOT_FOUND')
  const { trackingId, amountFils } = attempt
  if (!trackingId) return { done: false, detail: 'the gateway gave no reference for this payment' }
  const answer = await ctx.gateway.refund({ trackingId, amountFils, reference: `RF-${attemptId}` })
  if (answer.ok) return { done: true, detail: answer.value.message }
  if (answer.reason === 'rejected' || answer.reason === 'no-record') return { done: false, detail: answer.detail }
  throw new AppError('PAYMENT_UNAVAILABLE', { detail: answer.reason })
}

/** A booking that was paid twice is refunded when both payments are; one refusal is enough to fail. */
async function save(tx: Tx, bookingId: string, attemptId: string, { done, detail }: Outcome): Promise<void> {
  await tx.$queryRaw`SELECT id FROM booking WHERE id = ${bookingId}::uuid FOR UPDATE`
  const [open] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM outbox o
    WHERE o.name = 'refund-payment' AND o.payload->>'bookingId' = ${bookingId}
      AND NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key)`
  const data = done
    ? { refund: open?.count ? ('asked' as const) : ('done' as const) }
    : { refund: 'failed' as const, needsAction: 'refund-failed' }
  await tx.booking.updateMany({
    where: { id: bookingId, refund: 'asked' },
    data: { ...data, version: { increment: 1 } },
  })
  const action = done ? 'refund accepted' : 'refund refused'
  await record(tx, {
    actor: { name: 'gateway', role: 'gateway' },
    action,
    subject: { type: 'booking', id: bookingId },
    detail: { attemptId, detail },
  })
  if (done) return
  const payload = { bookingId, reason: 'refund-failed' }
  await enqueue(tx, { name: 'mail-needs-action', payload }, `mail-needs-action:${bookingId}:refund-failed:${attemptId}`)
}
