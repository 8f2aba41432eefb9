import { addDays } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import type { IconDrawing } from '@homecare/ui/icon'
import { ChevronLeftIcon, ChevronRightIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { DayField } from './form-fields'
import styles from './day-stepper.module.css'

interface DayStepperProps {
  date: string
  today: string
  text: Record<'date' | 'today' | 'before' | 'after', string>
  onChoose: (date: string) => void
}

/** The field `date` of a filter form, with the days before and after it and today one click away. */
export function DayStepper({ date, today, text, onChoose }: DayStepperProps) {
  const step = (days: number, label: string, icon: IconDrawing) => (
    <Button variant="quiet" size="sm" icon={icon} title={label} onClick={() => onChoose(addDays(date, days))}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
  return (
    <>
      <div className={styles.day}>
        {step(-1, text.before, ChevronLeftIcon)}
        <div className={styles.date}>
          <DayField name="date" label={text.date} today={today} />
        </div>
        {step(1, text.after, ChevronRightIcon)}
      </div>
      <Button
        variant="quiet"
        size="sm"
        disabled={date === today}
        className={styles.today}
        onClick={() => onChoose(today)}
      >
        {text.today}
      </Button>
    </>
  )
}
