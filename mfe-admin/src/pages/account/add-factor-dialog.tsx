import { useState } from 'react'
import { useHost } from '@homecare/remote-kit/host-context'
import { Dialog } from '@homecare/ui/dialog'
import { AddApp } from '../../parts/factor/add-app'
import { AddPasskey } from '../../parts/factor/add-passkey'
import { factorMessages } from '../../parts/factor/messages'
import { RecoveryCodes } from '../../parts/factor/recovery-codes'
import type { Added } from '../../parts/factor/added'
import { accountMessages } from './messages'

interface AddFactorDialogProps {
  kind: 'passkey' | 'app'
  open: boolean
  title: string
  /** What happens to an earlier one. */
  lead?: string | undefined
  done: string
  onAdded: () => void
  onClose: () => void
}

/** Adds a factor; with the first one, its recovery codes are shown before the dialog closes. */
export function AddFactorDialog({ kind, open, title, lead, done, onAdded, onClose }: AddFactorDialogProps) {
  const { notify } = useHost()
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = () => {
    setCodes([])
    onClose()
  }
  const added = ({ recoveryCodes }: Added): undefined => {
    notify('success', done)
    onAdded()
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else close()
  }
  // A 401 has ended the session already, so the guard shows the login.
  const props = { onAdded: added, onExpired: (): undefined => undefined }
  return (
    <Dialog
      open={open}
      title={codes.length > 0 ? factorMessages.codes.title : title}
      closeLabel={accountMessages.back}
      onClose={close}
    >
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : (
        <>
          {lead && <p>{lead}</p>}
          {kind === 'passkey' ? <AddPasskey {...props} /> : <AddApp {...props} />}
        </>
      )}
    </Dialog>
  )
}
