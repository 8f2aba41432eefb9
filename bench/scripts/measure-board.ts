import { join } from 'node:path'
import { runtimeRoleUrl, startPostgres } from '@homecare/dev-servers/postgres'
import { temporaryFolder } from '@homecare/dev-servers/temporary-folder'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { createDb } from '@homecare/server/database/db'
import { getOwnerBoard } from '@homecare/server/board/get'
import { refreshBoard } from '@homecare/server/board/refresh'
import { applyMigrations } from '@homecare/server/database/migrate'
import { seed } from '@homecare/server/maintenance/seed'
import { testContext } from '@homecare/server/testing/test-context'
import { generateRecords } from '../src/system/generate-records'
import { generateVisits } from '../src/system/generate-visits'

// measure-board <count>: fills a database of its own, and prints how long the owner's board takes on it.

const [count = ''] = process.argv.slice(2)
if (!/^[1-9]\d{0,7}$/.test(count)) {
  console.error('Usage: measure-board 1000000')
  process.exit(1)
}
const RUNS = 30
const today = dubaiDate(new Date())
const PERIODS = {
  week: { period: 'week' },
  month: { period: 'month' },
  quarter: { period: 'quarter' },
  year: { period: 'own', from: addDays(today, -364), to: today },
} as const

const postgres = await startPostgres({ dataDir: join(await temporaryFolder('homecare-board-'), 'postgres') })
const db = createDb(runtimeRoleUrl(postgres.url), { poolSize: 5 })
try {
  await applyMigrations({ databaseUrl: postgres.url, runtimeUrl: runtimeRoleUrl(postgres.url) })
  const owner = createDb(postgres.url, { poolSize: 1 })
  await seed(owner, { demoStaff: { admin: 'unused', coordinator: 'unused', viewer: 'unused' } })
  await owner.$disconnect()
  await generateRecords(postgres.url, Number(count), console.log)
  await generateVisits(postgres.url, console.log)
  const ctx = testContext({ db, now: () => new Date() })
  const begun = performance.now()
  const days = await refreshBoard({ ctx })
  console.log(`${days} days were counted in ${Math.round(performance.now() - begun)} ms`)
  for (const changed of [0, 1, 10]) {
    await db.boardChange.createMany({
      data: Array.from({ length: changed }, (_, index) => ({ day: addDays(today, -index) })),
    })
    for (const [name, input] of Object.entries(PERIODS)) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const start = performance.now()
        await getOwnerBoard({ ctx, input })
        times.push(performance.now() - start)
      }
      times.sort((a, b) => a - b)
      const at = (part: number) => times[Math.floor((RUNS - 1) * part)]?.toFixed(1)
      console.log(`${name}, ${changed} changed days: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
    }
  }
} finally {
  await db.$disconnect()
  await postgres.stop()
}
