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
  /**
   * What stands in the field until it is left, whatever a form makes of it: on the way to a date it is empty or in another
   * year. Its bounds stay too, since a browser begins the date again when they change.
   */
  const [typed, setTyped] = useState<Pick<DatePickerProps, 'min' | 'max'> & { value: string }>()
  useEffect(() => loadOnInterest(plain.current, (picker) => setPicker(() => picker)), [])
  if (Picker) return <Picker {...props} />
  const { value, onChange, min, max, today: _today, unavailable: _unavailable, ...control } = props
  return (
    <DateInput
      {...control}
      ref={plain}
      {...(typed ?? { value: value ?? '', min, max })}
      onChange={({ target }) => {
        setTyped((before) => ({ min, max, ...before, value: target.value }))
        if (!target.validity.badInput) onChange(target.value || null)
      }}
      onBlur={() => {
        setTyped(undefined)
        control.onBlur?.()
      }}
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
