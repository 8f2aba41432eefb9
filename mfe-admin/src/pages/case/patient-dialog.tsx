import type { CareCase } from '@homecare/contract/cases'
import { NURSE_SEX_WISHES } from '@homecare/domain/care-wishes'
import { dubaiDate, formatDay } from '@homecare/domain/dates'
import { birthDateMessage, readBirthDate, SEXES } from '@homecare/domain/identity'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { SelectField, TextAreaField, TextField } from '@homecare/ui/form-field'
import { caseMessages } from '../../parts/case/messages'
import { FormDialog } from '../../parts/form-dialog'
import { caseText } from './messages'
import { useCaseChange, type CaseProps } from './use-case'
import styles from './facts.module.css'

const text = caseText.patient

type Values = Partial<Record<(typeof FIELDS)[number], string>>

const FIELDS = [
  ...(['patientName', 'dateOfBirth', 'sex', 'languages', 'service'] as const),
  ...(['doorNumber', 'building', 'landmark', 'city', 'pin', 'accessNotes', 'nurseSex'] as const),
] as const

const valuesOf = ({ address, dateOfBirth, sex, languages, pin, ...rest }: CareCase): Values => ({
  patientName: rest.patientName,
  service: rest.service,
  accessNotes: rest.accessNotes,
  nurseSex: rest.nurseSex,
  ...address,
  dateOfBirth: dateOfBirth ? formatDay(dateOfBirth) : '',
  sex: sex ?? '',
  languages: languages.join(', '),
  pin: pin ?? '',
})

interface PatientDialogProps extends CaseProps {
  open: boolean
  onClose: () => void
}

/** Writes down who the patient is, where the home is and what the family wishes. */
export function PatientDialog({ open, onClose, ...props }: PatientDialogProps) {
  const { busy, refusal, change, reset } = useCaseChange(props)
  const close = () => {
    reset()
    onClose()
  }
  const save = async (values: Values) => {
    const isDone = await change('patient', (api, { params, version }) =>
      api.post('/api/cases/{id}', { params, body: { version, ...bodyOf(values) } }),
    )
    if (isDone) close()
  }
  return (
    <FormDialog<Values>
      open={open}
      title={text.title}
      save={caseText.event.save}
      busy={busy !== null}
      refusal={refusal}
      initialValues={valuesOf(props.careCase)}
      validate={errorsIn}
      onClose={close}
      onSubmit={save}
    >
      <TextField name="patientName" label={text.name} required autoComplete="off" maxLength={100} />
      <div className={styles.pair}>
        <TextField name="dateOfBirth" label={text.born} autoComplete="off" maxLength={40} />
        <SelectField name="sex" label={text.sex} options={SEX_OPTIONS} />
      </div>
      <div className={styles.pair}>
        <TextField
          name="languages"
          label={text.languages}
          hint={text.languagesHint}
          autoComplete="off"
          maxLength={200}
        />
        <TextField name="service" label={text.service} required autoComplete="off" maxLength={100} />
      </div>
      <div className={styles.pair}>
        <TextField name="doorNumber" label={text.door} autoComplete="off" maxLength={100} />
        <TextField name="building" label={text.building} autoComplete="off" maxLength={100} />
      </div>
      <div className={styles.pair}>
        <TextField name="landmark" label={text.landmark} autoComplete="off" maxLength={200} />
        <TextField name="city" label={text.city} autoComplete="off" maxLength={100} />
      </div>
      <TextField name="pin" label={text.pin} hint={text.pinHint} autoComplete="off" maxLength={60} />
      <TextAreaField name="accessNotes" label={text.access} rows={2} maxLength={2000} />
      <SelectField name="nurseSex" label={text.nurseSex} options={NURSE_OPTIONS} />
    </FormDialog>
  )
}

const SEX_OPTIONS = [{ value: '', label: text.notSaid }, ...SEXES.map((value) => ({ value, label: text.sexes[value] }))]
const NURSE_OPTIONS = NURSE_SEX_WISHES.map((value) => ({ value, label: caseMessages.nurseSex[value] }))

function bodyOf(values: Values) {
  const { patientName = '', service = '', accessNotes = '', languages = '', pin = '', dateOfBirth = '' } = values
  const { doorNumber = '', building = '', landmark = '', city = '' } = values
  const birth = readBirthDate(dateOfBirth, dubaiDate(serverNow()))
  return {
    ...{ patientName, service, accessNotes, doorNumber, building, landmark, city },
    dateOfBirth: 'date' in birth ? birth.date : null,
    sex: SEXES.find((sex) => sex === values.sex) ?? null,
    languages: languages
      .split(/[,،]/)
      .map((language) => language.trim())
      .filter(Boolean),
    pin: pin.trim() || null,
    nurseSex: NURSE_SEX_WISHES.find((wish) => wish === values.nurseSex) ?? 'any',
  }
}

function errorsIn({ patientName = '', service = '', dateOfBirth = '' }: Values): Values {
  const birth = readBirthDate(dateOfBirth, dubaiDate(serverNow()))
  return {
    ...(patientName.trim() === '' && { patientName: text.nameMissing }),
    ...(service.trim() === '' && { service: text.serviceMissing }),
    ...('reason' in birth && birth.reason !== 'required' && { dateOfBirth: birthDateMessage(birth.reason) }),
  }
}
