import type { BloodTestListQuery } from '@homecare/contract/staff'
import { AppError } from '../../process/app-error'

/** In the order in which a list has them. */
export const SECTIONS = ['overdue', 'upcoming', 'past'] as const

export type ListSectionName = (typeof SECTIONS)[number]

/** The position at which a page of a list ended. */
export interface ListCursor {
  sort: BloodTestListQuery['sort']
  /** For the sort `visit` the day that separates future visits from past ones; otherwise empty. */
  day: string
  section: ListSectionName
  /** The sort key of the last row. */
  keys: string[]
}

const MOMENT = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/
const DATE = /^\d{4}-\d\d-\d\d$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const FORMATS: Record<string, (text: string) => boolean> = {
  created_at: isMoment,
  visit_at: isMoment,
  date: (text) => DATE.test(text),
  id: (text) => UUID.test(text),
  has_nurse: (text) => text === 'true' || text === 'false',
}

export function writeCursor({ sort, day, section, keys }: ListCursor): string {
  return Buffer.from([sort, day, section, ...keys].join(' ')).toString('base64url')
}

/** Throws INVALID_INPUT for a cursor that is not ours, or that belongs to another sort than that of `columns`. */
export function readCursor(text: string, sort: ListCursor['sort'], columns: readonly string[]): ListCursor {
  const [cursorSort, day = '', name, ...keys] = Buffer.from(text, 'base64url').toString().split(' ')
  const section = SECTIONS.find((each) => each === name)
  const isValid =
    cursorSort === sort &&
    (day === '' || DATE.test(day)) &&
    keys.length === columns.length &&
    columns.every((column, index) => FORMATS[column]?.(keys[index] ?? ''))
  if (!section || !isValid)
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'Use the nextCursor of the last answer' } })
  return { sort, day, section, keys }
}

function isMoment(text: string): boolean {
  return MOMENT.test(text) && !Number.isNaN(Date.parse(text))
}
