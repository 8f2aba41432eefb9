import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createDb } from './db'
import { Prisma } from '../generated/prisma/client'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const column = (line: string) => {
  const [field = '', type = ''] = line.trim().split(/\s+/)
  const name = /@map\("(\w+)"\)/.exec(line)?.[1] ?? field
  return { name, type: type.replace(/[?[\]]/g, ''), nullable: type.endsWith('?'), list: type.endsWith('[]') }
}

/** Tables and columns as schema.prisma has them; relations are fields whose type is a model. */
async function declaredTables() {
  const schema = await readFile(join(import.meta.dirname, '../../prisma/schema.prisma'), 'utf8')
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)\n\}/gm)].map(([, name = '', body = '']) => ({
    name,
    body,
  }))
  const names = new Set(models.map((model) => model.name))
  return models.map(({ body }) => ({
    table: /@@map\("(\w+)"\)/.exec(body)?.[1],
    columns: body
      .split('\n')
      .filter((line) => /^\s+\w+\s+\w+/.test(line))
      .map(column)
      .filter(({ type }) => !names.has(type)),
  }))
}

/** The names that Prisma gives to the keys and indexes of a model. */
function indexesOf(body: string): string[] {
  const table = /@@map\("(\w+)"\)/.exec(body)?.[1]
  const lines = body.split('\n').filter((line) => /^\s+\w+\s+\w+/.test(line))
  const columnOf = (field: string) => column(lines.find((line) => line.trim().startsWith(`${field} `)) ?? field).name
  const single = lines.filter((line) => /\s@unique\b/.test(line)).map((line) => `${table}_${column(line).name}_key`)
  const groups = [...body.matchAll(/@@(unique|index)\(\[([\w, ]+)\]/g)].map(
    ([, kind, fields = '']) =>
      `${table}_${fields.split(', ').map(columnOf).join('_')}_${kind === 'unique' ? 'key' : 'idx'}`,
  )
  return [`${table}_pkey`, ...single, ...groups]
}

const UDT: Record<string, string> = {
  String: 'text',
  Int: 'int4',
  BigInt: 'int8',
  Boolean: 'bool',
  Bytes: 'bytea',
  Json: 'jsonb',
  DateTime: 'timestamptz',
}

/** Partial indexes and indexes on expressions, which the Prisma schema can't describe. */
const BEYOND_PRISMA = [
  'alarm_open_key',
  'family_link_open_key',
  'change_request_open_idx',
  'payment_attempt_one_paid_key',
  'payment_attempt_refund_requested_idx',
  'payment_attempt_unconfirmed_idx',
  'booking_needs_action_idx',
  'booking_email_lower_idx',
  'booking_phone_tail_idx',
  'service_request_email_lower_idx',
  'service_request_phone_tail_idx',
  'service_request_due_idx',
  'service_request_suspected_idx',
  'remote_release_retired_at_idx',
  'booking_payment_status_idx',
  'booking_search_text_idx',
  'booking_search_people_idx',
  'service_request_search_text_idx',
  'care_case_search_text_idx',
  'care_visit_open_idx',
  'report_one_uploaded_each_key',
  'report_one_released_each_key',
  'report_unopened_idx',
  'payment_attempt_paid_idx',
  'payment_attempt_refunded_idx',
  'visit_step_sample_idx',
  'booking_due_idx',
  'booking_unassigned_idx',
  'service_request_unmailed_idx',
  'picture_shown_key',
  'part_refund_done_idx',
  'part_refund_requested_idx',
  'message_incoming_idx',
  'message_file_idx',
  'message_email_idx',
  'booking_unreached_idx',
  'nurse_occupation_once_excl',
]

describe('the migrated database', () => {
  it('the migrated database has exactly the tables and columns of the Prisma schema, in type and nullability', async () => {
    const rows = await test.db.$queryRaw<
      { table_name: string; column_name: string; udt_name: string; is_nullable: string }[]
    >`
      SELECT table_name, column_name, udt_name, is_nullable FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`
    const actual = rows.map((row) => `${row.table_name}.${row.column_name} ${row.udt_name} ${row.is_nullable}`)
    const uuids = new Set(
      rows.filter((row) => row.udt_name === 'uuid').map((row) => `${row.table_name}.${row.column_name}`),
    )
    const declared = (await declaredTables()).flatMap(({ table, columns }) =>
      columns.map(({ name, type, nullable, list }) => {
        const udt = uuids.has(`${table}.${name}`) ? 'uuid' : `${list ? '_' : ''}${UDT[type] ?? type}`
        // Prisma declares lists without NOT NULL.
        return `${table}.${name} ${udt} ${nullable || list ? 'YES' : 'NO'}`
      }),
    )
    expect(actual.sort()).toEqual(declared.sort())
  })

  it('the migrated database has every key and index of the Prisma schema, under Prisma’s names', async () => {
    const rows = await test.db.$queryRaw<
      { indexname: string }[]
    >`SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`
    const schema = await readFile(join(import.meta.dirname, '../../prisma/schema.prisma'), 'utf8')
    const declared = [...schema.matchAll(/^model \w+ \{\n([\s\S]*?)\n\}/gm)].flatMap(([, body = '']) => indexesOf(body))
    expect(rows.map((row) => row.indexname).sort()).toEqual([...declared, ...BEYOND_PRISMA].sort())
  })

  it.each(Object.values(Prisma.ModelName))('the migrated database has every field of %s', async (model) => {
    const delegate = `${model[0]?.toLowerCase()}${model.slice(1)}` as 'booking'
    expect(Array.isArray(await test.db[delegate].findMany({ take: 1 }))).toBe(true)
  })

  it.each(['UPDATE audit_entry SET actor = $$x$$', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
    'the audit history refuses a change even by its owner: %s',
    async (sql) => {
      await test.db.auditEntry.create({
        data: { actor: 'system', action: 'seen', subjectType: 'booking', subjectId: '1' },
      })
      const owner = createDb(test.ownerUrl, { poolSize: 1 })
      onTestFinished(() => owner.$disconnect())
      await expect(owner.$executeRawUnsafe(sql)).rejects.toThrow('append-only')
    },
  )

  it('the migrated database contains the whole catalogue and a staff account of each role', async () => {
    expect(await test.db.labTest.count()).toBe(288)
    expect(await test.db.healthPackage.count()).toBe(7)
    expect((await test.db.staffUser.findMany({ orderBy: { userName: 'asc' } })).map((user) => user.userName)).toEqual([
      'admin',
      'coordinator',
      'laboratory',
      'nurselead',
      'owner',
      'viewer',
    ])
  })
})
