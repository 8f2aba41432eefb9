import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { makeCurrent } from './internal/make-current'

/** Removes a remote from the site, with its pages and navigation entries. Throws NOT_FOUND if it is not there. */
export async function removeRemote({
  ctx,
  actor,
  input: { name },
}: {
  ctx: Ctx
  actor: Actor
  input: { name: string }
}): Promise<{ name: string; version: string; revision: number }> {
  let version = ''
  const revision = await ctx.db.$transaction((tx) =>
    makeCurrent(tx, {
      name,
      actor,
      action: 'removed',
      now: ctx.now(),
      next: (current) => {
        if (!current) throw new AppError('NOT_FOUND', { detail: `${name} has no release.` })
        version = current.version
        return null
      },
    }),
  )
  return { name, version, revision }
}
