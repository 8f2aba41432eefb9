import { useMemo } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import { SEMICOLON } from '@homecare/domain/locales'
import { spacedAccession } from '@homecare/domain/sample'
import { Button } from '@homecare/ui/button'
import { phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { useHost } from '@homecare/remote-kit/host-context'
import { SelectField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { halfIdentity, IdentityFields, identityIn, type TypedIdentity } from '@homecare/remote-kit/identity-fields'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import type { NewStep } from '../../api/use-nurse-sheet'
import * as text from '../../locales/en/sample.json'
import styles from './step-buttons.module.css'

const MAX_TUBES = 60
const tubeChoices = (needed: number) =>
  Array.from({ length: Math.min(MAX_TUBES, Math.max(12, 2 * needed)) }, (_, index) => ({
    value: String(index + 1),
    label: visitTexts.tubesOf({ count: index + 1 }),
  }))
const FASTED = [
  { value: 'yes', label: visitTexts.fasted },
  { value: 'no', label: visitTexts.notFasted },
]

interface Values {
  tubes: string
  fasted?: string
  people?: TypedIdentity[]
}

interface SampleFormProps {
  visit: SheetVisit
  date: string
  onTaken: (sample: Pick<NewStep, 'tubes' | 'fasted' | 'people'>) => void
  onBack: () => void
}

/** Who the people are, if nobody has said it, the tubes that were filled, and whether the patient had fasted where the tests need it. */
export function SampleForm({ visit, date, onTaken, onBack }: SampleFormProps) {
  const { profile } = useHost()
  const needsFasting = visit.fastingHours > 0
  const initial = useMemo(
    (): Values => ({ tubes: String(Math.min(MAX_TUBES, Math.max(1, visit.tubes.length))) }),
    [visit.tubes.length],
  )
  const choices = useMemo(() => tubeChoices(visit.tubes.length), [visit.tubes.length])
  const unknown = visit.people.filter(({ identity }) => !identity)
  const save = ({ tubes, fasted, people: typed = [] }: Values) => {
    const people = unknown.flatMap(({ person }, index) => {
      const identity = identityIn(typed[index], date)
      return identity ? [{ person, ...identity }] : []
    })
    onTaken({
      tubes: Number(tubes),
      ...(needsFasting && { fasted: fasted === 'yes' }),
      ...(people.length > 0 && { people }),
    })
  }
  return (
    <ServerForm<Values>
      onSubmit={save}
      initialValues={initial}
      validate={({ people: typed = [] }) => ({ people: unknown.map((_, index) => halfIdentity(typed[index])) })}
    >
      {({ handleSubmit, values }) => (
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          {visit.people.length === 1 && visit.accession && (
            <p className={styles.number}>
              {text.label({ accession: spacedAccession(visit.accession).replaceAll(' ', '\u00a0') })}
            </p>
          )}
          {unknown.map(({ person, fullName }, index) => (
            <fieldset key={person} className={styles.identity}>
              <legend>{text.identityOf({ name: fullName })}</legend>
              <IdentityFields at={`people.${index}`} today={date} required={false} />
            </fieldset>
          ))}
          <SelectField name="tubes" label={visitTexts.tubesFilled} hint={tubesHint(visit)} required options={choices} />
          {needsFasting && (
            <SelectField
              name="fasted"
              label={visitTexts.asked({ hours: visit.fastingHours })}
              required
              options={FASTED}
              placeholder={text.choose}
              validate={missing}
            />
          )}
          {needsFasting && values.fasted === 'no' && (
            <Notice kind="warning" title={text.callTitle}>
              {text.callText} <a href={phoneHref(profile)}>{profile.phone}</a>
            </Notice>
          )}
          <div className={styles.foot}>
            <Button type="submit" variant="primary">
              {text.save}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {visitTexts.back}
            </Button>
          </div>
        </form>
      )}
    </ServerForm>
  )
}

/** With several people, how many tubes each of them needs. */
const tubesHint = ({ people, tubes }: SheetVisit): string =>
  people.length > 1
    ? people.map((each) => `${each.fullName}: ${each.tubes.length}`).join(SEMICOLON)
    : tubes.map(({ specimen }) => specimen).join(SEMICOLON)

const missing = (answer = ''): string | undefined => (answer ? undefined : text.missing)
