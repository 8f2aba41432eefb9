import type { Ctx } from '../context'
import { AppError } from '../app-error'
import type { RateLimit } from '../rate-limit'
import { countHealth, takeBackIfSick } from '../releases/watch-health'

export interface ClientErrorInput {
  message: string
  source: 'script' | 'remote' | 'hydration' | 'csp'
  path: string
  remote?: string | undefined
  version?: string | undefined
  stack?: string | undefined
  /** The browser's address; not kept. */
  from: string
}

/**
 * Logs what a browser saw go wrong and counts it against the release that it names. One address counts only so often,
 * so that nobody can talk a good release out of service alone.
 */
export async function reportClientError({
  ctx,
  limit,
  input: { from, path, ...report },
}: {
  ctx: Ctx
  limit: RateLimit
  input: ClientErrorInput
}): Promise<void> {
  // What stands behind ? or # may name an order.
  ctx.log.warn({ ...report, path: path.replace(/[?#].*$/s, '') }, 'a browser reported an error')
  const { remote: name, version } = report
  if (!name || !version || report.source === 'csp') return
  try {
    await limit.take(`${from} ${name} ${version}`)
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return
    throw error
  }
  const counted = await countHealth(ctx, { name, version, views: 0, errors: 1 })
  if (counted) await takeBackIfSick(ctx, { name, version })
}
