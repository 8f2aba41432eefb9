import { AppError } from '../../process/app-error'

/** Where a page of the list ended. */
export interface Place {
  at: Date
  id: string
}

const FORM = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const writePlace = ({ at, id }: Place): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Throws INVALID_INPUT for a text that no page ended with. */
export function readPlace(cursor: string): Place {
  const [, at = '', id = ''] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (id === '' || Number.isNaN(Date.parse(at)))
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'Take the cursor of a page' } })
  return { at: new Date(at), id }
}
