import { addDays } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { FilterForm } from '../parts/filter-form'
import { ChoiceField, DayField } from '../parts/form-fields'
import { daySheetMessages } from './messages'
import type { SheetChoice } from './use-sheet-choice'
import type { IconDrawing } from '@homecare/ui/icon'
import { ChevronLeftIcon, ChevronRightIcon } from '@homecare/ui/icons'
import styles from './day-choice.module.css'

const text = daySheetMessages.choice

interface DayChoiceProps {
  choice: SheetChoice
  today: string
  areas: readonly string[]
  /** Those who work here on that day. */
  nurses: readonly { id: string; name: string }[]
  onChoose: (next: Partial<SheetChoice>) => void
}

/** Another day may have other areas: moving to it keeps the chosen one, so that one nurse's route can be followed. */
export function DayChoice({ choice: { date, area, nurse }, today, areas, nurses, onChoose }: DayChoiceProps) {
  const known = area && !areas.includes(area) ? [area, ...areas] : areas
  const step = (days: number, label: string, icon: IconDrawing) => (
    <Button variant="quiet" size="sm" icon={icon} title={label} onClick={() => onChoose({ date: addDays(date, days) })}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
  return (
    <FilterForm
      label={text.label}
      className={styles.choice}
      values={{ date, area, nurse }}
      onFilter={({ date: chosen = date, ...next }) => onChoose({ ...next, date: chosen || today })}
    >
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
        onClick={() => onChoose({ date: today })}
      >
        {text.today}
      </Button>
      <div className={styles.area}>
        <ChoiceField
          name="area"
          label={text.area}
          options={[{ value: '', label: text.allAreas }, ...known.map((name) => ({ value: name, label: name }))]}
        />
      </div>
      <div className={styles.area}>
        <ChoiceField
          name="nurse"
          label={text.nurse}
          options={[
            { value: '', label: text.allNurses },
            { value: 'none', label: text.noNurse },
            ...nurses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
    </FilterForm>
  )
}
