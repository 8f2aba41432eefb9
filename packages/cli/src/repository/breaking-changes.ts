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
export function statementsOf(text: string): Statement[] {
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

const MARK = /^-- contract: unused since (\d+\.\d+\.\d+)$/m

/**
 * One sentence for each statement that breaks a running version and has no mark that says since which release nothing
 * uses it. Tables that the same migration makes are nobody's yet.
 */
export function breakingChanges(text: string, releases: readonly string[]): string[] {
  const statements = statementsOf(text)
  const fresh = new Set(statements.filter(({ sql }) => /^create table/i.test(sql)).map(({ sql }) => tableOf(sql)))
  return statements.flatMap(({ sql, comments }) => {
    const [what] = BREAKING.find(([, pattern]) => pattern.test(sql)) ?? []
    if (what === undefined || fresh.has(tableOf(sql))) return []
    const since = MARK.exec(comments)?.[1]
    if (since === undefined) return [`"${sql}" ${what}: write "-- contract: unused since <release>" before it`]
    return releases.includes(since) ? [] : [`"${sql}" ${what}: ${since} is no release of CHANGELOG.md`]
  })
}
