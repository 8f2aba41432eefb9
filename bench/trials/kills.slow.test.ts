import { setTimeout as sleep } from 'node:timers/promises'
import type { SystemPart } from '@homecare/dev-servers/system'
import { hasRedisServer } from '@homecare/dev-servers/system/redis'
import { expect, test } from 'vitest'
import { findings, type Outage } from './findings'
import { startLoad } from './load'
import { createRandom, randomSeed } from './random'
import { startTrialSystem } from './trial-system'

// `KILLS=1000 pnpm --filter bench trial kills` makes a thousand kills, of Redis too if it is here; SEED repeats a run.
const { KILLS = '12', SEED = String(randomSeed()) } = process.env
const isLong = 'KILLS' in process.env
const CAPACITY = 3
/** The pause between kills: shorter than most restarts, so that processes are killed while others start. */
const PAUSE_MS = { least: 50, more: 250 }
const MAX_DOWN = 2
/** Each round has a new system and is evaluated at its end. */
const ROUND = 100
const rounds = Array.from({ length: Math.ceil(Number(KILLS) / ROUND) }, (_, at) => ({
  seed: Number(SEED) + at,
  kills: Math.min(ROUND, Number(KILLS) - at * ROUND),
}))

test.each(rounds)(
  '$kills kills of BFFs, workers and Postgres under load lose no confirmed booking or message and duplicate nothing (seed $seed)',
  async ({ seed, kills }) => {
    const system = await startTrialSystem({
      ...{ bffs: 2, workers: 2, redis: isLong && hasRedisServer() },
      settings: { SLOT_CAPACITY: String(CAPACITY), DRAIN_MS: '100' },
    })
    try {
      const { sandbox, mailbox, info, bffUrls } = system
      const days = Math.min(50, 5 + Math.ceil(kills / 5))
      const random = createRandom(seed + 1)
      const load = startLoad({ bffUrls, sandbox, random, days, concurrency: isLong ? 4 : 2 })
      const victims = system.parts.filter(({ name }) => /^(bff|worker|postgres|redis)/.test(name))
      const outages = await killAndRestart(victims, kills, seed)
      await load.end()
      const { record } = load
      const databaseUrl = info.databaseOwnerUrl
      const found = await findings({ databaseUrl, sandbox, mailbox, record, outages, capacity: CAPACITY })
      const broken = [...system.crashes(), ...found]
      expect(broken, [...broken, ...system.lines().slice(-40)].join('\n')).toEqual([])
      // Without any load the trial proves nothing.
      expect(record.orders.length).toBeGreaterThan(5)
      expect(record.contacts.length).toBeGreaterThan(0)
      expect(mailbox.messages().length).toBeGreaterThan(5)
    } finally {
      await system.stop()
    }
  },
  600_000,
)

/** Kills parts at random moments; each is restarted immediately. Resolves with when a worker or the database was down. */
async function killAndRestart(victims: readonly SystemPart[], kills: number, seed: number): Promise<Outage[]> {
  const random = createRandom(seed)
  const outages: Outage[] = []
  const restarting = new Set<Promise<void>>()
  const down = new Set<SystemPart>()
  for (let count = 0; count < kills; count += 1) {
    await sleep(PAUSE_MS.least + random.int(PAUSE_MS.more))
    // At most two are down at a time.
    while (down.size >= MAX_DOWN) await Promise.race(restarting)
    const up = victims.filter((part) => !down.has(part))
    const victim = up[random.int(up.length)] as SystemPart
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
  return outages
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
