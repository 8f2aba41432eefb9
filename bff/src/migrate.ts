import { createDb } from '@homecare/server/adapters/db'
import { databaseEnv, parseEnv } from '@homecare/server/env-schema'
import { applyMigrations } from '@homecare/server/migrate'
import { seed } from '@homecare/server/seed'
import { z } from 'zod'

// A process of its own that ends: run before new BFFs and workers start. It may run twice, or twice at once.
const demoStaff = z.object({ admin: z.string(), coordinator: z.string(), viewer: z.string() })

const env = parseEnv(
  z.object({
    ...databaseEnv,
    NODE_ENV: z.string().default('development'),
    MIGRATIONS_DIR: z.string().optional(),
    CATALOGUE_FILE: z.string().optional(),
    /** Passwords of the three demo staff as JSON; refused in production. */
    DEMO_STAFF: z.string().transform((text, context) => {
      try {
        return demoStaff.parse(JSON.parse(text))
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON with passwords for admin, coordinator and viewer' })
        return z.NEVER
      }
    }).optional(),
  }).refine((value) => value.NODE_ENV !== 'production' || !value.DEMO_STAFF, { path: ['DEMO_STAFF'], message: 'must not be set in production' }),
  process.env,
)

const log = (line: string) => process.stdout.write(`${line}\n`)
await applyMigrations({ databaseUrl: env.DATABASE_URL, ...(env.MIGRATIONS_DIR ? { dir: env.MIGRATIONS_DIR } : {}), log })
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
