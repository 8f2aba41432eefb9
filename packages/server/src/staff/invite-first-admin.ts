import { appendAuditEntry } from '../audit/append'
import type { Ctx, Settings } from '../process/context'
import { sendStaffLink, staffLinkUrl } from './staff-link'

/**
 * Invites an admin of a new system by email while no member of staff has a password, and returns the link. Afterwards
 * it does nothing and returns null. A second run sends a new link and invalidates the previous one.
 */
export async function inviteFirstAdmin({
  ctx,
  input,
}: {
  ctx: { db: Ctx['db']; settings: Pick<Settings, 'secret' | 'publicUrl'>; now(): Date }
  input: { email: string }
}): Promise<string | null> {
  const userName = input.email.toLowerCase()
  const { db, settings, now } = ctx
  return db.$transaction(async (tx) => {
    // Concurrent runs are serialised.
    await tx.$executeRaw`LOCK TABLE staff_user IN SHARE ROW EXCLUSIVE MODE`
    if ((await tx.staffUser.count({ where: { passwordHash: { not: null } } })) > 0) return null
    const { id: userId } = await tx.staffUser.upsert({
      where: { userName },
      create: { userName, role: 'admin', createdAt: now() },
      update: { role: 'admin', disabledAt: null },
    })
    const token = await sendStaffLink(ctx, tx, { userId, purpose: 'invite' })
    const actor = { name: 'system', role: 'system' } as const
    await appendAuditEntry(tx, {
      actor,
      action: 'first admin invited',
      subject: { type: 'staff', id: userId },
      detail: { userName },
    })
    return staffLinkUrl(settings.publicUrl, token)
  })
}
