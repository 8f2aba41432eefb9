import { useState } from 'react'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { useChange } from '../../api/use-change'
import { factorMessages } from '../../parts/factor/messages'
import { RecoveryCodes } from '../../parts/factor/recovery-codes'
import { useWithProof } from '../../parts/factor/with-proof'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { TitledPanel } from '../../parts/panel'
import styles from './account.module.css'
import { accountMessages } from './messages'
import type { PanelProps } from './own-account'
import { REFUSALS } from './refusals'

const text = accountMessages.codes

/** How many recovery codes are left, and new ones. */
export function CodesPanel({ account, onChange }: PanelProps) {
  const withProof = useWithProof()
  const { busy, refusal, run, reset } = useChange()
  const [asking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])
  const hasFactor = account.totp !== null || account.passkeys.length > 0
  const close = () => {
    reset()
    setAsking(false)
  }
  const renew = async () => {
    const answer = await run('renew', (api) => withProof(() => api.post('/api/user/recovery-codes')), REFUSALS)
    if (!answer.ok) return
    close()
    setCodes(answer.data.recoveryCodes)
    onChange()
  }
  return (
    <TitledPanel title={text.title}>
      <p className={styles.quiet}>{text.text}</p>
      <p>{hasFactor ? text.left(account.recoveryCodes) : text.none}</p>
      {hasFactor && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {text.renew}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={text.renewTitle}
        save={text.renew}
        busy={busy !== null}
        refusal={refusal}
        onClose={close}
        onSave={() => void renew()}
      >
        <p>{text.renewText}</p>
      </ConfirmDialog>
      <Dialog
        open={codes.length > 0}
        title={factorMessages.codes.title}
        closeLabel={accountMessages.back}
        onClose={() => setCodes([])}
      >
        <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
      </Dialog>
    </TitledPanel>
  )
}
