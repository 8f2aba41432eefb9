import { AppError } from '../app-error'
import type { Ctx } from '../context'
import { makeCurrent } from '../releases/make-current'

export interface RollbackInput {
  team: string
  name: string
  /** The version to serve again; the one before if absent. */
  version?: string | undefined
}

/** Serves an earlier release of the team's remote again. Throws FORBIDDEN, NOT_FOUND, CONFLICT if there is none before. */
export async function rollbackRelease({
  ctx,
  input,
}: {
  ctx: Ctx
  input: RollbackInput
}): Promise<{ name: string; version: string; revision: number }> {
  const { team, name } = input
  if (team !== name) throw new AppError('FORBIDDEN', { detail: `This token releases ${team} only.` })
  return ctx.db.$transaction(async (tx) => {
    const current = await tx.remoteCurrent.findUnique({ where: { name } })
    if (!current) throw new AppError('NOT_FOUND', { detail: `${name} has no release.` })
    const version = input.version ?? current.previous
    if (!version) throw new AppError('CONFLICT', { detail: `${name} has no release before ${current.version}.` })
    const release = await tx.remoteRelease.findUnique({ where: { name_version: { name, version } } })
    if (!release) throw new AppError('NOT_FOUND', { detail: `${name} has no release ${version}.` })
    const actor = { name: `team ${team}`, role: 'system' } as const
    return {
      name,
      version,
      revision: await makeCurrent(tx, { name, version, actor, action: 'rolled back', now: ctx.now() }),
    }
  })
}
