import { formatDate, isIsoDate } from '@homecare/domain/dates'
import type { Column } from '@homecare/ui/data-table'
import { messages } from '../messages'

const words = messages.lists.columns

interface Reachable {
  email: string
  phoneNumber: string
}

/** Dates come from a browser's form and are stored as written, so one may be none. */
export const dateWords = (date: string): string => (isIsoDate(date) ? formatDate(date) : date)

export const reachColumns: readonly Column<Reachable>[] = [
  { key: 'email', header: words.email, cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  { key: 'phone', header: words.phone, cell: ({ phoneNumber }) => <a href={`tel:${phoneNumber}`}>{phoneNumber}</a> },
]
