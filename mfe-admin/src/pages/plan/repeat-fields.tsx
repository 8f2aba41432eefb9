import { SelectField, TextField } from '@homecare/ui/form-field'
import { careMessages } from '../../parts/care/messages'
import { DaysField } from '../../parts/care/days-field'
import { repeatInWords } from '../../parts/care/rule-in-words'
import { optionsOf } from '../../parts/quote/messages'
import { planText } from './messages'
import { PLACES, unitOf } from './repeat-values'
import type { RuleValues } from './rule-values'
import styles from './plan-form.module.css'

const text = planText.repeat
const CHOICES = optionsOf(text.choices)
const PLACE_OPTIONS = PLACES.map((value) => ({ value, label: careMessages.places[value] }))
const WEEKDAYS = careMessages.dayNames.map((label, at) => ({ value: String(at + 1), label }))
const MONTH_DAYS = Array.from({ length: 31 }, (_, at) => String(at + 1))

interface RepeatFieldsProps {
  values: RuleValues
  name: (field: keyof RuleValues) => string
  /** The text of the rule before the change, where no other fields can say it. */
  kept: string | undefined
}

/** How often there is a visit. */
export function RepeatFields({ values, name, kept }: RepeatFieldsProps) {
  const { repeat, startsOn } = values
  const now = kept ? [{ value: 'kept', label: text.kept(repeatInWords(kept, startsOn)) }] : []
  return (
    <>
      <div className={styles.fields}>
        <SelectField name={name('repeat')} label={text.label} options={[...now, ...CHOICES]} />
        {repeat !== 'kept' && (
          <TextField
            name={name('every')}
            label={text.every[unitOf(repeat)]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
          />
        )}
        {repeat === 'monthDay' && (
          <SelectField
            name={name('monthDay')}
            label={text.monthDay}
            {...(Number(values.monthDay) > 28 && { hint: text.monthDayHint })}
            options={MONTH_DAYS}
          />
        )}
        {repeat === 'monthWeekday' && (
          <>
            <SelectField name={name('nth')} label={text.place} options={PLACE_OPTIONS} />
            <SelectField name={name('weekday')} label={text.weekday} options={WEEKDAYS} />
          </>
        )}
      </div>
      {repeat === 'weekly' && <DaysField name={name('days')} />}
    </>
  )
}
