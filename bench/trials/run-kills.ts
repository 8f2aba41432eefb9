import { killTrial } from './kills'
import { hasRedisServer } from './redis-process'
import { freshSeed } from './rng'

const KILLS = 1_000
/** A round is a system of its own, judged at its end: so a run that is stopped has shown what it did so far. */
const ROUND = 100

/** `npm run kills [-- <how many> --seed <n> --postgres-queue]`: the trial of the tests, as long as it is asked for. */
async function main(args: string[]): Promise<void> {
  const at = args.indexOf('--seed')
  const seed = at < 0 ? freshSeed() : Number(args[at + 1])
  const total = Number(args.find((arg, index) => /^\d+$/.test(arg) && (at < 0 || index !== at + 1)) ?? KILLS)
  const redis = hasRedisServer() && !args.includes('--postgres-queue')
  if (!Number.isInteger(seed)) throw new Error('--seed wants a whole number.')
  const targets = `BFFs, workers${redis ? ', Redis' : ''} and Postgres`
  console.log(`${total} kills of ${targets}, seed ${seed}, in rounds of ${ROUND} at most.`)
  const killed: Record<string, number> = {}
  let broken = 0
  for (let done = 0, round = 0; done < total; round += 1) {
    const kills = Math.min(ROUND, total - done)
    const report = await killTrial({ seed: seed + round, kills, redis })
    const { told, mails, mailsAgain, findings, scene } = report
    done += kills
    broken += findings.length
    for (const [name, count] of Object.entries(report.kills)) killed[name] = (killed[name] ?? 0) + count
    const answered = `${told.orders.length} orders and ${told.contacts.length} messages answered, ${mails} mails, ${mailsAgain} of them again`
    console.log(`${done} of ${total} kills; round ${seed + round}: ${answered}, ${findings.length} findings`)
    for (const finding of findings) console.log(`✗ ${finding}`)
    if (findings.length > 0) for (const line of scene) console.log(`  ${line}`)
  }
  for (const [name, count] of Object.entries(killed)) console.log(`  ${name} was killed ${count} times`)
  console.log(broken === 0 ? 'Nothing was lost and nothing doubled.' : `${broken} findings, seed ${seed}.`)
  process.exit(broken === 0 ? 0 : 1)
}

await main(process.argv.slice(2))
