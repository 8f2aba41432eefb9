import { useId } from 'react'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { useChange } from '../../api/use-change'
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
  const formId = useId()
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
    <Dialog
      open={passkey !== null}
      title={text.renameTitle}
      closeLabel={accountMessages.back}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {accountMessages.back}
          </Button>
          <Button type="submit" form={formId} variant="secondary" busy={busy !== null}>
            {text.save}
          </Button>
        </>
      }
    >
      <ServerForm<{ name?: string }> onSubmit={save} initialValues={{ name: passkey?.name ?? '' }}>
        {({ handleSubmit }) => (
          <form id={formId} onSubmit={handleSubmit} noValidate>
            <TextField name="name" label={text.name} required maxLength={60} autoComplete="off" />
            {refusal && <Notice kind="error">{refusal}</Notice>}
          </form>
        )}
      </ServerForm>
    </Dialog>
  )
}
