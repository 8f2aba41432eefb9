import { useState } from 'react'
import type { CareVisit } from '@homecare/contract/care-visits'
import { CARE_VISIT_KINDS } from '@homecare/domain/care-visit-table'
import { dubaiDate } from '@homecare/domain/dates'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { DateField, SelectField, TextField } from '@homecare/ui/form-field'
import { TimeField } from '../../parts/care/time-field'
import { ChoicesField } from '../../parts/choices-field'
import { SKILL_OPTIONS } from '../../parts/credentials'
import { FormDialog } from '../../parts/form-dialog'
import { useCaseChange, type CaseProps } from './use-case'
import { visitText } from '../../parts/visit/visit-messages'
import { VisitNurseField } from '../../parts/visit/visit-nurse-field'
import {
  errorsIn,
  kindsOf,
  lengthsWith,
  skillsOf,
  startOf,
  valuesOf,
  visitLine,
  type VisitTask,
  type VisitValues,
} from '../../parts/visit/visit-values'
import styles from './facts.module.css'

const text = visitText.dialog

interface VisitDialogProps extends CaseProps {
  /** Null while the dialog is closed. */
  task: VisitTask | null
  onClose: () => void
}

/** Plans a visit, moves one, or gives it a nurse: who could make it is shown for the time that is in the form. */
export function VisitDialog({ task, ...props }: VisitDialogProps) {
  return task && <OpenDialog task={task} {...props} />
}

function OpenDialog({ task, onClose, ...props }: VisitDialogProps & { task: VisitTask }) {
  const { careCase } = props
  const { busy, refusal, change, reset } = useCaseChange(props)
  /** Of the moment of opening: other values would start the form again, without what is typed. */
  const [initial] = useState(() => valuesOf(task, careCase))
  const close = () => {
    reset()
    onClose()
  }
  const visit = task.kind === 'plan' ? undefined : task.visit
  const save = async (values: VisitValues) => {
    const isDone = await (task.kind === 'plan' ? plan(values) : apply(values, task))
    if (isDone) close()
  }
  const plan = (values: VisitValues) =>
    change(
      'plan',
      (api, { params, version }) =>
        api.post('/api/cases/{id}/visits', { params, body: { version, ...planOf(values) } }),
      visitText.planned,
    )
  const apply = (values: VisitValues, { kind: event, visit: { id } }: { kind: 'move' | 'assign'; visit: CareVisit }) =>
    change(
      event,
      (api, { params, version }) =>
        api.post('/api/cases/{id}/visits/{partId}', {
          params: { ...params, partId: id },
          body: { version, event, ...(event === 'move' ? timesOf(values) : {}), ...nurseOf(values) },
        }),
      visitText.done[event],
    )
  return (
    <FormDialog<VisitValues>
      open
      title={text[task.kind]}
      save={text.save}
      busy={busy !== null}
      refusal={refusal}
      initialValues={initial}
      validate={(values) => errorsIn(values, task)}
      names={NAMES}
      onClose={close}
      onSubmit={save}
    >
      {visit ? <p className={styles.ask}>{visitLine(visit)}</p> : <WhatFields careCase={careCase} />}
      {task.kind !== 'assign' && <WhenFields minutes={Number(initial.minutes)} />}
      {!visit && <ChoicesField name="skills" label={text.skills} options={SKILL_OPTIONS} />}
      <VisitNurseField caseId={careCase.id} visitId={visit?.id} mayBeNobody={task.kind !== 'assign'} />
    </FormDialog>
  )
}

const NAMES = { startsAt: 'time' }

function WhatFields({ careCase }: Pick<CaseProps, 'careCase'>) {
  const kinds = kindsOf(careCase).map((value) => ({ value, label: visitText.kinds[value] }))
  return (
    <div className={styles.pair}>
      <SelectField
        name="kind"
        label={text.kind}
        hint={kinds.length === 1 ? visitText.planHint : undefined}
        options={kinds}
      />
      <TextField name="service" label={text.service} required autoComplete="off" maxLength={100} />
    </div>
  )
}

function WhenFields({ minutes }: { minutes: number }) {
  const today = dubaiDate(serverNow())
  const lengths = lengthsWith(minutes).map((each) => ({ value: String(each), label: text.length(each) }))
  return (
    <div className={styles.pair}>
      <DateField name="day" label={text.day} required today={today} min={today} />
      <TimeField name="time" label={text.time} required />
      <SelectField name="minutes" label={text.minutes} options={lengths} />
    </div>
  )
}

const timesOf = (values: VisitValues) => ({
  startsAt: startOf(values)?.toISOString() ?? '',
  minutes: Number(values.minutes),
})

const nurseOf = ({ nurseId, accepted }: VisitValues) => ({ nurseId: nurseId || null, accepted })

const planOf = (values: VisitValues) => ({
  kind: CARE_VISIT_KINDS.find((kind) => kind === values.kind) ?? 'assessment',
  service: (values.service ?? '').trim(),
  skills: skillsOf(values),
  ...timesOf(values),
  ...nurseOf(values),
})
