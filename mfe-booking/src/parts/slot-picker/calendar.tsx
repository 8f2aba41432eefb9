import { lazy } from 'react'
import type { DatePickerProps } from '@homecare/ui/date-picker'
import { DateInput } from '@homecare/ui/native-pickers'
import { loadCalendar } from './load-calendar'

/** The calendar, or the browser's own date control if the calendar's script can't be loaded. */
export const Calendar = lazy(() => loadCalendar().catch(() => ({ default: PlainDate })))

function PlainDate({ value, onChange, min, max, 'aria-labelledby': labelledBy }: DatePickerProps) {
  return (
    <DateInput
      aria-labelledby={labelledBy}
      value={value ?? ''}
      min={min}
      max={max}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}
