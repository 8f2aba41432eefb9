import { createDb } from '@homecare/server/adapters/db'
import { applyMigrations } from '@homecare/server/migrate'
import { seed } from '@homecare/server/seed'
import { readMigrationEnv } from './env'

// A process of its own that ends: run before new BFFs and workers start. It may run twice, or twice at once.
// DEMO_STAFF makes the three demo staff, which is refused where NODE_ENV is production.
const env = readMigrationEnv()
const log = (line: string) => process.stdout.write(`${line}\n`)
await applyMigrations({
  databaseUrl: env.DATABASE_URL,
  ...(env.MIGRATIONS_DIR ? { dir: env.MIGRATIONS_DIR } : {}),
  log,
})
const db = createDb(env.DATABASE_URL, { poolSize: 2 })
try {
  await seed(db, {
    ...(env.CATALOGUE_FILE ? { catalogueFile: env.CATALOGUE_FILE } : {}),
    ...(env.DEMO_STAFF ? { demoStaff: env.DEMO_STAFF } : {}),
  })
  log('catalogue is up to date')
} finally {
  await db.$disconnect()
}
