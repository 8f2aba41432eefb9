import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { findings, mailsAgain, type Outage } from './findings'
import { startLoad, type Told } from './load'
import { createRng } from './rng'
import { sceneOf } from './scene'
import { startTrialSystem, type Part, type TrialSystem } from './system'

interface KillTrial {
  seed: number
  kills: number
  redis?: boolean
  /** How many book and write at the same time. */
  visitors?: number
}

export interface KillReport {
  seed: number
  kills: Record<string, number>
  told: Told
  mails: number
  mailsAgain: number
  /** What was lost or doubled; empty if all went well. */
  findings: string[]
  /** What the system was at when it was to be quiet and was not; empty if it was. */
  scene: string[]
}

const CAPACITY = 3
const QUIET_WITHIN_MS = 150_000
/** A victim every so often: sooner than most are back, so that the next one falls while others still start. */
const PAUSE_MS = { least: 50, more: 250 }
const DOWN_AT_ONCE = 2

/**
 * Kills BFFs, workers and the database (and Redis, where the queue is there) at random moments while visitors book,
 * pay and write; each comes back at once. Then it waits until all is quiet, and looks for what was lost or doubled.
 */
export async function killTrial({ seed, kills, redis = false, visitors = 4 }: KillTrial): Promise<KillReport> {
  const rng = createRng(seed)
  const system = await startTrialSystem({
    bffs: 2,
    workers: 2,
    redis,
    settings: { SLOT_CAPACITY: String(CAPACITY), DRAIN_MS: '100' },
  })
  try {
    const days = Math.min(50, 5 + Math.ceil(kills / 5))
    const load = startLoad({ ...system, rng: createRng(seed + 1), days, visitorsAtOnce: visitors })
    const killed: Record<string, number> = {}
    const outages: Outage[] = []
    const coming = new Set<Promise<void>>()
    const down = new Set<Part>()
    const victims = system.parts.filter(({ name }) => /^(bff|worker|postgres|redis)/.test(name))
    for (let count = 0; count < kills; count += 1) {
      await sleep(PAUSE_MS.least + rng.int(PAUSE_MS.more))
      // Several may be down at once, but somebody is always there to be killed.
      while (down.size >= DOWN_AT_ONCE) await Promise.race(coming)
      const up = victims.filter((part) => !down.has(part))
      const victim = up[rng.int(up.length)] as Part
      killed[victim.name] = (killed[victim.name] ?? 0) + 1
      down.add(victim)
      const from = Date.now()
      const back: Promise<void> = victim
        .kill()
        .then(() => patiently(victim))
        .finally(() => {
          if (/^(worker|postgres)/.test(victim.name)) outages.push({ from, to: Date.now() })
          down.delete(victim)
          coming.delete(back)
        })
      coming.add(back)
    }
    await Promise.all(coming)
    await load.end()
    const scene = (await isQuiet(system)) ? [] : await sceneOf(system)
    const mails = system.mailbox.messages()
    return {
      seed,
      kills: killed,
      told: load.told,
      mails: mails.length,
      mailsAgain: mailsAgain(mails),
      findings: [
        ...system.crashes(),
        ...(await findings({
          databaseUrl: system.databaseUrl,
          orders: system.sandbox.orders(),
          mails,
          told: load.told,
          capacity: CAPACITY,
          outages,
        })),
      ],
      scene,
    }
  } finally {
    await system.stop()
  }
}

/** A process that starts while the database is away may give up; whoever runs it starts it again. */
async function patiently(part: Part): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await part.start()
    } catch (error) {
      if (tries === 5) throw error
    }
  }
}

/** Whether every effect gets done and every ended payment settled; if not, the findings say what is missing. */
async function isQuiet({ databaseUrl, sandbox }: TrialSystem): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const quiet = async (): Promise<boolean> => {
    const ended = sandbox.orders().flatMap(({ orderNo, outcome }) => (outcome ? [orderNo] : []))
    const { rows } = await client.query<{ open: number }>(
      `SELECT (SELECT count(*) FROM outbox o WHERE NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key))
            + (SELECT count(*) FROM payment_attempt WHERE state = 'initiated' AND attempt_id = ANY($1::text[])) AS open`,
      [ended],
    )
    return Number(rows[0]?.open) === 0
  }
  try {
    return await waitFor(quiet, { timeoutMs: QUIET_WITHIN_MS, intervalMs: 250, what: 'the system to be quiet' }).then(
      () => true,
      () => false,
    )
  } finally {
    await client.end()
  }
}
