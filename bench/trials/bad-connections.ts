import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildChanged } from '@homecare/cli/build-changed'
import { ROOT } from '@homecare/dev-servers/paths'
import { FREE_PORTS } from '@homecare/dev-servers/ports'
import { TSX } from '@homecare/dev-servers/processes'
import { startSystem } from '@homecare/dev-servers/system'
import { percentile } from '../src/method/percentile'
import { createEdgeBrowser } from './containers/edge-browser'
import { openSite, visitorAddress } from './containers/site'
import { draftOf } from './draft'
import { dayFromNow } from './load'
import { createVisitor, type SendRequest } from './visitor'

export interface BadConnectionsReport {
  /** Milliseconds of every call of the visitor, without and with the bad connections. */
  calm: number[]
  hostile: number[]
  /** One sentence for each wrong response. */
  failed: string[]
  /** The most bad connections that were open at a time, and how many the site closed. */
  maxOpen: number
  closed: number
}

interface BadConnectionsTrial {
  /** The address of the site. */
  site: string
  /** The visitor's browser; by default one that knows public certificates only. */
  send?: SendRequest
  /** Where the bad connections go and come from; by default to the site without TLS. */
  bad?: { host: string; port: number; from: string; tls: boolean }
  connections: number
  /** Calm and hostile phases alternate, since the speed of a machine changes with time. */
  rounds: number
  /** Bookings paid one after the other in each phase. */
  bookings: number
}

const ROUNDS = 3
const MAX_SLOWDOWN = 2
const TIMES = ['10:00 Am', '10:30 Am', '11:00 Am', '11:30 Am', '01:00 Pm', '02:00 Pm'] as const

/** One visitor books and pays, from one address, while another address keeps bad connections open. */
export async function badConnectionsTrial(trial: BadConnectionsTrial): Promise<BadConnectionsReport> {
  const { site, send = fetch, connections, rounds, bookings } = trial
  const { hostname: host, port } = new URL(site)
  const { bad = { host, port: Number(port), from: '127.0.0.2', tls: false } } = trial
  const report: BadConnectionsReport = { calm: [], hostile: [], failed: [], maxOpen: 0, closed: 0 }
  let count = 0
  const phase = async (times: number[]): Promise<void> => {
    for (let n = 0; n < bookings; n += 1) await bookAndPay({ site, send }, (count += 1), times, report.failed)
  }
  await bookAndPay({ site, send }, (count += 1), [], report.failed)
  for (let round = 0; round < rounds; round += 1) {
    await phase(report.calm)
    const end = await startBadClient(bad, connections)
    await phase(report.hostile)
    const { maxOpen, closed } = await end()
    report.maxOpen = Math.max(report.maxOpen, maxOpen)
    report.closed += closed
  }
  return report
}

async function bookAndPay(
  { site, send }: { site: string; send: SendRequest },
  n: number,
  times: number[],
  failed: string[],
): Promise<void> {
  const visitor = createVisitor(() => site, '127.0.0.1', undefined, send)
  const timed = async <T extends { status: number }>(what: string, expected: number, call: () => Promise<T>) => {
    const startedAt = performance.now()
    const answer = await call()
    times.push(performance.now() - startedAt)
    if (answer.status !== expected) failed.push(`${what} of booking ${n} got status ${answer.status}.`)
    return answer
  }
  const read = (path: string) =>
    timed(`GET ${path.split('?')[0]}`, 200, async () => {
      const init = { method: 'GET', signal: AbortSignal.timeout(20_000) }
      const answer = await send(`${site}${path}`, init).catch(() => null)
      await answer?.text()
      return { status: answer?.status ?? 0 }
    })
  const date = dayFromNow(2 + (n % 50))
  await read('/api/catalogue')
  await read(`/api/slots?date=${date}`)
  const booking = draftOf({ email: `bad-${n}@visitors.example`, date, time: TIMES[n % TIMES.length] ?? TIMES[0] })
  const phoneNumber = `05${String(10_000_000 + n)}`
  const key = `bad-connections-${process.pid}-${Date.now()}-${n}`
  const started = await timed('POST /api/payment/initiate', 200, () =>
    visitor.initiate({ ...booking, phoneNumber }, key),
  )
  if (started.status !== 200) return
  const back = await visitor.pressAtGateway(await visitor.goToGateway(started.body), 'pay')
  if (!back) return void failed.push(`The card page of booking ${n} has no return form.`)
  await timed('POST /api/payment/response', 303, () => visitor.comeBack(back))
  await read(`/api/orders/${started.body.orderId}?token=${started.body.token}`)
}

/** Resolves once the connections are open, with a function that closes them and returns how many there were. */
async function startBadClient({ host, port, from, tls }: Required<BadConnectionsTrial>['bad'], connections: number) {
  const script = join(ROOT, 'bench/trials/bad-client.ts')
  const words = [host, port, from, connections, tls ? 'tls' : 'plain'].map(String)
  const child = spawn(process.execPath, [...TSX, script, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Attackers do not run on the attacked machine, so their CPU time must not slow down the site.
  if (child.pid) setPriority(child.pid, 10)
  const lines = createInterface({ input: child.stdout })
  await once(lines, 'line')
  return async (): Promise<{ maxOpen: number; closed: number }> => {
    const output = once(lines, 'line')
    child.stdin.end()
    const [line] = (await output) as [string]
    return JSON.parse(line) as { maxOpen: number; closed: number }
  }
}

/**
 * The trial `bad-connections [connections] [bookings] [--containers [--no-build]]`: one visitor books while a client at another address
 * misbehaves, at the site that `npm start` runs or at the edge of docker-compose.yml.
 */
export async function main(args: string[], log: (line: string) => void): Promise<string[]> {
  const [connections = 2_000, bookings = 40] = args.filter((arg) => !arg.startsWith('--')).map(Number)
  if (!Number.isInteger(connections) || !Number.isInteger(bookings)) throw new Error('The words are whole numbers.')
  log(`${connections} bad connections from one address; another books and pays ${bookings} times per phase.`)
  const size = { connections, bookings, rounds: ROUNDS }
  const { calm, hostile, failed, maxOpen, closed } = await (args.includes('--containers')
    ? inContainers(size, !args.includes('--no-build'), log)
    : atNpmStart(size))
  const [before, during] = [percentile(calm, 99), percentile(hostile, 99)]
  console.log(`${maxOpen} were open at a time, the site closed ${closed}.`)
  for (const [name, times] of Object.entries({ without: calm, with: hostile }))
    console.log(
      `${name.padEnd(8)} ${times.length} calls, median ${percentile(times, 50).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(1)} ms`,
    )
  const slowdown = during / before
  console.log(`p99 ${slowdown.toFixed(2)} times, ${failed.length} errors.`)
  return slowdown > MAX_SLOWDOWN ? [...failed, `p99 is more than ${MAX_SLOWDOWN} times as long.`] : failed
}

type Size = Pick<BadConnectionsTrial, 'connections' | 'bookings' | 'rounds'>

async function inContainers(size: Size, build: boolean, log: (line: string) => void): Promise<BadConnectionsReport> {
  const site = await openSite({ project: 'homecare-connections', log })
  try {
    if (build) await site.containers.build()
    const edge = await site.start()
    const browser = createEdgeBrowser(edge, visitorAddress(3))
    const bad = { host: edge.host, port: edge.port, from: visitorAddress(2), tls: true }
    const report = await badConnectionsTrial({ site: edge.publicUrl, send: browser.send, bad, ...size })
    for (const name of ['edge', 'bff'])
      log(
        `${name}: ${await site.containers.engine('stats', '--no-stream', '--format', '{{.MemUsage}}', site.name(name))}`,
      )
    return report
  } finally {
    await site.stop()
  }
}

async function atNpmStart(size: Size): Promise<BadConnectionsReport> {
  const system = await startSystem({
    env: { ...process.env, ...FREE_PORTS, SLOT_CAPACITY: '1000' },
    durable: true,
    log: () => {},
    site: { built: buildChanged(console.log).then(() => {}) },
  })
  return badConnectionsTrial({ site: system.info.site, ...size }).finally(() => system.stop())
}
