import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Containers } from '@homecare/cli/containers/compose'
import { run } from '@homecare/cli/run'
import { ROOT } from '@homecare/dev-servers/paths'
import { currentRelease, rollbackRemote, unpublishRemote } from '@homecare/federation/release/publish-remote'
import { expect, test } from 'vitest'
import { percentile } from '../../src/method/percentile'
import { findings, type Outage } from '../findings'
import { startLoad } from '../load'
import { createRandom } from '../random'
import { createVisitor } from '../visitor'
import { createEdgeBrowser, isError, type Answer, type Edge } from './edge-browser'
import { startReaders } from './readers'
import { addressIn, CAPACITY, openSite, runTask, visitorAddress, type ContainerSite } from './site'

// `FROM=v1.0.0 TO=HEAD REQUESTS=3000 pnpm --filter bench trial upgrade`: from one tag or commit to another and back, under load,
// until visitors have sent this many requests; by default from the newest release tag to HEAD.
const { FROM, TO = 'HEAD', REQUESTS = '100000' } = process.env
const PROJECT = 'homecare-upgrade'
const [BOOKERS, READERS] = [4, 10]
/** As many BFFs and document servers as version 1.0.0 has; later ones have one more of each. */
const SETTINGS = { RECONCILE_AFTER_SECONDS: '5', BFF_REPLICAS: '3', SHELL_REPLICAS: '2' }
/** Each has an address of its own; more visitors than at a time ever are. */
const BOOKING_BROWSERS = 200
/** Who waited longer while the edge was replaced was not refused, but got no answer. */
const REFUSED_MS = 5_000

const git = (...words: string[]): Promise<string> => run('git', words)

interface Version {
  /** What its images are tagged with. */
  tag: string
  /** The folder with its files as they were committed. */
  root: string
}

async function versionOf(ref: string): Promise<Version> {
  const tag = (await git('rev-parse', '--verify', `${ref}^{commit}`)).slice(0, 12)
  const root = join(ROOT, '.data/versions', tag)
  await mkdir(root, { recursive: true })
  await git('archive', '--output', `${root}.tar`, tag)
  await run('tar', ['-x', '-f', `${root}.tar`, '-C', root])
  return { tag, root }
}

async function buildUnlessThere(containers: Containers, { tag }: Version): Promise<void> {
  const images = ['bff', 'worker', 'shell', 'release-remotes'].map((name) => `homecare/${name}:${tag}`)
  const looks = await Promise.allSettled(images.map((image) => containers.engine('image', 'exists', image)))
  if (looks.some(({ status }) => status === 'rejected')) await containers.build()
}

test(
  'every process of a running deployment is replaced by those of another version, and back, and no request of a visitor fails',
  async () => {
    const before = await versionOf(FROM ?? (await git('describe', '--tags', '--abbrev=0', '--match', 'v*', `${TO}^`)))
    const after = await versionOf(TO)
    const site = await openSite({ project: PROJECT, version: before, settings: SETTINGS, log: console.log })
    try {
      const later = await site.openWith(after)
      await buildUnlessThere(site.containers, before)
      await buildUnlessThere(later, after)
      const { answers, record, outages } = await upgrade({ site, before, after, later })
      const { sandbox, mailbox } = site
      const databaseUrl = await site.databaseUrl()
      const lost = await findings({ databaseUrl, sandbox, mailbox, record, capacity: CAPACITY, outages })
      const refused = answers.filter(isRefusal)
      const failed = answers.filter((answer) => hasFailed(answer) && !isRefusal(answer))
      const times = answers.map(({ ms }) => ms)
      const [median, p99, slowest] = [50, 99, 100].map((rank) => `${percentile(times, rank).toFixed(0)} ms`)
      console.log(
        `${answers.length} requests, ${failed.length} failed, ${refused.length} refused while the edge was replaced`,
      )
      console.log(
        `${record.orders.length} bookings, ${mailbox.messages().length} emails; ${median}, p99 ${p99}, slowest ${slowest}`,
      )
      const sentences = failed.map(
        ({ method, path, status, ms, words, doing }) =>
          `${method} ${path} got ${status} after ${ms.toFixed(0)} ms: ${words}, during ${doing}`,
      )
      // Soft, so that what was lost or doubled is known also where a request failed.
      expect.soft(sentences).toEqual([])
      expect.soft(lost).toEqual([])
    } finally {
      await site.stop()
    }
  },
  6 * 3600_000,
)

/** What a visitor got, and what was going on. */
type Noted = Answer & { doing: string }

const isRefusal = ({ doing, status, ms }: Noted): boolean => doing === 'edge' && status === 0 && ms < REFUSED_MS
/** A visitor may be refused a full time of day, but nothing that is read, and nobody sends too much in the trial. */
const hasFailed = (answer: Noted): boolean =>
  isError(answer) || answer.status === 429 || (answer.method === 'GET' && answer.status !== 200)

interface Upgrade {
  site: ContainerSite
  before: Version
  after: Version
  /** Compose with the files of the later version. */
  later: Containers
}

async function upgrade({ site, before, after, later }: Upgrade) {
  const edge = await site.start()
  const answers: Noted[] = []
  const outages: Outage[] = []
  let doing = 'the start'
  const visitors = startVisitors(site, edge, (answer) => void answers.push({ ...answer, doing }))
  const { forward, back } = await stepsOf({ site, before, after, later })
  try {
    do {
      for (const [name, doIt] of [...forward, ...back]) {
        doing = name
        const from = Date.now()
        await doIt()
        if (name.startsWith('worker')) outages.push({ from, to: Date.now() })
        console.log(`${name}: ${((Date.now() - from) / 1000).toFixed(1)} s; ${answers.length} requests so far`)
      }
    } while (answers.length < Number(REQUESTS))
  } finally {
    doing = 'the end'
    await visitors.end()
  }
  return { answers, outages, record: visitors.record }
}

/** Visitors who read and who book and pay. */
function startVisitors({ sandbox }: ContainerSite, edge: Edge, onAnswer: (answer: Answer) => void) {
  let count = 1
  const newBrowser = () => createEdgeBrowser(edge, visitorAddress((count += 1)), onAnswer)
  const bookers = Array.from({ length: BOOKING_BROWSERS }, newBrowser)
  const visitorFrom = () => {
    const next = bookers[(count += 1) % BOOKING_BROWSERS] ?? newBrowser()
    return createVisitor(() => edge.publicUrl, '', undefined, next.send)
  }
  const random = createRandom(1)
  const load = startLoad({ bffUrls: [], visitorFrom, sandbox, random, days: 30, concurrency: BOOKERS })
  const readers = startReaders({ newBrowser, random, concurrency: READERS })
  return {
    record: load.record,
    async end() {
      await Promise.all([load.end(), readers.end()])
      for (const browser of bookers) browser.close()
    },
  }
}

type Step = [name: string, doIt: () => Promise<unknown>]

/** What docs/operations.md says under "Upgrade, and back". */
async function stepsOf({ site, before, after, later }: Upgrade): Promise<{ forward: Step[]; back: Step[] }> {
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
  const replace =
    (from: Containers) =>
    (service: string): Step => [service, () => site.replace(service, from)]
  return {
    forward: [
      ['migrate', () => runTask(later, 'migrate')],
      ['edge', () => setEdge(site, after, later)],
      ...['bff-b', 'bff', 'worker', 'shell-b', 'shell'].map(replace(later)),
      ...remotes.map((name): Step => [`release ${name}`, () => release(name)]),
    ],
    back: [
      ...remotes.toReversed().map((name): Step => [`roll back ${name}`, () => makeCurrent(name, earlier.get(name))]),
      ...['shell', 'shell-b', 'worker', 'bff', 'bff-b'].map(replace(containers)),
      ['edge', () => setEdge(site, before, containers)],
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
  // From the archive: what is mounted may be the earlier version's own folder, which has the later settings by now.
  await run('tar', ['-x', '-f', `${root}.tar`, '-C', mounted, '--strip-components=2', 'deploy/caddy'])
  await engine('exec', site.name('edge'), 'caddy', 'reload', ...words)
}
