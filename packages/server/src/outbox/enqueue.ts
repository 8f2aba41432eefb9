import { currentTraceparent } from '@homecare/server-kit/span'
import { effects, type Effect, type EffectName, type EmailName, type JobPayload } from '@homecare/contract/jobs'
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

export type KeyedEffect = readonly [effect: Effect, effectKey: string]

/**
 * One email as an effect. Its key has what it is about, by default the last id of its payload: the same email about the
 * same thing is sent once. What may be sent again names more, such as the version of a booking.
 */
export function emailEffect<N extends EmailName>(
  name: N,
  payload: JobPayload<`email-${N}`>,
  about?: string,
): KeyedEffect {
  const job: EffectName = `email-${name}`
  const lastId = Object.keys(effects[job].shape).at(-1) ?? ''
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The name says which payload it has.
  return [{ name: job, payload } as Effect, `${job}:${about ?? String(Reflect.get(payload, lastId))}`]
}

/** Writes one email to the outbox; see `emailEffect`. */
export const enqueueEmail = <N extends EmailName>(
  tx: Prisma.TransactionClient,
  name: N,
  payload: JobPayload<`email-${N}`>,
  { about, ...options }: EnqueueOptions & { about?: string } = {},
): Promise<void> => enqueueAll(tx, [emailEffect(name, payload, about)], options)

/** Writes several effects, each with its key, in one statement. */
export async function enqueueAll(
  tx: Prisma.TransactionClient,
  keyedEffects: readonly KeyedEffect[],
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
