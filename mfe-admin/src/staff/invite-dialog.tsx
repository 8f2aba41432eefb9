import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import { isEmail } from '@homecare/domain/patient'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Field } from '@homecare/ui/field'
import { Notice } from '@homecare/ui/notice'
import { SelectInput } from '@homecare/ui/select-input'
import { TextInput } from '@homecare/ui/text-input'
import type { StaffRole } from './account'
import { useHost } from '@homecare/remote-kit/host-context'
import { messages } from '../messages'
import { useChange } from '../data/use-change'
import { staffMessages } from './messages'
import styles from './invite-dialog.module.css'

const words = staffMessages.invite
const ROLES = Object.entries(messages.session.roles).map(([value, label]) => ({ value, label }))

interface InviteDialogProps {
  open: boolean
  onAccounts: (accounts: StaffAccounts) => void
  onClose: () => void
}

/** Asks for an address and a role; the least is chosen ahead. */
export function InviteDialog({ open, onAccounts, onClose }: InviteDialogProps) {
  const { notify } = useHost()
  const box = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('viewer')
  const [tried, setTried] = useState(false)
  const { busy, refusal, run, reset } = useChange()
  const wrong = !isEmail(email.trim())

  useEffect(() => {
    if (!open) return
    setEmail('')
    setRole('viewer')
    setTried(false)
    box.current?.focus()
  }, [open])

  const close = () => {
    if (busy !== null) return
    reset()
    onClose()
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (wrong) return box.current?.focus()
    const userName = email.trim()
    const answer = await run('invite', (api) => api.post('/api/staff', { body: { userName, role } }), {
      CONFLICT: words.taken,
    })
    if (!answer.ok) return
    onAccounts(answer.data)
    notify('success', words.sent(userName))
    onClose()
  }

  return (
    <Dialog
      open={open}
      title={words.title}
      closeLabel={words.back}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {words.back}
          </Button>
          <Button variant="secondary" busy={busy !== null} busyLabel={words.saving} onClick={() => void send()}>
            {words.save}
          </Button>
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <p>{words.text}</p>
        <Field label={words.email} required error={tried && wrong && words.emailWrong}>
          {(aria) => (
            <TextInput
              {...aria}
              ref={box}
              type="email"
              autoComplete="off"
              maxLength={100}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.role} hint={staffMessages.roles[role]}>
          {(aria) => (
            <SelectInput
              {...aria}
              options={ROLES}
              value={role}
              onChange={({ target }) => setRole(target.value as StaffRole)}
            />
          )}
        </Field>
        {refusal && <Notice kind="error">{refusal}</Notice>}
      </form>
    </Dialog>
  )
}
