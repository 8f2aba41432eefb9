import { useState } from 'react'
import type { StoredFileResponse } from '@homecare/contract/staff'
import { ButtonLink } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { DownloadIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { messages } from '../../../messages'
import { fileAddress, previewAddress, previewKind } from './file-address'
import { filesMessages } from './messages'
import styles from './preview-dialog.module.css'

const text = filesMessages

/** Shows a file without downloading it. */
export function PreviewDialog({ file, onClose }: { file: StoredFileResponse | null; onClose: () => void }) {
  return (
    <Dialog
      open={file !== null}
      title={<bdi>{file?.name}</bdi>}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        file && (
          <ButtonLink variant="secondary" icon={DownloadIcon} href={fileAddress(file)} download={file.name}>
            {text.download}
          </ButtonLink>
        )
      }
    >
      {file && <Preview key={file.filename} file={file} />}
    </Dialog>
  )
}

function Preview({ file }: { file: StoredFileResponse }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <Notice kind="error">{text.previewFailed}</Notice>
  return (
    <div className={styles.preview}>
      {previewKind(file) === 'pdf' ? (
        // A browser's PDF viewer does not start in a sandbox; the response's Content-Security-Policy blocks scripts and requests.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.page} src={previewAddress(file)} title={text.previewOf(file.name)} />
      ) : (
        <img
          className={styles.image}
          src={previewAddress(file)}
          alt={text.previewOf(file.name)}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  )
}
