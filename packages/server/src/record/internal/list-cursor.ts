import { AppError } from '../../app-error'

/** A place in a list: the sort, the day from which `visit` looks ahead, on which side of it, and the last row's keys. */
export interface ListCursor {
  sort: 'created' | 'visit'
  from: string
  side: 'ahead' | 'past'
  keys: string[]
}

const FORMS: Record<string, RegExp> = {
  created_at: /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/,
  visit_at: /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  id: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
}

export function writeCursor({ sort, from, side, keys }: ListCursor): string {
  return Buffer.from([sort, from, side, ...keys].join(' ')).toString('base64url')
}

/** Throws INVALID_INPUT for a cursor that is none of ours, or of a list that is sorted by `columns` otherwise. */
export function readCursor(text: string, sort: ListCursor['sort'], columns: readonly string[]): ListCursor {
  const [ofSort, from = '', side, ...keys] = Buffer.from(text, 'base64url').toString().split(' ')
  const fits =
    ofSort === sort &&
    (side === 'ahead' || side === 'past') &&
    (from === '' || FORMS.date?.test(from)) &&
    keys.length === columns.length &&
    columns.every((column, index) => FORMS[column]?.test(keys[index] ?? '') && isMoment(column, keys[index] ?? ''))
  if (!fits) throw new AppError('INVALID_INPUT', { fields: { cursor: 'Use the nextCursor of the last answer' } })
  return { sort, from, side, keys }
}

const isMoment = (column: string, text: string) => !column.endsWith('_at') || !Number.isNaN(Date.parse(text))
