import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { CalendarIcon } from '@homecare/ui/icons'
import { StatusBadge } from '@homecare/ui/status-badge'
import { dateText } from '../../parts/record/common-columns'
import { useKeys } from '../../parts/keys/use-keys'
import { AddressFact } from './address-fact'
import { addressMessages } from './address-messages'
import { IdentityPanel } from './identity-panel'
import { ChangeRequestsPanel } from './change-requests-panel'
import { LinesTable } from './lines-table'
import { detailMessages } from '../../parts/record/messages'
import { MoveDialog } from '../../parts/record/move-dialog'
import { NeedsAction } from './needs-action'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { NursePanel } from './nurse-panel'
import { PaymentPanel } from './payment-panel'
import { RecordScreen } from './record-screen'
import { StepsPanel } from './steps-panel'
import { SamplePanels } from './sample-panel'
import { usePermission } from '../../api/use-permission'
import { PayLinkPanel } from '../../parts/pay-link/pay-link-panel'
import { ReportsPanel } from './reports/reports-panel'

const text = detailMessages.appointment

export function BloodTestDetailScreen() {
  const { id = '' } = useParams()
  const managesReports = usePermission('manage-reports')
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
      side={(record, onRecord) => (
        <>
          <NursePanel record={record} onRecord={onRecord} />
          <StepsPanel record={record} onRecord={onRecord} />
          <IdentityPanel record={record} onRecord={onRecord} />
          <SamplePanels record={record} onRecord={onRecord} />
          {managesReports && <ReportsPanel record={record} onRecord={onRecord} />}
          <UnpaidLink record={record} />
          <PaymentPanel record={record} onRecord={onRecord} />
        </>
      )}
      actions={(record, onRecord) =>
        record.paymentStatus === 'Paid' && <MoveAction record={record} onRecord={onRecord} />
      }
    />
  )
}

/** Staff pass the pay link on where a booking waits for its payment. */
function UnpaidLink({ record: { id, status, paymentStatus } }: { record: BloodTestDetail }) {
  const mayWork = usePermission('work-on-bookings')
  const isUnpaid = paymentStatus === 'Unpaid' || paymentStatus === 'Failed' || paymentStatus === 'Expired'
  return mayWork && status === 'Pending' && isUnpaid && <PayLinkPanel id={id} />
}

interface MoveActionProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

function MoveAction({ record, onRecord }: MoveActionProps) {
  const [open, setOpen] = useState(false)
  useKeys({ m: () => setOpen(true) })
  return (
    <>
      <Button variant="quiet" icon={CalendarIcon} aria-keyshortcuts="m" onClick={() => setOpen(true)}>
        {detailMessages.move.button}
      </Button>
      <MoveDialog open={open} record={record} onRecord={onRecord} onClose={() => setOpen(false)} />
    </>
  )
}

function BloodTestAppointment({ record }: { record: BloodTestDetail }) {
  return (
    <TitledPanel title={text.title}>
      <FactList>
        <FactItem label={text.date}>{dateText(record.date)}</FactItem>
        <FactItem label={text.time}>{record.time}</FactItem>
        {record.notEatenSince && (
          <FactItem label={text.notEatenSince}>{staffTime(new Date(record.notEatenSince))}</FactItem>
        )}
        <FactItem label={text.address}>
          <AddressFact address={record.address} home={record.home} />
        </FactItem>
        {record.gateCode && <FactItem label={addressMessages.gateCode}>{record.gateCode}</FactItem>}
        <FactItem label={text.total}>{formatAed(filsFromAed(record.total))}</FactItem>
        <FactItem label={text.status}>
          <StatusBadge status={record.status} />
        </FactItem>
      </FactList>
      <LinesTable lines={record.lines} people={record.people} total={record.total} />
    </TitledPanel>
  )
}
