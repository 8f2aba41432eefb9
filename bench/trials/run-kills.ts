import { killTrial } from './kills'
import { hasRedisServer } from './redis-process'
import { randomSeed } from './random'

const KILLS = 1_000
/** Each round has a new system and is evaluated at its end, so an interrupted run has results. */
const ROUND = 100

/** `pnpm --filter bench trial kills [-- <count> --seed <n> --postgres-queue]`: the crash trial of the tests, with any number of kills. */
async function main(args: string[]): Promise<void> {
  const at = args.indexOf('--seed')
  const seed = at < 0 ? randomSeed() : Number(args[at + 1])
  const total = Number(args.find((arg, index) => /^\d+$/.test(arg) && (at < 0 || index !== at + 1)) ?? KILLS)
  const redis = hasRedisServer() && !args.includes('--postgres-queue')
  if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number.')
  const targets = `BFFs, workers${redis ? ', Redis' : ''} and Postgres`
  console.log(`${total} kills of ${targets}, seed ${seed}, in rounds of at most ${ROUND}.`)
  const killed: Record<string, number> = {}
  let broken = 0
  for (let done = 0, round = 0; done < total; round += 1) {
    const kills = Math.min(ROUND, total - done)
    const report = await killTrial({ seed: seed + round, kills, redis })
    const { record, emails, repeatedEmails, findings, diagnosis } = report
    done += kills
    broken += findings.length
    for (const [name, count] of Object.entries(report.kills)) killed[name] = (killed[name] ?? 0) + count
    const answered = `${record.orders.length} orders and ${record.contacts.length} messages accepted, ${emails} emails, ${repeatedEmails} of them repeated`
    console.log(`${done} of ${total} kills; round ${seed + round}: ${answered}, ${findings.length} findings`)
    for (const finding of findings) console.log(`✗ ${finding}`)
    if (findings.length > 0) for (const line of diagnosis) console.log(`  ${line}`)
  }
  for (const [name, count] of Object.entries(killed)) console.log(`  ${name} was killed ${count} times`)
  console.log(broken === 0 ? 'Nothing was lost or duplicated.' : `${broken} findings, seed ${seed}.`)
  process.exit(broken === 0 ? 0 : 1)
}

await main(process.argv.slice(2))
