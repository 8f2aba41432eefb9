import type { Ctx } from '../../context'
import type { ListShape } from './list-rows'

type Table = ListShape['table']

/** The cells that a tally has shown rows in, by database and list. */
const known = new WeakMap<Ctx['db'], Map<Table, ReadonlySet<number>>>()

/**
 * Those of the cells that hold rows as far as this process knows: most are empty, and each one costs a list a look into
 * an index. At least one; all of them before the first tally.
 */
export function heldCells(db: Ctx['db'], table: Table, cells: readonly number[]): readonly number[] {
  const held = known.get(db)?.get(table)
  if (!held) return cells
  const some = cells.filter((cell) => held.has(cell))
  return some.length > 0 ? some : cells.slice(0, 1)
}

/** Takes in what a tally says. A cell that once held rows stays known: statements that change cost Postgres a new plan. */
export function learnCells(db: Ctx['db'], table: Table, tally: readonly { cell: number; n: number }[]): void {
  const tables = known.get(db) ?? new Map<Table, ReadonlySet<number>>()
  const held = tally.filter(({ n }) => n > 0).map(({ cell }) => cell)
  known.set(db, tables.set(table, new Set([...(tables.get(table) ?? []), ...held])))
}
