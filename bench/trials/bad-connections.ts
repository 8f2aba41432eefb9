import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '@homecare/dev-servers/paths'
import { TSX } from '@homecare/dev-servers/processes'
import { draftOf } from './draft'
import { dayFromNow } from './load'
import { createVisitor, type SendRequest } from './visitor'

interface BadConnectionsTrial {
  /** The address of the site. */
  site: string
  /** The visitor's browser; by default one that knows public certificates only. */
  send?: SendRequest
  /** Where the bad connections go and come from. */
  bad: { host: string; port: number; from: string; tls: boolean }
  connections: number
  /** Calm and hostile phases alternate, since the speed of a machine changes with time. */
  rounds: number
  /** Bookings paid one after the other in each phase. */
  bookings: number
}

const TIMES = ['10:00 Am', '10:30 Am', '11:00 Am', '11:30 Am', '01:00 Pm', '02:00 Pm'] as const

/** One visitor books and pays, from one address, while another address keeps bad connections open. */
export async function tryBadConnections(trial: BadConnectionsTrial) {
  const { site, send = fetch, bad, connections, rounds, bookings } = trial
  const report = {
    /** Milliseconds of every call of the visitor, without and with the bad connections. */
    ...{ calm: [] as number[], hostile: [] as number[] },
    /** One sentence for each wrong response. */
    failed: [] as string[],
    /** The most bad connections that were open at a time, and how many the site closed. */
    ...{ maxOpen: 0, closed: 0 },
  }
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
async function startBadClient({ host, port, from, tls }: BadConnectionsTrial['bad'], connections: number) {
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
