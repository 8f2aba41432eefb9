import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { AlertIcon, RefreshIcon } from '@homecare/ui/icons'
import { Spinner } from '@homecare/ui/spinner'
import { filesMessages } from './messages'
import type { FileUpload } from './use-uploads'
import styles from './upload-row.module.css'

const text = filesMessages

interface UploadRowProps {
  upload: FileUpload
  onRetry: (upload: FileUpload) => void
  onDismiss: (upload: FileUpload) => void
}

export function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const failed = upload.state === 'failed'
  return (
    <li className={styles.row} data-failed={failed || undefined}>
      {failed ? <Icon icon={AlertIcon} size={18} /> : <Spinner size={18} />}
      <div className={styles.what}>
        <p role={failed ? 'alert' : undefined}>
          <bdi className={styles.name}>{upload.file.name}</bdi> {stateText(upload)}
        </p>
        {upload.state === 'sending' && (
          <progress className={styles.progress} value={upload.fraction} aria-label={upload.file.name} />
        )}
      </div>
      {failed && (
        <div className={styles.actions}>
          {upload.retryable && (
            <Button variant="secondary" size="sm" icon={RefreshIcon} onClick={() => onRetry(upload)}>
              {text.retry}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => onDismiss(upload)}>
            {text.dismiss}
          </Button>
        </div>
      )}
    </li>
  )
}

function stateText(upload: FileUpload): string {
  if (upload.state === 'failed') return upload.text
  if (upload.state === 'waiting') return text.waiting
  return upload.fraction < 1 ? text.sending(Math.floor(upload.fraction * 100)) : text.checking
}
