import type { Ctx } from '../process/context'
import { countHealth, rollBackIfUnhealthy } from './internal/watch-health'

/** Counts page views of releases, and ends a release with too many errors per view. */
export async function reportViews({
  ctx,
  input: { views },
}: {
  ctx: Ctx
  input: { views: { name: string; version: string; count: number }[] }
}): Promise<void> {
  for (const { name, version, count } of views) {
    if (await countHealth(ctx, { name, version, views: count, errors: 0 }))
      await rollBackIfUnhealthy(ctx, { name, version })
  }
}
