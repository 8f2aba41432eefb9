import { randomUUID } from 'node:crypto'
import { runtimeRoleUrl, createDatabase, dropDatabase } from '@homecare/dev-servers/postgres'
import { inject } from 'vitest'
import { createDb } from '../database/db'
import type { PrismaClient } from '../generated/prisma/client'
import { TEMPLATE } from './template'

export interface TestDatabase {
  /** As the processes connect: with a role that can't change tables or the audit history. */
  url: string
  /** As migrations connect; for set-up that only an owner may do, and for tampering. */
  ownerUrl: string
  db: PrismaClient
  /** Ends all connections and removes the database. */
  drop(): Promise<void>
}

/** A database of its own, migrated and seeded with catalogue and demo staff, in some 50 ms. */
export async function createTestDatabase({ poolSize = 10 } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const ownerUrl = await createFromTemplate(server, name)
  const url = runtimeRoleUrl(ownerUrl)
  const db = createDb(url, { poolSize })
  return {
    url,
    ownerUrl,
    db,
    async drop() {
      await db.$disconnect()
      await dropDatabase(server, name)
    },
  }
}

/** Postgres copies a template for one at a time: another test file that is doing so is waited for. */
async function createFromTemplate(server: string, name: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await createDatabase(server, name, TEMPLATE)
    } catch (error) {
      const busy = (error as { code?: string }).code === '55006'
      if (!busy || attempt === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt))
    }
  }
}
