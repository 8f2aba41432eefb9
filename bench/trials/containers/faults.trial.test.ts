import { setTimeout as sleep } from 'node:timers/promises'
import { run } from '@homecare/cli/run'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings, type Outage } from '../findings'
import { emptyRecord, startLoad } from '../load'
import { createRandom, randomSeed } from '../random'
import { createVisitor } from '../visitor'
import { createEdgeBrowser, isError, type Answer, type Edge } from './edge-browser'
import { startReaders } from './readers'
import { CAPACITY, openSite, visitorAddress, type ContainerSite } from './site'

// `FAULTS=Postgres NO_BUILD=1 pnpm --filter bench trial containers/faults`: the faults with that word, on the images of an earlier run.
const { FAULTS = '', NO_BUILD } = process.env
const MINUTE = 60_000
const SERVICES = ['edge', 'postgres', 'valkey', 'minio', 'bff', 'worker', 'shell'] as const
type Service = (typeof SERVICES)[number]
const CUT_MS = 20_000
/** Visitors have seen no errors for this long before a fault and at its end. */
const QUIET_MS = 3_000
const VISITORS = 4

interface Fault {
  name: string
  holdMs: number
  /** In s, from the end of the fault until visitors see no errors and every container is healthy. */
  bound: number
  /** Resolves with what ends the fault. */
  begin(): Promise<() => Promise<void>>
}

/** As a crash would: podman itself would not start a container again after its own `kill`. */
const kill = (name: string, service: Service, bound: number, count = 1): Fault => ({
  ...{ name, holdMs: 0, bound },
  async begin() {
    for (const each of (await site.both(service)).slice(0, count)) process.kill(Number(await pidOf(each)), 'SIGKILL')
    return async () => {}
  },
})

/** Cuts the first `count` containers of a service off from all containers of another. */
const cut = (name: string, service: Service, other: Service, bound: number, count = 1): Fault => ({
  ...{ name, holdMs: CUT_MS, bound },
  async begin() {
    const others = await site.both(other)
    const heals = await Promise.all((await site.both(service)).slice(0, count).map((each) => cutOff(each, others)))
    return async () => {
      for (const heal of heals) await heal()
    }
  },
})

const ALL: readonly Fault[] = [
  kill('kill one of three BFFs', 'bff', 20),
  kill('kill all three BFFs', 'bff', 20, 3),
  kill('kill one of two document servers', 'shell', 20),
  kill('kill both document servers', 'shell', 20, 2),
  kill('kill both workers', 'worker', 20, 2),
  kill('kill the edge', 'edge', 20),
  kill('kill Postgres', 'postgres', 30),
  kill('kill Valkey', 'valkey', 20),
  kill('kill the object store', 'minio', 20),
  cut('cut one BFF from Postgres', 'bff', 'postgres', 15),
  cut('cut all BFFs from Postgres', 'bff', 'postgres', 15, 3),
  cut('cut all BFFs from Valkey', 'bff', 'valkey', 15, 3),
  cut('cut the edge from one BFF', 'bff', 'edge', 15),
  cut('cut one document server from the edge, on its way to the BFFs too', 'shell', 'edge', 15),
  cut('cut both workers from Postgres', 'worker', 'postgres', 30, 2),
  cut('cut both workers from Valkey', 'worker', 'valkey', 30, 2),
  {
    ...{ name: 'empty Valkey', holdMs: 0, bound: 20 },
    async begin() {
      await site.containers.engine('exec', site.name('valkey'), 'valkey-cli', 'FLUSHALL')
      return async () => {}
    },
  },
]

let site: ContainerSite
let edge: Edge
/** What has happened in all faults so far. */
const record = emptyRecord()
const outages: Outage[] = []

beforeAll(async () => {
  site = await openSite({ project: 'homecare-faults', log: console.log })
  if (!NO_BUILD) await site.containers.build()
  edge = await site.start()
}, 60 * MINUTE)
afterAll(() => site?.stop(), 5 * MINUTE)

test.each(ALL.filter(({ name }) => name.includes(FAULTS)))(
  '$name: all is well $bound s after its end at the latest, each error says something, and nothing is lost or doubled',
  async (fault) => {
    const { sandbox, mailbox } = site
    const answers: Answer[] = []
    let visitors = 1
    const newBrowser = () =>
      createEdgeBrowser(edge, visitorAddress((visitors += 1)), (answer) => void answers.push(answer))
    const visitorFrom = () =>
      createVisitor(() => edge.publicUrl, '', undefined, createEdgeBrowser(edge, visitorAddress((visitors += 1))).send)
    const seed = randomSeed()
    const random = createRandom(seed)
    const readers = startReaders({ newBrowser, random, concurrency: VISITORS, pauseMs: 100 })
    const days = { days: 50, concurrency: VISITORS, prefix: `f${seed}v` }
    const load = startLoad({ bffUrls: [], visitorFrom, sandbox, random, record, ...days })
    try {
      await quiet(answers)
      const [beganAt, heal] = [Date.now(), await fault.begin()]
      await sleep(fault.holdMs)
      await heal()
      const healedAt = Date.now()
      await allHealthy()
      const healthyAt = Date.now()
      await quiet(answers)
      outages.push({ from: beganAt, to: Date.now() })
      await load.end()
      const errors = answers.filter((answer) => isError(answer) && answer.askedAt + answer.ms >= beganAt)
      const lastErrorAt = Math.max(healedAt, ...errors.map(({ askedAt, ms }) => askedAt + ms))
      const recovered = (Math.max(healthyAt, lastErrorAt) - healedAt) / 1000
      console.log(
        `${fault.name}: ${errors.length} of ${answers.length} answers were errors; all well after ${recovered.toFixed(1)} s`,
      )
      const databaseUrl = await site.databaseUrl()
      expect(await findings({ databaseUrl, sandbox, mailbox, record, capacity: CAPACITY, outages })).toEqual([])
      expect(errors.filter(({ status, words }) => status > 0 && words === '')).toEqual([])
      expect(recovered).toBeLessThanOrEqual(fault.bound)
    } finally {
      await Promise.all([readers.end(), load.end()])
    }
  },
  10 * MINUTE,
)

/** Resolves once visitors have been answered without an error for a while. */
async function quiet(answers: readonly Answer[]): Promise<void> {
  const since = Date.now()
  await waitFor(
    () => {
      const from = Date.now() - QUIET_MS
      const recent = answers.filter(({ askedAt, ms }) => askedAt + ms >= from)
      return from >= since && recent.length > 0 && !recent.some(isError)
    },
    { timeoutMs: MINUTE, what: 'visitors to see no errors' },
  )
}

/** One after the other, since each check is a process of its own. */
async function allHealthy(): Promise<void> {
  for (const service of SERVICES) for (const each of await site.both(service)) await site.untilHealthy(each)
}

const pidOf = (container: string): Promise<string> =>
  site.containers.engine('inspect', '--format', '{{.State.Pid}}', container)

/**
 * Drops every packet between a container and others, in its own network namespace: nobody is refused, nothing arrives.
 * Resolves with what heals it.
 */
async function cutOff(container: string, others: readonly string[]): Promise<() => Promise<void>> {
  const pid = await pidOf(container)
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}'
  const addresses = (await site.containers.engine('inspect', '--format', format, ...others))
    .split(/\s+/)
    .filter(Boolean)
  const change = async (what: '--insert' | '--delete'): Promise<void> => {
    for (const address of addresses)
      for (const match of [
        ['INPUT', '--source', address],
        ['OUTPUT', '--destination', address],
      ])
        await run('nsenter', ['--target', pid, '--net', 'iptables', '--wait', what, ...match, '--jump', 'DROP'])
  }
  await change('--insert')
  return () => change('--delete')
}
