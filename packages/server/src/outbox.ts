import { effects, type Effect } from '@homecare/contract/jobs'
import type { Prisma } from './generated/prisma/client'

/** Notes an effect in the transaction that decided it. A key that is there already is no second effect. */
export async function enqueue(tx: Prisma.TransactionClient, effect: Effect, effectKey: string): Promise<void> {
  const payload = effects[effect.name].parse(effect.payload)
  await tx.outbox.createMany({ data: [{ name: effect.name, payload, effectKey }], skipDuplicates: true })
}
