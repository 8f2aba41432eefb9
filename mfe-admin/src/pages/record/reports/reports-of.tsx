import type { BloodTestDetail } from '@homecare/contract/staff'
import { reportsMessages as text } from './messages'
import type { ReportOwner } from './report-owners'
import { ReportRow } from './report-row'
import { ReportUpload } from './report-upload'
import styles from './reports-panel.module.css'

interface ReportsOfProps {
  owner: ReportOwner
  /** True if the visit is for several people. */
  isNamed: boolean
  record: BloodTestDetail
  /** Absent for staff who may not look at reports. */
  onShow: (id: string) => void
  onRecord: (record: BloodTestDetail) => void
}

/** The reports of one person of a visit, the newest first. */
export function ReportsOf({ owner, isNamed, record, onShow, onRecord }: ReportsOfProps) {
  const reports = record.reports.filter(({ person }) => person === owner.person)
  return (
    <div className={styles.owner} {...(isNamed && { role: 'group', 'aria-label': owner.name })}>
      {isNamed && (
        <h3 className={styles.name}>
          <bdi>{owner.name}</bdi>
        </h3>
      )}
      {reports.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      {reports.length > 0 && (
        <ul className={styles.reports}>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} onShow={() => onShow(report.id)} />
          ))}
        </ul>
      )}
      <ReportUpload
        record={record}
        owner={owner}
        isNamed={isNamed}
        onUploaded={(next) => {
          onRecord(next)
          // What was uploaded is checked in the same breath.
          const waiting = next.reports.find(({ person, state }) => person === owner.person && state === 'uploaded')
          if (waiting) onShow(waiting.id)
        }}
      />
    </div>
  )
}
