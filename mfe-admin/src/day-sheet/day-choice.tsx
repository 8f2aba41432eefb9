import { addDays } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { LazyDatePicker } from '@homecare/ui/lazy-date-picker'
import { SelectInput } from '@homecare/ui/select-input'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { FilterForm } from '../parts/filter-form'
import { daySheetMessages } from './messages'
import type { SheetChoice } from './use-sheet-choice'
import styles from './day-choice.module.css'

const words = daySheetMessages.choice

interface DayChoiceProps {
  choice: SheetChoice
  today: string
  areas: readonly string[]
  onChoose: (next: Partial<SheetChoice>) => void
}

/** Another day may have other areas: moving to it keeps the chosen one, so that one nurse's route can be followed. */
export function DayChoice({ choice: { date, area }, today, areas, onChoose }: DayChoiceProps) {
  const known = area && !areas.includes(area) ? [area, ...areas] : areas
  const step = (days: number, label: string, icon: 'chevron-left' | 'chevron-right') => (
    <Button variant="quiet" size="sm" icon={icon} title={label} onClick={() => onChoose({ date: addDays(date, days) })}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
  return (
    <FilterForm label={words.label} className={styles.choice}>
      <div className={styles.day}>
        {step(-1, words.before, 'chevron-left')}
        <div className={styles.date}>
          <Field label={words.date}>
            {(aria) => (
              <LazyDatePicker
                {...aria}
                value={date}
                today={today}
                onChange={(chosen) => onChoose({ date: chosen ?? today })}
              />
            )}
          </Field>
        </div>
        {step(1, words.after, 'chevron-right')}
      </div>
      <Button
        variant="quiet"
        size="sm"
        disabled={date === today}
        className={styles.today}
        onClick={() => onChoose({ date: today })}
      >
        {words.today}
      </Button>
      <div className={styles.area}>
        <Field label={words.area}>
          {(aria) => (
            <SelectInput
              {...aria}
              options={[{ value: '', label: words.allAreas }, ...known.map((name) => ({ value: name, label: name }))]}
              value={area}
              onChange={({ target }) => onChoose({ area: target.value })}
            />
          )}
        </Field>
      </div>
    </FilterForm>
  )
}
