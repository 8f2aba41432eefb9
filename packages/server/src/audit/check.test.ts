import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appendAuditEntry } from './append'
import { storable } from '../database/storable'
import { openAuditHistory, SYSTEM, type AuditHistory } from '../testing/audit-history'
import { anchorAudit } from './anchor'

let history: AuditHistory

/**
 * Recomputes the hashes of the whole chain, as an attacker could after altering an entry, and sets the head to its end.
 */
const REHASH = `
  DO $$ DECLARE e audit_entry; last text := ''; place bigint := 0; BEGIN
    FOR e IN SELECT * FROM audit_entry ORDER BY link LOOP
      place := place + 1; e.link := place;
      last := encode(sha256(convert_to(last || audit_contents(e), 'UTF8')), 'hex');
      UPDATE audit_entry SET link = place, hash = last WHERE id = e.id;
    END LOOP;
    UPDATE audit_head SET link = place, hash = last;
  END $$;`

describe('the audit history', () => {
  beforeAll(async () => {
    history = await openAuditHistory()
  })
  afterAll(() => history.close())

  it('the audit history is one chain under concurrent writes, some of which roll back', async () => {
    const writers = Array.from({ length: 60 }, async (_, n) => {
      if (n % 5 !== 0) return history.write(n)
      const failing = history.db.$transaction(async (tx) => {
        await appendAuditEntry(tx, { actor: SYSTEM, action: 'lost', subject: { type: 'booking', id: String(n) } })
        throw new Error('rolled back')
      })
      await expect(failing).rejects.toThrow('rolled back')
    })
    await Promise.all(writers)
    await history.anchor()
    expect(await history.check()).toMatchObject({
      entries: history.start + 48,
      state: 'intact',
      brokenAt: null,
      problem: null,
    })
    const [row] = await history.db.$queryRaw<
      { links: number; hashes: number }[]
    >`SELECT count(DISTINCT link)::int AS links, count(DISTINCT hash)::int AS hashes FROM audit_entry`
    expect(row).toEqual({ links: history.start + 48, hashes: history.start + 48 })
  })

  it('two audit entries of one transaction are both stored in their order', async () => {
    await history.db.$transaction(async (tx) => {
      await appendAuditEntry(tx, { actor: SYSTEM, action: 'first', subject: { type: 'booking', id: 'two' } })
      await appendAuditEntry(tx, { actor: SYSTEM, action: 'second', subject: { type: 'booking', id: 'two' } })
    })
    const rows = await history.db.auditEntry.findMany({ where: { subjectId: 'two' }, orderBy: { link: 'asc' } })
    expect(rows.map(({ action }) => action)).toEqual(['first', 'second'])
    expect((await history.check()).intact).toBe(true)
  })

  it('no writer can choose the hash or position of an audit entry', async () => {
    const made = history.db.auditEntry.create({
      data: { actor: 'x', action: 'x', subjectType: 'booking', subjectId: 'x', hash: 'f'.repeat(64), link: 1_000n },
    })
    await expect(made).rejects.toThrow('permission denied')
    expect((await history.check()).intact).toBe(true)
  })

  it('the server computes the same hash as the database for an audit entry with any texts and numbers', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 }).map(storable)
    const plain = fc.oneof(
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    )
    // A key that begins with `$` has a special meaning for Prisma.
    const value = fc.oneof(
      plain,
      fc.array(plain),
      fc.dictionary(
        text.map((key) => `k${key}`),
        fc.oneof(plain, fc.array(plain)),
      ),
    )
    const entries = fc.array(fc.tuple(text, text, text, value), { minLength: 150, maxLength: 150 })
    const [sample = []] = fc.sample(entries, 1)
    await history.db.$transaction(
      async (tx) => {
        for (const [name, action, id, detail] of sample)
          await appendAuditEntry(tx, {
            actor: { ...SYSTEM, name },
            action,
            subject: { type: 'booking', id },
            detail: { detail },
          })
      },
      { timeout: 30_000 },
    )
    expect(await history.check()).toMatchObject({ state: 'intact', problem: null })
  })
})

describe('a history that the database’s owner has changed', () => {
  beforeEach(async () => {
    history = await openAuditHistory()
    for (let n = 1; n <= 6; n++) await history.write(n)
    await history.anchor()
    expect(await history.check()).toMatchObject({
      entries: history.start + 6,
      state: 'intact',
      anchor: { sequence: history.start + 6 },
    })
    return () => history.close()
  })

  it.each([
    ['an altered actor', "UPDATE audit_entry SET actor = 'nobody' WHERE id = #3", 3],
    ['an altered detail', `UPDATE audit_entry SET detail = jsonb_set(detail, '{n}', '9') WHERE id = #4`, 4],
    ['another time', "UPDATE audit_entry SET at = at + interval '1 ms' WHERE id = #2", 2],
    ['another address', 'UPDATE audit_entry SET from_address = NULL WHERE id = #2', 2],
    ['a removed entry', 'DELETE FROM audit_entry WHERE id = #3', 4],
    [
      'an entry inserted outside the chain',
      "INSERT INTO audit_entry (actor, action, subject_type, subject_id) VALUES ('x', 'x', 'staff', '1')",
      7,
    ],
    [
      'a head set back to hide the last entries',
      'UPDATE audit_head SET link = #4, hash = (SELECT hash FROM audit_entry WHERE link = #4)',
      5,
    ],
    [
      'an altered entry with its hash recomputed',
      `UPDATE audit_entry SET actor = 'x' WHERE id = #5;
       UPDATE audit_entry e SET hash = encode(sha256(convert_to((SELECT hash FROM audit_entry WHERE id = #4) || audit_contents(e), 'UTF8')), 'hex') WHERE id = #5`,
      6,
    ],
    [
      'an altered entry with all later hashes recomputed',
      `UPDATE audit_entry SET actor = 'x' WHERE id = #3; ${REHASH}`,
      6,
    ],
    [
      'a replaced SQL function for the hashed text',
      `
      UPDATE audit_entry SET actor = 'x' WHERE id = #3;
      CREATE OR REPLACE FUNCTION audit_contents(entry audit_entry) RETURNS text LANGUAGE sql STABLE AS
        $$ SELECT jsonb_build_array(entry.link, entry.id, (extract(epoch FROM entry.at) * 1000)::bigint, 'system',
           entry.action, entry.subject_type, entry.subject_id, entry.detail, entry.from_address)::text $$`,
      3,
    ],
  ])('the audit check names the wrong entry for %s', async (_, sql, entry) => {
    await history.tamper(sql)
    expect(await history.check()).toMatchObject({
      state: 'broken',
      intact: false,
      brokenAt: String(history.start + entry),
    })
  })

  it.each([
    ['a removed last entry', 'DELETE FROM audit_entry WHERE id = #6', 'The entries after number #5 are missing'],
    ['a removed first entry', 'DELETE FROM audit_entry WHERE link = 1', 'Entry 2 does not fit the chain'],
    [
      'removed last entries with the head set back',
      'DELETE FROM audit_entry WHERE id > #4; UPDATE audit_head SET link = #4, hash = (SELECT hash FROM audit_entry WHERE id = #4)',
      'The history ends with entry number #4, but number #6 was anchored at 2026-03-03T04:00:00.000Z: the entries from number #5 on are missing.',
    ],
    [
      'all entries removed with the head set to the beginning',
      "TRUNCATE audit_entry; UPDATE audit_head SET link = 0, hash = ''",
      'the entries from number 1 on are missing',
    ],
    ['all entries removed', 'DELETE FROM audit_entry', 'The entries after the beginning are missing'],
    ['a removed head', 'DELETE FROM audit_head', 'The end of the chain is not recorded any more'],
  ])('the audit check describes the error for %s', async (_, sql, sentence) => {
    await history.tamper(sql)
    const { state, problem } = await history.check()
    expect(state).toBe('broken')
    expect(problem).toContain(history.numbered(sentence))
    expect(await anchorAudit({ ctx: history.ctx })).toMatchObject({ state: 'broken' })
  })

  it('a history that lost anchored entries gets no new anchor, and later entries do not hide that', async () => {
    await history.tamper("TRUNCATE audit_entry; UPDATE audit_head SET link = 0, hash = ''")
    for (let n = 1; n <= history.start + 8; n++) await history.write(n)
    expect(await anchorAudit({ ctx: history.ctx })).toMatchObject({ state: 'broken' })
    expect(await history.check()).toMatchObject({ state: 'broken' })
  })

  it('a change between two anchors is found, and the report names both', async () => {
    await history.write(7)
    await history.write(8)
    await history.anchor()
    await history.tamper(`UPDATE audit_entry SET actor = 'x' WHERE id = #8; ${REHASH}`)
    const { problem } = await history.check()
    expect(problem).toContain(
      `the first wrong entry is one of the numbers ${history.start + 7} to ${history.start + 8}`,
    )
  })

  it('an empty history beside staff accounts is broken, even without an anchor', async () => {
    history.ctx.files.objects.clear()
    await history.tamper("TRUNCATE audit_entry; UPDATE audit_head SET link = 0, hash = ''")
    const { state, problem } = await history.check()
    expect(state).toBe('broken')
    expect(problem).toContain('empty although there are staff accounts')
  })
})
