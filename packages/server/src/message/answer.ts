import type { AnswerThread, Thread } from '@homecare/contract/threads'
import { appendAuditEntry } from '../audit/append'
import { enqueueAll } from '../outbox/enqueue'
import { sendMessageEffect } from '../outbox/tell-patient'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { getThread } from './get-thread'
import { findThread, inThread, UNREAD, type ThreadOwner } from './internal/find-thread'
import { ownerOf, recordsOfPhone } from './internal/records-of-phone'

interface Answer {
  ctx: Pick<Ctx, 'db' | 'messages' | 'settings' | 'profile' | 'now'>
  actor: Actor
  input: AnswerThread & { id: string }
}

/**
 * Sends what staff wrote, and marks what the person wrote as read. Throws NOT_FOUND, and CONFLICT with the reason as its
 * detail while this way can't be used.
 */
export async function answerThread({ ctx, actor, input: { id, way, text } }: Answer): Promise<Thread> {
  const { ways } = await getThread({ ctx, input: { id } })
  const refusal = ways[way]
  if (refusal !== null) throw new AppError('CONFLICT', { detail: refusal })
  const now = ctx.now()
  await ctx.db.$transaction(async (tx) => {
    const owner = await findThread(tx, id)
    const [record] = await recordsOfPhone(tx, owner.phone, 1)
    const about = record && ownerOf(record)
    const contactId = way === 'email' ? await lastSender(tx, owner) : owner.phone === '' ? owner.contactId : null
    const { id: messageId } = await tx.message.create({
      data: {
        phone: owner.phone,
        contactId,
        way,
        text,
        locale: record?.locale ?? 'en',
        decidedAt: now,
        stateAt: now,
        ...about,
      },
      select: { id: true },
    })
    await enqueueAll(tx, [sendMessageEffect(messageId)])
    await tx.message.updateMany({ where: { ...inThread(owner), ...UNREAD }, data: { state: 'read', stateAt: now } })
    const subject = record
      ? { type: record.kind === 'bloodtests' ? ('booking' as const) : ('request' as const), id: record.id }
      : { type: 'thread' as const, id: owner.id }
    await appendAuditEntry(tx, { actor, action: 'message answered', subject, detail: { way } })
  })
  return getThread({ ctx, input: { id } })
}

/** The address from which the person last wrote. */
async function lastSender(tx: Prisma.TransactionClient, owner: ThreadOwner): Promise<string | null> {
  const where = { ...inThread(owner), way: 'email', incoming: true } as const
  const last = await tx.message.findFirst({ where, orderBy: { decidedAt: 'desc' }, select: { contactId: true } })
  return last?.contactId ?? null
}
