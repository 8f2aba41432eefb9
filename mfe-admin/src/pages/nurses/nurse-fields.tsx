import { useField } from 'react-final-form'
import { Checkbox } from '@homecare/ui/checkbox'
import { TextField } from '@homecare/ui/form-field'
import { HoursFields } from './hours-fields'
import { nurseMessages } from './messages'
import styles from './nurse-drawer.module.css'

const text = nurseMessages.form

export function NurseFields({ areasServed }: { areasServed: readonly string[] }) {
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
      <TextField name="languages" label={text.languages} hint={text.languagesHint} autoComplete="off" />
      <HoursFields />
      <AreasField areasServed={areasServed} />
    </>
  )
}

/** The areas served, and any other that the nurse has from before. */
function AreasField({ areasServed }: { areasServed: readonly string[] }) {
  const { input } = useField<string[]>('areas')
  const chosen = input.value
  const all = [...areasServed, ...chosen.filter((area) => !areasServed.includes(area))]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.areas}</legend>
      <p className={styles.quiet}>{text.areasHint}</p>
      <div className={styles.areas}>
        {all.map((area) => (
          <Checkbox
            key={area}
            label={area}
            checked={chosen.includes(area)}
            onChange={({ target }) =>
              input.onChange(target.checked ? [...chosen, area] : chosen.filter((each) => each !== area))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
