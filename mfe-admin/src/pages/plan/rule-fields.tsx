import { useForm } from 'react-final-form'
import type { Quote } from '@homecare/contract/quotes'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { SERVICE_CHOICES } from '@homecare/domain/service-choices'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { DateField, SelectField, TextField } from '@homecare/ui/form-field'
import { TrashIcon } from '@homecare/ui/icons'
import type { PlanRule } from '../../parts/care/rule-in-words'
import { TimeField } from '../../parts/care/time-field'
import { ChoicesField } from '../../parts/choices-field'
import { SKILL_OPTIONS } from '../../parts/credentials'
import { useNurses } from '../../parts/no-nurse'
import { optionsOf, quoteMessages } from '../../parts/quote/messages'
import { planText } from './messages'
import { RepeatFields } from './repeat-fields'
import { lineValue, type RuleValues } from './rule-values'
import { TaskFields } from './task-fields'
import styles from './plan-form.module.css'

const text = planText.rule
const HOLIDAYS = optionsOf(text.holidays)

interface RuleFieldsProps {
  /** Counted from 0. */
  at: number
  rules: readonly RuleValues[]
  /** The rule that is changed; undefined for new ones. */
  before: PlanRule | undefined
  /** The accepted quotes. */
  quotes: readonly Quote[]
}

/** One rule: which visits there are to be, and by whom. */
export function RuleFields({ at, rules, before, quotes }: RuleFieldsProps) {
  const form = useForm()
  const today = useClientToday()
  const values = rules[at]
  if (!values) return null
  const name = (field: keyof RuleValues) => `rules.${at}.${field}`
  const kept = before && values.rrule === before.rrule && values.repeat === 'kept' ? before.rrule : undefined
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.ruleTitle}>{rules.length > 1 ? text.title(at + 1) : text.onlyTitle}</legend>
      {rules.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          icon={TrashIcon}
          className={styles.remove}
          onClick={() =>
            form.change(
              'rules',
              rules.filter((each) => each !== values),
            )
          }
        >
          {text.remove(at + 1)}
        </Button>
      )}
      <div className={styles.fields}>
        <SelectField
          name={name('service')}
          label={text.service}
          required
          placeholder={text.choose}
          options={withOwn(SERVICE_CHOICES, before?.service)}
        />
        <SelectField
          name={name('quoteLine')}
          label={text.price}
          placeholder={text.noPrice}
          options={priceOptions(quotes, before)}
        />
      </div>
      <RepeatFields values={values} name={name} kept={kept} />
      <div className={styles.fields}>
        <TimeField name={name('startMinute')} label={text.start} required />
        <TextField name={name('minutes')} label={text.length} required autoComplete="off" maxLength={5} />
        {!before && <DateField name={name('startsOn')} label={text.startsOn} required today={today} min={today} />}
        <DateField name={name('endsOn')} label={text.endsOn} today={today} min={values.startsOn} />
        <SelectField name={name('onHolidays')} label={text.onHolidays} options={HOLIDAYS} />
        <NurseField name={name('nurseId')} before={before} />
      </div>
      <ChoicesField name={name('skills')} label={text.skills} options={SKILL_OPTIONS} />
      <TaskFields name={name('tasks')} tasks={values.tasks} />
    </fieldset>
  )
}

/** The choices, and the one that is there already. */
const withOwn = (choices: readonly string[], own: string | undefined) =>
  own === undefined || choices.includes(own) ? choices : [own, ...choices]

function priceOptions(quotes: readonly Quote[], before: PlanRule | undefined) {
  const options = quotes.flatMap(({ id, number, lines }) =>
    lines.map(({ unit, dayClass, price }, position) => {
      const what = `${quoteMessages.units[unit]}, ${quoteMessages.dayClasses[dayClass].toLowerCase()}`
      return {
        value: lineValue({ quoteId: id, position }),
        label: text.line(number, what, formatAed(filsFromAed(price))),
      }
    }),
  )
  const own = lineValue(before?.quoteLine ?? null)
  return own === '' || options.some(({ value }) => value === own)
    ? options
    : [{ value: own, label: text.priceNow }, ...options]
}

function NurseField({ name, before }: { name: string; before: PlanRule | undefined }) {
  const { data } = useNurses()
  const today = useClientToday()
  const options = (data?.nurses ?? [])
    .filter(({ leftOn }) => leftOn === null || leftOn > today)
    .map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))
  const own = before?.nurse
  const all =
    !own || options.some(({ value }) => value === own.id) ? options : [{ value: own.id, label: own.name }, ...options]
  return <SelectField name={name} label={text.nurse} placeholder={text.anyNurse} options={all} />
}
