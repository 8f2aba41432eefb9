import { monitorEventLoopDelay } from 'node:perf_hooks'
import { prepareForeignImages } from '@homecare/cli/containers/images'
import { runTask } from '@homecare/cli/containers/replacement'
import type { Compose, Variables } from '@homecare/cli/containers/compose-file'
import { addMigrations, buildVersion, composeOf, type Version } from '@homecare/cli/containers/version-images'
import { findings, type Outage } from '../findings'
import { startLoad } from '../load'
import { createRandom } from '../random'
import { settles } from '../settles'
import { createVisitor } from '../visitor'
import { createResponseLog } from './response-log'
import { createEdgeBrowser } from './edge-browser'
import { edgeGap } from './edge-gap'
import { CONTRACTED, EXPANDED } from './example-migrations'
import { CAPACITY, openGround, PROJECT, visitorAddress } from './ground'
import { startReaders } from './readers'
import { upgradeSteps, type Step } from './steps'

interface UpgradeTrial {
  before: Version
  after: Version
  /** The upgrade and the way back are repeated until visitors have sent this many. */
  requests: number
  log: (line: string) => void
}

export interface UpgradeReport {
  before: Version
  after: Version
  requests: number
  rounds: number
  /** Bookings that were answered with an order number, and those of them that the card gateway was paid for. */
  bookings: number
  paid: number
  emails: number
  failures: readonly string[]
  findings: readonly string[]
  p50Ms: number
  p99Ms: number
  slowestMs: number
  /** The longest time in which this process, and so its visitors, could not do anything: an answer then seems late. */
  ownDelayMs: number
  /** How long visitors were refused while the edge, of which there is one, was replaced afterwards. */
  edgeGapMs: number
  /** How long each step took, in ms, once for each round. */
  steps: ReadonlyMap<string, readonly number[]>
}

const SEED = 1
const PROGRESS_MS = 10_000
const BOOKERS = 4
const READERS = 10
/** Each has an address of its own; more visitors than at a time ever are. */
const BOOKING_BROWSERS = 200

/** Replaces every process of a running deployment by another version's, and back, while visitors read, book and pay. */
export async function upgradeTrial({ before, after, requests, log }: UpgradeTrial): Promise<UpgradeReport> {
  const ground = await openGround(log)
  try {
    const composes = await prepareVersions(before, after, ground.variables, log)
    const { edge, databaseUrl } = await ground.start(composes.before)
    const now = { doing: 'the start' }
    const answers = createResponseLog(() => now.doing, log)
    const { publicUrl } = edge
    const browsers = { count: 0 }
    const newBrowser = () => createEdgeBrowser(edge, visitorAddress((browsers.count += 1)), answers)
    const bookers = Array.from({ length: BOOKING_BROWSERS }, newBrowser)
    const visitorFrom = () => {
      const next = bookers[(browsers.count += 1) % BOOKING_BROWSERS] ?? newBrowser()
      return createVisitor(() => publicUrl, '', undefined, next.send)
    }
    const random = createRandom(SEED)
    const load = startLoad({
      bffUrls: [],
      visitorFrom,
      sandbox: ground.sandbox,
      random,
      days: 30,
      concurrency: BOOKERS,
    })
    const readers = startReaders({ publicUrl, newBrowser, random, concurrency: READERS })
    const ownDelay = monitorEventLoopDelay()
    ownDelay.enable()
    const progress = setInterval(
      () => log(`${answers.count()} requests, ${answers.failures().length} failed; ${now.doing}`),
      PROGRESS_MS,
    )
    const times = new Map<string, number[]>()
    const outages: Outage[] = []
    const take = async (steps: readonly Step[]): Promise<void> => {
      for (const { name, run } of steps) {
        now.doing = name
        const [from, startedAt] = [Date.now(), performance.now()]
        await run()
        if (name.startsWith('worker')) outages.push({ from, to: Date.now() })
        times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt])
      }
    }
    let rounds = 0
    try {
      const { forward, back } = upgradeSteps({ ...composes, variables: ground.variables, databaseUrl })
      while (rounds === 0 || answers.count() < requests) {
        rounds += 1
        log(`round ${rounds}: ${before.tag} → ${after.tag}`)
        await take(forward)
        log(`round ${rounds}: back to ${before.tag}`)
        await take(back)
      }
      await take([{ name: 'migrate (contract)', run: () => runTask(composes.contracted, 'migrate') }])
    } finally {
      now.doing = 'the end'
      await Promise.all([load.end(), readers.end()])
      clearInterval(progress)
      ownDelay.disable()
      for (const browser of bookers) browser.close()
    }
    log(`${answers.count()} requests; waiting until everything is settled`)
    const settled = await settles({ databaseUrl, sandbox: ground.sandbox })
    const [orders, emails] = [ground.sandbox.orders(), ground.mailbox.messages()]
    const wrong = await findings({ databaseUrl, orders, emails, record: load.record, capacity: CAPACITY, outages })
    return {
      ...{ before, after, rounds, requests: answers.count(), failures: answers.failures(), steps: times },
      bookings: load.record.orders.length,
      paid: orders.filter(({ status }) => status === 'Shipped' || status === 'Successful').length,
      emails: emails.length,
      findings: settled ? wrong : ['The system did not settle in time.', ...wrong],
      p50Ms: answers.percentile(0.5),
      p99Ms: answers.percentile(0.99),
      slowestMs: answers.percentile(1),
      ownDelayMs: ownDelay.max / 1e6,
      edgeGapMs: await edgeGap(composes.after, edge),
    }
  } finally {
    await ground.stop()
  }
}

/** What runs of both versions, and with the example's last migration. */
async function prepareVersions(
  before: Version,
  after: Version,
  variables: Variables,
  log: (line: string) => void,
): Promise<Record<'before' | 'after' | 'contracted', Compose>> {
  const [from, to, contracted] = await Promise.all(
    [before, after, after].map((each) => composeOf(each, PROJECT, variables)),
  )
  if (!from || !to || !contracted) throw new Error('A version has no compose file.')
  await prepareForeignImages(from, log)
  await buildVersion(before, from, log)
  await buildVersion(after, to, log)
  for (const [compose, name, migrations] of [
    [to, 'expand', EXPANDED],
    [contracted, 'contract', CONTRACTED],
  ] as const) {
    const { migrate } = compose.services
    if (!migrate) throw new Error('docker-compose.yml has no service migrate.')
    const image = `${migrate.image}-${name}`
    await addMigrations(migrate.image, image, migrations)
    migrate.image = image
  }
  return { before: from, after: to, contracted }
}
