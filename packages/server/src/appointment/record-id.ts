import { AppError } from '../app-error'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id of a record as staff calls carry it; what has not the form of one is NOT_FOUND, like one that is not there. */
export function recordId(text: string): string {
  if (!UUID.test(text)) throw new AppError('NOT_FOUND')
  return text
}
