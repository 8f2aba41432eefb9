import { useId, useState, type ChangeEvent } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { useHost } from '@homecare/remote-kit/host-context'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../data/use-change'
import { fetchWithProgress } from '../files/fetch-with-progress'
import { reportsMessages as text } from './messages'
import styles from './reports-panel.module.css'

const LONGEST_MS = 120_000

interface ReportUploadProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** Takes one PDF. While a report waits for its release there is no second one. */
export function ReportUpload({ record, onRecord }: ReportUploadProps) {
  const id = useId()
  const host = useHost()
  const [sent, setSent] = useState(0)
  const { busy, refusal, run } = useChange()
  const { reports, status, paymentStatus } = record
  if (status === 'Canceled' || paymentStatus !== 'Paid') return <p className={styles.quiet}>{text.notYet}</p>
  if (reports.some(({ state }) => state === 'uploaded')) return null

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const form = new FormData()
    form.set('test', JSON.stringify({ id: record.id }))
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
    onRecord(answer.data)
  }

  return (
    <div className={styles.upload}>
      <label className={styles.label} htmlFor={id}>
        {reports.some(({ state }) => state === 'released') ? text.uploadCorrected : text.upload}
      </label>
      <input
        id={id}
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
