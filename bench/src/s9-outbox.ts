import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
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
    const smtpUrl = `smtp://127.0.0.1:${(await startScript(ctx, 'smtp-sink')).port}`
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
  const count = ctx.short ? 200 : COUNT
  const against = async (arm: {
    what: string
    ours: () => Promise<number>
    script: string
    args: string[]
    least: number
  }): Promise<Row> => {
    ctx.note(`${name}: ${arm.what} …`)
    const { port, stop } = await startScript(ctx, arm.script, arm.args)
    const bare = async () =>
      ((await (await fetch(`http://127.0.0.1:${port}/?count=${count}`)).json()) as { ms: number }).ms
    const found = await compare({ rounds: ctx.short ? 1 : 5, ours: arm.ours, against: bare })
    await stop()
    return { what: `${name}: ${arm.what}`, unit: 'ms', ...found, met: found.ratio <= 1 / arm.least }
  }
  const rows = [
    await against({
      what: "effects against BullMQ's bare drain",
      ours: () => effects.reminders(count),
      script: 'bare-queue',
      args: [redisUrl ?? info.databaseOwnerUrl],
      least: RATE,
    }),
    await against({
      what: 'mails against bare nodemailer',
      ours: () => effects.letters(count),
      script: 'bare-mail',
      args: [smtpUrl, PROFILE],
      least: MAIL_RATE,
    }),
  ]
  await effects.close()
  return rows
}
