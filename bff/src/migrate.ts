import { createDb } from '@homecare/server/database/db'
import { applyMigrations } from '@homecare/server/database/migrate'
import { seed } from '@homecare/server/maintenance/seed'
import { inviteFirstAdmin } from '@homecare/server/staff/invite-first-admin'
import { readMigrationEnv } from './env'

// This is a separate program that runs before new BFFs and workers start. It is idempotent, even in two parallel runs.
// DEMO_STAFF creates the three demo staff, which is refused if NODE_ENV is production. FIRST_ADMIN needs PUBLIC_URL and
// SESSION_SECRET: it is emailed an invitation while no member of staff has a password, and the link is printed too.
const env = readMigrationEnv()
const log = (line: string) => process.stdout.write(`${line}\n`)
await applyMigrations({
  databaseUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
  runtimeUrl: env.DATABASE_URL,
  reportsUrl: env.DATABASE_REPORTS_URL,
  ...(env.MIGRATIONS_DIR ? { dir: env.MIGRATIONS_DIR } : {}),
  log,
}).catch((error: Error) => {
  process.stderr.write(`Cannot migrate: ${error.message}\n`)
  process.exit(1)
})
if (!env.DATABASE_OWNER_URL)
  log('DATABASE_OWNER_URL is not set: the processes own the tables, and could rewrite the audit history')
const db = createDb(env.DATABASE_URL, { poolSize: 2 })
try {
  await seed(db, {
    ...(env.CATALOGUE_FILE ? { catalogueFile: env.CATALOGUE_FILE } : {}),
    ...(env.DEMO_STAFF ? { demoStaff: env.DEMO_STAFF } : {}),
  })
  log('catalogue is up to date')
  const { FIRST_ADMIN, PUBLIC_URL, SESSION_SECRET } = env
  if (FIRST_ADMIN && PUBLIC_URL && SESSION_SECRET) {
    const settings = { publicUrl: PUBLIC_URL, secret: SESSION_SECRET[0] }
    const link = await inviteFirstAdmin({ ctx: { db, settings, now: () => new Date() }, input: { email: FIRST_ADMIN } })
    log(link ? `${FIRST_ADMIN} is invited as admin: ${link}` : 'there are staff already: FIRST_ADMIN changes nothing')
  }
} finally {
  await db.$disconnect()
}
