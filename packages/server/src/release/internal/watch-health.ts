import { isUnhealthy, type Health } from '@homecare/domain/release-health'
import { raiseAlarm } from '../../alarm/raise'
import type { Actor, Ctx } from '../../process/context'
import { makeCurrent } from './make-current'

const HOUR_MS = 3_600_000
const SYSTEM: Actor = { name: 'system', role: 'system' }

export interface ReleaseCounts extends Health {
  name: string
  version: string
}

/** Adds to the counts of a release; a version that was never released is not counted. */
export async function countHealth(ctx: Ctx, { name, version, views, errors }: ReleaseCounts): Promise<boolean> {
  const minute = new Date(Math.floor(ctx.now().getTime() / 60_000) * 60_000)
  const counted = await ctx.db.$executeRaw`
    INSERT INTO release_health (name, version, minute, views, errors)
    SELECT name, version, ${minute}, ${views}, ${errors} FROM remote_release WHERE name = ${name} AND version = ${version}
    ON CONFLICT (name, version, minute)
    DO UPDATE SET views = release_health.views + excluded.views, errors = release_health.errors + excluded.errors`
  return counted > 0
}

/** Counts an error of a release, once for each reporter; false if that reporter was counted before. */
export async function countError(
  ctx: Ctx,
  { name, version, reporter }: Pick<ReleaseCounts, 'name' | 'version'> & { reporter: string },
): Promise<boolean> {
  const now = ctx.now()
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  const counted = await ctx.db.$executeRaw`
    WITH new AS (
      INSERT INTO release_error_reporter (name, version, reporter, reported_at)
      SELECT name, version, ${reporter}, ${now} FROM remote_release WHERE name = ${name} AND version = ${version}
      ON CONFLICT DO NOTHING RETURNING name, version)
    INSERT INTO release_health (name, version, minute, views, errors) SELECT name, version, ${minute}, 0, 1 FROM new
    ON CONFLICT (name, version, minute) DO UPDATE SET errors = release_health.errors + excluded.errors`
  return counted > 0
}

/**
 * Ends a new release that fails in visitors' browsers: a canary release ends, and a full release of the last hour is
 * rolled back; with few views there is an alarm instead. A release that became current by a rollback stays, or the two would alternate.
 */
export async function rollBackIfUnhealthy(
  ctx: Ctx,
  { name, version }: Pick<ReleaseCounts, 'name' | 'version'>,
): Promise<boolean> {
  const now = ctx.now()
  const row = await ctx.db.remoteCurrent.findUnique({ where: { name } })
  if (!row) return false
  const canary = row.canary === version && row.canarySince ? { since: row.canarySince, known: row.version } : null
  const full =
    row.version === version && row.previous && now.getTime() - row.changedAt.getTime() < HOUR_MS
      ? { since: row.changedAt, known: row.previous }
      : null
  const judged = canary ?? full
  if (!judged) return false
  const fresh = await healthOf(ctx, name, version, judged.since)
  const known = await healthOf(ctx, name, judged.known, new Date(judged.since.getTime() - (canary ? 0 : 24 * HOUR_MS)))
  if (!isUnhealthy(fresh, known)) return false
  if (full && !(await isNewer(ctx, name, version, judged.known))) return false
  // Reports are anonymous: with few views a few of them would roll a healthy release back.
  if (fresh.views < ctx.settings.rollbackMinViews) {
    const text = `${fresh.errors} browsers reported errors in ${fresh.views} views of ${name} ${version}. From ${ctx.settings.rollbackMinViews} views on it would be rolled back automatically. Look at the site, and roll back on Releases if it fails.`
    await raiseAlarm({ ctx, input: { kind: 'release', subject: `${name} ${version}`, text } })
    return false
  }
  await ctx.db.$transaction((tx) =>
    makeCurrent(tx, {
      name,
      actor: SYSTEM,
      action: 'rolled back automatically',
      detail: { failed: version, views: fresh.views, errors: fresh.errors },
      now,
      next: (current) => {
        if (canary && current?.canary?.version === version) return { ...current, canary: null }
        if (full && current?.version === version && current.previous)
          return { version: current.previous, previous: null, canary: null }
        return current
      },
    }),
  )
  ctx.log.error({ name, version, ...fresh }, 'a release was rolled back, because it fails in browsers')
  return true
}

/** The views and errors of a release since a moment, in whole minutes. */
async function healthOf(ctx: Ctx, name: string, version: string, since: Date): Promise<Health> {
  const from = new Date(Math.floor(since.getTime() / 60_000) * 60_000)
  const { _sum } = await ctx.db.releaseHealth.aggregate({
    where: { name, version, minute: { gte: from } },
    _sum: { views: true, errors: true },
  })
  return { views: _sum.views ?? 0, errors: _sum.errors ?? 0 }
}

async function isNewer(ctx: Ctx, name: string, version: string, other: string): Promise<boolean> {
  const rows = await ctx.db.remoteRelease.findMany({
    where: { name, version: { in: [version, other] } },
    select: { version: true, createdAt: true },
  })
  const made = (which: string) => rows.find((row) => row.version === which)?.createdAt.getTime() ?? 0
  return made(version) > made(other)
}
