import { AppError } from '../process/app-error'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the id of a record in a staff call. A malformed id throws NOT_FOUND, like an unknown one. */
export function recordId(text: string): string {
  if (!UUID.test(text)) throw new AppError('NOT_FOUND')
  return text
}
