import { AppError } from '../../process/app-error'
import { recordId } from '../../database/record-id'
import type { Actor, Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { endSessions } from '../internal/sessions'
import { recordAndNotify } from './notify'
import { countFactors } from './ways'

type ResetCtx = Pick<Ctx, 'db' | 'now'>

/**
 * Removes every factor of a colleague who has lost theirs, and ends the sessions. Throws NOT_FOUND, and
 * ILLEGAL_TRANSITION for one's own account and for one without a factor.
 */
export async function resetFactor({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: { id: string }
}): Promise<void> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    const user = await tx.staffUser.findUnique({ where: { id } })
    if (!user) throw new AppError('NOT_FOUND')
    if (user.userName === actor.name)
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'Another admin has to reset your own second factor.' })
    await dropFactors(ctx, tx, { actor, userId: id })
  })
}

/** The operator's way in, for the last admin: the same by the account's name. False if there is no such account. */
export async function resetFactorByName({
  ctx,
  input,
}: {
  ctx: ResetCtx
  input: { userName: string }
}): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const user = await tx.staffUser.findUnique({ where: { userName: input.userName.trim().toLowerCase() } })
    if (!user) return false
    await dropFactors(ctx, tx, { actor: { name: 'system', role: 'system' }, userId: user.id })
    return true
  })
}

async function dropFactors(
  ctx: ResetCtx,
  tx: Prisma.TransactionClient,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<void> {
  const [user] = await tx.$queryRaw<{ user_name: string }[]>`
    SELECT user_name FROM staff_user WHERE id = ${userId}::uuid FOR UPDATE`
  if ((await countFactors(tx, userId)) === 0)
    throw new AppError('ILLEGAL_TRANSITION', { detail: 'This account has no second factor.' })
  await tx.staffPasskey.deleteMany({ where: { userId } })
  await tx.staffTotp.deleteMany({ where: { userId } })
  await tx.staffRecoveryCode.deleteMany({ where: { userId } })
  await endSessions(tx, userId, ctx.now())
  const detail = { userName: user?.user_name ?? '' }
  await recordAndNotify(ctx, tx, { actor, userId, event: 'second factor reset', detail })
}
