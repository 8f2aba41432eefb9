import type { StoredFileResponse } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { EyeIcon, FileIcon, TrashIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { usePermission } from '../../../api/use-permission'
import { fileAddress, previewKind } from './file-address'
import { filesMessages } from './messages'
import { sizeText } from './size-text'
import styles from './files-panel.module.css'

const text = filesMessages

interface FileRowProps {
  file: StoredFileResponse
  onPreview: (file: StoredFileResponse) => void
  onRemove: (file: StoredFileResponse) => void
}

export function FileRow({ file, onPreview, onRemove }: FileRowProps) {
  const removes = usePermission('remove-files')
  const { name, size, uploadedBy, uploadedAt } = file
  return (
    <li className={styles.file}>
      <Icon icon={FileIcon} size={18} />
      <div className={styles.what}>
        <a href={fileAddress(file)} download={name}>
          <bdi>{name}</bdi>
        </a>
        <p className={styles.meta}>{text.meta(sizeText(size), uploadedBy, staffTime(new Date(uploadedAt)))}</p>
      </div>
      <div className={styles.actions}>
        {previewKind(file) && (
          <Button variant="quiet" size="sm" icon={EyeIcon} title={text.preview} onClick={() => onPreview(file)}>
            <VisuallyHidden>{text.previewOf(name)}</VisuallyHidden>
          </Button>
        )}
        {removes && (
          <Button variant="quiet" size="sm" icon={TrashIcon} title={text.remove} onClick={() => onRemove(file)}>
            <VisuallyHidden>{text.removeOf(name)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  )
}
