import type { Ctx } from '../context'
import { countHealth, takeBackIfSick } from './internal/watch-health'

/** Counts page views of releases, and takes one back if its errors have become too many for them. */
export async function reportViews({
  ctx,
  input: { views },
}: {
  ctx: Ctx
  input: { views: { name: string; version: string; count: number }[] }
}): Promise<void> {
  for (const { name, version, count } of views) {
    if (await countHealth(ctx, { name, version, views: count, errors: 0 })) await takeBackIfSick(ctx, { name, version })
  }
}
