import { createDb } from '@homecare/server/adapters/db'
import { checkAudit } from '@homecare/server/use-cases/check-audit'
import { readAuditCheckEnv } from './env'

// A process of its own that ends: with 0 if every entry of the audit history is what it was when it was written, with 1
// if not, and then it names the first that is not.
const db = createDb(readAuditCheckEnv().DATABASE_URL, { poolSize: 1 })
try {
  const { entries, intact, brokenAt } = await checkAudit({ ctx: { db } })
  process.stdout.write(
    intact
      ? `audit history: ${entries} entries, intact\n`
      : `audit history: ${entries} entries, BROKEN at entry ${brokenAt}\n`,
  )
  process.exitCode = intact ? 0 : 1
} finally {
  await db.$disconnect()
}
