import { DayStepper } from '../../parts/day-stepper'
import { FilterForm } from '../../parts/filter-form'
import { ChoiceField } from '../../parts/form-fields'
import { daySheetMessages } from './messages'
import type { SheetChoice } from './use-sheet-choice'
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
  return (
    <FilterForm
      label={text.label}
      className={styles.choice}
      values={{ date, area, nurse }}
      onFilter={({ date: chosen = date, ...next }) => onChoose({ ...next, date: chosen || today })}
    >
      <DayStepper date={date} today={today} text={text} onChoose={(chosen) => onChoose({ date: chosen })} />
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
