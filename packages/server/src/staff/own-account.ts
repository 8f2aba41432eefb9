import type { OwnAccount } from '@homecare/contract/second-factor'
import { isIPv6 } from 'node:net'
import { AppError } from '../process/app-error'
import { network } from '../process/address-key'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { StaffPasskey, StaffSession } from '../generated/prisma/client'
import type { LiveSession } from './current'
import { mustHaveFactor } from './internal/factor-policy'
import { isExpired, provenUntil } from './internal/sessions'

interface Caller {
  ctx: Ctx
  session: LiveSession
}

/** The own account: factors, recovery codes that are left, and open sessions, the one that asks first. */
export async function getOwnAccount({ ctx, session }: Caller): Promise<OwnAccount> {
  const now = ctx.now()
  const user = await ctx.db.staffUser.findUniqueOrThrow({
    where: { id: session.staff.id },
    include: {
      passkeys: { orderBy: { createdAt: 'asc' } },
      totp: true,
      recoveryCodes: { where: { usedAt: null }, select: { label: true } },
      sessions: { where: { revokedAt: null }, orderBy: { lastSeenAt: 'desc' } },
    },
  })
  const { userName, role, passkeys, totp, recoveryCodes } = user
  const sessions = user.sessions
    .filter((each) => !isExpired(each, now))
    .map((each) => presentSession(each, session))
    .sort((one, other) => Number(other.current) - Number(one.current))
  return {
    ...{ userName, role, required: mustHaveFactor(ctx.settings, user) },
    passkeys: passkeys.map(presentPasskey),
    totp: totp && { addedAt: totp.createdAt.toISOString(), lastUsedAt: totp.lastUsedAt?.toISOString() ?? null },
    recoveryCodes: recoveryCodes.length,
    sessions,
    provenUntil: provenUntil(session.provenAt, now)?.toISOString() ?? null,
  }
}

/** Ends one of the own sessions. Throws NOT_FOUND. */
export async function endOwnSession({
  ctx,
  session,
  actor,
  input,
}: Caller & { actor: Actor; input: { id: string } }): Promise<void> {
  const userId = session.staff.id
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.staffSession.updateMany({
      where: { id: recordId(input.id), userId, revokedAt: null },
      data: { revokedAt: ctx.now() },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await appendAuditEntry(tx, { actor, action: 'ended a session', subject: { type: 'staff', id: userId } })
  })
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt, suspendedAt }: StaffPasskey) => ({
  ...{ id, name, addedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
  blocked: suspendedAt !== null,
})

const presentSession = (row: StaffSession, { tokenHash }: LiveSession) => ({
  ...{ id: row.id, device: row.device, address: maskAddress(row.fromAddress) },
  ...{ startedAt: row.createdAt.toISOString(), lastUsedAt: row.lastSeenAt.toISOString() },
  current: row.tokenHash === tokenHash,
})

/** Enough of an address to recognise one's own network, without naming a place to others who see the screen. */
function maskAddress(address: string): string {
  if (isIPv6(address)) return `${network(address).split(':').slice(0, 2).join(':')}:…`
  return address.replace(/\.\d+\.\d+$/, '.…')
}
