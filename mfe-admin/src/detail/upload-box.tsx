import { useId, useState, type DragEvent } from 'react'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { Notice } from '@homecare/ui/notice'
import { Spinner } from '@homecare/ui/spinner'
import { messages } from '../messages'
import type { DetailOf, RecordKind } from '../api/record-kind'
import { detailMessages } from './messages'
import { ACCEPTED, useUpload } from './use-upload'
import styles from './upload-box.module.css'

const words = detailMessages.files

interface UploadBoxProps<K extends RecordKind> {
  kind: K
  record: DetailOf[K]
  onRecord: (record: DetailOf[K]) => void
}

/** Choose a file or drop it; while it is on its way the box says how far. */
export function UploadBox<K extends RecordKind>({ kind, record, onRecord }: UploadBoxProps<K>) {
  const { upload, send, sendAll } = useUpload(kind, record, onRecord)
  const [over, setOver] = useState(false)
  const hintId = useId()
  const sending = upload.state === 'sending'
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!sending) sendAll([...event.dataTransfer.files])
  }

  return (
    <div className={styles.upload}>
      <label className={styles.box} data-over={over || undefined} data-busy={sending || undefined}>
        <input
          type="file"
          className={styles.input}
          accept={ACCEPTED}
          disabled={sending}
          aria-describedby={hintId}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onChange={(event) => {
            sendAll([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        {upload.state === 'sending' ? <Spinner size={18} /> : <Icon name="upload" size={18} />}
        <span className={styles.words} aria-live="polite">
          {upload.state === 'sending' ? (
            sendingWords(upload.file.name, upload.share)
          ) : (
            <>
              <span className={styles.choose}>{words.choose}</span> {words.drop}
            </>
          )}
        </span>
        {upload.state === 'sending' && <progress className={styles.progress} value={upload.share} aria-hidden="true" />}
      </label>
      <p id={hintId} className={styles.limits}>
        {words.limits}
      </p>
      {upload.state === 'failed' && (
        <Notice
          kind="error"
          action={
            upload.file && (
              <Button
                variant="secondary"
                size="sm"
                icon="refresh"
                onClick={() => upload.file && void send(upload.file)}
              >
                {messages.retry}
              </Button>
            )
          }
        >
          {upload.text}
        </Notice>
      )}
    </div>
  )
}

const sendingWords = (name: string, share: number) =>
  share < 1 ? words.sending(name, Math.floor(share * 100)) : words.checking(name)
