import type { ChangeStaff, StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { Role } from '@homecare/domain/roles'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { Prisma, StaffUser } from '../generated/prisma/client'
import { recordId } from '../database/record-id'
import { storable } from '../database/storable'
import { endSessions } from './internal/sessions'
import { listStaff } from './list'
import { dropStaffLinks } from './staff-link'

/**
 * Changes an account's name or role, or disables or enables it. Disabling ends its sessions and links immediately. Throws
 * NOT_FOUND, and ILLEGAL_TRANSITION for one's own account and for the last active admin.
 */
export async function changeStaff({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: ChangeStaff & { id: string }
}): Promise<StaffAccounts> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    await lockAccounts(tx)
    const user = await tx.staffUser.findUnique({ where: { id } })
    if (!user) throw new AppError('NOT_FOUND')
    const change = changeOf(user, input)
    if (change.name !== user.name) await rename(tx, { actor, user, name: change.name })
    const disables = change.disabled && !user.disabledAt
    if (change.role === user.role && change.disabled === (user.disabledAt !== null)) return
    if (user.userName === actor.name) {
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'Another admin has to change your own account.' })
    }
    const wasAdmin = user.role === 'admin' && !user.disabledAt && user.passwordHash !== null
    if (wasAdmin && (disables || change.role !== 'admin')) await assertAnotherAdmin(tx, id)
    const now = ctx.now()
    await tx.staffUser.update({
      where: { id },
      data: { role: change.role, disabledAt: change.disabled ? (user.disabledAt ?? now) : null },
    })
    if (disables) {
      await endSessions(tx, id, now)
      await dropStaffLinks(tx, id, now)
    }
    const action = disables ? 'disabled' : change.disabled === (user.disabledAt !== null) ? 'role changed' : 'enabled'
    const { userName } = user
    const detail = { userName, ...(change.role === user.role ? {} : { from: user.role, to: change.role }) }
    await appendAuditEntry(tx, { actor, action, subject: { type: 'staff', id }, detail })
  })
  return listStaff({ ctx })
}

function changeOf(user: StaffUser, input: ChangeStaff): { name: string | null; role: Role; disabled: boolean } {
  return {
    name: input.name === undefined ? user.name : storable(input.name),
    role: input.role ?? user.role,
    disabled: input.disabled ?? user.disabledAt !== null,
  }
}

async function rename(
  tx: Prisma.TransactionClient,
  { actor, user, name }: { actor: Actor; user: StaffUser; name: string | null },
): Promise<void> {
  await tx.staffUser.update({ where: { id: user.id }, data: { name } })
  const detail = { userName: user.userName, from: user.name, to: name }
  await appendAuditEntry(tx, { actor, action: 'name changed', subject: { type: 'staff', id: user.id }, detail })
}

/** Changes of accounts are serialised, so two admins can't disable each other at the same moment. */
async function lockAccounts(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$queryRaw`SELECT id FROM staff_user WHERE role = 'admin' ORDER BY id FOR UPDATE`
}

/** Throws ILLEGAL_TRANSITION if this is the only account that can manage staff. */
async function assertAnotherAdmin(tx: Prisma.TransactionClient, leaving: string): Promise<void> {
  const others = await tx.staffUser.count({
    where: { role: 'admin', disabledAt: null, passwordHash: { not: null }, id: { not: leaving } },
  })
  if (others === 0) throw new AppError('ILLEGAL_TRANSITION', { detail: 'This is the last active admin.' })
}
