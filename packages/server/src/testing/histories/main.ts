import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createDatabase, startPostgres } from '@homecare/devstack/postgres'
import { createDb } from '../../adapters/db'
import { applyMigrations } from '../../migrate'
import { seed as fill } from '../../seed'

const RUN_LANE = fileURLToPath(new URL('./run-lane.ts', import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, lanes: { type: 'string' } },
})
const total = Number(positionals[0] ?? 100_000)
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)
// Half of a history is waiting for Postgres, which has the other half of each core.
const lanes = Number(values.lanes ?? availableParallelism() + 1)

/** One process on a database of its own. Resolves with whether all its histories kept the rules. */
function runLane(databaseUrl: string, runs: number, from: number, onDone: (done: number) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', RUN_LANE, databaseUrl, String(runs), String(from)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    child.stdout.on('data', (chunk: Buffer) => {
      for (const [, done] of String(chunk).matchAll(/done (\d+)/g)) onDone(Number(done))
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

const dataDir = await mkdtemp(join(tmpdir(), 'homecare-histories-'))
const postgres = await startPostgres({ dataDir, durable: false })
const children: ChildProcess[] = []
const end = async (code: number): Promise<never> => {
  for (const child of children) child.kill()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(code)
}
// Ctrl-C must not leave servers behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130))
const template = await createDatabase(postgres.url, 'template')
await applyMigrations({ databaseUrl: template })
const db = createDb(template)
await fill(db)
await db.$disconnect()

const startedAt = performance.now()
const done = Array.from({ length: lanes }, () => 0)
const seconds = () => (performance.now() - startedAt) / 1000
const sum = () => done.reduce((all, each) => all + each, 0)
const tell = () => {
  const rate = sum() / seconds()
  const left = rate > 0 ? `, about ${Math.ceil((total - sum()) / rate / 60)} min to go` : ''
  console.log(`${sum()} of ${total} histories, ${rate.toFixed(1)} a second${left}`)
}
console.log(`${total} histories in ${lanes} lanes, seed ${seed}`)
const ticking = setInterval(tell, 30_000)
const urls: string[] = []
for (let lane = 0; lane < lanes; lane++) urls.push(await createDatabase(postgres.url, `lane_${lane}`, 'template'))
const kept = await Promise.all(
  urls.map((url, lane) => {
    const runs = Math.floor(total / lanes) + (lane < total % lanes ? 1 : 0)
    return runLane(url, runs, seed + lane * total, (count) => (done[lane] = count))
  }),
)
clearInterval(ticking)
tell()
const ok = kept.every(Boolean)
console.log(ok ? `All ${sum()} kept every rule, in ${seconds().toFixed(0)} s.` : 'A rule was broken; see above.')
await end(ok ? 0 : 1)
