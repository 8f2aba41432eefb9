import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyMigrations } from './migrate'
import { bookingSteps } from '../testing/booking-steps'
import { draftBody } from '../testing/draft'
import { ownDatabase } from '../testing/own-database'

const { ctx, database } = await ownDatabase()
const { paid } = bookingSteps(() => ctx)
const role = `reports_${randomUUID().slice(0, 8)}`
const url = Object.assign(new URL(database.url), { username: role, password: 'x' }).href

async function query(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
const names = async (sql: string) => (await query(database.ownerUrl, sql)).map(({ name }) => String(name))
const views = () => names(`SELECT table_name AS name FROM information_schema.views WHERE table_schema = 'reports'`)
const migrate = () => applyMigrations({ databaseUrl: database.ownerUrl, runtimeUrl: database.url, reportsUrl: url })

beforeAll(async () => {
  await paid()
  await migrate()
})
afterAll(() => query(database.ownerUrl, `DROP OWNED BY ${role}; DROP ROLE ${role}`))

describe('the database role of reports', () => {
  it('the database role of reports reads every view, and no view names a patient', async () => {
    const { username, email, phoneNumber, building, landmark } = draftBody()
    const personal = [...username.split(' '), email, phoneNumber, building, landmark]
    let text = ''
    for (const view of await views())
      text += JSON.stringify(await query(url, `SELECT * FROM reports."${view}"`)).toLowerCase()
    expect(text).toContain('"payment_status":"paid"')
    expect(personal.filter((value) => text.includes(value.toLowerCase()))).toEqual([])
  })

  it('no view for the database role of reports has a column about a person', async () => {
    const columns = await names(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'reports'`,
    )
    expect(columns.length).toBeGreaterThan(20)
    const PERSONAL =
      /full_name|email|phone|door|building|landmark|order_id|access|token|hash|address|note|_by$|key|raw|tracking|search/
    expect(columns.filter((column) => PERSONAL.test(column))).toEqual([])
  })

  it('the database role of reports reads no table, neither ours nor the queue’s', async () => {
    const tables = await names(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
       WHERE schemaname IN ('public', 'bullmq')`,
    )
    expect(tables.length).toBeGreaterThan(25)
    for (const table of tables)
      await expect(query(url, `SELECT 1 FROM ${table} LIMIT 1`), table).rejects.toThrow('permission denied')
  })

  it.each([
    "INSERT INTO reports.closed_day VALUES ('2026-01-01')",
    'UPDATE reports.booking SET total_fils = 0',
    'DELETE FROM reports.booking',
    'DROP VIEW reports.booking',
    'CREATE VIEW reports.more AS SELECT 1',
    'CREATE TABLE public.more (id int)',
    'CREATE SCHEMA more',
    'SET ROLE homecare_app',
    "COPY (SELECT 1) TO PROGRAM 'true'",
  ])('the database role of reports may not execute: %s', async (sql) => {
    await expect(query(url, sql)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('the database role of reports reads a view of a later release once its migrations have run', async () => {
    await query(database.ownerUrl, 'CREATE VIEW reports.later AS SELECT 1 AS n')
    await migrate()
    expect(await query(url, 'SELECT n FROM reports.later')).toEqual([{ n: 1 }])
  })

  it('the migrations refuse a database role of reports that could read more than the views', async () => {
    await query(database.ownerUrl, `GRANT SELECT (email) ON booking TO ${role}`)
    await expect(migrate()).rejects.toThrow("can read or change tables with patients' data")
    await query(database.ownerUrl, `REVOKE SELECT (email) ON booking FROM ${role}`)
    await expect(
      applyMigrations({ databaseUrl: database.ownerUrl, runtimeUrl: database.url, reportsUrl: database.url }),
    ).rejects.toThrow('The role "homecare_app" of DATABASE_REPORTS_URL')
  })
})
