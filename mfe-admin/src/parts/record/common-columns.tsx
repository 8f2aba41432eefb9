import { formatDate, isIsoDate } from '@homecare/domain/dates'
import { phoneLink, showPhone } from '@homecare/domain/phone'
import type { Column } from '@homecare/ui/data-table'
import { messages } from '../../messages'
import styles from './cells.module.css'

const text = messages.lists.columns

interface ContactDetails {
  email: string
  phoneNumber: string
}

/** Dates come from a browser's form and are stored as typed, so a value may be no valid date. */
export const dateText = (date: string): string => (isIsoDate(date) ? formatDate(date) : date)

/** Day and time of a visit, of which no line ends between the hour and its half of the day. */
export const visitText = ({ date, time }: { date: string; time: string }): string =>
  `${dateText(date)}, ${time.replace(' ', '\u00a0')}`

// An erased patient has no email address: render no empty link.
const emailCell = ({ email }: ContactDetails) =>
  email && (
    <a href={`mailto:${email}`} title={email} className={styles.email}>
      {email}
    </a>
  )

export const contactColumns: readonly Column<ContactDetails>[] = [
  { key: 'email', header: text.email, cell: emailCell },
  {
    key: 'phone',
    header: text.phone,
    cell: ({ phoneNumber }) => phoneNumber && <a href={phoneLink(phoneNumber)}>{showPhone(phoneNumber)}</a>,
  },
]
