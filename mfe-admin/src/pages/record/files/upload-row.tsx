import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { AlertIcon, FileIcon, RefreshIcon } from '@homecare/ui/icons'
import { Spinner } from '@homecare/ui/spinner'
import type { ReportOwner } from '../reports/report-owners'
import { filesMessages } from './messages'
import type { FileUpload } from './use-uploads'
import styles from './upload-row.module.css'

const text = filesMessages

interface UploadRowProps {
  upload: FileUpload
  owners: readonly ReportOwner[]
  /** Whose report the file is; null for nobody's. */
  onAnswer: (upload: FileUpload, person: number | null) => void
  onRetry: (upload: FileUpload) => void
  onDismiss: (upload: FileUpload) => void
}

export function UploadRow({ upload, owners, onAnswer, onRetry, onDismiss }: UploadRowProps) {
  const asked = upload.state === 'asked'
  const failed = upload.state === 'failed'
  return (
    <li className={styles.row} data-failed={failed || undefined}>
      {asked ? (
        <Icon icon={FileIcon} size={18} />
      ) : failed ? (
        <Icon icon={AlertIcon} size={18} />
      ) : (
        <Spinner size={18} />
      )}
      <div className={styles.what}>
        <p role={failed || asked ? 'alert' : undefined}>
          <bdi className={styles.name}>{upload.file.name}</bdi> {stateText(upload)}
        </p>
        {upload.state === 'sending' && (
          <progress className={styles.progress} value={upload.fraction} aria-label={upload.file.name} />
        )}
      </div>
      {asked && (
        <div className={styles.actions}>
          {owners.map(({ person, name }) => (
            <Button key={person} variant="secondary" size="sm" onClick={() => onAnswer(upload, person)}>
              {text.reportOf(name)}
            </Button>
          ))}
          <Button variant="quiet" size="sm" onClick={() => onAnswer(upload, null)}>
            {text.noReport}
          </Button>
        </div>
      )}
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
  if (upload.state === 'asked') return text.isReport
  if (upload.state === 'waiting') return text.waiting
  return upload.fraction < 1 ? text.sending(Math.floor(upload.fraction * 100)) : text.checking
}
