import { useState } from 'react'
import type { StaffReport } from '@homecare/contract/reports'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { TitledPanel } from '../parts/panel'
import { usePermission } from '../parts/use-permission'
import { reportsMessages as text } from './messages'
import { ReportRow } from './report-row'
import { ReportUpload } from './report-upload'
import { ReviewDialog } from './review-dialog'
import styles from './reports-panel.module.css'

interface ReportsPanelProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** The laboratory reports of a booking: uploaded, checked against the patient, released, and whether they were opened. */
export function ReportsPanel({ record, onRecord }: ReportsPanelProps) {
  const mayManage = usePermission('manage-reports')
  const [shownId, setShownId] = useState<string | null>(null)
  const { reports } = record
  const shown: StaffReport | undefined = reports.find(({ id }) => id === shownId)
  return (
    <TitledPanel title={text.title}>
      {reports.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      {reports.length > 0 && (
        <ul className={styles.reports}>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} onShow={mayManage ? () => setShownId(report.id) : undefined} />
          ))}
        </ul>
      )}
      {mayManage && (
        <ReportUpload
          record={record}
          onRecord={(next) => {
            onRecord(next)
            // What was uploaded is checked in the same breath.
            setShownId(next.reports.find(({ state }) => state === 'uploaded')?.id ?? null)
          }}
        />
      )}
      {shown && (
        <ReviewDialog
          key={shown.id}
          report={shown}
          record={record}
          onRecord={onRecord}
          onClose={() => setShownId(null)}
        />
      )}
    </TitledPanel>
  )
}
