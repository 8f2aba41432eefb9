import { useState } from 'react'
import type { Nurses } from '@homecare/contract/admin/nurses'
import { formatDate, isIsoDate } from '@homecare/domain/dates'
import { useHost } from '@homecare/remote-kit/host-context'
import { DateField } from '@homecare/ui/form-field'
import { useChange } from '../../api/use-change'
import { FormDialog } from '../../parts/form-dialog'
import { nurseMessages } from './messages'
import { visitsFrom, type Nurse } from './nurse'
import styles from './days-off-drawer.module.css'
import { nurseName } from '@homecare/domain/nurse'

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
  const { notify } = useHost()
  const { busy, refusal, run, reset } = useChange()
  const [initial] = useState<Values>({ leftOn: today })
  const close = () => {
    reset()
    onClose()
  }
  const submit = async ({ leftOn }: Values) => {
    if (!nurse || !leftOn) return
    const { id } = nurse
    const response = await run('leave', (api) =>
      api.post('/api/nurses/{id}/leave', { params: { id }, body: { leftOn } }),
    )
    if (!response.ok) return
    onNurses(response.data)
    const now = response.data.nurses.find((each) => each.id === id)?.visitsAhead ?? 0
    const unassigned = nurse.visitsAhead - now
    const [name, day] = [nurseName(nurse), formatDate(leftOn)]
    notify('success', unassigned > 0 ? text.doneUnassigned(name, day, unassigned) : text.done(name, day))
    onClose()
  }

  return (
    <FormDialog<Values>
      open={nurse !== null}
      title={nurse ? text.title(nurseName(nurse)) : ''}
      save={text.save}
      variant="primary"
      busy={busy !== null}
      refusal={refusal}
      initialValues={initial}
      onClose={close}
      onSubmit={submit}
    >
      {({ values: { leftOn = '' } }) => {
        const visits = nurse ? visitsFrom(nurse, leftOn) : 0
        return (
          <>
            <p>{text.text}</p>
            <DateField name="leftOn" label={text.date} required today={today} validate={missingDate} />
            <p className={styles.before} role="status" data-has-visits={visits > 0 || undefined}>
              {isIsoDate(leftOn) && text.before(visits)}
            </p>
          </>
        )
      }}
    </FormDialog>
  )
}

const missingDate = (date = ''): string | undefined => (date ? undefined : nurseMessages.daysOff.dateMissing)
