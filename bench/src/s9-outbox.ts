import { join } from 'node:path'
import { ROOT } from '@homecare/devstack/cli/paths'
import { startRedis } from '@homecare/server/adapters/redis-for-tests'
import type { BenchContext } from './context'
import { judge, type Measurement, type Row } from './measurement'
import { compare } from './method/compare'
import { openEffects } from './system/effects'
import { startScript } from './system/start-script'

const COUNT = 1000
const RATE = 0.5
const MAIL_RATE = 0.85
const PROFILE = join(ROOT, 'packages/server/data/provider-profile.json')

/** From the outbox's commit until the effect is done and noted, by the worker as it is deployed. */
export const outbox: Measurement = {
  id: 'S9',
  title: `${COUNT} effects, outbox to handled; times, so ours : against is the rate's inverse`,
  goal: `rate ≥ ${RATE}× BullMQ's bare drain (ratio ≤ ${1 / RATE}); mails ≥ ${MAIL_RATE}× a bare pooled nodemailer (ratio ≤ ${(1 / MAIL_RATE).toFixed(2)})`,
  async run(ctx) {
    const smtpUrl = `smtp://127.0.0.1:${await startScript(ctx, 'smtp-sink')}`
    const onPostgres = await on(ctx, 'Postgres', smtpUrl, null)
    if (!ctx.hasRedis) return { because: 'there is no redis-server: Postgres only', ...judge(onPostgres) }
    const redis = await startRedis()
    ctx.atEnd(() => redis.stop())
    return judge([...onPostgres, ...(await on(ctx, 'Redis', smtpUrl, redis.url))])
  },
}

async function on(ctx: BenchContext, name: string, smtpUrl: string, redisUrl: string | null): Promise<Row[]> {
  const { info } = await ctx.stack({ SMTP_URL: smtpUrl, ...(redisUrl ? { REDIS_URL: redisUrl } : {}) })
  const effects = await openEffects(info.databaseUrl)
  ctx.atEnd(() => effects.close())
  const count = ctx.short ? 200 : COUNT
  const rounds = ctx.short ? 1 : 3
  const bare = async (script: string, args: string[]) => {
    const port = await startScript(ctx, script, args)
    return async () => ((await (await fetch(`http://127.0.0.1:${port}/?count=${count}`)).json()) as { ms: number }).ms
  }
  ctx.note(`${name}: effects …`)
  const queue = await compare({ rounds, ours: () => effects.reminders(count), against: await bare('bare-queue', [redisUrl ?? info.databaseUrl]) })
  ctx.note(`${name}: mails …`)
  const mail = await compare({ rounds, ours: () => effects.letters(count), against: await bare('bare-mail', [smtpUrl, PROFILE]) })
  return [
    { what: `${name}: effects against BullMQ's bare drain`, unit: 'ms', ...queue, met: queue.ratio <= 1 / RATE },
    { what: `${name}: mails against bare nodemailer`, unit: 'ms', ...mail, met: mail.ratio <= 1 / MAIL_RATE },
  ]
}
