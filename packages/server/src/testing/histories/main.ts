import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createDatabase, startPostgres } from '@homecare/dev-servers/postgres'
import { TSX } from '@homecare/dev-servers/processes'
import { createDb } from '../../database/db'
import { applyMigrations } from '../../database/migrate'
import { seed as fill } from '../../maintenance/seed'
import type { Batch } from './run-batches'

const RUN_BATCHES = fileURLToPath(new URL('./run-batches.ts', import.meta.url))
/** A history's seed derives from its batch's seed, so a run that continues with `--from` makes the same histories. */
const BATCH = 250

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, processes: { type: 'string' }, from: { type: 'string' } },
})
const total = Number(positionals[0] ?? 100_000)
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)
const from = Number(values.from ?? 0)
// Half of a history's time is waiting for Postgres, which uses the other half of each core.
const processes = Number(values.processes ?? availableParallelism() + 1)
if (![total, seed, from, processes].every(Number.isInteger)) throw new Error('Counts and seeds are whole numbers.')
if (from % BATCH !== 0) throw new Error(`--from must be a multiple of ${BATCH}.`)

let next = from
let done = 0
const running = new Set<number>()
const children: ChildProcess[] = []

/** One process on a database of its own, which takes batch after batch. Resolves with whether no rule was broken. */
function runBatches(databaseUrl: string): Promise<boolean> {
  // Most objects of a history are short-lived: a larger young generation halves the time of garbage collection.
  const child = fork(RUN_BATCHES, [databaseUrl], { execArgv: [...TSX, '--max-semi-space-size=32'] })
  children.push(child)
  child.on('message', (finished: Batch | 'ready') => {
    if (finished !== 'ready') {
      running.delete(finished.from)
      done += finished.runs
    }
    if (next >= total) return child.disconnect()
    const batch: Batch = { from: next, runs: Math.min(BATCH, total - next), seed: seed + next }
    next += batch.runs
    running.add(batch.from)
    child.send(batch)
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
}

const dataDir = await mkdtemp(join(tmpdir(), 'homecare-histories-'))
// A query over a Unix socket costs half of what it does over TCP.
const settings = { unix_socket_directories: dataDir, autovacuum: 'off', wal_level: 'minimal', max_wal_senders: '0' }
const postgres = await startPostgres({ dataDir, durable: false, settings })
const end = async (code: number): Promise<never> => {
  for (const child of children) child.kill()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(code)
}
const startedAt = performance.now()
const printProgress = () => {
  const rate = done / ((performance.now() - startedAt) / 1000)
  const timeLeft = rate > 0 ? `, about ${Math.ceil((total - from - done) / rate / 60)} min to go` : ''
  const position = Math.min(next, ...running)
  console.log(
    `${from + done} of ${total} histories, ${rate.toFixed(1)} a second${timeLeft}; continue with --seed ${seed} --from ${position}`,
  )
}
// Ctrl-C must not leave servers behind.
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopped = true
    printProgress()
    void end(130)
  })
const template = await createDatabase(postgres.url, 'template')
await applyMigrations({ databaseUrl: template })
const db = createDb(template)
await fill(db)
await db.$disconnect()

console.log(`${total} histories in ${processes} processes, seed ${seed}, from ${from}`)
const ticking = setInterval(printProgress, 30_000)
const urls: string[] = []
for (let index = 0; index < processes; index++) {
  const url = await createDatabase(postgres.url, `histories_${index}`, 'template')
  urls.push(`${url}?host=${encodeURIComponent(dataDir)}`)
}
const passed = await Promise.all(urls.map(runBatches))
// The signal's handler has printed how far it came, and ends the process.
if (stopped) await new Promise(() => {})
clearInterval(ticking)
printProgress()
const ok = passed.every(Boolean) && done === total - from
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
console.log(ok ? `All ${done} passed every rule, in ${seconds} s.` : 'A rule was broken; see above.')
await end(ok ? 0 : 1)
