import { useState } from 'react'
import type { StaffReport } from '@homecare/contract/reports'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { formatDate } from '@homecare/domain/dates'
import { identityText } from '@homecare/domain/identity'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { DownloadIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useHost } from '@homecare/remote-kit/host-context'
import { useApi } from '../../../api/api-context'
import { useChange } from '../../../api/use-change'
import { ConfirmDialog } from '../../../parts/confirm-dialog'
import { reportsMessages } from './messages'
import { ReleaseForm } from './release-form'
import type { ReportOwner } from './report-owners'
import styles from './review-dialog.module.css'

const text = reportsMessages.review

interface ReviewDialogProps {
  report: StaffReport
  owner: ReportOwner
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
  onClose: () => void
}

/** The document beside the person's name, large, so that another patient's file is seen before it is released. */
export function ReviewDialog({ report, owner, record, onRecord, onClose }: ReviewDialogProps) {
  const api = useApi()
  const host = useHost()
  const [isEnding, setEnding] = useState(false)
  const { busy, refusal, run, reset } = useChange()
  const isWaiting = report.state === 'uploaded'
  const params = { id: report.id }
  const url = api.url('/api/reports/{id}/file', { params })

  const end = async (reason: string) => {
    const from = isWaiting ? 'uploaded' : 'released'
    const answer = await run(
      'end',
      (client) => client.post('/api/reports/{id}/end', { params, body: { from, reason } }),
      { CONFLICT: (detail) => detail ?? '' },
    )
    if (!answer.ok) return
    host.notify('success', isWaiting ? text.discarded : text.withdrawn)
    onRecord(answer.data)
    onClose()
  }

  return (
    <>
      <Dialog
        open={!isEnding}
        title={isWaiting ? text.title : `${text.lookTitle}: ${reportsMessages.states[report.state]}`}
        closeLabel={text.close}
        onClose={onClose}
        actions={
          <>
            <ButtonLink
              variant="quiet"
              icon={DownloadIcon}
              href={api.url('/api/reports/{id}/file', { params, query: { download: '1' } })}
              download
            >
              {text.download}
            </ButtonLink>
            {(isWaiting || report.state === 'released') && (
              <Button variant="secondary" onClick={() => setEnding(true)}>
                {isWaiting ? text.discard : text.withdraw}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.review}>
          <PatientFacts owner={owner} record={record} />
          {/* A browser's PDF viewer does not start in a sandbox; the response's policy blocks scripts and requests. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe className={styles.document} src={url} title={text.document} />
          {isWaiting && (
            <ReleaseForm
              report={report}
              owner={owner}
              record={record}
              onReleased={(next) => {
                onRecord(next)
                onClose()
              }}
            />
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isEnding}
        title={isWaiting ? reportsMessages.end.discardTitle : reportsMessages.end.withdrawTitle}
        reason={{ hint: reportsMessages.end.hint, maxLength: 300 }}
        save={isWaiting ? reportsMessages.end.discard : reportsMessages.end.withdraw}
        danger
        busy={busy !== null}
        refusal={refusal}
        onClose={() => {
          setEnding(false)
          reset()
        }}
        onSave={(reason) => void end(reason)}
      >
        <p>{isWaiting ? reportsMessages.end.discardText : reportsMessages.end.withdrawText}</p>
      </ConfirmDialog>
    </>
  )
}

function PatientFacts({ owner, record }: { owner: ReportOwner; record: BloodTestDetail }) {
  const sample = record.samples.find(({ person }) => person === owner.person)
  const hasEaten = sample?.fasted === false
  const isFamily = record.people.length > 1
  return (
    <dl className={styles.patient}>
      <dt>{isFamily ? text.reportOf : text.patient}</dt>
      <dd className={styles.name}>
        <bdi>{owner.name}</bdi>
      </dd>
      {isFamily && (
        <>
          <dt>{text.bookedBy}</dt>
          <dd>
            <bdi>{record.fullName}</bdi>
          </dd>
        </>
      )}
      <dt>{text.born}</dt>
      <dd className={styles.large}>{identityText(sample?.identity) || text.unknownBirth}</dd>
      <dt>{text.order}</dt>
      <dd className={styles.large}>{record.orderId}</dd>
      <dt>{text.visit}</dt>
      <dd className={styles.large}>
        {formatDate(record.date)}, {record.time}
      </dd>
      {hasEaten && (
        <>
          <dt>{text.fasting}</dt>
          <dd>
            <Notice kind="warning">{text.hasEaten}</Notice>
          </dd>
        </>
      )}
      <dt>{text.tests}</dt>
      <dd>
        <ul className={styles.tests}>
          {owner.tests.map((test) => (
            <li key={test}>{test}</li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}
