import { useField, useForm, useFormState } from 'react-final-form'
import type { CareNurses } from '@homecare/contract/care-visits'
import { Checkbox } from '@homecare/ui/checkbox'
import { Notice } from '@homecare/ui/notice'
import { usePolledQuery } from '../../api/use-polled-query'
import { visitText } from './visit-messages'
import { skillsOf, startOf, type VisitValues } from './visit-values'
import styles from './visit-nurse-field.module.css'

const text = visitText.nurse
type Nurse = CareNurses['nurses'][number]

interface VisitNurseFieldProps {
  caseId: string
  visitId: string | undefined
  /** Whether the visit may stay without a nurse. */
  mayBeNobody: boolean
}

/** The nurses for the time that is in the form, with what speaks against each. */
export function VisitNurseField({ caseId, visitId, mayBeNobody }: VisitNurseFieldProps) {
  const { values } = useFormState<VisitValues>()
  const { batch, change } = useForm<VisitValues>()
  const { input } = useField<string>('nurseId')
  const startsAt = startOf(values)?.toISOString()
  const query = { startsAt: startsAt ?? '', minutes: values.minutes ?? '', skills: skillsOf(values).join(',') }
  const { data, stale, failure } = usePolledQuery(
    ['care-nurses', caseId, visitId, query],
    (api, options) =>
      api.get('/api/cases/{id}/nurses', {
        ...options,
        params: { id: caseId },
        query: { ...query, ...(visitId && { visitId }) },
      }),
    undefined,
    { enabled: startsAt !== undefined },
  )
  const choose = (id: string) =>
    batch(() => {
      change('nurseId', id)
      change('accepted', [])
    })
  const chosen = data?.nurses.find(({ id }) => id === input.value)
  const warnings = (chosen && !isRefused(chosen) && chosen.broken) || []
  return (
    <fieldset className={styles.group} aria-busy={stale || undefined}>
      <legend className={styles.legend}>{text.label}</legend>
      {mayBeNobody && (
        <Choice name={text.nobody} checked={!input.value} onChoose={() => choose('')} marks={[]} disabled={false} />
      )}
      {!data && !failure && <p role="status">{text.loading}</p>}
      {failure && <Notice kind="error">{text.failed}</Notice>}
      {data?.nurses.map((nurse) => (
        <Choice
          key={nurse.id}
          name={nurse.name}
          marks={nurse.broken.map((rule) => rule.text)}
          disabled={isRefused(nurse)}
          checked={nurse.id === input.value}
          onChoose={() => choose(nurse.id)}
        />
      ))}
      {warnings.length > 0 && (
        <Checkbox
          label={text.accept}
          detail={warnings.map((rule) => rule.text).join(' ')}
          checked={warnings.every(({ name }) => values.accepted.includes(name))}
          onChange={({ target }) => change('accepted', target.checked ? warnings.map(({ name }) => name) : [])}
        />
      )}
    </fieldset>
  )
}

const isRefused = ({ broken }: Nurse): boolean => broken.some(({ level }) => level === 'hard')

interface ChoiceProps {
  name: string
  marks: readonly string[]
  disabled: boolean
  checked: boolean
  onChoose: () => void
}

function Choice({ name, marks, disabled, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice} data-off={disabled || undefined}>
      <input
        type="radio"
        name="nurseId"
        className={styles.radio}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span>
        <bdi>{name}</bdi>
        {marks.length > 0 && <span className={styles.marks}>{marks.join(' ')}</span>}
      </span>
    </label>
  )
}
