import { record } from '../audit'
import type { Actor } from '../context'
import type { Prisma } from '../generated/prisma/client'

/** Makes a version the one that visitors get, keeps the one before, and returns the registry's new revision. */
export async function makeCurrent(
  tx: Prisma.TransactionClient,
  {
    name,
    version,
    actor,
    action,
    now,
  }: { name: string; version: string; actor: Actor; action: 'released' | 'rolled back'; now: Date },
): Promise<number> {
  // The revision's row is the lock: releases of different teams follow one another here.
  await tx.$queryRaw`SELECT id FROM registry_revision WHERE id = 1 FOR UPDATE`
  const current = await tx.remoteCurrent.findUnique({ where: { name } })
  if (current?.version === version) return revisionOf(tx)
  const data = { version, previous: current?.version ?? null, changedAt: now }
  await tx.remoteCurrent.upsert({ where: { name }, create: { name, ...data }, update: data })
  await record(tx, {
    actor,
    action,
    subject: { type: 'remote', id: name },
    detail: { version, previous: data.previous },
  })
  const { revision } = await tx.registryRevision.update({ where: { id: 1 }, data: { revision: { increment: 1 } } })
  return revision
}

async function revisionOf(tx: Prisma.TransactionClient): Promise<number> {
  return (await tx.registryRevision.findUniqueOrThrow({ where: { id: 1 } })).revision
}
