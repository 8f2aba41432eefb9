import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { StatusBadge } from '@homecare/ui/status-badge'
import { dateText } from '../lists/common-columns'
import { AddressFact } from './address-fact'
import { ChangeRequestsPanel } from './change-requests-panel'
import { LinesTable } from './lines-table'
import { detailMessages } from './messages'
import { MoveDialog } from './move-dialog'
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
      notice={(record, onRecord) => (
        <>
          <NeedsAction record={record} onRecord={onRecord} />
          <ChangeRequestsPanel record={record} onRecord={onRecord} />
        </>
      )}
      side={(record, onRecord) => <PaymentPanel record={record} onRecord={onRecord} />}
      actions={(record, onRecord) =>
        record.paymentStatus === 'Paid' && <MoveAction record={record} onRecord={onRecord} />
      }
    />
  )
}

interface MoveActionProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

function MoveAction({ record, onRecord }: MoveActionProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="calendar" onClick={() => setOpen(true)}>
        {detailMessages.move.button}
      </Button>
      <MoveDialog open={open} record={record} onRecord={onRecord} onClose={() => setOpen(false)} />
    </>
  )
}

function BloodTestAppointment({ record }: { record: BloodTestDetail }) {
  return (
    <Panel title={words.title}>
      <Facts>
        <Fact label={words.date}>{dateText(record.date)}</Fact>
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
