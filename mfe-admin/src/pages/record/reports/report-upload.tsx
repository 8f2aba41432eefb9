import { useId, useState, type ChangeEvent } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { useHost } from '@homecare/remote-kit/host-context'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../../api/use-change'
import { fetchWithProgress } from '../../../api/fetch-with-progress'
import { reportsMessages as text } from './messages'
import type { ReportOwner } from './report-owners'
import fileInput from '../../../parts/file-input.module.css'
import styles from './reports-panel.module.css'

const LONGEST_MS = 120_000

interface ReportUploadProps {
  record: BloodTestDetail
  owner: ReportOwner
  /** True if the visit is for several people. */
  isNamed: boolean
  onUploaded: (record: BloodTestDetail) => void
}

/** Takes one PDF of one person. While a report of theirs waits for its release there is no second one. */
export function ReportUpload({ record, owner: { person, name }, isNamed, onUploaded }: ReportUploadProps) {
  const id = useId()
  const host = useHost()
  const [sent, setSent] = useState(0)
  const { busy, refusal, run } = useChange()
  const { status, paymentStatus } = record
  const reports = record.reports.filter((report) => report.person === person)
  if (status === 'Canceled' || paymentStatus !== 'Paid') return <p className={styles.quiet}>{text.notYet}</p>
  if (reports.some(({ state }) => state === 'uploaded')) return null

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const form = new FormData()
    form.set('test', JSON.stringify({ id: record.id, person }))
    form.set('file', file)
    const answer = await run(
      'upload',
      (api) => api.post('/api/reports/uploadFile', { form, timeoutMs: LONGEST_MS, fetch: fetchWithProgress(setSent) }),
      {
        CONFLICT: (detail) => detail ?? text.notYet,
        UNSUPPORTED_TYPE: text.wrongType,
      },
    )
    target.value = ''
    if (!answer.ok) return
    host.notify('success', text.uploaded)
    onUploaded(answer.data)
  }

  const label = reports.some(({ state }) => state === 'released') ? text.uploadCorrected : text.upload
  return (
    <div className={styles.upload}>
      <label className={styles.label} htmlFor={id}>
        {isNamed ? text.uploadFor(label, name) : label}
      </label>
      <input
        id={id}
        className={fileInput.file}
        type="file"
        accept=".pdf,application/pdf"
        disabled={busy !== null}
        onChange={(event) => void upload(event)}
      />
      {busy && <p role="status">{sent < 1 ? text.sending(Math.floor(sent * 100)) : text.uploading}</p>}
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </div>
  )
}
