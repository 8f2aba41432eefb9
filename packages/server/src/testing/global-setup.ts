import { rm } from 'node:fs/promises'
import { runtimeRoleUrl, createDatabase, startPostgres } from '@homecare/dev-servers/postgres'
import { temporaryFolder } from '@homecare/dev-servers/temporary-folder'
import type { TestProject } from 'vitest/node'
import { createDb } from '../database/db'
import { applyMigrations } from '../database/migrate'
import { seed } from '../maintenance/seed'
import { DEMO_PASSWORDS, TEMPLATE } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test databases are made on; it holds the migrated and seeded template. */
    postgresUrl: string
  }
}

/** Vitest's global set-up: one real Postgres a run, removed afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await temporaryFolder('homecare-test-')
  const postgres = await startPostgres({ dataDir, durable: false })
  const stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const databaseUrl = await createDatabase(postgres.url, TEMPLATE)
    const runtimeUrl = runtimeRoleUrl(databaseUrl)
    await applyMigrations({ databaseUrl, runtimeUrl })
    const db = createDb(runtimeUrl)
    await seed(db, { demoStaff: DEMO_PASSWORDS })
    // A database with connections can't be a template.
    await db.$disconnect()
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  return stop
}
