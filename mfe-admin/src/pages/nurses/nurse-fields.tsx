import { useField } from 'react-final-form'
import { SEXES } from '@homecare/domain/identity'
import { PROFESSIONS } from '@homecare/domain/nurse-credentials'
import { DateField, SelectField, TextField } from '@homecare/ui/form-field'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { ChoicesField } from '../../parts/choices-field'
import { PROFESSION_NAMES, SKILL_OPTIONS } from '../../parts/credentials'
import { HoursFields } from './hours-fields'
import { nurseMessages } from './messages'
import styles from './nurse-drawer.module.css'

const text = nurseMessages.form

export function NurseFields({ areasServed }: { areasServed: readonly string[] }) {
  const today = useClientToday()
  return (
    <>
      <div className={styles.pair}>
        <TextField name="firstName" label={text.firstName} required autoComplete="off" maxLength={100} />
        <TextField name="lastName" label={text.lastName} required autoComplete="off" maxLength={100} />
      </div>
      <div className={styles.pair}>
        <TextField name="licenceNumber" label={text.licence} required autoComplete="off" maxLength={40} />
        <TextField name="phoneNumber" type="tel" label={text.phone} required autoComplete="off" maxLength={40} />
      </div>
      <div className={styles.pair}>
        <SelectField name="profession" label={text.profession} options={PROFESSION_OPTIONS} />
        <DateField name="licenceUntil" label={text.licenceUntil} hint={text.licenceUntilHint} today={today} />
      </div>
      <SelectField name="sex" label={text.sex} hint={text.sexHint} options={SEX_OPTIONS} />
      <ChoicesField name="skills" label={text.skills} hint={text.skillsHint} options={SKILL_OPTIONS} />
      <TextField name="languages" label={text.languages} hint={text.languagesHint} autoComplete="off" />
      <HoursFields />
      <AreasField areasServed={areasServed} />
    </>
  )
}

/** The areas served, and any other that the nurse has from before. */
function AreasField({ areasServed }: { areasServed: readonly string[] }) {
  const { input } = useField<string[]>('areas')
  const all = [...new Set([...areasServed, ...input.value])]
  return (
    <ChoicesField
      name="areas"
      label={text.areas}
      hint={text.areasHint}
      options={all.map((area) => ({ value: area, label: area }))}
    />
  )
}

const SEX_OPTIONS = [{ value: '', label: text.notSaid }, ...SEXES.map((value) => ({ value, label: text.sexes[value] }))]
const PROFESSION_OPTIONS = PROFESSIONS.map((value) => ({ value, label: PROFESSION_NAMES[value] }))
