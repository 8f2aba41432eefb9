import { useParams } from 'react-router-dom'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { StatusBadge } from '@homecare/ui/status-badge'
import { dateWords } from '../lists/common-columns'
import { AddressFact } from './address-fact'
import { LinesTable } from './lines-table'
import { detailMessages } from './messages'
import { Facts, Panel } from './panel'
import { PaymentPanel } from './payment-panel'
import { RecordScreen } from './record-screen'

const words = detailMessages.appointment

export function BloodTestDetailScreen() {
  const { id = '' } = useParams()
  return (
    <RecordScreen
      key={id}
      kind="bloodtests"
      id={id}
      main={(record) => <BloodTestAppointment record={record} />}
      side={(record) => <PaymentPanel record={record} />}
    />
  )
}

function BloodTestAppointment({ record }: { record: BloodTestDetail }) {
  return (
    <Panel title={words.title}>
      <Facts
        facts={[
          [words.date, dateWords(record.date)],
          [words.time, record.time],
          [words.address, <AddressFact address={record.address} />],
          [words.total, formatAed(filsFromAed(record.total))],
          [words.status, <StatusBadge status={record.status} />],
        ]}
      />
      <LinesTable lines={record.lines} total={record.total} />
    </Panel>
  )
}
