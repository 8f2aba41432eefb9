import { useState } from 'react'
import { staffTime } from '@homecare/domain/clock'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { useChange } from '../../api/use-change'
import { useWithProof } from '../../parts/factor/with-proof'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { TitledPanel } from '../../parts/panel'
import styles from './account.module.css'
import { AddFactorDialog } from './add-factor-dialog'
import { accountMessages } from './messages'
import type { PanelProps } from './own-account'
import { REFUSALS } from './refusals'

const text = accountMessages.app

/** The own authenticator app: set up, replace, remove. */
export function AppPanel({ account: { totp }, onChange }: PanelProps) {
  const { notify } = useHost()
  const withProof = useWithProof()
  const { busy, refusal, run, reset } = useChange()
  const [open, setOpen] = useState<'add' | 'remove' | null>(null)
  const close = () => {
    reset()
    setOpen(null)
  }
  const remove = async () => {
    const answer = await run('remove', (api) => withProof(() => api.delete('/api/user/totp')), REFUSALS)
    if (!answer.ok) return
    notify('success', text.removed)
    onChange()
    close()
  }
  return (
    <TitledPanel title={text.title}>
      <p className={styles.quiet}>{text.text}</p>
      <p>{totp ? text.set(staffTime(new Date(totp.addedAt))) : text.none}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={() => setOpen('add')}>
          {totp ? text.replace : text.add}
        </Button>
        {totp && (
          <Button variant="quiet" size="sm" onClick={() => setOpen('remove')}>
            {text.remove}
          </Button>
        )}
      </div>
      <AddFactorDialog
        kind="app"
        open={open === 'add'}
        title={totp ? text.replace : text.add}
        lead={totp ? text.replaceText : undefined}
        done={text.added}
        onAdded={onChange}
        onClose={close}
      />
      <ConfirmDialog
        open={open === 'remove'}
        title={text.removeTitle}
        save={text.remove}
        danger
        busy={busy !== null}
        refusal={refusal}
        onClose={close}
        onSave={() => void remove()}
      >
        <p>{text.removeText}</p>
      </ConfirmDialog>
    </TitledPanel>
  )
}
