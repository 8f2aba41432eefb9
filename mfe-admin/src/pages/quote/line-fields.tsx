import { useForm, useFormState } from 'react-final-form'
import { Link } from 'react-router-dom'
import type { RateCard } from '@homecare/contract/quotes'
import { formatDate, isIsoDate } from '@homecare/domain/dates'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { rateOn } from '@homecare/domain/rates'
import { SERVICE_CHOICES } from '@homecare/domain/service-choices'
import { Button } from '@homecare/ui/button'
import { SelectField, TextField } from '@homecare/ui/form-field'
import { TrashIcon } from '@homecare/ui/icons'
import { usePermission } from '../../api/use-permission'
import { DaysField } from '../../parts/care/days-field'
import { TimeField } from '../../parts/care/time-field'
import { optionsOf, quoteMessages } from '../../parts/quote/messages'
import { quoteText } from './messages'
import { countedTimes, type LineValues, type QuoteValues } from './quote-values'
import styles from './line-fields.module.css'

const text = quoteText.line
const UNITS = optionsOf(quoteMessages.units)
const DAY_CLASSES = optionsOf(quoteMessages.dayClasses)

type Rates = RateCard['rates']

interface LineFieldsProps {
  /** Counted from 0. */
  at: number
  /** Undefined until they are loaded. */
  rates: Rates | undefined
}

/** One line of a quote: which care, when, how many, and what it costs. */
export function LineFields({ at, rates }: LineFieldsProps) {
  const form = useForm<QuoteValues>()
  const { values } = useFormState<QuoteValues>({ subscription: { values: true } })
  const line = values.lines[at]
  if (!line) return null
  const name = (field: keyof LineValues) => `lines.${at}.${field}`
  const counted = countedTimes(values, line.days)
  return (
    <fieldset className={styles.line}>
      <legend className={styles.title}>{text.title(at + 1)}</legend>
      {values.lines.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          icon={TrashIcon}
          className={styles.remove}
          onClick={() =>
            form.change(
              'lines',
              values.lines.filter((each) => each !== line),
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
          options={SERVICE_CHOICES}
        />
        <SelectField name={name('unit')} label={text.unit} required placeholder={text.choose} options={UNITS} />
        <SelectField name={name('dayClass')} label={text.dayClass} required options={DAY_CLASSES} />
      </div>
      <LinePrice line={line} day={values.startsOn} rates={rates} />
      <DaysField name={name('days')} hint={text.daysHint} />
      <div className={styles.fields}>
        <TimeField name={name('startMinute')} label={text.start} />
        <TextField name={name('minutes')} label={text.length} autoComplete="off" maxLength={5} />
        <TextField
          name={name('times')}
          label={text.times}
          hint={counted === null ? undefined : text.counted(counted)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      </div>
    </fieldset>
  )
}

/** What one costs on the first day; where there is no price, the way to the page that has them. */
function LinePrice({ line, day, rates }: { line: LineValues; day: string; rates: Rates | undefined }) {
  const seesRates = usePermission('see-rates')
  const { service, unit, dayClass } = line
  if (!rates || !service || !unit || !isIsoDate(day)) return null
  const priced = rates.map((rate) => ({ ...rate, fils: filsFromAed(rate.price) }))
  const rate = priced.find((each) => each.unit === unit && each.dayClass === dayClass)
  const found = rate && rateOn(priced, { service, unit: rate.unit, dayClass: rate.dayClass }, day)
  if (found)
    return <p className={styles.quiet}>{text.price(formatAed(found.fils), quoteMessages.vatRules[found.vatRule])}</p>
  return (
    <p className={styles.missing} role="status">
      {text.priceMissing(formatDate(day))} {seesRates && <Link to="/admin/rates">{text.rates}</Link>}
    </p>
  )
}
