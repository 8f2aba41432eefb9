import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { DatePickerProps } from './date-picker'
import { DateInput } from './native-pickers'

export type LazyDatePickerProps = Omit<DatePickerProps, 'inline'>

/**
 * The DatePicker, fetched once a visitor turns to the form. Until then, without scripts, and if it can't be
 * fetched, it is the browser's own date control, which gives and sends the same `YYYY-MM-DD`.
 */
export function LazyDatePicker(props: LazyDatePickerProps) {
  const [Picker, setPicker] = useState<ComponentType<DatePickerProps>>()
  const plain = useRef<HTMLInputElement>(null)
  useEffect(() => loadOnInterest(plain.current, (picker) => setPicker(() => picker)), [])
  if (Picker) return <Picker {...props} />
  const { value, onChange, min, max, today: _today, unavailable: _unavailable, ...control } = props
  return (
    <DateInput
      {...control}
      ref={plain}
      value={value ?? ''}
      min={min}
      max={max}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}

/** Loads the picker at the first sign of interest in the form; hands it over while the control is not in use. */
function loadOnInterest(input: HTMLInputElement | null, handOver: (picker: ComponentType<DatePickerProps>) => void) {
  const place = input?.form ?? input
  if (!input || !place) return undefined
  const listeners = new AbortController()
  const { signal } = listeners
  const load = async () => {
    const { DatePicker } = await import('./date-picker')
    if (signal.aborted) return
    if (document.activeElement === input) input.addEventListener('blur', () => handOver(DatePicker), { signal })
    else handOver(DatePicker)
  }
  // A picker that can't be fetched is no loss: the browser's control stays.
  const tryToLoad = () => void load().catch(() => undefined)
  for (const event of ['pointerover', 'focusin']) place.addEventListener(event, tryToLoad, { signal, once: true })
  // Somebody may be typing in the form since before this script ran.
  if (place.contains(document.activeElement)) tryToLoad()
  return () => listeners.abort()
}
