import { useState } from 'react'
import { staffTime } from '@homecare/domain/clock'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { useChange } from '../../api/use-change'
import { factorMessages } from '../../parts/factor/messages'
import { useWithProof } from '../../parts/factor/with-proof'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { TitledPanel } from '../../parts/panel'
import styles from './account.module.css'
import { AddFactorDialog } from './add-factor-dialog'
import { accountMessages } from './messages'
import type { PanelProps, Passkey } from './own-account'
import { RenameDialog } from './rename-dialog'
import { REFUSALS } from './refusals'

const text = accountMessages.passkeys

/** The own passkeys: add, rename, remove. */
export function PasskeysPanel({ account, onChange }: PanelProps) {
  const [adding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  return (
    <TitledPanel title={text.title}>
      <p className={styles.quiet}>{text.text}</p>
      {account.passkeys.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className={styles.rows}>
          {account.passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <span className={styles.what}>
                <bdi className={styles.name}>{passkey.name}</bdi>
                <span className={styles.quiet}>{passkey.blocked ? text.blocked : sinceText(passkey)}</span>
              </span>
              <span className={styles.actions}>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={text.renameLabel(passkey.name)}
                  onClick={() => setRenamed(passkey)}
                >
                  {text.rename}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={text.removeLabel(passkey.name)}
                  onClick={() => setRemoved(passkey)}
                >
                  {text.remove}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </div>
      <AddFactorDialog
        kind="passkey"
        open={adding}
        title={text.add}
        done={text.added(factorMessages.enrol.passkey)}
        onAdded={onChange}
        onClose={() => setAdding(false)}
      />
      <RenameDialog passkey={renamed} onRenamed={onChange} onClose={() => setRenamed(null)} />
      <RemoveDialog passkey={removed} onRemoved={onChange} onClose={() => setRemoved(null)} />
    </TitledPanel>
  )
}

const sinceText = ({ addedAt, lastUsedAt }: Passkey): string =>
  [
    text.since(staffTime(new Date(addedAt))),
    lastUsedAt ? text.used(staffTime(new Date(lastUsedAt))) : text.unused,
  ].join(', ')

function RemoveDialog({
  passkey,
  onRemoved,
  onClose,
}: {
  passkey: Passkey | null
  onRemoved: () => void
  onClose: () => void
}) {
  const { notify } = useHost()
  const withProof = useWithProof()
  const { busy, refusal, run, reset } = useChange()
  const close = () => {
    reset()
    onClose()
  }
  const remove = async () => {
    if (!passkey) return
    const answer = await run(
      'remove',
      (api) => withProof(() => api.delete('/api/user/passkeys/{id}', { params: { id: passkey.id } })),
      REFUSALS,
    )
    if (!answer.ok) return
    notify('success', text.removed)
    onRemoved()
    close()
  }
  return (
    <ConfirmDialog
      open={passkey !== null}
      title={text.removeTitle(passkey?.name ?? '')}
      save={text.remove}
      danger
      busy={busy !== null}
      refusal={refusal}
      onClose={close}
      onSave={() => void remove()}
    >
      <p>{text.removeText}</p>
    </ConfirmDialog>
  )
}
