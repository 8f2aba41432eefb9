import { rm } from 'node:fs/promises'
import { runtimeRoleUrl, createDatabase, startPostgres } from '@homecare/dev-servers/postgres'
import { temporaryFolder } from '@homecare/dev-servers/temporary-folder'
import { hash } from '@node-rs/argon2'
import type { TestProject } from 'vitest/node'
import { createDb } from '../database/db'
import type { PrismaClient } from '../generated/prisma/client'
import { applyMigrations } from '../database/migrate'
import { seed } from '../maintenance/seed'
import { DEMO_PASSWORDS, QUICK_HASH, TEMPLATE } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test databases are made on; it holds the migrated and seeded template. */
    postgresUrl: string
  }
}

/** Checking a real hash takes 30 ms on purpose, and the tests log in a thousand times. */
async function storeQuickHashes(db: PrismaClient): Promise<void> {
  for (const [role, password] of Object.entries(DEMO_PASSWORDS)) {
    const passwordHash = await hash(password, QUICK_HASH)
    await db.staffUser.update({ where: { userName: role.toLowerCase() }, data: { passwordHash } })
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
    await storeQuickHashes(db)
    // A database with connections can't be a template.
    await db.$disconnect()
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  return stop
}
