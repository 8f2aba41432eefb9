import { currentTraceparent } from '@homecare/tracing/span'
import { effects, type Effect } from '@homecare/contract/jobs'
import type { Prisma } from '../generated/prisma/client'

interface EnqueueOptions {
  /** The earliest time of its relay. Its handler decides whether it is still needed. */
  notBefore?: Date
}

/** Writes an effect to the outbox in the transaction that decided it. An existing key makes no second effect. */
export const enqueue = (
  tx: Prisma.TransactionClient,
  effect: Effect,
  effectKey: string,
  options: EnqueueOptions = {},
): Promise<void> => enqueueAll(tx, [[effect, effectKey]], options)

/** Writes several effects, each with its key, in one statement. */
export async function enqueueAll(
  tx: Prisma.TransactionClient,
  keyedEffects: readonly (readonly [effect: Effect, effectKey: string])[],
  { notBefore }: EnqueueOptions = {},
): Promise<void> {
  const rows = keyedEffects.map(([{ name, payload }, effect_key]) => ({
    name,
    payload: effects[name].parse(payload),
    effect_key,
  }))
  // This is plain SQL, because Prisma compiles a createMany again on every call.
  await tx.$executeRaw`
    INSERT INTO outbox (id, name, payload, effect_key, not_before, traceparent)
    SELECT gen_random_uuid(), name, payload, effect_key, ${notBefore ?? null}::timestamptz,
      ${currentTraceparent() ?? null}::text
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(name text, payload jsonb, effect_key text)
    ON CONFLICT DO NOTHING`
}
