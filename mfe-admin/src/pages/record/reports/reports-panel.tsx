import { useState } from 'react'
import type { StaffReport } from '@homecare/contract/reports'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { TitledPanel } from '../../../parts/panel'
import { usePermission } from '../../../api/use-permission'
import { reportsMessages as text } from './messages'
import { reportOwners } from './report-owners'
import { ReportsOf } from './reports-of'
import { ResetTries } from './reset-tries'
import { ReviewDialog } from './review-dialog'
import styles from './reports-panel.module.css'

interface ReportsPanelProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** The laboratory reports of a booking: uploaded, checked against the person, released, and whether they were opened. For roles that manage reports. */
export function ReportsPanel({ record, onRecord }: ReportsPanelProps) {
  const maySpeak = usePermission('work-on-bookings')
  const [shownId, setShownId] = useState<string | null>(null)
  const { reports, people } = record
  const owners = reportOwners(record)
  const shown: StaffReport | undefined = reports.find(({ id }) => id === shownId)
  const shownOwner = owners.find(({ person }) => person === shown?.person)
  const released = reports.filter(({ state }) => state === 'released').length
  return (
    <TitledPanel title={text.title}>
      {owners.length > 1 && <p className={styles.quiet}>{text.progress(released, owners.length)}</p>}
      {owners.map((owner) => (
        <ReportsOf
          key={owner.person}
          owner={owner}
          isNamed={people.length > 1}
          record={record}
          onShow={setShownId}
          onRecord={onRecord}
        />
      ))}
      {maySpeak && <ResetTries record={record} onRecord={onRecord} />}
      {shown && shownOwner && (
        <ReviewDialog
          key={shown.id}
          report={shown}
          owner={shownOwner}
          record={record}
          onRecord={onRecord}
          onClose={() => setShownId(null)}
        />
      )}
    </TitledPanel>
  )
}
