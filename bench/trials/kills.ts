import { setTimeout as sleep } from 'node:timers/promises'
import type { SystemPart } from '@homecare/dev-servers/system'
import { hasRedisServer } from '@homecare/dev-servers/system/redis'
import { findings, repeatedEmails, type Outage } from './findings'
import { startLoad, type VisitorRecord } from './load'
import { createRandom, randomSeed } from './random'
import { startTrialSystem } from './trial-system'

interface KillTrial {
  seed: number
  kills: number
  redis?: boolean
  /** How many visitors are active at the same time. */
  visitors?: number
}

export interface KillReport {
  seed: number
  kills: Record<string, number>
  record: VisitorRecord
  emails: number
  repeatedEmails: number
  /** One sentence for each loss and each duplicate; empty if there was none. */
  findings: string[]
  /** The system's last log lines. */
  lines: readonly string[]
}

const CAPACITY = 3
/** The pause between kills: shorter than most restarts, so that processes are killed while others start. */
const PAUSE_MS = { least: 50, more: 250 }
const MAX_DOWN = 2

/**
 * Kills BFFs, workers and the database (and Redis, if it has the queue) at random moments while visitors book, pay and
 * write; each is restarted immediately. Then waits until the system settles and looks for anything lost or duplicated.
 */
export async function killTrial({ seed, kills, redis = false, visitors = 4 }: KillTrial): Promise<KillReport> {
  const random = createRandom(seed)
  const system = await startTrialSystem({
    bffs: 2,
    workers: 2,
    redis,
    settings: { SLOT_CAPACITY: String(CAPACITY), DRAIN_MS: '100' },
  })
  try {
    const days = Math.min(50, 5 + Math.ceil(kills / 5))
    const load = startLoad({
      bffUrls: system.bffUrls,
      sandbox: system.sandbox,
      random: createRandom(seed + 1),
      days,
      concurrency: visitors,
    })
    const killed: Record<string, number> = {}
    const outages: Outage[] = []
    const restarting = new Set<Promise<void>>()
    const down = new Set<SystemPart>()
    const victims = system.parts.filter(({ name }) => /^(bff|worker|postgres|redis)/.test(name))
    for (let count = 0; count < kills; count += 1) {
      await sleep(PAUSE_MS.least + random.int(PAUSE_MS.more))
      // At most two are down at a time.
      while (down.size >= MAX_DOWN) await Promise.race(restarting)
      const up = victims.filter((part) => !down.has(part))
      const victim = up[random.int(up.length)] as SystemPart
      killed[victim.name] = (killed[victim.name] ?? 0) + 1
      down.add(victim)
      const from = Date.now()
      const restart: Promise<void> = victim
        .kill()
        .then(() => startWithRetry(victim))
        .finally(() => {
          if (/^(worker|postgres)/.test(victim.name)) outages.push({ from, to: Date.now() })
          down.delete(victim)
          restarting.delete(restart)
        })
      restarting.add(restart)
    }
    await Promise.all(restarting)
    await load.end()
    const { sandbox, mailbox, info } = system
    const { record } = load
    const found = await findings({
      ...{ databaseUrl: info.databaseOwnerUrl, sandbox, mailbox, record, outages },
      capacity: CAPACITY,
    })
    const emails = mailbox.messages()
    return {
      seed,
      kills: killed,
      record,
      emails: emails.length,
      repeatedEmails: repeatedEmails(emails),
      findings: [...system.crashes(), ...found],
      lines: system.lines().slice(-40),
    }
  } finally {
    await system.stop()
  }
}

/** A process that starts while the database is down may exit, so retry. */
async function startWithRetry(part: SystemPart): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await part.start()
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}

const KILLS = 1_000
/** Each round has a new system and is evaluated at its end, so an interrupted run has results. */
const ROUND = 100

/** The trial `kills [count] [--seed n] [--postgres-queue]`: the crash trial of the tests, with any number of kills. */
export async function main(args: string[], log: (line: string) => void): Promise<string[]> {
  const at = args.indexOf('--seed')
  const seed = at < 0 ? randomSeed() : Number(args[at + 1])
  const total = Number(args.find((arg, index) => /^\d+$/.test(arg) && (at < 0 || index !== at + 1)) ?? KILLS)
  const redis = hasRedisServer() && !args.includes('--postgres-queue')
  if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number.')
  const targets = `BFFs, workers${redis ? ', Redis' : ''} and Postgres`
  log(`${total} kills of ${targets}, seed ${seed}, in rounds of at most ${ROUND}.`)
  const broken: string[] = []
  for (let done = 0, round = 0; done < total; round += 1) {
    const report = await killTrial({ seed: seed + round, kills: Math.min(ROUND, total - done), redis })
    const { record, emails, repeatedEmails: repeats, findings: found, lines } = report
    done += ROUND
    broken.push(...found.map((finding) => `round ${seed + round}: ${finding}`))
    const answered = `${record.orders.length} orders and ${record.contacts.length} messages accepted, ${emails} emails, ${repeats} of them repeated`
    log(`${Math.min(done, total)} of ${total} kills; round ${seed + round}: ${answered}, ${found.length} findings`)
    log(
      Object.entries(report.kills)
        .map(([name, count]) => `${name}: ${count}`)
        .join(', '),
    )
    if (found.length > 0) for (const line of lines) log(`  ${line}`)
  }
  return broken
}
