import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { makeCurrent, type RemotePointers } from './internal/make-current'

export interface RollbackInput {
  name: string
  /** The version to serve again. If absent, a canary release is ended, or else the previous release is served again. */
  version?: string | undefined
  reason?: string | undefined
}

/** Throws FORBIDDEN if the remote is not the team's own. */
export function ownRemote(team: string, name: string): Actor {
  if (team !== name) throw new AppError('FORBIDDEN', { detail: `This token releases ${team} only.` })
  return { name: `team ${team}`, role: 'system' }
}

/** Serves an earlier release of a remote again. Throws NOT_FOUND, and CONFLICT if there is no earlier one. */
export async function rollbackRelease({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: RollbackInput
}): Promise<{ name: string; version: string; revision: number }> {
  const { name, reason } = input
  return ctx.db.$transaction(async (tx) => {
    const before = await tx.remoteCurrent.findUnique({ where: { name } })
    const endsCanary = !input.version && before?.canary != null
    let version = ''
    const revision = await makeCurrent(tx, {
      name,
      actor,
      action: endsCanary ? 'canary ended' : 'rolled back',
      ...(reason ? { detail: { reason } } : {}),
      now: ctx.now(),
      next: (current) => {
        const next = pointersAfterRollback(name, current, input.version)
        version = next.version
        return next
      },
    })
    return { name, version, revision }
  })
}

function pointersAfterRollback(
  name: string,
  current: RemotePointers | null,
  requested: string | undefined,
): RemotePointers {
  if (!current) throw new AppError('NOT_FOUND', { detail: `${name} has no release.` })
  if (!requested && current.canary) return { ...current, canary: null }
  const version = requested ?? current.previous
  if (!version)
    throw new AppError('CONFLICT', {
      detail: `${name} has no release before ${current.version}: release another one, or name a version to go back to.`,
    })
  return version === current.version
    ? { ...current, canary: null }
    : { version, previous: current.version, canary: null }
}
