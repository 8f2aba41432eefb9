import { killTrial } from '../trials/kills'
import { hasRedisServer } from '../trials/redis-process'
import { freshSeed } from '../trials/rng'

const KILLS = 1_000

/** `npm run kills [-- <how many> --seed <n> --postgres-queue]`: the trial of the tests, as long as it is asked for. */
export async function main(args: string[]): Promise<void> {
  const at = args.indexOf('--seed')
  const seed = at < 0 ? freshSeed() : Number(args[at + 1])
  const kills = Number(args.find((arg, index) => /^\d+$/.test(arg) && (at < 0 || index !== at + 1)) ?? KILLS)
  const redis = hasRedisServer() && !args.includes('--postgres-queue')
  if (!Number.isInteger(seed)) throw new Error('--seed wants a whole number.')
  const targets = `BFFs, workers and Postgres${redis ? ' and Redis' : ''}`
  console.log(`${kills} kills of ${targets}, seed ${seed}. Some two seconds each.`)
  const report = await killTrial({ seed, kills, redis, note: console.log })
  const { told, findings } = report
  console.log(
    `${told.orders.length} orders and ${told.contacts.length} messages were answered, ${report.mails} mails arrived.`,
  )
  for (const [name, count] of Object.entries(report.kills)) console.log(`  ${name} was killed ${count} times`)
  for (const finding of findings) console.log(`✗ ${finding}`)
  console.log(
    findings.length === 0 ? 'Nothing was lost and nothing doubled.' : `${findings.length} findings, seed ${seed}.`,
  )
  process.exit(findings.length === 0 ? 0 : 1)
}
