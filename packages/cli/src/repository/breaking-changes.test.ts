import { describe, expect, test } from 'vitest'
import { breakingChanges, statementsOf } from './breaking-changes'
import { read, sourceFiles } from './source-files'

const RELEASES = ['1.0.0', '1.1.0']
/** Before the first one no version ran. */
const [, ...migrations] = sourceFiles()
  .filter((path) => /^packages\/server\/prisma\/migrations\/.*\.sql$/.test(path))
  .sort()

test('the check of breaking changes finds migrations', () => expect(migrations.length).toBeGreaterThan(0))

test.each(migrations)('the migration %s breaks no running version', (path) => {
  const releases = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, release = '']) => release)
  expect(breakingChanges(read(path), releases)).toEqual([])
})

describe('refused migrations', () => {
  test.each([
    ['drops a table', 'DROP TABLE booking;'],
    ['drops a column', 'ALTER TABLE booking DROP COLUMN landmark;'],
    ['drops a default', 'ALTER TABLE "booking" ALTER COLUMN "city" DROP DEFAULT;'],
    ['renames a column', 'ALTER TABLE booking RENAME COLUMN landmark TO near;'],
    ['renames a table', 'ALTER TABLE booking RENAME TO visit;'],
    ['renames a value', `ALTER TYPE "PaymentStatus" RENAME VALUE 'Paid' TO 'Settled';`],
    ['changes a type', 'ALTER TABLE booking ALTER COLUMN date TYPE date USING date::date;'],
    ['makes a column NOT NULL', 'ALTER TABLE booking ALTER COLUMN refund_note SET NOT NULL;'],
    ['adds a column NOT NULL without a default', 'ALTER TABLE booking ADD COLUMN area text NOT NULL;'],
    ['adds a constraint', 'ALTER TABLE booking ADD CONSTRAINT positive CHECK (total_fils > 0);'],
    ['adds a unique index', 'CREATE UNIQUE INDEX one_email ON booking (email);'],
    ['deletes rows', 'DELETE FROM outbox;'],
    ['revokes a right', 'REVOKE SELECT ON booking FROM homecare_app;'],
    [
      'breaks something after a function whose body has semicolons',
      'CREATE FUNCTION f() RETURNS int AS $$ SELECT 1; $$ LANGUAGE sql; DROP TABLE booking;',
    ],
  ])('a migration is refused if it %s', (_, sql) => {
    expect(breakingChanges(sql, RELEASES)).toHaveLength(1)
  })

  test('a migration is refused if its mark names an unknown release or is at another statement', () => {
    const drop = 'ALTER TABLE booking DROP COLUMN landmark;'
    expect(breakingChanges(`-- contract: unused since 9.0.0\n${drop}`, RELEASES)[0]).toContain('is no release')
    expect(breakingChanges(`-- contract: unused since 1.1.0\nSELECT 1;\n${drop}`, RELEASES)).toHaveLength(1)
  })
})

describe('allowed migrations', () => {
  test.each([
    [
      'drop what no release uses any more',
      '-- contract: unused since 1.1.0\nALTER TABLE booking DROP COLUMN landmark;',
    ],
    ['add a column that may be empty', 'ALTER TABLE booking ADD COLUMN area text;'],
    ['add a column with a default', `ALTER TABLE booking ADD COLUMN area text NOT NULL DEFAULT '';`],
    ['add an index', 'CREATE INDEX booking_city ON booking (city);'],
    ['add a value', `ALTER TYPE "PaymentStatus" ADD VALUE 'Disputed';`],
    [
      'do all of it with a table that it makes',
      'CREATE TABLE "note" ("id" int NOT NULL); ALTER TABLE "note" ADD CONSTRAINT k PRIMARY KEY (id); CREATE UNIQUE INDEX u ON public.note (id);',
    ],
    [
      'mention it in a text or a comment',
      `-- DROP TABLE booking;\nINSERT INTO closed_day VALUES ('x', 'DROP TABLE; y');`,
    ],
    [
      'have a function that deletes',
      'CREATE FUNCTION f() RETURNS void AS $body$ DELETE FROM outbox; $body$ LANGUAGE sql;',
    ],
  ])('a migration may %s', (_, sql) => {
    expect(breakingChanges(sql, RELEASES)).toEqual([])
  })
})

test('a statement has the comments before it', () => {
  expect(statementsOf("-- a\nSELECT 1;\n/* b; */ SELECT 'it''s; c'")).toEqual([
    { sql: 'SELECT 1', comments: '-- a\n' },
    { sql: "SELECT ''", comments: '/* b; */\n' },
  ])
})
