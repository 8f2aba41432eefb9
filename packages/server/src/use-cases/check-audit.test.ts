import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { record } from '../audit'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { checkAudit } from './check-audit'

let test: TestDatabase
const system = { name: 'system', role: 'system' } as const
const write = (n: number) =>
  test.db.$transaction((tx) =>
    record(tx, {
      actor: { ...system, from: '203.0.113.9' },
      action: 'seen',
      subject: { type: 'booking', id: String(n) },
      detail: { n, word: 'Zoë', nested: { b: 1.5, a: null } },
    }),
  )
const check = () => checkAudit({ ctx: test })

/** What only the owner of the database can do: the triggers are off meanwhile. */
async function tamper(sql: string): Promise<void> {
  const owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  await owner.query("SET session_replication_role = 'replica'")
  await owner.query(sql)
  await owner.end()
}

describe('the audit history', () => {
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.drop())

  it('is one chain, though many write at once and some of their transactions fail', async () => {
    const writers = Array.from({ length: 60 }, async (_, n) => {
      if (n % 5 !== 0) return write(n)
      const failing = test.db.$transaction(async (tx) => {
        await record(tx, { actor: system, action: 'lost', subject: { type: 'booking', id: String(n) } })
        throw new Error('rolled back')
      })
      await expect(failing).rejects.toThrow('rolled back')
    })
    await Promise.all(writers)
    expect(await check()).toEqual({ entries: 48, intact: true, brokenAt: null })
    const [row] = await test.db.$queryRaw<
      { links: number; hashes: number }[]
    >`SELECT count(DISTINCT link)::int AS links, count(DISTINCT hash)::int AS hashes FROM audit_entry`
    expect(row).toEqual({ links: 48, hashes: 48 })
  })

  it('of two entries in one transaction keeps both, in their order', async () => {
    await test.db.$transaction(async (tx) => {
      await record(tx, { actor: system, action: 'first', subject: { type: 'booking', id: 'two' } })
      await record(tx, { actor: system, action: 'second', subject: { type: 'booking', id: 'two' } })
    })
    const rows = await test.db.auditEntry.findMany({ where: { subjectId: 'two' }, orderBy: { link: 'asc' } })
    expect(rows.map(({ action }) => action)).toEqual(['first', 'second'])
    expect((await check()).intact).toBe(true)
  })

  it('takes no hash or place from whoever writes', async () => {
    const made = test.db.auditEntry.create({
      data: { actor: 'x', action: 'x', subjectType: 'booking', subjectId: 'x', hash: 'f'.repeat(64), link: 1_000n },
    })
    await expect(made).rejects.toThrow(/append-only|permission denied/)
    expect((await check()).intact).toBe(true)
  })

  it('can’t be rewritten by giving an entry its hash a second time', async () => {
    await expect(test.db.$executeRaw`UPDATE audit_entry SET hash = 'x', link = 7`).rejects.toThrow(
      /append-only|permission denied/,
    )
  })
})

describe('a history that its own database’s owner has tampered with', () => {
  beforeEach(async () => {
    test = await createTestDatabase()
    for (let n = 1; n <= 6; n++) await write(n)
    expect(await check()).toEqual({ entries: 6, intact: true, brokenAt: null })
    return () => test.drop()
  })

  it.each([
    ['an altered actor', "UPDATE audit_entry SET actor = 'nobody' WHERE id = 3", '3'],
    ['an altered detail', `UPDATE audit_entry SET detail = jsonb_set(detail, '{n}', '9') WHERE id = 4`, '4'],
    ['another time', "UPDATE audit_entry SET at = at + interval '1 ms' WHERE id = 2", '2'],
    ['another address', 'UPDATE audit_entry SET from_address = NULL WHERE id = 2', '2'],
    ['a removed entry', 'DELETE FROM audit_entry WHERE id = 3', '4'],
    ['a removed first entry', 'DELETE FROM audit_entry WHERE id = 1', '2'],
    ['a removed last entry', 'DELETE FROM audit_entry WHERE id = 6', 'what followed 5 is missing'],
    [
      'two entries changed places',
      'UPDATE audit_entry SET id = CASE id WHEN 2 THEN -3 ELSE -2 END WHERE id IN (2, 3)',
      '-3',
    ],
    [
      'an entry put in beside the chain',
      "INSERT INTO audit_entry (actor, action, subject_type, subject_id) VALUES ('x', 'x', 'staff', '1')",
      '7',
    ],
    [
      'an end set back to hide the last ones',
      'UPDATE audit_head SET link = 4, hash = (SELECT hash FROM audit_entry WHERE link = 4)',
      '5',
    ],
    [
      'an entry altered and hashed again',
      `UPDATE audit_entry SET actor = 'x' WHERE id = 5;
       UPDATE audit_entry e SET hash = encode(sha256(convert_to((SELECT hash FROM audit_entry WHERE id = 4) || audit_contents(e), 'UTF8')), 'hex') WHERE id = 5`,
      '6',
    ],
    ['everything removed', 'DELETE FROM audit_entry', 'what followed the beginning is missing'],
  ])('is found: %s', async (_, sql, brokenAt) => {
    await tamper(sql)
    expect(await check()).toMatchObject({ intact: false, brokenAt })
  })
})
