import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Containers } from '@homecare/cli/containers/compose'
import { run } from '@homecare/cli/run'
import { ROOT } from '@homecare/dev-servers/paths'
import { currentRelease, rollbackRemote, unpublishRemote } from '@homecare/federation/release/publish-remote'
import { percentile } from '../../src/method/percentile'
import { findings, type Outage } from '../findings'
import { startLoad } from '../load'
import { createRandom } from '../random'
import { createVisitor } from '../visitor'
import { createEdgeBrowser, type Edge } from './edge-browser'
import { startReaders } from './readers'
import { createResponseLog, type ResponseLog } from './response-log'
import { addressIn, CAPACITY, openSite, runTask, visitorAddress, type ContainerSite } from './site'

const PROJECT = 'homecare-upgrade'
const REQUESTS = 100_000
const PROGRESS_MS = 10_000
const SEED = 1
const [BOOKERS, READERS] = [4, 10]
/** As many BFFs and document servers as version 1.0.0 has; later ones have one more of each. */
const SETTINGS = { RECONCILE_AFTER_SECONDS: '5', BFF_REPLICAS: '3', SHELL_REPLICAS: '2' }
/** Each has an address of its own; more visitors than at a time ever are. */
const BOOKING_BROWSERS = 200

type Log = (line: string) => void

interface Version {
  /** As it was asked for: a tag, a branch or a commit. */
  ref: string
  /** What its images are tagged with. */
  tag: string
  /** The folder with its files as they were committed. */
  root: string
}

interface Step {
  name: string
  run(): Promise<unknown>
}

/**
 * The trial `upgrade [before] [after] [--requests n]`: upgrades a deployment in containers from one tag or commit to another and
 * back, under load, until visitors have sent this many requests. Without words: from the newest release tag to HEAD.
 */
export async function main(args: string[], log: Log): Promise<string[]> {
  const at = args.indexOf('--requests')
  const requests = at < 0 ? REQUESTS : Number(args[at + 1])
  if (!Number.isInteger(requests) || requests < 1) throw new Error('--requests takes a whole number.')
  const [beforeRef, afterRef = 'HEAD'] = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  const newest = () => git('describe', '--tags', '--abbrev=0', '--match', 'v*', `${afterRef}^`)
  const [before, after] = [await versionOf(beforeRef ?? (await newest())), await versionOf(afterRef)]
  log(`from ${before.ref} (${before.tag}) to ${after.ref} (${after.tag}), and back`)
  const site = await openSite({ project: PROJECT, version: before, settings: SETTINGS, log })
  try {
    const later = await site.openWith(after)
    await buildUnlessThere(site.containers, before, log)
    await buildUnlessThere(later, after, log)
    return await upgrade({ site, before, after, later, requests, log })
  } finally {
    await site.stop()
  }
}

const git = (...words: string[]): Promise<string> => run('git', words)

async function versionOf(ref: string): Promise<Version> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => {
    throw new Error(`This repository has no tag, branch or commit "${ref}".`)
  })
  const tag = commit.slice(0, 12)
  const root = join(ROOT, '.data/versions', tag)
  await mkdir(root, { recursive: true })
  await git('archive', '--output', `${root}.tar`, commit)
  await run('tar', ['-x', '-f', `${root}.tar`, '-C', root])
  return { ref, tag, root }
}

async function buildUnlessThere(containers: Containers, { tag }: Version, log: Log): Promise<void> {
  const images = ['bff', 'worker', 'shell', 'release-remotes'].map((name) => `homecare/${name}:${tag}`)
  const there = await Promise.all(
    images.map((image) =>
      containers.engine('image', 'exists', image).then(
        () => true,
        () => false,
      ),
    ),
  )
  if (there.every(Boolean)) return log(`the images of ${tag} are there already`)
  await containers.build()
}

interface Upgrade {
  site: ContainerSite
  before: Version
  after: Version
  /** Compose with the files of the later version. */
  later: Containers
  requests: number
  log: Log
}

/** Replaces every process of a running deployment by another version's, and back, while visitors read, book and pay. */
async function upgrade({ site, before, after, later, requests, log }: Upgrade): Promise<string[]> {
  const edge = await site.start()
  const now = { doing: 'the start' }
  const answers = createResponseLog(() => now.doing, log)
  const end = startVisitors(site, edge, answers)
  const progress = setInterval(
    () => log(`${answers.times.length} requests, ${answers.failures().length} failed; ${now.doing}`),
    PROGRESS_MS,
  )
  const times = new Map<string, number[]>()
  const outages: Outage[] = []
  const take = async (steps: readonly Step[]): Promise<void> => {
    for (const { name, run: doIt } of steps) {
      now.doing = name
      const [from, startedAt] = [Date.now(), performance.now()]
      await doIt()
      if (name.startsWith('worker')) outages.push({ from, to: Date.now() })
      times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt])
    }
  }
  let rounds = 0
  const { forward, back } = await stepsOf({ site, before, after, later })
  try {
    while (rounds === 0 || answers.times.length < requests) {
      rounds += 1
      log(`round ${rounds}: ${before.ref} → ${after.ref}`)
      await take(forward)
      log(`round ${rounds}: back to ${before.ref}`)
      await take(back)
    }
  } finally {
    now.doing = 'the end'
    clearInterval(progress)
    await end()
  }
  log(`${answers.times.length} requests; waiting until everything is settled`)
  const databaseUrl = await site.databaseUrl()
  const { sandbox, mailbox } = site
  const lost = await findings({ databaseUrl, sandbox, mailbox, record: end.record, capacity: CAPACITY, outages })
  const ms = (rank: number): string => `${percentile(answers.times, rank).toFixed(0)} ms`
  const rows = [
    ['versions', `${before.ref} → ${after.ref} → ${before.ref}, ${rounds} times`],
    ['requests, failed', `${answers.times.length}, ${answers.failures().length}`],
    ['refused while the edge was replaced', String(answers.refusedByEdge())],
    ['bookings, emails', `${end.record.orders.length}, ${mailbox.messages().length}`],
    ['lost or doubled', String(lost.length)],
    ['answers: median, p99, slowest', `${ms(50)}, ${ms(99)}, ${ms(100)}`],
    ...[...times].map(([name, each]) => [name, each.map((time) => `${(time / 1000).toFixed(1)} s`).join(', ')]),
  ]
  console.log(`\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`)
  return [...answers.failures(), ...lost]
}

/** Visitors who read and who book and pay; what is called ends them. */
function startVisitors({ sandbox }: ContainerSite, edge: Edge, answers: ResponseLog) {
  const browsers = { count: 1 }
  const newBrowser = () => createEdgeBrowser(edge, visitorAddress((browsers.count += 1)), answers.add)
  const bookers = Array.from({ length: BOOKING_BROWSERS }, newBrowser)
  const visitorFrom = () => {
    const next = bookers[(browsers.count += 1) % BOOKING_BROWSERS] ?? newBrowser()
    return createVisitor(() => edge.publicUrl, '', undefined, next.send)
  }
  const random = createRandom(SEED)
  const load = startLoad({ bffUrls: [], visitorFrom, sandbox, random, days: 30, concurrency: BOOKERS })
  const readers = startReaders({ newBrowser, random, concurrency: READERS })
  const end = async (): Promise<void> => {
    await Promise.all([load.end(), readers.end()])
    for (const browser of bookers) browser.close()
  }
  return Object.assign(end, { record: load.record })
}

/** What docs/operations.md says under "Upgrade, and back". */
async function stepsOf({ site, before, after, later }: Omit<Upgrade, 'requests' | 'log'>) {
  const { containers, variables } = site
  const services = (await later.compose('config', '--services')).split('\n')
  const named = services.flatMap((each) => /^release-(.+)/.exec(each)?.[1] ?? [])
  // As its `depends_on` says: the nurse's page was one of admin's.
  const remotes = named.toSorted((a, b) => Number(a === 'nurse') - Number(b === 'nurse'))
  const [earlier, newer] = [new Map<string, string>(), new Map<string, string>()]
  const target = async (name: string) => ({
    name,
    apiUrl: `http://${await addressIn(containers, (await containers.names('bff'))[0] ?? '', `${PROJECT}_edge`)}:3001`,
  })
  const tokenOf = (name: string): string => variables[`RELEASE_TOKEN_${name.toUpperCase()}`] ?? ''
  /** Both versions are in the registry by then. One that the versions have in common stays. */
  const makeCurrent = async (name: string, version = 'none'): Promise<void> => {
    const remote = { ...(await target(name)), token: tokenOf(name) }
    if ((await currentRelease(remote)) === version) return
    // A page belongs to one remote: one that the earlier version did not have is taken out.
    await (version === 'none' ? unpublishRemote(remote) : rollbackRemote({ ...remote, version }))
  }
  const release = async (name: string): Promise<void> => {
    const known = newer.get(name)
    if (known !== undefined && earlier.get(name) !== 'none') return makeCurrent(name, known)
    earlier.set(name, await currentRelease(await target(name)))
    await runTask(later, `release-${name}`)
    newer.set(name, await currentRelease(await target(name)))
  }
  const replace = (from: Containers) => (service: string) => ({ name: service, run: () => site.replace(service, from) })
  return {
    forward: [
      { name: 'migrate', run: () => runTask(later, 'migrate') },
      { name: 'edge', run: () => setEdge(site, after, later) },
      ...['bff-b', 'bff', 'worker', 'shell-b', 'shell'].map(replace(later)),
      ...remotes.map((name) => ({ name: `release ${name}`, run: () => release(name) })),
    ],
    back: [
      ...remotes
        .toReversed()
        .map((name) => ({ name: `roll back ${name}`, run: () => makeCurrent(name, earlier.get(name)) })),
      ...['shell', 'shell-b', 'worker', 'bff', 'bff-b'].map(replace(containers)),
      { name: 'edge', run: () => setEdge(site, before, containers) },
    ],
  }
}

/** Gives the edge the settings of a version. That of 1.0.0 takes none while it runs, so its container is replaced. */
async function setEdge(site: ContainerSite, { root }: Version, from: Containers): Promise<void> {
  const { engine } = site.containers
  const words = ['--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile', '--address', 'unix//tmp/admin.sock']
  const mounted = await engine(
    ...['inspect', '--format', '{{range .Mounts}}{{if eq .Destination "/etc/caddy"}}{{.Source}}{{end}}{{end}}'],
    site.name('edge'),
  )
  if (mounted === '') return site.replace('edge', from)
  await cp(join(root, 'deploy/caddy'), mounted, { recursive: true })
  await engine('exec', site.name('edge'), 'caddy', 'reload', ...words)
}
