import { useState } from 'react'
import type { StoredFileResponse } from '@homecare/contract/staff'
import { useApi } from '../../../api/api-context'
import { RECORD_CALLS, type DetailOf, type RecordKind } from '../../../api/record-calls'
import { TitledPanel } from '../../../parts/panel'
import { useHost } from '@homecare/remote-kit/host-context'
import { ConfirmDialog } from '../../../parts/confirm-dialog'
import { useChange } from '../../../api/use-change'
import { usePermission } from '../../../api/use-permission'
import { waitingForReport } from '../reports/report-owners'
import { FileRow } from './file-row'
import { filesMessages } from './messages'
import { PreviewDialog } from './preview-dialog'
import { UploadBox } from './upload-box'
import styles from './files-panel.module.css'

const text = filesMessages

interface FilesPanelProps<K extends RecordKind> {
  kind: K
  record: DetailOf[K]
  onRecord: (record: DetailOf[K]) => void
}

export function FilesPanel<K extends RecordKind>({ kind, record, onRecord }: FilesPanelProps<K>) {
  const host = useHost()
  const api = useApi()
  const mayWork = usePermission('work-on-bookings')
  const mayReport = usePermission('manage-reports')
  const waiting = waitingForReport(record)
  const [previewed, setPreviewed] = useState<StoredFileResponse | null>(null)
  const [removing, setRemoving] = useState<StoredFileResponse | null>(null)
  const { busy, refusal, run, reset } = useChange()
  const { files } = record

  const remove = async ({ filename, name }: StoredFileResponse, reason: string) => {
    const answer = await run('remove', () =>
      api.post('/files/{filename}/remove', { params: { filename }, body: { reason } }),
    )
    const gone = !answer.ok && answer.status === 404
    if (!answer.ok && !gone) return
    setRemoving(null)
    reset()
    host.notify(gone ? 'info' : 'success', gone ? text.gone : text.removed(name))
    const fresh = await RECORD_CALLS[kind].read(api, record.id)
    if (fresh.ok) onRecord(fresh.data)
  }

  return (
    <TitledPanel title={text.title}>
      {files.length === 0 && <p className={styles.meta}>{text.none}</p>}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.filename} file={file} onPreview={setPreviewed} onRemove={setRemoving} />
          ))}
        </ul>
      )}
      {mayWork && <UploadBox kind={kind} record={record} owners={mayReport ? waiting : []} onRecord={onRecord} />}
      <PreviewDialog file={previewed} onClose={() => setPreviewed(null)} />
      <ConfirmDialog
        open={removing !== null}
        title={text.dialog.title}
        reason={{ hint: text.dialog.hint, maxLength: 300 }}
        save={text.dialog.save}
        danger
        busy={busy !== null}
        refusal={refusal}
        onClose={() => {
          setRemoving(null)
          reset()
        }}
        onSave={(reason) => removing && void remove(removing, reason)}
      >
        <p>{removing && text.dialog.text(removing.name)}</p>
      </ConfirmDialog>
    </TitledPanel>
  )
}
