import { useId, useState } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import type { Nurses } from '@homecare/contract/admin/nurses'
import { formatDate, isIsoDate } from '@homecare/domain/dates'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { DateField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import { partsMessages } from '../../parts/messages'
import { nurseMessages } from './messages'
import { nameOf, visitsFrom, type Nurse } from './nurse'
import styles from './days-off-drawer.module.css'

const text = nurseMessages.leave

interface Values {
  leftOn?: string
}

interface LeaveDialogProps {
  nurse: Nurse | null
  today: string
  onNurses: (nurses: Nurses) => void
  onClose: () => void
}

/** The first day without a nurse, and how many visits that leaves without one. */
export function LeaveDialog({ nurse, today, onNurses, onClose }: LeaveDialogProps) {
  const formId = useId()
  const { notify } = useHost()
  const { busy, refusal, run, reset } = useChange()
  const [initial] = useState<Values>({ leftOn: today })
  const close = () => {
    if (busy !== null) return
    reset()
    onClose()
  }
  const submit = async ({ leftOn }: Values) => {
    if (!nurse || !leftOn || busy !== null) return
    const { id } = nurse
    const response = await run('leave', (api) =>
      api.post('/api/nurses/{id}/leave', { params: { id }, body: { leftOn } }),
    )
    if (!response.ok) return
    onNurses(response.data)
    const now = response.data.nurses.find((each) => each.id === id)?.visitsAhead ?? 0
    const unassigned = nurse.visitsAhead - now
    const [name, day] = [nameOf(nurse), formatDate(leftOn)]
    notify('success', unassigned > 0 ? text.doneUnassigned(name, day, unassigned) : text.done(name, day))
    onClose()
  }

  return (
    <Dialog
      open={nurse !== null}
      title={nurse ? text.title(nameOf(nurse)) : ''}
      closeLabel={partsMessages.form.back}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {partsMessages.form.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy !== null}
            busyLabel={partsMessages.form.saving}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <ServerForm<Values> onSubmit={submit} initialValues={initial}>
        {({ handleSubmit, values: { leftOn = '' } }) => {
          const visits = nurse ? visitsFrom(nurse, leftOn) : 0
          return (
            <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
              <p>{text.text}</p>
              <DateField name="leftOn" label={text.date} required today={today} validate={missingDate} />
              <p className={styles.before} role="status" data-has-visits={visits > 0 || undefined}>
                {isIsoDate(leftOn) && text.before(visits)}
              </p>
              {refusal && <Notice kind="error">{refusal}</Notice>}
            </form>
          )
        }}
      </ServerForm>
    </Dialog>
  )
}

const missingDate = (date = ''): string | undefined => (date ? undefined : nurseMessages.daysOff.dateMissing)
