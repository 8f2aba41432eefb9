import { formatDubaiTime } from '@homecare/domain/dates'
import { may } from '@homecare/domain/roles'
import { Icon } from '@homecare/ui/icon'
import type { DetailOf, RecordKind } from '../api/record-kind'
import { useSession } from '../host-context'
import { detailMessages } from './messages'
import { Panel } from './panel'
import { sizeWords } from './size-words'
import { UploadBox } from './upload-box'
import styles from './files-panel.module.css'

const words = detailMessages.files

interface FilesPanelProps<K extends RecordKind> {
  kind: K
  record: DetailOf[K]
  onRecord: (record: DetailOf[K]) => void
}

export function FilesPanel<K extends RecordKind>({ kind, record, onRecord }: FilesPanelProps<K>) {
  const session = useSession()
  const { files } = record
  return (
    <Panel title={words.title}>
      {files.length === 0 && <p className={styles.meta}>{words.none}</p>}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.filename} className={styles.file}>
              <Icon name="file" size={18} />
              <div className={styles.what}>
                <a href={`/files/${encodeURIComponent(file.filename)}`} download={file.name}>
                  {file.name}
                </a>
                <p className={styles.meta}>
                  {words.meta(sizeWords(file.size), file.uploadedBy, formatDubaiTime(new Date(file.uploadedAt)))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {session && may(session.role, 'work-on-bookings') && (
        <UploadBox kind={kind} record={record} onRecord={onRecord} />
      )}
    </Panel>
  )
}
