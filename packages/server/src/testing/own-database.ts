import { afterAll } from 'vitest'
import { testContext, type TestCtx } from './test-context'
import { createTestDatabase, type TestDatabase } from './test-database'

/** A context on a database that belongs to the calling test file and is dropped after its tests. */
export async function ownDatabase(): Promise<{ ctx: TestCtx; database: TestDatabase }> {
  const database = await createTestDatabase()
  afterAll(() => database.drop())
  return { ctx: testContext({ db: database.db }), database }
}
