import { staffTime } from '@homecare/domain/clock'
import { showPhone } from '@homecare/domain/phone'
import { Prisma } from '../generated/prisma/client'

/** A column of a list. The SQL of its rows, its items and its file are made of these, in their order. */
export interface ListColumn {
  /** How it is read from the row `r`, if not from the table's column of its name. */
  sql?: Prisma.Sql
  /** True if an item has it as it was read. What else an item has, its presenter makes of what was read. */
  item?: true
  /** The name of its column in the list's file; it has none without. */
  file?: string
}

export type ListColumns = Record<string, ListColumn>
type KeysOf<Columns, Kind> = { [Key in keyof Columns]: Columns[Key] extends Kind ? Key : never }[keyof Columns]
export type ItemColumn<Columns> = KeysOf<Columns, { item: true }>
export type FileColumn<Columns> = KeysOf<Columns, { file: string }>

export const ITEM = { item: true } as const
/** A column of the items and the file, or of the file alone, under its own name. */
export const inFile = <Name extends string>(file: Name) => ({ item: true, file }) as const
export const onlyInFile = <Name extends string>(file: Name) => ({ file }) as const

const columnOf = (name: string): Prisma.Sql =>
  Prisma.raw(`r.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)

/** The SQL expression of a row as JSON. */
export const rowAsJson = (columns: ListColumns): Prisma.Sql =>
  Prisma.sql`json_build_object(${Prisma.join(
    Object.entries(columns).map(([name, { sql }]) => Prisma.sql`${Prisma.raw(`'${name}'`)}, ${sql ?? columnOf(name)}`),
  )})`

/** What an item has as it was read. */
export function itemOf<Columns extends ListColumns, Row extends Record<ItemColumn<Columns>, unknown>>(
  columns: Columns,
  row: Row,
): Pick<Row, ItemColumn<Columns>> {
  const names = Object.keys(columns).filter((name) => columns[name]?.item)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names are those of the type.
  return Object.fromEntries(names.map((name) => [name, row[name as keyof Row]])) as Pick<Row, ItemColumn<Columns>>
}

/** The names of the file's columns. */
export const fileColumns = (columns: ListColumns): string[] =>
  Object.values(columns).flatMap(({ file }) => (file === undefined ? [] : [file]))

export const CREATED_AT = { file: 'createdAt (Dubai time)' } as const

/** What a list's file has in the place of instants and digits: the office's clock, and numbers as people write them. */
export const fileCells = ({ createdAt, phoneNumber }: { createdAt: string; phoneNumber: string }) => ({
  [CREATED_AT.file]: staffTime(new Date(createdAt)),
  phoneNumber: showPhone(phoneNumber),
})
