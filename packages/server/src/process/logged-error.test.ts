import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from './log'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** The line that a failing statement of `run` leaves in a process's log. */
async function lineOf(run: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const log = createLog({ process: 'test', level: 'trace', to: { write: (line) => void lines.push(line) } })
  await run().catch((error: unknown) => log.error({ err: error }, 'failed'))
  return lines.join('')
}

it.each([
  ['22P02', 'a text that is no number', () => database.db.$queryRaw`SELECT ${'Feldspar'}::text::int`],
  ['22007', 'a text that is no date', () => database.db.$queryRaw`SELECT ${'Feldspar'}::text::date`],
  ['22P02', 'a text that is no JSON', () => database.db.$queryRaw`SELECT ${'Feldspar'}::text::jsonb`],
  [
    '23502',
    'a row without a value',
    () =>
      database.db.$executeRaw`INSERT INTO missed_search (day, words, count) VALUES ('2026-03-03', 'Feldspar', NULL)`,
  ],
])('a log line has the code %s of %s and not the value', async (sqlState, _, run) => {
  const line = await lineOf(run)
  expect(line).toContain(`"sqlState":"${sqlState}"`)
  expect(line).toContain('    at ')
  expect(line).not.toMatch(/feldspar/i)
})

it('a log line has the message, code and cause of an error that is not the database’s', async () => {
  const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED', config: { body: 'Feldspar' } })
  const line = await lineOf(() => Promise.reject(new Error('no answer', { cause })))
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'Error', message: 'no answer', cause: { code: 'ECONNREFUSED', message: 'connect refused' } },
  })
  expect(line).not.toContain('Feldspar')
})
