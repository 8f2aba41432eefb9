import { useQuery } from '@tanstack/react-query'
import { staffTime } from '@homecare/domain/clock'
import { phoneLink, showPhone } from '@homecare/domain/phone'
import { Link, useMatch, useParams } from 'react-router-dom'
import type { PatientRecordsPage } from '@homecare/contract/callers'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { Icon } from '@homecare/ui/icon'
import { ArrowLeftIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { Skeleton } from '@homecare/ui/skeleton'
import { StatusBadge } from '@homecare/ui/status-badge'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { failureText } from '../../api/failure-text'
import { dateText, visitText } from '../../parts/record/common-columns'
import { messages } from '../../messages'
import { TitledPanel } from '../../parts/panel'
import { Screen } from '../../parts/screen'
import { patientPageMessages as text } from './messages'
import styles from './patient-page.module.css'

type Booking = PatientRecordsPage['bookings'][number]
type Request = PatientRecordsPage['requests'][number]

const aed = (amount: number) => formatAed(filsFromAed(amount))

/** All visits, requests and money of the patient of one record. The address has that record's id, and nothing else. */
export function PatientPageScreen() {
  const api = useApi()
  const { id = '' } = useParams()
  const kind = useMatch('/admin/bloodtests/:id/patient') ? 'bloodtests' : 'services'
  const { data, error } = useQuery({
    queryKey: ['patient', kind, id],
    queryFn: async ({ signal }) =>
      responseOf(
        kind === 'bloodtests'
          ? await api.get('/api/bloodtests/{id}/patient', { params: { id }, signal })
          : await api.get('/api/services/{id}/patient', { params: { id }, signal }),
        undefined,
      ).value,
  })
  return (
    <Screen
      title={data?.fullName ?? (error ? text.failedTitle : messages.loading)}
      lead={data && <Contact {...data} />}
    >
      <Link to={`/admin/${kind}/${id}`} className={styles.back}>
        <Icon icon={ArrowLeftIcon} size={16} />
        {kind === 'bloodtests' ? text.toBooking : text.toRequest}
      </Link>
      {error && <Notice kind="error">{failureText(error.failure)}</Notice>}
      {!data && !error && <Skeleton block className={styles.waiting} />}
      {data && <Records page={data} />}
    </Screen>
  )
}

/** Each in one piece where a line has the space. */
const Contact = ({ email, phoneNumber }: Pick<PatientRecordsPage, 'email' | 'phoneNumber'>) => (
  <>
    <a className={styles.contact} href={phoneLink(phoneNumber)}>
      {showPhone(phoneNumber)}
    </a>{' '}
    <a className={styles.contact} href={`mailto:${email}`}>
      <bdi>{email}</bdi>
    </a>
  </>
)

function Records({ page }: { page: PatientRecordsPage }) {
  const { money, bookings, requests, more } = page
  const isOther = ({ fullName, email, phoneNumber }: Booking | Request) =>
    fullName.toLowerCase() !== page.fullName.toLowerCase() ||
    email.toLowerCase() !== page.email.toLowerCase() ||
    phoneNumber.slice(-9) !== page.phoneNumber.slice(-9)
  return (
    <>
      <dl className={styles.money}>
        {(['paid', 'refunded', 'open', 'refundOpen'] as const).map((name) => (
          <div key={name} data-due={(name === 'open' || name === 'refundOpen') && money[name] > 0 ? true : undefined}>
            <dt>{text.money[name]}</dt>
            <dd>{aed(money[name])}</dd>
          </div>
        ))}
      </dl>
      {more && <Notice kind="info">{text.more}</Notice>}
      <TitledPanel title={text.bookings(bookings.length)}>
        <DataTable
          caption={text.bookings(bookings.length)}
          columns={bookingColumns(isOther)}
          rows={bookings}
          rowKey={({ id }) => id}
          empty={text.noBookings}
        />
      </TitledPanel>
      <TitledPanel title={text.requests(requests.length)}>
        <DataTable
          caption={text.requests(requests.length)}
          columns={requestColumns(isOther)}
          rows={requests}
          rowKey={({ id }) => id}
          empty={text.noRequests}
        />
      </TitledPanel>
    </>
  )
}

/** Who a record was made for, where it is not the same person in every letter. */
const other = (row: Booking | Request, isOther: (row: Booking | Request) => boolean) =>
  isOther(row) && (
    <span className={styles.quiet}>
      <bdi>{row.fullName}</bdi>, <bdi>{row.email}</bdi>
    </span>
  )

const bookingColumns = (isOther: (row: Booking | Request) => boolean): Column<Booking>[] => [
  {
    key: 'date',
    header: text.columns.visit,
    width: '14rem',
    cell: (row) => (
      <Link to={`/admin/bloodtests/${row.id}`} className={styles.whole}>
        {visitText(row)}
      </Link>
    ),
  },
  {
    key: 'tests',
    header: text.columns.tests,
    cell: (row) => (
      <span className={styles.stack}>
        {row.tests.join(', ')}
        {other(row, isOther)}
        {row.needsAction && <span className={styles.due}>{messages.lists.needsAction}</span>}
      </span>
    ),
  },
  {
    key: 'nurse',
    header: text.columns.nurse,
    cell: ({ nurse }) => <span className={styles.words}>{nurse ?? messages.lists.noNurse}</span>,
  },
  {
    key: 'report',
    header: text.columns.report,
    width: '6.5rem',
    cell: ({ report, reports }) =>
      reports.released > 0 && reports.released < reports.expected
        ? text.someReports(reports.released, reports.expected)
        : text.reports[report],
  },
  { key: 'status', header: text.columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'money',
    header: text.columns.money,
    width: '8.5rem',
    align: 'end',
    cell: (row) => (
      <span className={styles.stack}>
        <span className={styles.whole}>{aed(row.total)}</span>
        <span className={styles.quiet}>{moneyText(row)}</span>
      </span>
    ),
  },
]

function moneyText({ paymentStatus, refunded, refundOpen }: Booking): string {
  if (refundOpen > 0) return text.refundOpen(aed(refundOpen))
  if (refunded > 0) return text.refunded(aed(refunded))
  return messages.lists.payment[paymentStatus]
}

const requestColumns = (isOther: (row: Booking | Request) => boolean): Column<Request>[] => [
  {
    key: 'date',
    header: text.columns.day,
    width: '13rem',
    cell: (row) => <Link to={`/admin/services/${row.id}`}>{dateText(row.date)}</Link>,
  },
  {
    key: 'service',
    header: text.columns.service,
    cell: (row) => (
      <span className={styles.stack}>
        {row.service}
        {other(row, isOther)}
      </span>
    ),
  },
  { key: 'received', header: text.columns.received, cell: (row) => staffTime(new Date(row.createdAt)) },
  { key: 'status', header: text.columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
]
