import { BOARD_PERIODS } from '@homecare/domain/board-period'
import { FilterForm } from '../../parts/filter-form'
import { ChoiceField, DayField } from '../../parts/form-fields'
import type { BoardChoice } from './board-choice'
import { boardMessages } from './messages'
import styles from './board-filter.module.css'

const text = boardMessages.filter
const PERIODS = BOARD_PERIODS.map((value) => ({ value, label: text.periods[value] }))
const BYS = (['day', 'week'] as const).map((value) => ({ value, label: text.bys[value] }))

interface BoardFilterProps {
  choice: BoardChoice
  onChoose: (changes: Partial<BoardChoice>) => void
}

/** The period, the two days of an own one, and whether days or weeks are counted. */
export function BoardFilter({ choice, onChoose }: BoardFilterProps) {
  return (
    <FilterForm label={text.label} values={{ ...choice }} onFilter={onChoose} className={styles.bar}>
      <div className={styles.field}>
        <ChoiceField name="period" label={text.period} options={PERIODS} />
      </div>
      {choice.period === 'own' && (
        <>
          <div className={styles.field}>
            <DayField name="from" label={text.from} />
          </div>
          <div className={styles.field}>
            <DayField name="to" label={text.to} />
          </div>
        </>
      )}
      <div className={styles.field}>
        <ChoiceField name="by" label={text.by} options={BYS} />
      </div>
    </FilterForm>
  )
}
