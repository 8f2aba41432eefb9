import { createDb } from '@homecare/server/database/db'
import { AppError } from '@homecare/server/process/app-error'
import { resetFactorByName } from '@homecare/server/staff/factor/reset'
import { readResetFactorEnv } from './env'

// This is a separate program, the operator's way in for an admin who has lost the second factor and whom no colleague
// can help: `node reset-factor.mjs name@example.com`. The account sets a factor up at its next login; it is on the record.
const userName = (process.argv[2] ?? '').trim()
const unknown = userName
  ? `there is no account ${userName}\n`
  : 'name the account: node reset-factor.mjs name@example.com\n'
const env = readResetFactorEnv()
const db = createDb(env.DATABASE_URL, { poolSize: 2 })
try {
  const found = await resetFactorByName({ ctx: { db, now: () => new Date() }, input: { userName } })
  process.stdout.write(found ? `the second factor of ${userName} is reset\n` : unknown)
  process.exitCode = found ? 0 : 1
} catch (error) {
  if (!(error instanceof AppError)) throw error
  process.stdout.write(`${userName}: ${error.message}\n`)
  process.exitCode = 1
} finally {
  await db.$disconnect()
}
