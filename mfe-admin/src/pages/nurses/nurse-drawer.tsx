import { useState } from 'react'
import type { FormApi } from 'final-form'
import { ServerForm } from '@homecare/ui/server-form'
import type { Nurses } from '@homecare/contract/admin/nurses'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { DrawerForm } from '../../parts/drawer-form'
import { partsMessages } from '../../parts/messages'
import { nurseMessages } from './messages'
import type { Nurse } from './nurse'
import { NurseFields } from './nurse-fields'
import { nurseErrors, valuesOf, type NurseValues } from './nurse-values'
import { useNurseSave } from './use-nurse-save'
import styles from './nurse-drawer.module.css'
import { nurseName } from '@homecare/domain/nurse'

const text = nurseMessages.form

interface NurseDrawerProps {
  open: boolean
  /** Null to add one. */
  nurse: Nurse | null
  areasServed: readonly string[]
  onNurses: (nurses: Nurses) => void
  onClose: () => void
}

/** The form of a new or known nurse. */
export function NurseDrawer({ open, nurse, onClose, ...rest }: NurseDrawerProps) {
  return (
    <Dialog
      place="end"
      open={open}
      title={nurse ? text.editOf(nurseName(nurse)) : text.add}
      closeLabel={partsMessages.form.back}
      onClose={onClose}
    >
      <NurseForm nurse={nurse} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function NurseForm({ nurse, areasServed, onNurses, onClose }: Omit<NurseDrawerProps, 'open'>) {
  const api = useApi()
  const { notify } = useHost()
  // A refresh of the list must not change the fields while somebody types.
  const [base, setBase] = useState(nurse)
  const [initial, setInitial] = useState(() => valuesOf(nurse))
  const { refusal, save } = useNurseSave({ base, onNurses })

  const submit = async (values: NurseValues) => {
    const end = await save(values)
    if ('errors' in end) return end.errors
    notify('success', end.done)
    onClose()
    return undefined
  }
  const showCurrent = async (form: FormApi<NurseValues>) => {
    const response = await api.get('/api/nurses')
    const current = response.ok && response.data.nurses.find(({ id }) => id === base?.id)
    if (!response.ok || !current) return
    onNurses(response.data)
    setBase(current)
    setInitial(valuesOf(current))
    form.restart(valuesOf(current))
  }

  return (
    <ServerForm<NurseValues> onSubmit={submit} initialValues={initial} validate={nurseErrors}>
      {({ handleSubmit, submitting, form, dirtySinceLastSubmit }) => (
        <DrawerForm onSubmit={handleSubmit} saving={submitting} onBack={onClose}>
          <NurseFields areasServed={areasServed} />
          {base && base.visitsAhead > 0 && <p className={styles.quiet}>{text.visitsStay(base.visitsAhead)}</p>}
          {refusal && (refusal.conflict || !dirtySinceLastSubmit) && (
            <Notice
              kind="error"
              action={
                refusal.conflict && (
                  <Button variant="secondary" size="sm" onClick={() => void showCurrent(form)}>
                    {text.showCurrent}
                  </Button>
                )
              }
            >
              {refusal.text}
            </Notice>
          )}
        </DrawerForm>
      )}
    </ServerForm>
  )
}
