import type { StaffReport } from '@homecare/contract/reports'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { EyeIcon } from '@homecare/ui/icons'
import { reportsMessages as text } from './messages'
import styles from './reports-panel.module.css'

const time = (iso: string) => staffTime(new Date(iso))

/** One report with its history: who did what when, and whether the patient has opened it. */
export function ReportRow({ report, onShow }: { report: StaffReport; onShow: () => void }) {
  const { state, name, uploadedBy, uploadedAt, releasedBy, releasedAt, endedBy, endedAt, endReason } = report
  return (
    <li className={styles.report} data-state={state}>
      <p className={styles.state}>{text.states[state]}</p>
      <p className={styles.quiet}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.quiet}>{text.uploadedBy(uploadedBy, time(uploadedAt))}</p>
      {releasedBy && releasedAt && <p className={styles.quiet}>{text.releasedBy(releasedBy, time(releasedAt))}</p>}
      {endedBy && endedAt && <p className={styles.quiet}>{text.endedBy(text.states[state], endedBy, time(endedAt))}</p>}
      {endReason && <p className={styles.quiet}>{text.reason(endReason)}</p>}
      {releasedAt && <Openings report={report} />}
      {report.readable && (
        <Button variant={state === 'uploaded' ? 'primary' : 'quiet'} size="sm" icon={EyeIcon} onClick={onShow}>
          {state === 'uploaded' ? text.check : text.look}
        </Button>
      )}
    </li>
  )
}

function Openings({ report: { openings, remindedAt } }: { report: StaffReport }) {
  const byPatient = openings.filter(({ by }) => by === 'patient')
  const byDoctors = openings.length - byPatient.length
  return (
    <>
      <p>{byPatient[0] ? text.opened(time(byPatient[0].at), byPatient.length) : text.notOpened}</p>
      {byDoctors > 0 && <p>{text.openedByDoctor(byDoctors)}</p>}
      {remindedAt && <p className={styles.quiet}>{text.reminded(time(remindedAt))}</p>}
    </>
  )
}
