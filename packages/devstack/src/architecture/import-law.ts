import type { Arrow, Graph } from './import-graph'
import { isTest } from './room-of'

/** What a row of the law lets through: rooms, npm packages and parts of Node. A pattern is a name, or one with `*`. */
export interface Row {
  room: string
  rooms: string[]
  /** Rooms of which only types may be used, by `import type`. */
  typesOf?: string[]
  /** `declared` leaves it to package.json; a list is the whole list. */
  npm: 'declared' | string[]
  node: boolean | string[]
}

/** A law beyond the table: these files alone may do it. */
export interface Reserve {
  what: string
  arrow: (arrow: Arrow) => boolean
  allowedIn: RegExp
}

export interface Law {
  rows: Row[]
  /** What tests may import on top of their room's row. */
  tests: Pick<Row, 'rooms' | 'npm' | 'node'>
  reserves: Reserve[]
  environmentIn: RegExp
}

/** One sentence for each forbidden arrow; an empty list is a lawful graph. */
export function violations(graph: Graph, law: Law, roomOf: (path: string) => string): string[] {
  const arrows = graph.arrows.flatMap((arrow) => {
    const room = roomOf(arrow.from)
    if (room === 'root') return []
    const row = law.rows.find((each) => matches(room, [each.room]))
    if (!row) return [`${arrow.from}: the law has no row for the room "${room}"`]
    const broken = brokenBy(arrow, room, row, law)
    return broken ? [`${arrow.from}: ${broken}`] : []
  })
  const environment = graph.readersOfEnvironment
    .filter((path) => !isTest(path) && !law.environmentIn.test(path))
    .map((path) => `${path}: process.env is read in env.ts only; take the value as an argument`)
  return [...new Set([...arrows, ...environment])]
}

function brokenBy(arrow: Arrow, room: string, row: Row, law: Law): string | null {
  const { from, to, specifier } = arrow
  const test = isTest(from)
  const reserve = test ? undefined : law.reserves.find((each) => each.arrow(arrow) && !each.allowedIn.test(from))
  if (reserve) return `${reserve.what} (${specifier})`
  if ('computed' in to) return null
  if ('node' in to)
    return allowed(to.node, row.node) || (test && allowed(to.node, law.tests.node))
      ? null
      : `${room} may not use ${to.node}`
  if ('npm' in to)
    return allowed(to.npm, row.npm) || (test && allowed(to.npm, law.tests.npm))
      ? null
      : `${room} may not import the package ${to.npm}`
  if (to.room === room)
    return specifier.startsWith('.') ? null : `import files of the own room by a relative path, not ${specifier}`
  if (specifier.startsWith('.')) return `${specifier} leaves the room; import @homecare/${to.room}/…`
  if (matches(to.room, row.rooms) || (test && matches(to.room, law.tests.rooms))) return null
  if (!matches(to.room, row.typesOf ?? [])) return `${room} may not import ${to.room} (${specifier})`
  return arrow.kind === 'type' || test
    ? null
    : `${room} may use types of ${to.room} only: import type … from '${specifier}'`
}

const allowed = (name: string, rule: boolean | 'declared' | string[]): boolean =>
  Array.isArray(rule) ? matches(name, rule) : Boolean(rule)

const matches = (name: string, patterns: string[]): boolean =>
  patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name))
