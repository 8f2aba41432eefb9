import type { Picture, Pictures } from '@homecare/contract/pictures'
import { useHost } from '@homecare/remote-kit/host-context'
import { useChange } from '../../api/use-change'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { picturesMessages } from './messages'

const text = picturesMessages.removal

interface RemovePictureDialogProps {
  /** Null while nothing is asked. */
  picture: Picture | null
  onPictures: (pictures: Pictures) => void
  onClose: () => void
}

export function RemovePictureDialog({ picture, onPictures, onClose }: RemovePictureDialogProps) {
  const { notify } = useHost()
  const { busy, refusal, run, reset } = useChange()
  const close = () => {
    reset()
    onClose()
  }
  const remove = async ({ key, caption }: Picture) => {
    const answer = await run('remove', (api) => api.delete('/api/pictures/{key}', { params: { key } }))
    if (!answer.ok) return
    onPictures(answer.data)
    notify('success', text.done(caption))
    close()
  }
  return (
    <ConfirmDialog
      open={picture !== null}
      title={text.title(picture?.caption ?? '')}
      save={text.save}
      danger
      busy={busy !== null}
      refusal={refusal}
      onClose={close}
      onSave={() => picture && void remove(picture)}
    >
      <p>{text.text}</p>
    </ConfirmDialog>
  )
}
