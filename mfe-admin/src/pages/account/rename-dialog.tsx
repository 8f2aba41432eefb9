import { useHost } from '@homecare/remote-kit/host-context'
import { TextField } from '@homecare/ui/form-field'
import { useChange } from '../../api/use-change'
import { FormDialog } from '../../parts/form-dialog'
import { accountMessages } from './messages'
import type { Passkey } from './own-account'

const text = accountMessages.passkeys

interface RenameDialogProps {
  passkey: Passkey | null
  onRenamed: () => void
  onClose: () => void
}

/** Another name for a passkey. */
export function RenameDialog({ passkey, onRenamed, onClose }: RenameDialogProps) {
  const { notify } = useHost()
  const { busy, refusal, run, reset } = useChange()
  const close = () => {
    reset()
    onClose()
  }
  const save = async ({ name = '' }: { name?: string }) => {
    if (!passkey) return
    const input = { params: { id: passkey.id }, body: { name: name.trim() } }
    const answer = await run('rename', (api) => api.post('/api/user/passkeys/{id}', input))
    if (!answer.ok) return
    notify('success', text.renamed)
    onRenamed()
    close()
  }
  return (
    <FormDialog
      open={passkey !== null}
      title={text.renameTitle}
      save={text.save}
      busy={busy !== null}
      refusal={refusal}
      initialValues={{ name: passkey?.name ?? '' }}
      onClose={close}
      onSubmit={save}
    >
      <TextField name="name" label={text.name} required maxLength={60} autoComplete="off" />
    </FormDialog>
  )
}
