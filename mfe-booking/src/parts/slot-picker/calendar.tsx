import { lazy } from 'react'
import type { DatePickerProps } from '@homecare/ui/date-picker'
import { TextInput } from '@homecare/ui/text-input'

const load = () => import('@homecare/ui/date-picker').then((module) => ({ default: module.DatePicker }))

/** The calendar, or the browser's own date control if the calendar's script can't be loaded. */
export const Calendar = lazy(() => load().catch(() => ({ default: PlainDate })))

/** Preloads the calendar while the visitor chooses tests. */
export function preloadCalendar(): void {
  void load().catch(() => undefined)
}

function PlainDate({ value, onChange, min, max, 'aria-labelledby': labelledBy }: DatePickerProps) {
  return (
    <TextInput
      type="date"
      data-empty="MM/DD/YYYY"
      aria-labelledby={labelledBy}
      value={value ?? ''}
      min={min}
      max={max}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}
