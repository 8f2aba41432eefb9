import { startRedis } from '@homecare/dev-servers/system/redis'
import type { BenchContext } from './context'
import { judge, type Measurement, type Row } from './measurement'
import { compare } from './method/compare'
import { openOutboxEffects } from './system/effects'
import { startScript } from './system/start-script'

const COUNT = 1000
const LIMIT = 2

/** From the outbox's commit until the worker, as deployed, has handled the job and recorded it. */
export const outbox: Measurement = {
  id: 'S9',
  title: `${COUNT} jobs, outbox to handled`,
  goal: `≤ ${LIMIT}× the time of plain BullMQ; emails ≤ ${LIMIT}× that of plain pooled nodemailer`,
  async run(ctx) {
    const smtpUrl = `smtp://127.0.0.1:${(await startScript(ctx, 'smtp-sink')).port}`
    const onPostgres = await on(ctx, 'Postgres', smtpUrl, null)
    if (!ctx.hasRedis) return { because: 'there is no redis-server: Postgres only', ...judge(onPostgres) }
    const redis = await startRedis()
    ctx.onClose(() => redis.stop())
    return judge([...onPostgres, ...(await on(ctx, 'Redis', smtpUrl, redis.url))])
  },
}

async function on(ctx: BenchContext, name: string, smtpUrl: string, redisUrl: string | null): Promise<Row[]> {
  const { info } = await ctx.system({ SMTP_URL: smtpUrl, ...(redisUrl ? { REDIS_URL: redisUrl } : {}) })
  const effects = await openOutboxEffects(info)
  const count = ctx.short ? 200 : COUNT
  const compareWith = async (plain: {
    label: string
    ours: () => Promise<number>
    script: string
    args: string[]
  }): Promise<Row> => {
    ctx.log(`${name}: ${plain.label} …`)
    const { port, stop } = await startScript(ctx, plain.script, plain.args)
    const baseline = async () =>
      ((await (await fetch(`http://127.0.0.1:${port}/?count=${count}`)).json()) as { ms: number }).ms
    const found = await compare({ rounds: ctx.rounds, ours: plain.ours, baseline })
    await stop()
    return { label: `${name}: ${plain.label}`, unit: 'ms', ...found, meetsGoal: found.ratio <= LIMIT }
  }
  const rows = [
    await compareWith({
      label: 'jobs against plain BullMQ',
      ours: () => effects.reminders(count),
      script: 'bare-queue',
      args: [redisUrl ?? info.databaseOwnerUrl],
    }),
    await compareWith({
      label: 'emails against plain nodemailer',
      ours: () => effects.emails(count),
      script: 'bare-email',
      args: [smtpUrl],
    }),
  ]
  await effects.close()
  return rows
}
