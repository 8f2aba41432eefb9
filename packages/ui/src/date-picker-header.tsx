import { arabic } from '@homecare/domain/arabic-formats'
import { format } from 'date-fns'
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker'
import { calendarLocale } from './calendar-locale'
import { Icon } from './icon'
import { ChevronLeftIcon, ChevronRightIcon } from './icons'
import * as text from './locales/en/date-picker.json'
import styles from './date-picker.module.css'

type Props = Pick<
  ReactDatePickerCustomHeaderProps,
  'monthDate' | 'decreaseMonth' | 'increaseMonth' | 'prevMonthButtonDisabled' | 'nextMonthButtonDisabled'
>

const monthText = (date: Date): string => {
  const month = format(date, 'MMMM yyyy', { locale: calendarLocale })
  return arabic ? arabic.digits(month) : month
}

export function DatePickerHeader({ monthDate, decreaseMonth, increaseMonth, ...edge }: Props) {
  return (
    <div className={styles.header}>
      <button
        type="button"
        className={styles.turn}
        onClick={decreaseMonth}
        disabled={edge.prevMonthButtonDisabled}
        aria-label={text.previousMonth}
      >
        <Icon icon={ChevronLeftIcon} size={22} />
      </button>
      <p className={styles.month} aria-live="polite">
        {monthText(monthDate)}
      </p>
      <button
        type="button"
        className={styles.turn}
        onClick={increaseMonth}
        disabled={edge.nextMonthButtonDisabled}
        aria-label={text.nextMonth}
      >
        <Icon icon={ChevronRightIcon} size={22} />
      </button>
    </div>
  )
}
