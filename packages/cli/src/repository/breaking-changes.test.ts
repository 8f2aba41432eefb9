import { describe, expect, test } from 'vitest'
import { read, sourceFiles } from './source-files'

// Finds what in a migration could break the version that still runs while it is applied, or the one that is rolled back
// to afterwards: docs/decisions/028-schema-changes-expand-then-contract.md.

interface Statement {
  /** Without comments, texts and function bodies; white space is one space. */
  sql: string
  /** The comments before it. */
  comments: string
}

const SKIPPED = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;/g

/** The statements of a migration. */
function statementsOf(text: string): Statement[] {
  const statements: Statement[] = []
  let [sql, comments, from] = ['', '', 0]
  const finish = () => {
    if (sql.trim() !== '') statements.push({ sql: sql.replaceAll(/\s+/g, ' ').trim(), comments })
    ;[sql, comments] = ['', '']
  }
  for (const { 0: piece, index } of text.matchAll(SKIPPED)) {
    sql += text.slice(from, index)
    from = index + piece.length
    if (piece === ';') finish()
    else if (piece.startsWith('--') || piece.startsWith('/*')) comments += `${piece}\n`
    else sql += "''"
  }
  sql += text.slice(from)
  finish()
  return statements
}

const BREAKING: [what: string, pattern: RegExp][] = [
  ['drops something', /^drop |\bdrop (column|constraint|default|attribute|expression|identity)\b/i],
  ['renames something', /\brename (to|column|value|constraint|attribute)\b/i],
  ['changes the type of a column', /\balter (column )?\S+ (set data )?type\b/i],
  ['makes a column NOT NULL', /\bset not null\b/i],
  [
    'adds a column that must have a value and has no default',
    /\badd (column )?(?!constraint\b)(?!.*\bdefault\b).*\bnot null\b/i,
  ],
  ['adds a constraint', /\badd (constraint|primary key|unique|check|foreign key)\b/i],
  ['adds a unique index', /^create unique index\b/i],
  ['takes a right away', /^revoke\b/i],
  ['deletes rows', /^(truncate|delete)\b/i],
]

const TABLE =
  /^(?:create (?:table|view|schema|type|function)(?: if not exists)?|alter table(?: only)?(?: if exists)?|create unique index .*? on(?: only)?|delete from|truncate(?: table)?) ((?:"?\w+"?\.)?"?\w+"?)/i

/** The table that a statement is about, without quotes and the schema `public`. */
const tableOf = (sql: string): string | undefined =>
  TABLE.exec(sql)?.[1]
    ?.replaceAll('"', '')
    .replace(/^public\./, '')
    .toLowerCase()

const NEW_COLUMN = /^alter table(?: only)? "?(\w+)"? add column "?(\w+)"?(?!.*\bdefault\b)/i
const UNIQUE_INDEX = /^create unique index .*? on(?: only)? "?(\w+)"? ?\(([^)]*)\)/i

const MARK = /^-- contract: unused since (\d+\.\d+\.\d+)$/m

/**
 * One sentence for each statement that breaks a running version and has no mark that says since which release nothing
 * uses it. Tables that the same migration makes are nobody's yet. A column that it makes is NULL in every row of a running
 * version, which no unique index refuses.
 */
function breakingChanges(text: string, releases: readonly string[]): string[] {
  const statements = statementsOf(text)
  const fresh = new Set(statements.filter(({ sql }) => /^create table/i.test(sql)).map(({ sql }) => tableOf(sql)))
  const newColumns = statements.flatMap(({ sql }) => {
    const [, table, column] = NEW_COLUMN.exec(sql) ?? []
    return column === undefined ? [] : [`${table} ${column}`]
  })
  const isOfNewColumn = (sql: string): boolean => {
    const [, table, columns = ''] = UNIQUE_INDEX.exec(sql) ?? []
    return columns.split(',').some((column) => newColumns.includes(`${table} ${column.replaceAll('"', '').trim()}`))
  }
  return statements.flatMap(({ sql, comments }) => {
    const [what] = BREAKING.find(([, pattern]) => pattern.test(sql)) ?? []
    if (what === undefined || fresh.has(tableOf(sql)) || isOfNewColumn(sql)) return []
    const since = MARK.exec(comments)?.[1]
    if (since === undefined) return [`"${sql}" ${what}: write "-- contract: unused since <release>" before it`]
    return releases.includes(since) ? [] : [`"${sql}" ${what}: ${since} is no release of CHANGELOG.md`]
  })
}

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
    [
      'adds a unique index of a new column with a default',
      'ALTER TABLE booking ADD COLUMN code text DEFAULT $$x$$; CREATE UNIQUE INDEX one_code ON booking (code);',
    ],
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
