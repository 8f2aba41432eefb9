import { useLayoutEffect, useMemo, useRef, type ComponentProps, type SyntheticEvent } from 'react'
import { mirrorArrows } from './mirror-arrows'
import { arabic } from '@homecare/domain/arabic-formats'
import { latinDigits } from '@homecare/domain/text'
import ReactDatePicker, { CalendarContainer } from 'react-datepicker'
import { toDateOrNull, toIso, typedDate } from './calendar-date'
import { calendarLocale, DATE_FORMAT, weekdayInShort } from './calendar-locale'
import { classNames } from './class-names'
import { besideField } from './beside-field'
import { DatePickerHeader } from './date-picker-header'
import { Icon } from './icon'
import { CalendarIcon } from './icons'
import * as text from './locales/en/date-picker.json'
import { Skeleton } from './skeleton'
import { useIsHydrated } from './use-is-hydrated'
import { hiddenInDatePicker } from './visually-hidden'
import control from './control.module.css'
import styles from './date-picker.module.css'

export type DatePickerProps = {
  /** `YYYY-MM-DD` in the provider's calendar, never shifted by a time zone. */
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
  /** The reason why a day can't be chosen, or null when it can. */
  unavailable?: (isoDate: string) => string | null
  /** The calendar itself in the page instead of a box that opens it. */
  inline?: boolean
  /** The provider's today: the visitor's clock may stand on another day. */
  today?: string
  id?: string
  name?: string
  disabled?: boolean
  required?: boolean | undefined
  onBlur?: () => void
  onFocus?: () => void
  /** Another month is shown. */
  onMonthChange?: () => void
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
  'aria-labelledby'?: string
}

const NARROW = 576
const BESIDE = [besideField]
/** A form that scrolls within itself does not cut the box. */
const UNCUT = { strategy: 'fixed' } as const

export function DatePicker({ value, onChange, min, max, unavailable, inline, today, ...rest }: DatePickerProps) {
  // A prerendered calendar would show the day on which it was made.
  const hydrated = useIsHydrated()
  const narrow = useMemo(() => hydrated && window.innerWidth < NARROW, [hydrated])
  const library = useRef<ReactDatePicker>(null)
  if (inline && !hydrated) return <Skeleton block className={styles.waiting} />

  const reason = (date: Date) => unavailable?.(toIso(date)) ?? null
  const selected = toDateOrNull(value)
  /** A typed date outside the bounds stays in the field: the form says what is wrong with it. */
  const keepTyped = (event?: SyntheticEvent) => {
    const input = event?.target instanceof HTMLInputElement ? event.target : null
    if (!input) return
    // The library reads it next.
    if (latinDigits(input.value) !== input.value) input.value = latinDigits(input.value)
    const iso = typedDate(input.value)
    if (iso !== null && ((min && iso < min) || (max && iso > max))) onChange(iso)
  }
  const picker = (
    <ReactDatePicker
      selected={selected}
      onChange={(date: Date | null) => onChange(date && toIso(date))}
      onChangeRaw={keepTyped}
      minDate={toDateOrNull(min) ?? undefined}
      maxDate={toDateOrNull(max) ?? undefined}
      filterDate={unavailable && ((date) => reason(date) === null)}
      openToDate={selected ?? toDateOrNull(today ?? min) ?? undefined}
      inline={inline}
      calendarContainer={inline ? InlineCalendar : BoxCalendar}
      locale={calendarLocale}
      // On phones it would hang under the fixed header or the action bar: there it is centred.
      withPortal={narrow && !inline}
      // The centred box covers the field: whoever comes by the keyboard types a date, or opens the box by an arrow key.
      preventOpenOnFocus={narrow}
      onKeyDown={({ key }) => narrow && key === 'ArrowDown' && library.current?.setOpen(true)}
      ref={library}
      customInput={narrow ? <input inputMode="none" /> : undefined}
      dateFormat={DATE_FORMAT}
      placeholderText={text.format}
      autoComplete="off"
      calendarStartDay={1}
      showPopperArrow={false}
      popperPlacement="bottom-start"
      popperModifiers={BESIDE}
      popperProps={UNCUT}
      enableTabLoop={narrow && !inline}
      chooseDayAriaLabelPrefix=""
      disabledDayAriaLabelPrefix={text.notAvailable}
      useWeekdaysShort
      formatWeekDay={weekdayInShort}
      monthAriaLabelPrefix={text.month}
      calendarClassName={classNames(styles.calendar, hiddenInDatePicker)}
      popperClassName={styles.popper}
      className={control.control}
      dayClassName={(date) => (today === toIso(date) ? (styles.today ?? '') : '')}
      renderDayContents={(day, date) => (
        <span title={(date && reason(date)) ?? undefined}>{arabic ? arabic.digits(String(day)) : day}</span>
      )}
      renderCustomHeader={(header) => <DatePickerHeader {...header} />}
      {...rest}
      aria-invalid={rest['aria-invalid'] ? 'true' : undefined}
      aria-required={rest['aria-required'] ? 'true' : undefined}
    />
  )
  return inline ? (
    <div className={styles.inline}>{picker}</div>
  ) : (
    <div className={classNames(control.wrap, control.atEnd, styles.box)}>
      {picker}
      <Icon icon={CalendarIcon} />
    </div>
  )
}

/** In the page it is no dialog; its own container would carry a name that nothing can read out. */
const InlineCalendar = ({ className, children }: ComponentProps<typeof CalendarContainer>) => (
  <div className={className} onKeyDownCapture={mirrorArrows}>
    <CurrentDay />
    {children}
  </div>
)

const BoxCalendar = ({ children, ...props }: ComponentProps<typeof CalendarContainer>) => (
  <CalendarContainer {...props}>
    <CurrentDay />
    {mirrorArrows ? <div onKeyDownCapture={mirrorArrows}>{children}</div> : children}
  </CalendarContainer>
)

/** The library tells screen readers the device's day; here the current day is the one that `dayClassName` has marked. */
function CurrentDay() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    for (const day of place.current?.parentElement?.querySelectorAll('[role=gridcell]') ?? [])
      if (styles.today && day.classList.contains(styles.today)) day.setAttribute('aria-current', 'date')
      else day.removeAttribute('aria-current')
    // The library writes "نوفمبر, 2026".
    const month = arabic && place.current?.parentElement?.querySelector('.react-datepicker__month')
    if (arabic && month)
      month.setAttribute('aria-label', arabic.digits(month.getAttribute('aria-label')?.replace(',', '') ?? ''))
  })
  return <span ref={place} hidden />
}
