// What one booking and one page view cost: CPU of each process, rows, bytes of the database and its log. Needs the system
// that `npm start` runs: `node --import tsx bench/scripts/capacity.ts .data/stack.json 300`. docs/capacity.md has the results.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { draftOf } from '../trials/draft'
import { createVisitor } from '../trials/visitor'

const [stackFile = '.data/stack.json', count = '300'] = process.argv.slice(2)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `npm start` wrote it.
const stack = JSON.parse(readFileSync(stackFile, 'utf8')) as {
  site: string
  databaseUrl: string
  databaseOwnerUrl: string
  pids: Record<'bff' | 'worker' | 'shell' | 'postgres', number>
}
const BOOKINGS = Number(count)
const VIEWS = BOOKINGS * 5
const IDLE_MS = 10_000
const TICK_MS = 10
const RATE_MS = 5_000

const db = new pg.Client({ connectionString: stack.databaseOwnerUrl })
await db.connect()
const queryRows = async (sql: string) => (await db.query<Record<string, string>>(sql)).rows

/** Fields of /proc/<pid>/stat after the name: state is 0, the parent 1, the four times 11 to 14. */
const statOf = (pid: number) => (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')
const ownMs = (pid: number) => (Number(statOf(pid)[11]) + Number(statOf(pid)[12])) * TICK_MS
const endedChildrenMs = (pid: number) => (Number(statOf(pid)[13]) + Number(statOf(pid)[14])) * TICK_MS

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(statOf(pid)[1]) === parent
      } catch {
        return false
      }
    })
}

/** CPU time so far of each of our processes; Postgres with all of its backends. */
function cpu(): Record<string, number> {
  const { postgres, ...ours } = stack.pids
  const own = Object.entries(ours).map(([name, pid]) => [name, ownMs(pid)] as const)
  const backends = childrenOf(postgres).reduce((sum, pid) => sum + ownMs(pid), 0)
  return { ...Object.fromEntries(own), postgres: ownMs(postgres) + endedChildrenMs(postgres) + backends }
}

const memoryMb = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

interface Usage {
  ms: number
  cpu: Record<string, number>
}

async function usageOf(work: () => Promise<void>): Promise<Usage> {
  const [before, start] = [cpu(), performance.now()]
  await work()
  const after = cpu()
  return {
    ms: performance.now() - start,
    cpu: Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)])),
  }
}

async function tableSizes(): Promise<Map<string, { rows: number; bytes: number }>> {
  const tables = await queryRows(`SELECT schemaname || '.' || quote_ident(relname) AS name,
    pg_total_relation_size(relid) AS bytes FROM pg_stat_user_tables`)
  const all = new Map<string, { rows: number; bytes: number }>()
  for (const { name = '', bytes } of tables) {
    const [row] = await queryRows(`SELECT count(*) AS n FROM ${name}`)
    all.set(name, { rows: Number(row?.n), bytes: Number(bytes) })
  }
  return all
}

const walBytes = async () => Number((await queryRows(`SELECT pg_current_wal_lsn() - '0/0' AS n`))[0]?.n)

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let days = 2

/** The first free slot, by the call that the calendar makes. */
async function freeSlot(): Promise<{ day: string; time: string }> {
  for (; days < 60; days += 1) {
    const day = dayFrom(days)
    const answer = await fetch(`${stack.site}/api/slots?date=${day}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The contract's own answer.
    const { slots } = (await answer.json()) as { slots: { time: string; available: boolean }[] }
    const time = slots.find(({ available }) => available)?.time
    if (time !== undefined) return { day, time }
  }
  throw new Error('All slots of 60 days are taken: start with an empty .data folder.')
}

async function bookAll(): Promise<void> {
  const visitor = createVisitor(() => stack.site, '127.0.0.1')
  for (let n = 0; n < BOOKINGS; n++) {
    const { day, time } = await freeSlot()
    const body = {
      ...draftOf({ email: `capacity${Date.now()}@example.com`, date: day, time }),
      phoneNumber: `05${String(Date.now()).slice(-8)}`,
    }
    const form = await visitor.initiate(body, `capacity-${Date.now()}-${n}`)
    if (form.status !== 200) throw new Error(`initiate answered ${form.status}: ${JSON.stringify(form.body)}`)
    const back = await visitor.pressAtGateway(await visitor.goToGateway(form.body), 'pay')
    if (!back) throw new Error('The card page had no return form.')
    const { status } = await visitor.comeBack(back)
    if (status !== 303) throw new Error(`The return was answered with ${status}.`)
    await fetch(`${stack.site}/api/orders/${form.body.orderId}?token=${form.body.token}`).then((answer) =>
      answer.text(),
    )
  }
  for (;;) {
    const [waiting] = await queryRows(`SELECT count(*) AS n FROM outbox o
      WHERE (not_before IS NULL OR not_before < now()) AND (relayed_at IS NULL OR relayed_at > now() - interval '3 seconds')`)
    if (waiting?.n === '0') return
    await sleep(200)
  }
}

let pageBytes = 0
const view = (path: string, times: number) => async () => {
  for (let n = 0; n < times; n++) {
    const answer = await fetch(`${stack.site}${path}`, { headers: { 'accept-encoding': 'identity' } })
    pageBytes = (await answer.arrayBuffer()).byteLength
  }
}

const idle = await usageOf(() => sleep(IDLE_MS))
const perItem = (usage: Usage, times: number) =>
  Object.fromEntries(
    Object.entries(usage.cpu).map(([name, value]) => {
      const atRest = ((idle.cpu[name] ?? 0) / idle.ms) * usage.ms
      return [name, Math.round(((value - atRest) / times) * 100) / 100]
    }),
  )
const print = (line: string) => process.stdout.write(`${line}\n`)
print(
  `CPU at rest, ms per second: ${JSON.stringify(Object.fromEntries(Object.entries(idle.cpu).map(([k, v]) => [k, v / (idle.ms / 1000)])))}`,
)

await bookAll()
const [before, wal] = [await tableSizes(), await walBytes()]
const booked = await usageOf(bookAll)
const [after, walAfter] = [await tableSizes(), await walBytes()]
print(
  `CPU of a booking, ms: ${JSON.stringify(perItem(booked, BOOKINGS))} (${Math.round(booked.ms / BOOKINGS)} ms each)`,
)
print(`write-ahead log of a booking: ${Math.round((walAfter - wal) / BOOKINGS)} bytes`)
let [rows, bytes] = [0, 0]
for (const [name, now] of after) {
  const then = before.get(name) ?? { rows: 0, bytes: 0 }
  const more = { rows: (now.rows - then.rows) / BOOKINGS, bytes: Math.round((now.bytes - then.bytes) / BOOKINGS) }
  rows += more.rows
  bytes += more.bytes
  if (more.rows || more.bytes) print(`  ${name}: ${more.rows.toFixed(2)} rows, ${more.bytes} bytes`)
}
print(`rows of a booking ${rows.toFixed(1)}, bytes with indexes ${bytes}`)
for (const path of ['/', '/bookbloodtest', '/api/catalogue', `/api/slots?date=${dayFrom(4)}`]) {
  const viewed = await usageOf(view(path, VIEWS))
  print(`CPU of ${path}, ms: ${JSON.stringify(perItem(viewed, VIEWS))}, ${pageBytes} bytes before compression`)
}
print(
  `memory, MB: ${JSON.stringify(Object.fromEntries(Object.entries(stack.pids).map(([name, pid]) => [name, memoryMb(pid)])))}`,
)

/** Commits that add to the audit history take the end of its chain one after the other: how many a second. */
async function historyRate(connections: number): Promise<number> {
  const until = Date.now() + RATE_MS
  const writer = async (): Promise<number> => {
    const client = new pg.Client({ connectionString: stack.databaseUrl })
    await client.connect()
    let commits = 0
    for (; Date.now() < until; commits++)
      await client.query(
        `INSERT INTO audit_entry (actor, action, subject_type, subject_id) VALUES ('system', 'capacity measured', 'queue', 'bench')`,
      )
    await client.end()
    return commits
  }
  const commits = await Promise.all(Array.from({ length: connections }, writer))
  return Math.round(commits.reduce((sum, n) => sum + n, 0) / (RATE_MS / 1000))
}
for (const connections of [1, 8]) {
  let rate = 0
  const used = await usageOf(async () => void (rate = await historyRate(connections)))
  print(
    `commits with the history by ${connections} connections: ${rate} a second, CPU ${JSON.stringify(used.cpu.postgres)} ms`,
  )
}
await db.end()
