import { useId, useState, type DragEvent } from 'react'
import { Icon } from '@homecare/ui/icon'
import { UploadIcon } from '@homecare/ui/icons'
import type { DetailOf, RecordKind } from '../../../api/record-calls'
import type { ReportOwner } from '../reports/report-owners'
import { filesMessages } from './messages'
import { ACCEPTED } from './upload-rules'
import { UploadRow } from './upload-row'
import { useUploads } from './use-uploads'
import styles from './upload-box.module.css'

const text = filesMessages

interface UploadBoxProps<K extends RecordKind> {
  kind: K
  record: DetailOf[K]
  /** Who waits for a report that one of the files may be. */
  owners: readonly ReportOwner[]
  onRecord: (record: DetailOf[K]) => void
}

/** Uploads chosen or dropped files; each shows its progress, or why it was refused. A PDF may be a report: it asks. */
export function UploadBox<K extends RecordKind>({ kind, record, owners, onRecord }: UploadBoxProps<K>) {
  const mayBeReport = owners.length > 0
  const { uploads, send, answer, retry, dismiss } = useUploads(kind, { record, mayBeReport, onRecord })
  const [draggedOver, setDraggedOver] = useState(false)
  const hintId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    send([...event.dataTransfer.files])
  }

  return (
    <div className={styles.upload}>
      <label className={styles.box} data-over={draggedOver || undefined}>
        <input
          type="file"
          multiple
          className={styles.input}
          accept={ACCEPTED}
          aria-describedby={hintId}
          onDragOver={(event) => {
            event.preventDefault()
            setDraggedOver(true)
          }}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={drop}
          onChange={(event) => {
            send([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Icon icon={UploadIcon} size={18} />
        <span className={styles.text}>
          <span className={styles.choose}>{text.choose}</span> {text.drop}
        </span>
      </label>
      <p id={hintId} className={styles.limits}>
        {text.limits}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={text.uploads}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              owners={owners}
              onAnswer={answer}
              onRetry={retry}
              onDismiss={dismiss}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
