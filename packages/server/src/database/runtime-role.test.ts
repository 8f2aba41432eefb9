import { randomUUID } from 'node:crypto'
import { createDatabase, dropDatabase } from '@homecare/dev-servers/postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { applyMigrations } from './migrate'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.db.auditEntry.create({ data: { actor: 'system', action: 'seen', subjectType: 'booking', subjectId: '1' } })
})
afterAll(() => test.drop())

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the runtime database role', () => {
  it.each([
    ['UPDATE audit_entry SET actor = $$x$$'],
    ['DELETE FROM audit_entry'],
    ['TRUNCATE audit_entry'],
    ['UPDATE audit_head SET link = 0, hash = $$$$'],
    ['DELETE FROM audit_head'],
    ['TRUNCATE audit_head'],
    ["INSERT INTO audit_entry (actor, action, subject_type, subject_id, link) VALUES ('x', 'x', 'x', 'x', 9)"],
    ["INSERT INTO audit_entry (actor, action, subject_type, subject_id, hash) VALUES ('x', 'x', 'x', 'x', 'x')"],
    ['ALTER TABLE audit_entry DISABLE TRIGGER ALL'],
    ['DROP TRIGGER audit_entry_chain ON audit_entry'],
    ['ALTER TABLE booking ADD COLUMN x int'],
    ['CREATE TABLE x (id int)'],
    ['CREATE SCHEMA x'],
    ["CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE sql AS ''"],
    ["CREATE OR REPLACE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE sql AS ''"],
    ["SET session_replication_role = 'replica'"],
    ['DROP TABLE bullmq.job'],
    ["UPDATE _prisma_migrations SET checksum = ''"],
    ["SELECT setval('audit_entry_id_seq', 1)"],
  ])('the runtime database role may not execute: %s', async (sql) => {
    await expect(query(test.url, sql)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('the runtime database role owns nothing and is not a member of the owner', async () => {
    const owned = await query(
      test.ownerUrl,
      `SELECT relname FROM pg_class WHERE relowner = 'homecare_app'::regrole
       UNION ALL SELECT proname FROM pg_proc WHERE proowner = 'homecare_app'::regrole
       UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = 'homecare_app'::regrole
       UNION ALL SELECT rolname FROM pg_roles WHERE rolname <> 'homecare_app' AND pg_has_role('homecare_app', oid, 'MEMBER')`,
    )
    expect(owned).toEqual([])
  })

  it('the runtime database role adds audit entries and changes rows of tables that later migrations create', async () => {
    await query(test.ownerUrl, 'CREATE TABLE later (id bigserial PRIMARY KEY, word text)')
    await query(test.url, "INSERT INTO later (word) VALUES ('a')")
    await query(test.url, "UPDATE later SET word = 'b'")
    expect(await query(test.url, 'DELETE FROM later RETURNING word')).toEqual([{ word: 'b' }])
    const { link } = await test.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(link).toBeGreaterThan(0n)
  })
})

describe('migrations', () => {
  const server = inject('postgresUrl')
  const aDatabase = async (): Promise<string> => {
    const name = `roles_${randomUUID().replaceAll('-', '')}`
    onTestFinished(() => dropDatabase(server, name))
    return createDatabase(server, name)
  }
  const aRole = async (options: string): Promise<string> => {
    const role = `role_${randomUUID().slice(0, 8)}`
    await query(server, `CREATE ROLE ${role} LOGIN PASSWORD 'x' ${options}`)
    onTestFinished(async () => {
      await query(server, `DROP OWNED BY ${role}; DROP ROLE ${role}`)
    })
    return role
  }
  const as = (role: string, url: string): string => Object.assign(new URL(url), { username: role, password: 'x' }).href

  it('migrations create the role that DATABASE_URL names, which can log in, and a second run changes nothing', async () => {
    const databaseUrl = await aDatabase()
    const role = `role_${randomUUID().slice(0, 8)}`
    onTestFinished(async () => {
      await query(databaseUrl, `DROP OWNED BY ${role}; DROP ROLE ${role}`)
    })
    const runtimeUrl = as(role, databaseUrl)
    await applyMigrations({ databaseUrl, runtimeUrl })
    await applyMigrations({ databaseUrl, runtimeUrl })
    expect(await query(runtimeUrl, 'SELECT count(*)::int AS n FROM booking')).toEqual([{ n: 0 }])
  })

  it('migrations create a second role beside the first, so that a password can be replaced while both log in', async () => {
    const databaseUrl = await aDatabase()
    const roles = ['before', 'after'].map((each) => `role_${each}_${randomUUID().slice(0, 8)}`)
    const urls = roles.map((role) => as(role, databaseUrl))
    onTestFinished(async () => {
      for (const role of roles) await query(databaseUrl, `DROP OWNED BY ${role}; DROP ROLE ${role}`)
    })
    for (const runtimeUrl of urls) await applyMigrations({ databaseUrl, runtimeUrl })
    const write = (url: string) => query(url, "INSERT INTO closed_day VALUES (gen_random_uuid(), 'x') RETURNING 1 AS n")
    for (const url of urls) expect(await write(url)).toEqual([{ n: 1 }])
    await query(databaseUrl, `ALTER ROLE ${roles[0]} NOLOGIN`)
    await expect(write(urls[0] ?? '')).rejects.toThrow('not permitted to log in')
    expect(await write(urls[1] ?? '')).toEqual([{ n: 1 }])
  })

  it('migrations without the right to create the role print the statement that creates it', async () => {
    const owner = await aRole('')
    const databaseUrl = await aDatabase()
    await query(databaseUrl, `ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} OWNER TO ${owner}`)
    const migrating = applyMigrations({
      databaseUrl: as(owner, databaseUrl),
      runtimeUrl: as('nobody_yet', databaseUrl),
    })
    await expect(migrating).rejects.toThrow(/has no role "nobody_yet".*CREATE ROLE "nobody_yet" LOGIN PASSWORD/s)
  })

  it('migrations refuse a role that may not create tables, and name the setting', async () => {
    await expect(applyMigrations({ databaseUrl: test.url })).rejects.toThrow('in DATABASE_OWNER_URL')
  })

  it.each(['SUPERUSER', 'CREATEROLE'])('migrations refuse a runtime role with %s', async (power) => {
    const role = await aRole(power)
    const migrating = applyMigrations({ databaseUrl: test.ownerUrl, runtimeUrl: as(role, test.ownerUrl) })
    await expect(migrating).rejects.toThrow('could rewrite the audit history')
  })
})
