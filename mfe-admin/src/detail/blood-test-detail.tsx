import { useParams } from 'react-router-dom'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { StatusBadge } from '@homecare/ui/status-badge'
import { dateWords } from '../lists/common-columns'
import { AddressFact } from './address-fact'
import { LinesTable } from './lines-table'
import { detailMessages } from './messages'
import { NeedsAction } from './needs-action'
import { Fact, Facts, Panel } from './panel'
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
      notice={(record) => <NeedsAction reason={record.needsAction} />}
      side={(record) => <PaymentPanel record={record} />}
    />
  )
}

function BloodTestAppointment({ record }: { record: BloodTestDetail }) {
  return (
    <Panel title={words.title}>
      <Facts>
        <Fact label={words.date}>{dateWords(record.date)}</Fact>
        <Fact label={words.time}>{record.time}</Fact>
        <Fact label={words.address}>
          <AddressFact address={record.address} />
        </Fact>
        <Fact label={words.total}>{formatAed(filsFromAed(record.total))}</Fact>
        <Fact label={words.status}>
          <StatusBadge status={record.status} />
        </Fact>
      </Facts>
      <LinesTable lines={record.lines} total={record.total} />
    </Panel>
  )
}
